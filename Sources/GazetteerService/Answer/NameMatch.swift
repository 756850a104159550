// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerText

/// How a text matches a place, and by which of its names.
struct NameMatch {
  let label: MatchLabel
  /// The matching name, if it is not the shown one.
  let otherName: String?

  /// - Parameters:
  ///   - query: The text as it was read for the place, with typos corrected and without the words that the place lacks.
  ///   - lacksWords: Whether the place lacks words of the text.
  init(of query: QueryText, with match: TextMatch, in place: PlaceRecord, shown: String, lacksWords: Bool) {
    switch match.matchClass {
    case .nameStart where !place.names.isEmpty && !place.mainNames.contains(where: { place.forms(of: $0).contains(where: query.begins) }):
      label = .alias
      otherName = Self.other(than: shown, among: place.aliases, of: place, query) { $0.contains { $0.key == query.key } }
    case .nameStart:
      let isWhole = match.wholeNameLetters > 0 && match.wholeNameLetters == TextAnalyzer.letterCount(query.key)
      label = isWhole ? .wholeName : .nameStart
      otherName = Self.other(than: shown, among: place.mainNames, of: place, query) { forms in
        forms.contains { isWhole ? query.lettersOfWholeName($0) == match.wholeNameLetters : query.begins($0) }
      }
    case .nameWords, .respelled:
      let main = place.mainNames
      label = place.names.isEmpty || query.hasAllTerms(in: main.flatMap(place.forms(of:))) ? .nameWords : .alias
      otherName = Self.other(than: shown, among: label == .alias ? place.aliases : main, of: place, query) { query.hasAllTerms(in: $0) }
    case .context:
      label = .context
      otherName = Self.besideAddress(than: shown, of: place, query)
    case .infix:
      label = .infix
      otherName = Self.other(than: shown, among: place.mainNames, of: place, query) { query.matchesInside(PlaceTerms(mainForms: $0)) }
    case .partial:
      label = lacksWords ? .partial : .corrected
      otherName = Self.besideAddress(than: shown, of: place, query)
    case .corrected:
      label = .corrected
      let names = match.corrected?.form == .nameStart ? place.mainNames : place.mainNames + place.aliases
      otherName =
        match.corrected?.form == .context
        ? Self.besideAddress(than: shown, of: place, query)
        : Self.other(than: shown, among: names, of: place, query) { query.hasAllTerms(in: $0) }
    }
  }

  /// The name that has the words missing from the address; if the address lacks none, the name that has all words found in names.
  private static func besideAddress(than shown: String, of place: PlaceRecord, _ query: QueryText) -> String? {
    if place.names.isEmpty { return nil }
    let terms = PlaceTerms(place)
    let (inNames, inAddress) = (query.termsFound(in: terms.mainForms + terms.aliasForms), query.termsFound(in: terms.contextForms))
    let named = query.terms.indices.filter { inNames[$0] }
    let lacking = named.filter { !inAddress[$0] }
    let wanted = lacking.isEmpty ? named : lacking
    return other(than: shown, among: place.mainNames + place.aliases, of: place, query) { forms in
      let found = query.termsFound(in: forms)
      return wanted.allSatisfy { found[$0] }
    }
  }

  /// The name that fits best: one that begins with the text before others, then a shorter one before a longer one. Nil if the shown name is among the
  /// names and fits.
  private static func other(
    than shown: String, among names: @autoclosure () -> [String], of place: PlaceRecord, _ query: QueryText, _ fits: ([NameForm]) -> Bool
  ) -> String? {
    if place.names.isEmpty, place.name == shown { return nil }
    let names = names()
    if names == [shown] || names.contains(shown) && fits(place.forms(of: shown)) { return nil }
    var best: (name: String, begins: Bool, length: Int)?
    for name in names where name != shown {
      let forms = place.forms(of: name)
      guard fits(forms) else { continue }
      let begins = forms.contains { query.begins($0) }
      let length = forms.first?.key.count ?? 0
      if let best, (best.begins ? 0 : 1, best.length) <= (begins ? 0 : 1, length) { continue }
      best = (name, begins, length)
    }
    return best?.name
  }
}
