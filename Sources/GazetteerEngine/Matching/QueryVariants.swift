// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
import GazetteerSynonyms
package import GazetteerText

/// The query variants of a text. The match of a place is the best match of any variant; of equally good ones, the first variant counts. Only the text as typed
/// gives matches of the class `nameWords`; the other variants give `respelled` instead.
///
/// - As typed, each word with its synonyms: `st` is also `saint` and `street`.
/// - In other letters: `москва` as `moskva` (`TextAnalyzer.otherSpellings`).
/// - Two neighbouring words as one, when some name has a word that begins so: `mc donalds` as `mcdonalds`.
/// - One word as two, when no name has a word that begins so and names have both parts: `bigben` as `big ben`.
/// - With one word as another spelling of its sound, when no name has it: `edinborough` as `edinburgh` (`SoundSpellings`).
/// - With another phrase that means the same: `edwards afb` as `edwards air force base` (`Phrases`).
/// - Without words that a name may lack: `the louvre` as `louvre` (`OptionalWords`).
package struct QueryVariants: Sendable {
  /// As typed first.
  package let texts: [QueryText]
  /// If a word of the text was split, the index of its first part: both parts must be adjacent.
  let partings: [Int?]
  /// How many of them may hold typos: as typed, and in other letters.
  private let correctableCount: Int
  /// The variants whose words are those that were typed: all of them, split at the spaces in a script without spaces, and without the optional ones.
  let asTyped: [Int]
  /// The variant without optional words; nil when there is none. A name that begins with it is no match by its prefix.
  private let withoutOptional: Int?
  /// The variants with an abbreviation for words that were typed. A name that begins so is no match by its prefix: `po` begins thousands.
  private let abbreviated: Set<Int>
  /// Of each variant the words that name a category; nil when it has none, or its words are not those that were typed.
  let categories: [CategoryWords?]
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
    var variants = [Respelling(text: typed)]
    variants.appendDistinct(TextAnalyzer.otherSpellings(ofQuery: text).map { Respelling(text: $0) })
    let spellings = variants.indices
    variants.appendDistinct(try WordBoundaries(typed, hasFinishedWords: hasFinishedWords, words: words).respellings())
    variants.appendDistinct(try SoundRespellings(text: typed, hasFinishedWords: hasFinishedWords, words: words).respellings())
    variants.appendDistinct(Respelling.phrases(of: typed, hasFinishedWords: hasFinishedWords))
    let before = variants.count
    if let left = OptionalWords.left(out: typed) { variants.appendDistinct([Respelling(text: left)]) }
    withoutOptional = variants.count > before ? before : nil
    texts = variants.enumerated().map { position, variant in
      let text = hasFinishedWords ? variant.text.finished : variant.text
      // What was written in other letters is a guess already, and so are the parts of a word: they stand for themselves.
      if spellings.dropFirst().contains(position) { return text }
      return text.withSynonyms(besides: variant.parting.map { $0...$0 + 1 })
    }
    partings = variants.map(\.parting)
    abbreviated = Set(variants.indices.filter { variants[$0].isAbbreviated })
    asTyped = [0] + [Self.spaced(texts[spellings]), withoutOptional].compactMap(\.self)
    categories = texts.enumerated().map { [asTyped] in asTyped.contains($0) ? CategoryWords($1) : nil }
    correctableCount = spellings.count
  }

  /// Of fewer letters the marks do not count yet: among hundreds of thousands of names that begin so, those with the marks take long to find.
  private static let leastMarkedLetters = 3

  /// As it was typed.
  package var typed: QueryText { texts[0] }

  /// The index of the text of a script without spaces that is split at the spaces that were typed; nil when there is none.
  private static func spaced(_ spellings: ArraySlice<QueryText>) -> Int? {
    let letters = { (text: QueryText) in text.key.filter { $0 != 0x20 } }
    return spellings.dropFirst().firstIndex { letters($0) == spellings.first.map(letters) }
  }

  /// The variants that may hold typos.
  ///
  /// - Parameters:
  ///   - isFoundAsTyped: Whether some place has all of the text as typed.
  ///   - names: The words of the index, which tell what is a likely typo.
  package func correctable(isFoundAsTyped: Bool, _ names: some WordCounts) throws -> [CorrectableText] {
    try texts.indices.prefix(correctableCount).compactMap {
      try CorrectableText(texts[$0], variant: $0, isFoundAsTyped: isFoundAsTyped, names: names)
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
    if let context = try matchContext(of: place, elsewhere: { _, find in try find(place.contextForms, countryTerms) }) { return context }
    if let inside = matchInside(of: place) { return inside }
    return try correctable.match(place, names) { try $0.corrections(intoWordsOf: place.contextForms, or: countryTerms, names) }
  }

  /// The best match with the prefix of one of these main names, or with all of an alias: who types a name in full means its place. A main name
  /// typed in full is worth more.
  ///
  /// - Parameter isWholeAlias: Whether the text as typed is all of an alias.
  func matchStart(of forms: [NameForm], isWholeAlias: @autoclosure () -> Bool = false) -> TextMatch? {
    var best: TextMatch?
    for index in texts.indices where mayStartNames(index) {
      guard let match = texts[index].matchStart(of: forms), match.wholeNameLetters > best?.wholeNameLetters ?? -1 else { continue }
      best = match.read(as: index)
    }
    guard isWholeAlias() else { return best }
    if let best { return best.wholeNameLetters > 0 ? best : TextMatch(.nameStart) }
    return .wholeAlias(typed)
  }

  /// Whether a name that begins with a variant is a match by its prefix. In other letters it is not: such a name counts less than an alias in the letters
  /// that were typed.
  func mayStartNames(_ index: Int) -> Bool {
    index != withoutOptional && !(1..<correctableCount).contains(index) && !abbreviated.contains(index)
  }

  /// The match when every word, as typed, begins some word of the main names, or of one alias.
  func matchWords(of place: PlaceTerms) -> TextMatch? {
    place.hasName { typed.hasAllWords(in: $0, literally: true) } ? TextMatch(.nameWords) : nil
  }

  /// The same for main names alone, as far as these can tell; nil for other kinds of matches.
  func matchMainWords(of main: PlaceTerms, as expected: MatchClass) -> TextMatch? {
    expected <= .nameWords && typed.hasAllWords(in: main.mainForms, literally: true) ? TextMatch(.nameWords) : nil
  }

  /// The match when the same is so of some variant, or words mean the same.
  func matchRespelled(of place: PlaceTerms) -> TextMatch? {
    texts.indices.first { index in
      isTogether(index, in: place) && place.hasName { texts[index].hasAllWords(in: $0) }
    }.map { TextMatch(.respelled).read(as: $0) }
  }

  /// The match when words stand inside words of the main names, or every word, as typed, begins a word of some name: of several aliases it is hardly
  /// more than chance.
  func matchInside(of place: PlaceTerms) -> TextMatch? {
    let isInside = !typed.hasFinishedWords && typed.matchesInside(place)
    return isInside || typed.hasAllWords(in: place.mainForms + place.aliasForms, literally: true) ? TextMatch(.infix) : nil
  }

  /// Whether a word that was taken apart is so in one of the names, side by side.
  private func isTogether(_ index: Int, in place: PlaceTerms) -> Bool {
    partings[index].map { texts[index].hasTogether($0, in: place.mainForms + place.aliasForms) } ?? true
  }

  /// Whether any word has synonyms, or there is another variant.
  var hasRespellings: Bool { texts.count > 1 || typed.hasSynonyms }

  /// Looks for each word of a text among those of an address, or among others.
  typealias Finding = (_ forms: [NameForm], _ others: [[UInt8]]) throws -> [Bool]

  /// The match when every word is found in names, address or country, or names the category of the place, at least one in the names.
  ///
  /// - Parameter elsewhere: Which words of a variant are in the address or the country; it gets the number of the variant, and how to look for them.
  func matchContext(of place: PlaceTerms, elsewhere: (Int, Finding) throws -> [Bool]) throws -> TextMatch? {
    for index in texts.indices where isTogether(index, in: place) {
      func isElsewhere() throws -> [Bool] {
        let found = try elsewhere(index) { texts[index].termsFound(in: $0, or: $1) }
        guard let categories = categories[index], let type = place.primaryType else { return found }
        return zip(found, categories.found(type)).map { $0 || $1 }
      }
      guard try texts[index].matchesContext(place, elsewhere: isElsewhere) else { continue }
      let letters = try asTyped.contains(index) ? texts[index].lettersOfName(in: place.mainForms, beside: isElsewhere) : 0
      return TextMatch(.context, wholeNameLetters: letters).read(as: index)
    }
    return nil
  }
}

extension QueryText {
  /// The text with the synonyms.
  ///
  /// - Parameter parts: Terms that stand for themselves alone.
  fileprivate func withSynonyms(besides parts: ClosedRange<Int>?) -> QueryText {
    with { index, word, isFinished in
      if parts?.contains(index) == true { return [] }
      // A direction that may be the prefix of another word, as syd of Sydney, is no S.
      return Synonyms.words(for: word, isFinished: isFinished).filter { isFinished || $0.count > 1 }
    } neverFirst: {
      Synonyms.neverFirst(for: $0, isFinished: $1)
    }
  }

  /// Whether a term and the next stand side by side in one of the names.
  fileprivate func hasTogether(_ index: Int, in forms: [NameForm]) -> Bool {
    forms.contains { form in
      zip(form.terms, form.terms.dropFirst()).contains { form.key[$0] == key[terms[index]] && accepts(form.key[$1], at: index + 1) }
    }
  }
}

extension [Respelling] {
  /// Appends those that read the text in a way that is not there yet.
  fileprivate mutating func appendDistinct(_ others: [Respelling]) {
    for other in others where !contains(where: { $0.text.key == other.text.key && $0.text.terms == other.text.terms }) { append(other) }
  }
}
