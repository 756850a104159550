// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
package import GazetteerText

/// What counts as a match. The search narrows down with lists of terms; this says what is true of one place.
extension QueryText {
  /// How the text matches a place, or nil.
  ///
  /// `countryTerms` are the folded words of the names of the place's country, in all languages.
  package func match(_ place: PlaceTerms, countryTerms: [[UInt8]]) -> TextMatch? {
    if isEmpty { return nil }
    if let match = matchStart(of: place.mainForms) { return match }
    if hasAllTerms(in: place.mainForms + place.aliasForms) { return TextMatch(.nameWords) }
    if matchesContext(place, countryTerms) { return TextMatch(.context) }
    if !hasFinishedWords, matchesInside(place) { return TextMatch(.infix) }
    return nil
  }

  /// Whether every word begins some word of these names, or is one when words are finished.
  package func hasAllTerms(in forms: [NameForm]) -> Bool { allTerms { begins($0, in: forms) } }

  /// The match with the beginning of one of these main names.
  package func matchStart(of forms: [NameForm]) -> TextMatch? {
    guard forms.contains(where: { begins($0.key) }) else { return nil }
    return TextMatch(.nameStart, wholeNameLetters: wholeNameLetters(of: forms))
  }

  /// Letters of the longest of the names with which the text begins.
  private func wholeNameLetters(of forms: [NameForm]) -> Int {
    forms.reduce(0) { longest, form in
      key.starts(with: form.key) ? max(longest, TextAnalyzer.letterCount(form.key)) : longest
    }
  }

  /// Whether every word is found in the names, the address or the country, at least one in the names.
  package func matchesContext(_ place: PlaceTerms, _ countryTerms: [[UInt8]]) -> Bool {
    guard terms.count > 1 else { return false }
    var anyInName = false
    return allTerms { term in
      if begins(term, in: place.mainForms) || begins(term, in: place.aliasForms) {
        anyInName = true
        return true
      }
      return begins(term, in: place.contextForms) || countryTerms.contains { accepts($0[...], for: term) }
    } && anyInName
  }

  /// Whether every word is found inside a word of the main names, short words at the beginning of one of any name.
  package func matchesInside(_ place: PlaceTerms) -> Bool {
    allTerms { term in
      QueryText.isLongEnoughForInfix(term)
        ? place.mainForms.contains { form in form.terms.contains { contains(form.key[$0], term) } }
        : begins(term, in: place.mainForms) || begins(term, in: place.aliasForms)
    }
  }

  /// Terms that may be found inside words: three letters and more, of scripts that put spaces between words.
  package static func isLongEnoughForInfix(_ term: ArraySlice<UInt8>) -> Bool {
    !TextAnalyzer.isIdeographic(term) && scalarCount(term) >= 3
  }

  package static func scalarCount(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $1 & 0xC0 != 0x80 ? $0 + 1 : $0 }
  }

  private func allTerms(_ test: (ArraySlice<UInt8>) -> Bool) -> Bool { terms.allSatisfy { test(key[$0]) } }

  private func begins(_ term: ArraySlice<UInt8>, in forms: [NameForm]) -> Bool {
    forms.contains { form in form.terms.contains { accepts(form.key[$0], for: term) } }
  }
}

/// Whether `word` holds `part` somewhere.
private func contains(_ word: ArraySlice<UInt8>, _ part: ArraySlice<UInt8>) -> Bool {
  guard let first = part.first, word.count >= part.count else { return false }
  for start in word.startIndex...(word.endIndex - part.count) where word[start] == first {
    if word[start...].starts(with: part) { return true }
  }
  return false
}
