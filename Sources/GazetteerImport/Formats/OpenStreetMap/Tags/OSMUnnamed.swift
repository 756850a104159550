// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Toilets, playgrounds, car parks and the like without a name, which are called by what they are.
struct OSMUnnamed {
  /// The tag that says what it is: `amenity=toilets`.
  let kind: String

  /// Nil for other elements, and for what only some people may use.
  init?(_ tags: OSMTags) {
    let kinds = ["amenity", "leisure", "tourism"].lazy.compactMap { key in tags[key]?.listed.first.map { key + "=" + $0 } }
    guard let kind = kinds.first(where: { Self.names[$0] != nil }), !Self.closed.contains(tags["access"] ?? "") else { return nil }
    self.kind = kind
  }

  private static let closed: Set<String> = [
    "private", "customers", "no", "permit", "residents", "employees", "Employees", "reserved", "delivery", "forestry", "agricultural",
    "military",
  ]

  /// Importance, below all named places of the kind.
  static let importance = 0.05
  /// Within this distance in metres, two of a kind are one.
  static let reach = 30.0

  /// The name in the language of a country, and those in its other languages and in English: all of them of the first type that has a name in that
  /// language, or else English names.
  func names(types: [String], in country: String?) -> (primary: String, others: [AlternateName])? {
    let languages = [country.flatMap { Self.languages[$0] }, "en"].compactMap(\.self)
    guard let main = languages.first(where: { language in types.contains { name($0, in: language) != nil } }),
      let type = types.first(where: { name($0, in: main) != nil }), let primary = name(type, in: main)
    else { return nil }
    let others = Set(country.map(CountryLanguages.of) ?? []).union(["en"]).subtracting([main]).sorted()
    // The names of types are known in all languages when an answer is made.
    let kind = Self.names[kind]?.isEmpty == true ? AlternateName.Kind.variant : .official
    return (
      primary, others.compactMap { language in name(type, in: language).map { AlternateName(text: $0, language: language, kind: kind) } }
    )
  }

  /// The name in a language; nil when the tables do not have it.
  private func name(_ type: String, in language: String) -> String? {
    let own = Self.names[kind] ?? [:]
    if !own.isEmpty { return own[language] }
    return TypeNames.displayName(of: type, language: [language]).flatMap { $0.language == language ? $0.text : nil }
  }

  /// By tag the names by language; none where the type has them.
  private static let names: [String: [String: String]] = {
    var names: [String: [String: String]] = [:]
    for row in UnnamedPlaces.rows.split(separator: "\n") {
      let cells = row.split(separator: "|").map(\.trimmingSpaces)
      let entries = cells.dropFirst().flatMap { $0.split(separator: ",").map(\.trimmingSpaces) }
      var byLanguage = names[String(cells[0])] ?? [:]
      for entry in entries {
        guard let space = entry.firstIndex(of: " ") else { continue }
        byLanguage[String(entry[..<space])] = String(entry[space...].trimmingSpaces)
      }
      names[String(cells[0])] = byLanguage
    }
    return names
  }()

  private static let languages: [String: String] = {
    var languages: [String: String] = [:]
    for row in UnnamedPlaces.languages.split(separator: "\n") {
      let words = row.split { $0 == " " || $0 == "|" }.map(String.init)
      for country in words.dropFirst() { languages[country] = words[0] }
    }
    return languages
  }()
}
