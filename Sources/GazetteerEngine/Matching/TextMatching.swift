// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
package import GazetteerText

/// What counts as a match. The search narrows down with lists of terms; this says what is true of one place.
extension QueryText {
  /// Whether every word begins some word of these names, or is one when words are finished.
  ///
  /// - Parameter literally: Whether synonyms do not count.
  package func hasAllTerms(in forms: [NameForm], literally: Bool = false) -> Bool { hasAllTerms(in: forms[...], literally: literally) }

  func hasAllTerms(in forms: ArraySlice<NameForm>, literally: Bool = false) -> Bool {
    terms.indices.allSatisfy { begins($0, in: forms, literally: literally) }
  }

  /// The same, and that a word that was typed twice stands twice in one of the names.
  func hasAllWords(in forms: ArraySlice<NameForm>, literally: Bool = false) -> Bool {
    hasAllTerms(in: forms, literally: literally) && repetitions.allSatisfy { stands($0, in: forms) }
  }

  /// Whether one of the names has a word twice that was typed twice, without synonyms, once at least as a whole word: `kansas city kansas` is not
  /// Kansas City in Missouri, and `león león` no San Leonardo – St. Leonhard.
  private func stands(_ repetition: Repetition, in forms: ArraySlice<NameForm>) -> Bool {
    let word = key[terms[repetition.index]]
    return forms.contains { form in
      form.terms.count { accepts(form.key[$0], at: repetition.index, literally: true) } >= 2 && form.terms.contains { form.key[$0] == word }
    }
  }

  /// The match with the prefix of one of these main names.
  package func matchStart(of forms: [NameForm]) -> TextMatch? {
    guard forms.contains(where: { begins($0) }) else { return nil }
    return TextMatch(.nameStart, wholeNameLetters: forms.reduce(0) { max($0, lettersOfWholeName($1)) })
  }

  /// Whether every word is found in the names or elsewhere, at least one in the names. These are the main names, or one alias.
  ///
  /// - Parameter elsewhere: Which words are in the address or the country.
  package func matchesContext(_ place: PlaceTerms, elsewhere: () throws -> [Bool]) rethrows -> Bool {
    if terms.count < 2 { return false }
    let inNames = termsFound(in: place.mainForms + place.aliasForms)
    if !inNames.contains(true) { return false }
    let isElsewhere = try elsewhere()
    guard zip(inNames, isElsewhere).allSatisfy({ $0 || $1 }) else { return false }
    return place.hasName { name in
      let inName = termsFound(in: name)
      return inName.contains(true) && zip(inName, isElsewhere).allSatisfy { $0 || $1 }
        && repetitions.allSatisfy { isElsewhere[$0.index] || stands($0, in: name) }
    }
  }

  /// The names that a text may hold beside words of an address: its first words or its last ones, but not all of them.
  var namesBesideAddress: [(terms: Range<Int>, key: ArraySlice<UInt8>)] {
    if isAbridged { return [] }
    return (1..<max(1, terms.count)).flatMap { count in [0..<count, count..<terms.count] }
      .map { ($0, key[terms[$0.lowerBound].lowerBound..<terms[$0.upperBound - 1].upperBound]) }
  }

  /// The letters of the longest main name that the text holds beside words of an address; 0 when there is none.
  ///
  /// - Parameter elsewhere: Which words are in the address or the country.
  func lettersOfName(in forms: [NameForm], beside elsewhere: () throws -> [Bool]) rethrows -> Int {
    let names = namesBesideAddress.filter { name in forms.contains { $0.key.elementsEqual(name.key) } }
    if names.isEmpty { return 0 }
    let isElsewhere = try elsewhere()
    return names.filter { name in isElsewhere.indices.allSatisfy { name.terms.contains($0) || isElsewhere[$0] } }
      .map { TextAnalyzer.letterCount(Array($0.key)) }.max() ?? 0
  }

  /// Which words begin some word of the forms, or are one; or begin one of other words.
  package func termsFound(in forms: [NameForm], or others: [[UInt8]] = []) -> [Bool] { termsFound(in: forms[...], or: others) }

  private func termsFound(in forms: ArraySlice<NameForm>, or others: [[UInt8]] = []) -> [Bool] {
    terms.indices.map { index in begins(index, in: forms) || others.contains { accepts($0[...], at: index) } }
  }

  /// Whether every word is found inside a word of the main names, short words at the start of one of any name; false for short words alone.
  package func matchesInside(_ place: PlaceTerms) -> Bool {
    guard terms.contains(where: { QueryText.isLongEnoughForInfix(key[$0]) }) else { return false }
    return terms.indices.allSatisfy { index in
      let term = key[terms[index]]
      return QueryText.isLongEnoughForInfix(term)
        ? place.mainForms.contains { form in form.terms.contains { form.key[$0].contains(term) } }
        : begins(index, in: place.mainForms[...]) || begins(index, in: place.aliasForms[...])
    }
  }

  /// Terms that may be found inside words: three letters and more, of scripts that put spaces between words.
  package static func isLongEnoughForInfix(_ term: ArraySlice<UInt8>) -> Bool {
    !TextAnalyzer.isIdeographic(term) && scalarCount(term) >= 3
  }

  package static func scalarCount(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $1 & 0xC0 != 0x80 ? $0 + 1 : $0 }
  }

  private func begins(_ index: Int, in forms: ArraySlice<NameForm>, literally: Bool = false) -> Bool {
    // Most words begin with another letter.
    let first = literally || !hasSynonyms ? key[terms[index].lowerBound] : nil
    return forms.contains { form in
      form.terms.indices.contains { word in
        if let first, form.key[form.terms[word].lowerBound] != first { return false }
        return accepts(form.key[form.terms[word]], at: index, literally: literally, isFirst: word == 0)
      }
    }
  }
}

extension PlaceTerms {
  /// Whether the main names together, or one of the aliases, are as asked for. Words from here and there among hundreds of aliases are no name:
  /// `Salem, OR` is not Jerusalem.
  func hasName(_ isSo: (ArraySlice<NameForm>) -> Bool) -> Bool {
    isSo(mainForms[...]) || aliasForms.indices.contains { isSo(aliasForms[$0...$0]) }
  }

  /// Passes the main names together, then each of the aliases.
  func forEachName(_ body: (ArraySlice<NameForm>) throws -> Void) rethrows {
    try body(mainForms[...])
    for index in aliasForms.indices { try body(aliasForms[index...index]) }
  }
}
