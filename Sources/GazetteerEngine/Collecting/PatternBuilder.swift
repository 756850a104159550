// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Turns an analysed text into MATCH patterns for the lists of the index.
struct PatternBuilder {
  let reader: IndexReader
  let query: QueryText
  let filter: PlaceFilter

  /// A pattern, and whether every place that it finds is a match; otherwise its places have to be compared with the text.
  struct Plan {
    var pattern: MatchPattern
    var isProof: Bool
    /// About how many places it finds; 0 when nobody knows, as of names that begin with a word.
    var likelyPlaces: Int
    /// Which terms it is made of.
    var list = IndexReader.ListKind.words
    /// The same places and others, when it may cost less to compare these than to intersect the list with long ones.
    var narrow: Narrow?
  }

  /// Places that have the rarer words of a text.
  struct Narrow {
    var pattern: MatchPattern
    var likelyPlaces: Int
  }

  /// Longer beginnings than have lists of their own are looked up in the vocabulary; up to this many words are then read as lists, which start
  /// at once, while a beginning without a list of its own is gathered in full first.
  private static let mostExpansions = 64
  /// Places some main name of which begins with the first word, and which have the other words.
  func nameStart(space: [UInt8]) throws -> Plan? {
    guard let first = query.terms.first else { return nil }
    let firstWord = query.key[first]
    if query.terms.count == 1 {
      return try beginning(firstWord, space: space).map { Plan(pattern: $0.pattern, isProof: false, likelyPlaces: 0) }
    }
    var words = [Word(pattern: .term(firstWord, space: space), places: try reader.places(ofTerm: firstWord, space: []))]
    for term in query.terms.dropFirst() {
      guard let word = try beginning(query.key[term]) else { return nil }
      words.append(word)
    }
    let selected = selective(words)
    return MatchPattern.all(selected.map(\.pattern)).map { Plan(pattern: $0, isProof: false, likelyPlaces: 0, narrow: narrow(selected)) }
  }

  /// Places whose names have all words as typed.
  func nameWords() throws -> Plan? {
    var words: [Word] = []
    for index in query.terms.indices {
      guard let word = try beginning(query.key[query.terms[index]]) else { return nil }
      words.append(word)
    }
    return plan(selective(words), of: words, isProof: true)
  }

  /// Places that have all words in names, address or country, at least one of them in the names; nil when the address adds nothing.
  func context() throws -> Plan? {
    guard query.terms.count > 1 else { return nil }
    var words: [Word] = []
    var inNames: [Word?] = []
    var addsAnything = false
    for index in query.terms.indices {
      let name = try anySpelling(of: index)
      let address = try anySpelling(of: index, space: TermSpace.context)
      let countries = try countries(index).map(countryWord)
      let somewhere = [name, address].compactMap { $0 } + countries
      guard let pattern = MatchPattern.any(somewhere.map(\.pattern)) else { return nil }
      if somewhere.count > (name == nil ? 0 : 1) { addsAnything = true }
      inNames.append(name)
      words.append(
        Word(pattern: pattern, places: somewhere.reduce(0) { $0 + $1.places }, lists: somewhere.reduce(0) { $0 + $1.lists }))
    }
    guard addsAnything, let someName = MatchPattern.any(inNames.compactMap { $0?.pattern }) else { return nil }
    // When one word can only stand in names, that some word does needs no words.
    let isNameSure = zip(words, inNames).contains { $0.pattern == $1?.pattern }
    return plan(selective(words), of: words, and: isNameSure ? nil : someName, isProof: query.hasSteadyEquivalents)
  }

  /// Places whose main names have the rarest trigrams of the longer words, or that have the shorter words when these are likely fewer; nil when no word
  /// is long enough, or one of them does not occur.
  func infix() throws -> Plan? {
    if query.hasFinishedWords { return nil }
    guard let inside = try insideWords() else { return nil }
    var short: [Word] = []
    for index in query.terms.indices where !QueryText.isLongEnoughForInfix(query.key[query.terms[index]]) {
      guard let word = try anySpelling(of: index) else { return nil }
      short.append(word)
    }
    guard let beside = plan(selective(short), of: short), beside.likelyPlaces < inside.likelyPlaces else { return inside }
    return beside
  }

  private func insideWords() throws -> Plan? {
    let long = query.terms.map { query.key[$0] }.filter(QueryText.isLongEnoughForInfix)
    var words: [Word] = []
    for trigram in Set(long.flatMap(trigrams(of:))) {
      let places = try reader.places(ofTerm: trigram, space: TermSpace.trigram)
      if places == 0 { return nil }
      words.append(Word(pattern: .term(trigram), places: places))
    }
    words.sort { $0.places < $1.places }
    var plan = plan(selective(Array(words.prefix(Self.infixTrigrams))), of: words)
    plan?.list = .infix
    // Trigrams of one word have much to do with each other.
    plan?.narrow = nil
    return plan
  }

  /// More trigrams than this cost more to intersect than the comparison that they save.
  private static let infixTrigrams = 4

  /// The pattern, and the terms of the wanted countries and types.
  func filtered(_ pattern: MatchPattern) -> MatchPattern {
    var patterns = [pattern]
    if let countries = filter.countries.flatMap({ MatchPattern.any($0.map { .term(TermSpace.country($0)) }) }) {
      patterns.append(countries)
    }
    if let types = filter.listedTypes.flatMap({ MatchPattern.any($0.map { .term(TermSpace.type($0)) }) }) { patterns.append(types) }
    return MatchPattern.all(patterns) ?? pattern
  }

  // MARK: Words

  /// Words that begin as the term does, and words that mean the same; nil when the index has none.
  func anySpelling(of index: Int, space: [UInt8] = []) throws -> Word? {
    try any(beginning(query.key[query.terms[index]], space: space).map { [$0] } ?? [], equivalents(of: index, space: space))
  }

  func any(_ typed: [Word], _ equivalents: [Word]) -> Word? {
    let words = typed + equivalents
    if words.count < 2 { return words.first }
    return MatchPattern.any(words.map(\.pattern)).map {
      Word(pattern: $0, places: words.reduce(0) { $0 + $1.places }, lists: words.reduce(0) { $0 + $1.lists })
    }
  }

  /// Words that mean the same as a term, as far as the index has them. First words of names are counted with the other words.
  func equivalents(of index: Int, space: [UInt8]) throws -> [Word] {
    try query.equivalents(of: index).compactMap { try whole($0[...], space: space) }
  }

  /// Words that begin so, or the word itself when it is finished; nil when the index has none.
  func beginning(_ word: ArraySlice<UInt8>, space: [UInt8] = []) throws -> Word? {
    if isFinished(word) { return try whole(word, space: space) }
    let inNames = space != TermSpace.context
    let places = try reader.places(ofTermsBeginningWith: word, space: inNames ? [] : space)
    if places == 0 { return nil }
    let all = Word(pattern: .prefix(word, space: space), places: places)
    if QueryText.scalarCount(word) + (space.isEmpty ? 0 : 1) <= Schema.longestIndexedPrefix { return all }
    let words = try reader.terms(withPrefix: word, space: inNames ? [] : space, limit: Self.mostExpansions + 1)
    let lists = words.count > Self.mostExpansions ? nil : MatchPattern.any(words.map { .term($0.word, space: space) })
    return Word(pattern: lists ?? all.pattern, places: places, lists: words.count)
  }

  private func isFinished(_ word: ArraySlice<UInt8>) -> Bool { query.hasFinishedWords && !TextAnalyzer.isIdeographic(word) }

  /// The word itself. First words of names are counted with the other words.
  private func whole(_ word: ArraySlice<UInt8>, space: [UInt8]) throws -> Word? {
    let places = try reader.places(ofTerm: word, space: space == TermSpace.context ? space : [])
    return places == 0 ? nil : Word(pattern: .term(word, space: space), places: places)
  }

  /// Countries with a name that has the word, or one that means the same.
  func countries(_ index: Int) throws -> [Int] {
    let term = query.key[query.terms[index]]
    var countries = isFinished(term) ? try self.countries(withWord: Array(term)) : try reader.countries(withTermPrefix: term)
    for word in query.equivalents(of: index) { countries += try self.countries(withWord: word) }
    return Set(countries).sorted()
  }

  /// That a place lies in a country.
  func countryWord(_ country: Int) -> Word {
    Word(pattern: .term(TermSpace.country(country)), places: reader.overview.places(ofCountry: country))
  }

  func countries(withWord word: [UInt8]) throws -> [Int] {
    try reader.countries(withTermPrefix: word).filter { try reader.termsOfCountry($0).contains(word) }
  }
}
