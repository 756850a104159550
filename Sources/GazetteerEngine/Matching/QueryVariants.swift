// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
package import GazetteerText

/// The query variants of a text. The match of a place is the best match of any variant; of equally good ones, the first variant counts. Only the text as typed
/// gives matches of the class `nameWords`; the other variants give `respelled` instead.
package struct QueryVariants: Sendable {
  /// As typed first.
  package let all: [QueryVariant]
  /// Tells foreign names; nil for a request without a language.
  package let nativeNames: NativeNames?
  /// The words that were typed with marks; nil when there are none.
  private let marks: TypedMarks?

  /// - Parameters:
  ///   - text: What was typed.
  ///   - hasFinishedWords: Whether the last word is a whole word, too.
  ///   - language: The language of the request; nil counts names of all languages alike.
  ///   - words: The words of the index.
  package init(of text: String, hasFinishedWords: Bool, language: String? = nil, words: some WordCounts) throws {
    let typed = TextAnalyzer.query(text)
    nativeNames = language.map { NativeNames($0) }
    marks = typed.letters < Self.leastMarkedLetters ? nil : TypedMarks(text)
    let other = TextAnalyzer.otherSpellings(ofQuery: text)
    let spaced = other.firstIndex { $0.isSame(asideFromSpaces: typed) }
    let readings: [RawReading] =
      try [(typed, .asTyped)] + other.enumerated().map { ($1, $0 == spaced ? .asSpaced : .otherLetters) }
      + WordBoundaries(typed, hasFinishedWords: hasFinishedWords, words: words).readings()
      + SoundRespellings(text: typed, hasFinishedWords: hasFinishedWords, words: words).readings()
      + OtherPhrases.readings(of: typed, hasFinishedWords: hasFinishedWords)
      + [OptionalWords.left(out: typed).map { ($0, .withoutOptional) }].compactMap(\.self)
    var distinct: [RawReading] = []
    for one in readings where !distinct.contains(where: { $0.text.key == one.text.key && $0.text.terms == one.text.terms }) {
      distinct.append(one)
    }
    all = distinct.map { QueryVariant($0.text, $0.reading, hasFinishedWords: hasFinishedWords) }
  }

  /// Of fewer letters the marks do not count yet: among hundreds of thousands of names that begin so, those with the marks take long to find.
  private static let leastMarkedLetters = 3

  /// As it was typed.
  package var typed: QueryText { all[0].text }

  /// The variants that may hold typos.
  ///
  /// - Parameters:
  ///   - isFoundAsTyped: Whether some place has all of the text as typed.
  ///   - names: The words of the index, which tell what is a likely typo.
  package func correctable(isFoundAsTyped: Bool, _ names: some WordCounts) throws -> [CorrectableText] {
    try all.indices.filter { all[$0].mayHoldTypos }.compactMap {
      try CorrectableText(all[$0].text, variant: $0, isFoundAsTyped: isFoundAsTyped, names: names)
    }
  }

  /// A match by name, or a fuzzy one, as what names that are not foreign make of it; when they do not match, the same match, noted as foreign.
  ///
  /// - Parameters:
  ///   - primary: The terms of the primary name.
  ///   - native: The terms of the names that are not foreign; nil when none is.
  ///   - corrected: The match of such terms when typos are corrected.
  func weighingLanguages(
    _ match: TextMatch, primary: () throws -> PlaceTerms, native: () throws -> PlaceTerms?, corrected: (PlaceTerms) throws -> TextMatch?
  ) rethrows -> TextMatch {
    guard nativeNames != nil, match.matchClass <= .nameWords || match.matchClass == .corrected else { return match }
    if match.matchClass <= .nameWords, try isSame(match, byName: primary()) { return match }
    guard let native = try native() else { return match }
    let own =
      match.matchClass == .corrected
      ? try corrected(native) : matchStart(of: native.mainForms, isWholeAlias: native.hasWholeAlias(typed.key)) ?? matchWords(of: native)
    if let own { return own }
    var match = match
    match.isForeign = true
    return match
  }

  /// Whether the terms of one name give the same match: then no other name is asked for.
  private func isSame(_ match: TextMatch, byName terms: PlaceTerms) -> Bool {
    let own = matchStart(of: terms.mainForms) ?? matchWords(of: terms)
    return own?.matchClass == match.matchClass && own?.wholeNameLetters == match.wholeNameLetters
  }

  /// The match, noting whether no name of the place has the marks that were typed. Matches by name alone tell: the others are guesses anyway.
  ///
  /// - Parameter names: All names of the place. They are asked for only when marks were typed.
  package func weighingMarks(_ match: TextMatch, of names: () throws -> some Sequence<String>) rethrows -> TextMatch {
    guard let marks, match.matchClass <= .nameWords else { return match }
    var match = match
    match.lacksMarks = try !names().contains(where: marks.stand)
    return match
  }

  /// How the text matches a place, or nil, but for the marks that were typed (`weighingMarks`).
  ///
  /// - Parameters:
  ///   - countryTerms: The folded words of the names of the place's country, in all languages.
  ///   - correctable: The variants that may hold typos.
  ///   - names: The words of the index.
  package func match(
    _ place: PlaceTerms, countryTerms: [[UInt8]], correctable: [CorrectableText], names: some WordCounts
  ) throws -> TextMatch? {
    if typed.isEmpty { return nil }
    if let start = matchStart(of: place.mainForms, isWholeAlias: place.hasWholeAlias(typed.key)) { return start }
    if let words = matchWords(of: place) { return words }
    if let respelled = matchRespelled(of: place) { return respelled }
    if let context = try matchContext(
      of: place, type: place.primaryType, elsewhere: { _, find in try find(place.contextForms, countryTerms) })
    {
      return context
    }
    if let inside = matchInside(of: place) { return inside }
    return try correctable.match(place, names) { try $0.corrections(intoWordsOf: place.contextForms, or: countryTerms, names) }
  }

  /// The best match with the prefix of one of these main names, or with all of an alias: who types a name in full means its place. A main name
  /// typed in full is worth more.
  ///
  /// - Parameter isWholeAlias: Whether the text as typed is all of an alias.
  func matchStart(of forms: [NameForm], isWholeAlias: @autoclosure () -> Bool = false) -> TextMatch? {
    var best: TextMatch?
    for index in all.indices where all[index].mayStartNames {
      guard let match = all[index].text.matchStart(of: forms), match.wholeNameLetters > best?.wholeNameLetters ?? -1 else { continue }
      best = match.read(as: index)
    }
    guard isWholeAlias() else { return best }
    if let best { return best.wholeNameLetters > 0 ? best : TextMatch(.nameStart) }
    return .wholeAlias(typed)
  }

  /// The match when every word, as typed, begins some word of the main names, or of one alias.
  func matchWords(of place: PlaceTerms) -> TextMatch? {
    place.hasName { typed.hasAllWords(in: $0, literally: true) } ? TextMatch(.nameWords) : nil
  }

  /// The same for main names alone, as far as these can tell; nil for other kinds of matches.
  func matchMainWords(of main: PlaceTerms, as expected: MatchClass) -> TextMatch? {
    expected <= .nameWords && typed.hasAllWords(in: main.mainForms[...], literally: true) ? TextMatch(.nameWords) : nil
  }

  /// The match when the same is so of some variant, or words mean the same.
  func matchRespelled(of place: PlaceTerms) -> TextMatch? {
    all.firstIndex { variant in
      variant.isTogether(in: place) && place.hasName { variant.text.hasAllWords(in: $0) }
    }.map { TextMatch(.respelled).read(as: $0) }
  }

  /// The match when words stand inside words of the main names, or every word, as typed, begins a word of some name: of several aliases it is hardly
  /// more than chance.
  func matchInside(of place: PlaceTerms) -> TextMatch? {
    let isInside = !typed.hasFinishedWords && typed.matchesInside(place)
    return isInside || typed.hasAllWords(in: (place.mainForms + place.aliasForms)[...], literally: true) ? TextMatch(.infix) : nil
  }

  /// Whether any word has synonyms, or there is another variant.
  var hasRespellings: Bool { all.count > 1 || typed.hasSynonyms }

  /// Looks for each word of a text among those of an address, or among others.
  typealias Finding = (_ forms: [NameForm], _ others: [[UInt8]]) throws -> [Bool]

  /// The match when every word is found in names, address or country, or names the category of the place, at least one in the names.
  ///
  /// - Parameters:
  ///   - type: The code of the primary type.
  ///   - elsewhere: Which words of a variant are in the address or the country; it gets the number of the variant, and how to look for them.
  func matchContext(of place: PlaceTerms, type: Int?, elsewhere: (Int, Finding) throws -> [Bool]) throws -> TextMatch? {
    for (index, variant) in all.enumerated() where variant.isTogether(in: place) {
      func isElsewhere() throws -> [Bool] {
        let found = try elsewhere(index) { variant.text.termsFound(in: $0, or: $1) }
        guard let categories = variant.categories, let type else { return found }
        return zip(found, categories.found(type)).map { $0 || $1 }
      }
      guard try variant.text.matchesContext(place, elsewhere: isElsewhere) else { continue }
      let letters = try variant.hasTypedWords ? variant.text.lettersOfName(in: place.mainForms, beside: isElsewhere) : 0
      return TextMatch(.context, wholeNameLetters: letters).read(as: index)
    }
    return nil
  }
}

extension QueryText {
  /// Whether a text has the same letters, whatever spaces it has.
  fileprivate func isSame(asideFromSpaces other: QueryText) -> Bool { key.filter { $0 != 0x20 } == other.key.filter { $0 != 0x20 } }
}

extension QueryVariants {
  /// The match as the languages of the names, and the marks that were typed, make it, for a place whose record is at hand.
  ///
  /// - Parameters:
  ///   - match: The match of all names, foreign ones among them.
  ///   - terms: The terms of the record.
  ///   - countryTerms: The folded words of the names of the place's country, in all languages.
  ///   - names: The words of the index.
  package func weighed(
    _ match: TextMatch, for record: PlaceRecord, terms: PlaceTerms, countryTerms: [[UInt8]], names: some WordCounts,
    correctable: [CorrectableText]
  ) throws -> TextMatch {
    let languages = try weighingLanguages(
      match, primary: { PlaceTerms(primary: record.name, others: []) },
      native: { nativeNames?.terms(primary: record.name, others: record.names, country: record.address.countryCode) },
      corrected: { native in
        try correctable.match(native, names) { try $0.corrections(intoWordsOf: terms.contextForms, or: countryTerms, names) }
      })
    return weighingMarks(languages) { record.allNames }
  }
}
