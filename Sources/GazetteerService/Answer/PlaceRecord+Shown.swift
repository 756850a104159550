// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

extension PlaceRecord {
  /// The types in suggestions: those of the source, then the umbrella types that it does not give (`restaurant` → `food`, `point_of_interest`,
  /// `establishment`; `locality` → `political`, `geocode`).
  var suggestedTypes: [String] { types(under: umbrellas) }

  /// The types in details: the same without `geocode`, which distinguishes areas from businesses in suggestions only.
  var detailedTypes: [String] { types(under: umbrellas.subtracting(.geocode)) }

  private var umbrellas: UmbrellaTypes { UmbrellaTypes(primaryType: primaryType, types: types) }

  private func types(under umbrellas: UmbrellaTypes) -> [String] {
    var all = types
    for name in umbrellas.names where !types.contains(name) { all.append(name) }
    return all
  }
}

extension PlaceRecord {
  /// The official name in the language, else the primary name; for a place that is called by what it is, the name of that. Aliases are never shown.
  func shownName(in language: LanguageTag) -> String { nameAndLanguage(in: language).text }

  /// The name that is shown with its language; the language of the primary name is unknown.
  func nameAndLanguage(in language: LanguageTag) -> (text: String, language: String?) {
    for tag in language.fallbacks {
      if let found = names.first(where: { $0.kind.isMain && ($0.language.map { isSameTag($0, tag) } ?? false) }) {
        return (found.text, found.language)
      }
    }
    return nameOfKind(in: language) ?? (name, nil)
  }

  /// The name of its type in the language, where the place has no other name: `Parking` is `Parkplatz` to a German.
  private func nameOfKind(in language: LanguageTag) -> (text: String, language: String?)? {
    guard let kind = types.first(where: { TypeNames.isDisplayName(name, of: $0) }) else { return nil }
    let own = TypeNames.displayName(of: kind, language: language.fallbacks)
    return own.flatMap { language.fallbacks.contains($0.language) ? ($0.text, $0.language) : nil }
  }

  /// The main names, the primary one first.
  var mainNames: [String] { [name] + names.filter { $0.kind.isMain }.map(\.text) }

  /// The other names.
  var aliases: [String] { names.filter { !$0.kind.isMain }.map(\.text) }

  /// The forms of one of its names; the primary one has more of them.
  func forms(of name: String) -> [NameForm] {
    name == self.name ? TextAnalyzer.forms(ofPrimaryName: name) : TextAnalyzer.forms(ofName: name)
  }

  /// The forms of all its names, aliases included.
  var allForms: [NameForm] { ([name] + names.map(\.text)).flatMap(forms(of:)) }
}

/// Whether two language tags are equal, apart from upper and lower case.
private func isSameTag(_ a: String, _ b: String) -> Bool {
  a.utf8.count == b.utf8.count && zip(a.utf8, b.utf8).allSatisfy { lowered($0) == lowered($1) }
}

private func lowered(_ byte: UInt8) -> UInt8 { byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte }
