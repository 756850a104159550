// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerNumbers
import GazetteerText

/// Plans for texts with typos.
extension PatternBuilder {
  /// Places that match when one word is corrected; some of them match as they are.
  struct CorrectedPlan {
    /// All of them.
    var all: MatchPattern
    /// The best that any of them can be.
    var best: TextMatch
    /// Whether any of the words can be found in an address or a country.
    var asksAddresses: Bool
    /// What finding its places costs, in steps through a posting list: through those of all words, or, when it costs less, for comparing the places of
    /// the rarest word. 0 for a text of one word, whose posting lists are read only as far as they are wanted.
    var steps: Int
    /// How to read them wherever they are, with what is rare or good apart.
    var lists: () throws -> CorrectedLists
  }

  /// The places of a plan in parts that can be read.
  struct CorrectedLists {
    /// Places that have the rarer words, when these are likely few: all of the plan's places, and others.
    var narrow: Plan?
    /// Main names that the corrected text is, as far as the other lists do not count with them.
    var names: [(key: [UInt8], best: TextMatch)] = []
    /// Lists short enough to be read in full, likeliest corrections first, each with the best that its places can be.
    var short: [(plan: Plan, best: TextMatch)] = []
    /// Places some main name of which begins with the corrected text.
    var starts: LongLists?
    /// Places that have the words.
    var words: LongLists?
  }

  /// Lists of places that are too many to look at all of them, one for each correction.
  struct LongLists {
    /// Likeliest corrections first, each with the best that its places can be.
    var byCorrection: [(plan: Plan, best: TextMatch)]
    /// All of them together.
    var all: MatchPattern
    /// The best that any place of them can be.
    var best: TextMatch
  }

  /// Plans that together find every place that the text matches with so many edits.
  ///
  /// - Parameter check: Called now and then; what it throws ends the work.
  func corrected(_ text: CorrectableText, edits: Int, check: @escaping () throws -> Void) throws -> [CorrectedPlan] {
    let able = text.words.indices.filter { text.words[$0].allowedEdits >= edits }
    if able.isEmpty { return [] }
    if text.words.count == 1 {
      let names = try corrections(of: text.words[0], edits, space: .names, mark: [], least: text.leastPlaces[0], check)
      return plan(CorrectedWord(text, 0, edits, names, others: [], first: nil), check).map { [$0] } ?? []
    }
    let typed = try text.words.indices.map(found)
    // A word that is nowhere as it stands has to be the one.
    let unknown = text.words.indices.filter { typed[$0].isEmpty }
    if unknown.count > 1 { return [] }
    let first = try spelling(of: 0, space: TermSpace.nameStart)?.pattern
    return try able.filter { unknown.isEmpty || unknown.contains($0) }.compactMap { index in
      let corrected = try corrections(of: text.words[index], edits, least: text.leastPlaces[index], check)
      let others = text.words.indices.filter { $0 != index }.map { typed[$0] }
      return plan(CorrectedWord(text, index, edits, corrected, others: others, first: first), check)
    }
  }

  /// A way to find a word.
  private struct Way {
    var word: Word
    var isName: Bool
    var correction: Correction
    /// The country that it is the name of.
    var country: Int?
    /// As the first word of a main name; nil when it cannot be that.
    var start: CorrectedTerm?
  }

  // MARK: Lists

  /// Places of a corrected word up to which its list is read in full.
  private static let mostPlaces = 48
  /// Full-text search takes a look at each of the words of a list for each place, so lists of many words are parted.
  private static let mostWords = 8

  /// One word of a text corrected, and the others as they stand.
  private struct CorrectedWord {
    let text: CorrectableText
    /// Which word of the text it is.
    let index: Int
    let edits: Int
    /// What it may be corrected into.
    let ways: [Way]
    let others: [[Way]]
    /// Ways of the others to be in the names, whatever country the place lies in; nil when one of them can be nowhere else.
    let otherNames: [Way]?
    /// The first word of the text as it stands, as the first one of a name; nil when it is none, or the text has no other.
    let first: MatchPattern?

    init(_ text: CorrectableText, _ index: Int, _ edits: Int, _ ways: [Way], others: [[Way]], first: MatchPattern?) {
      (self.text, self.index, self.edits, self.first) = (text, index, edits, first)
      otherNames = others.contains { $0.allSatisfy(\.isName) } ? nil : others.joined().filter(\.isName)
      let countries = CountryChoice.common(
        ([ways] + others).filter { $0.allSatisfy { $0.country != nil } }.map { Set($0.compactMap(\.country)) })
      self.ways = countries.map { countries in ways.filter { $0.country.map(countries.contains) ?? true } } ?? ways
      self.others = countries.map { countries in others.map { Self.ways($0, in: countries) } } ?? others
    }

    /// The ways to find a word of places in some countries: these alone when each of them has the word in its names.
    private static func ways(_ ways: [Way], in countries: Set<Int>) -> [Way] {
      let named = ways.filter { $0.country.map(countries.contains) ?? false }
      return named.count == countries.count ? named : ways.filter { $0.country == nil } + named
    }

    var words: [[Way]] { [ways] + others }
    /// Whether any word can be found in an address or a country.
    var asksAddresses: Bool { !words.joined().allSatisfy(\.isName) }

    /// That some word is in the names, when it is corrected in some of its ways; nothing when one word can only be there, nil when none can.
    func someName(_ ways: [Way]) -> [MatchPattern]? {
      guard let otherNames, !ways.allSatisfy(\.isName) else { return [] }
      return MatchPattern.any((ways.filter(\.isName) + otherNames).map(\.word.pattern)).map { [$0] }
    }
  }

  /// The places of a corrected word; nil when there is nothing that it may be corrected into.
  private func plan(_ word: CorrectedWord, _ check: @escaping () throws -> Void) -> CorrectedPlan? {
    guard !word.words.contains(where: \.isEmpty), let someName = word.someName(word.ways),
      let all = MatchPattern.all(word.words.compactMap(Self.pattern) + someName)
    else { return nil }
    return CorrectedPlan(all: all, best: Self.best(Self.least(word.ways)), asksAddresses: word.asksAddresses, steps: steps(word)) {
      try lists(word, check)
    }
  }

  private func steps(_ word: CorrectedWord) -> Int {
    if word.others.isEmpty { return 0 }
    let places = word.words.map(Self.places)
    let compare = (places.min() ?? 0).multipliedClamped(by: Self.stepsToCompare(withAddress: word.asksAddresses))
    return min(places.clampedSum(), compare)
  }

  /// What is rare is read, and its places are compared with the text, unless stepping through all lists costs less. Prefixes of names and whole
  /// names score more, and have lists of their own.
  private func lists(_ word: CorrectedWord, _ check: () throws -> Void) throws -> CorrectedLists {
    let (corrected, others) = (word.ways, word.others)
    var lists = CorrectedLists()
    let all = others.isEmpty ? Int.max : word.words.reduce(0) { $0 + Self.steps($1) }
    let compare = { (ways: [Way]) in Self.stepsToCompare(ways, withAddress: word.asksAddresses) }
    let byPlaces = word.words.sorted { Self.places($0) < Self.places($1) }
    let narrow = narrowing(byPlaces, stepsToCompare: Self.stepsToCompare(withAddress: word.asksAddresses)) {
      (Self.places($0), Self.steps($0))
    }
    // When that is the corrected word alone, its words are read below, likeliest first.
    if narrow.count <= others.count, !(narrow.count == 1 && narrow[0].contains { $0.correction != .none }) {
      lists.narrow = plan(MatchPattern.all(narrow.compactMap(Self.pattern)), narrow)
    }
    let most = compare(corrected) <= all ? (Self.places(corrected) <= Self.rare ? Self.rare : Self.mostPlaces) : 0
    let isShort = { (way: Way) in way.word.places <= most }
    let (short, long) = (corrected.filter(isShort).sorted { $0.correction < $1.correction }, corrected.filter { !isShort($0) })
    let names = try long.isEmpty && Self.places(short) <= Self.mostPlaces ? nil : wholeNames(word.text, word.edits, at: word.index, check)
    lists.names = names ?? []
    let start = { Self.best($0, isWholeName: names == nil) }
    lists.short = parted(short, start)
    if long.isEmpty { return lists }
    lists.starts = try self.lists(long, others, best: start) { ways in
      // What a name begins with stands for its first word.
      let first = word.index == 0 ? try MatchPattern.any(ways.compactMap { try $0.start.flatMap(self.start) }) : word.first
      let behind = word.index == 0 ? others : [ways] + others.dropFirst()
      return first.flatMap { .all([$0] + behind.compactMap(Self.pattern)) }
    }
    let best = { TextMatch(CorrectedMatch(.nameWords, $0)) }
    lists.words = self.lists(long, others, best: best) { ways in
      word.someName(ways).flatMap { MatchPattern.all(([ways] + others).compactMap(Self.pattern) + $0) }
    }
    return lists
  }

  private func lists(
    _ ways: [Way], _ others: [[Way]], best: (Correction) -> TextMatch, pattern: ([Way]) throws -> MatchPattern?
  ) rethrows -> LongLists? {
    guard let union = try pattern(ways) else { return nil }
    let groups = Dictionary(grouping: ways, by: \.correction).sorted { $0.key < $1.key }
    let lists = try groups.compactMap { group in try plan(pattern(group.value), [group.value] + others).map { ($0, best(group.key)) } }
    return LongLists(byCorrection: lists, all: union, best: best(Self.least(ways)))
  }

  /// The plan for places that have one of the ways of each word.
  private func plan(_ pattern: MatchPattern?, _ words: [[Way]]) -> Plan? {
    pattern.map { Plan(pattern: $0, isProof: false, likelyPlaces: likelyPlaces(words.map(Self.places))) }
  }

  private static func stepsToCompare(withAddress: Bool) -> Int { stepsPerComparison * (withAddress ? addressFactor : 1) }

  /// What it costs to read the lists of a word and to compare their places; too much when they are many.
  private static func stepsToCompare(_ ways: [Way], withAddress: Bool) -> Int {
    if places(ways) > rare { return .max }
    return places(ways) * stepsToCompare(withAddress: withAddress) + ways.reduce(0) { $0 + $1.word.lists } * stepsPerList
  }

  /// Comparing the address as well costs so many times as much as the names alone.
  private static let addressFactor = 4

  private func parted(_ ways: [Way], _ best: (Correction) -> TextMatch) -> [(plan: Plan, best: TextMatch)] {
    stride(from: 0, to: ways.count, by: Self.mostWords).compactMap { start in
      let part = Array(ways[start..<min(start + Self.mostWords, ways.count)])
      return plan(Self.pattern(part), [part]).map { ($0, best(ways[start].correction)) }
    }
  }

  private static func pattern(_ ways: [Way]) -> MatchPattern? { MatchPattern.any(ways.map(\.word.pattern)) }

  /// How many places have a word at most.
  private static func places(_ ways: [Way]) -> Int {
    ways.reduce(0) { $0 + $1.word.places }
  }

  private static func steps(_ ways: [Way]) -> Int { ways.reduce(0) { $0 + $1.word.steps } }

  private static func best(_ correction: Correction, isWholeName: Bool = true) -> TextMatch {
    TextMatch(CorrectedMatch(.nameStart, isWholeName: isWholeName, correction))
  }

  private static func least(_ ways: [Way]) -> Correction { ways.map(\.correction).min() ?? .none }

  // MARK: Words

  /// Where a word is found as it stands.
  private func found(_ index: Int) throws -> [Way] {
    let name = try anySpelling(of: index).map { [$0] } ?? []
    let address = try anySpelling(of: index, space: TermSpace.context).map { [$0] } ?? []
    return name.map { Way(word: $0, isName: true, correction: .none) } + address.map { Way(word: $0, isName: false, correction: .none) }
      + ways(try countries(index), .none)
  }

  /// What a word may be corrected into, anywhere.
  private func corrections(of word: TypedWord, _ edits: Int, least: Int, _ check: () throws -> Void) throws -> [Way] {
    var ways = try corrections(of: word, edits, space: .names, mark: [], least: least, check)
    ways += try corrections(of: word, edits, space: .addresses, mark: TermSpace.context, least: least, check)
    for term in try terms(word, edits, .countries, check) where try isCommon(term, .countries, least) {
      let countries = try term.isPrefix ? reader.countries(withTermPrefix: term.term) : self.countries(withWord: term.term)
      ways += self.ways(countries, term.correction)
    }
    return ways
  }

  private func corrections(
    of word: TypedWord, _ edits: Int, space: VocabularySpace, mark: [UInt8], least: Int, _ check: () throws -> Void
  ) throws -> [Way] {
    try terms(word, edits, space, check).filter { try isCommon($0, space, least) }.map { term in
      Way(
        word: Word(pattern: term.isPrefix ? .prefix(term.term, space: mark) : .term(term.term, space: mark), places: term.places),
        isName: space == .names, correction: term.correction, start: space == .names ? term : nil)
    }
  }

  private func terms(_ word: TypedWord, _ edits: Int, _ space: VocabularySpace, _ check: () throws -> Void) throws -> [CorrectedTerm] {
    try reader.corrections(of: word.limited(to: edits), space: space, check: check).filter { $0.correction.edits == edits }
  }

  /// A term as the first word of main names; nil when the index has none.
  private func start(_ term: CorrectedTerm) throws -> MatchPattern? {
    term.isPrefix
      ? try prefix(term.term[...], space: TermSpace.nameStart)?.pattern : .term(term.term, space: TermSpace.nameStart)
  }

  /// Whether so many places may have the word in their names; of prefixes of other words nobody knows.
  private func isCommon(_ term: CorrectedTerm, _ space: VocabularySpace, _ least: Int) throws -> Bool {
    if least == 0 { return true }
    if space == .names { return term.places >= least }
    return try term.isPrefix || reader.places(ofTerm: term.term, space: []) >= least
  }

  private func ways(_ countries: [Int], _ correction: Correction) -> [Way] {
    wanted(countries).map { Way(word: countryWord($0), isName: false, correction: correction, country: $0) }
  }
}
