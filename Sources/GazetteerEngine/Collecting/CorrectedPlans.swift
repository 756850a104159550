// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Plans for texts with typing errors.
extension PatternBuilder {
  /// Places that match when one word is corrected; some of them match as they are.
  struct CorrectedPlan {
    /// Lists short enough to be read in full, likeliest corrections first, each with the best that its places can be.
    var short: [(pattern: MatchPattern, best: TextMatch)] = []
    /// The rest.
    var long: [(pattern: MatchPattern, best: TextMatch)] = []
    /// Whether any of the words can be found in an address or a country.
    var asksAddresses = false
  }

  /// Plans that together find every place that the corrected text matches.
  ///
  /// - Parameter check: Called now and then; what it throws ends the work.
  func corrected(_ text: CorrectableText, check: () throws -> Void) throws -> [CorrectedPlan] {
    if text.words.count == 1 {
      let names = try corrections(of: text.words[0], space: .names, mark: [], least: text.leastPlaces[0], check)
      return names.isEmpty ? [] : [Self.plan(names, isFirst: true, others: [], first: nil)]
    }
    let typed = try text.words.indices.map(found)
    // A word that is nowhere as it stands has to be the one.
    let unknown = text.words.indices.filter { typed[$0].isEmpty }
    if unknown.count > 1 { return [] }
    let first = try spelling(of: 0, space: TermSpace.nameStart)?.pattern
    return try (unknown.isEmpty ? Array(text.words.indices) : unknown).compactMap { index in
      let corrected = try corrections(of: text.words[index], least: text.leastPlaces[index], check)
      return corrected.isEmpty
        ? nil
        : Self.plan(corrected, isFirst: index == 0, others: text.words.indices.filter { $0 != index }.map { typed[$0] }, first: first)
    }
  }

  /// A way to find a word.
  private struct Way {
    var word: Word
    var isName: Bool
    var correction: Correction
    /// As the first word of a main name; nil elsewhere.
    var start: MatchPattern?
  }

  // MARK: Lists

  /// Places of a corrected word up to which its list is read in full.
  private static let mostPlaces = 48
  /// Full-text search takes a look at each of the words of a list for each place, so lists of many words are parted.
  private static let mostWords = 8

  /// Opening the list of one more word costs as much as so many steps through a list.
  private static let stepsPerList = 200

  /// The places that have a word corrected, and the others as they stand. What is rare is read, and its places are compared with the text, unless
  /// stepping through all lists costs less. Beginnings of names score more, and have lists of their own.
  ///
  /// - Parameters:
  ///   - isFirst: Whether the corrected word is the first of the text.
  ///   - first: The first word as it stands, as the first one of a name.
  private static func plan(_ corrected: [Way], isFirst: Bool, others: [[Way]], first: MatchPattern?) -> CorrectedPlan {
    let asksAddresses = !(corrected + others.joined()).allSatisfy(\.isName)
    let rarest = others.min { places($0) < places($1) }
    let all = others.isEmpty ? Int.max : (others + [corrected]).reduce(0) { $0 + places($1) + $1.count * stepsPerList }
    let least = best(corrected.map(\.correction).min() ?? .none)
    let compare = { (ways: [Way]) in stepsToCompare(ways, withAddress: asksAddresses) }
    if let rarest, let list = pattern(rarest), compare(rarest) <= min(all, compare(corrected)) {
      return CorrectedPlan(short: [(list, least)], asksAddresses: asksAddresses)
    }
    var plan = CorrectedPlan(asksAddresses: asksAddresses)
    let most = compare(corrected) <= all ? (places(corrected) <= rare ? rare : mostPlaces) : 0
    let isShort = { (way: Way) in way.word.places.map { $0 <= most } ?? false }
    plan.short = parted(corrected.filter(isShort).sorted { $0.correction < $1.correction })
    for (_, ways) in Dictionary(grouping: corrected.filter { !isShort($0) }, by: \.correction.edits).sorted(by: { $0.key < $1.key }) {
      let correction = ways.map(\.correction).min() ?? .none
      if let start = isFirst ? MatchPattern.any(ways.compactMap(\.start)) : first,
        let pattern = MatchPattern.all([start] + ((isFirst ? [] : [ways]) + others).compactMap(pattern))
      {
        plan.long.append((pattern, best(correction)))
      }
      guard let pattern = MatchPattern.all(([ways] + others).compactMap(pattern) + someName([ways] + others)) else { continue }
      plan.long.append((pattern, TextMatch(CorrectedMatch(.nameWords, correction))))
    }
    return plan
  }

  /// What it costs to read the lists of a word and to compare their places; too much when they are many.
  private static func stepsToCompare(_ ways: [Way], withAddress: Bool) -> Int {
    if places(ways) > rare { return .max }
    return places(ways) * stepsPerComparison * (withAddress ? addressFactor : 1) + ways.count * stepsPerList
  }

  /// Comparing the address as well costs so many times as much as the names alone.
  private static let addressFactor = 4

  private static func parted(_ ways: [Way]) -> [(pattern: MatchPattern, best: TextMatch)] {
    stride(from: 0, to: ways.count, by: mostWords).compactMap { start in
      pattern(Array(ways[start..<min(start + mostWords, ways.count)])).map { ($0, best(ways[start].correction)) }
    }
  }

  private static func pattern(_ ways: [Way]) -> MatchPattern? { MatchPattern.any(ways.map(\.word.pattern)) }

  /// That some word is in the names; nothing when one word can only be there.
  private static func someName(_ words: [[Way]]) -> [MatchPattern] {
    if words.contains(where: { $0.allSatisfy(\.isName) }) { return [] }
    return pattern(words.joined().filter(\.isName)).map { [$0] } ?? []
  }

  /// More places than any index has.
  private static let unknown = Int(UInt32.max)

  /// How many places have a word at most.
  private static func places(_ ways: [Way]) -> Int {
    ways.reduce(0) { min(unknown, $0 + ($1.word.places ?? unknown)) }
  }

  private static func best(_ correction: Correction) -> TextMatch {
    TextMatch(CorrectedMatch(.nameStart, isWholeName: true, correction))
  }

  // MARK: Words

  /// Where a word is found as it stands.
  private func found(_ index: Int) throws -> [Way] {
    let name = try anySpelling(of: index).map { [$0] } ?? []
    let address = try anySpelling(of: index, space: TermSpace.context).map { [$0] } ?? []
    return name.map { Way(word: $0, isName: true, correction: .none) }
      + (address + countryWords(try countries(index))).map { Way(word: $0, isName: false, correction: .none) }
  }

  /// What a word may be corrected into, anywhere.
  private func corrections(of word: TypedWord, least: Int, _ check: () throws -> Void) throws -> [Way] {
    var ways = try corrections(of: word, space: .names, mark: [], least: least, check)
    ways += try corrections(of: word, space: .addresses, mark: TermSpace.context, least: least, check)
    for term in try reader.corrections(of: word, space: .countries, check: check) where try isCommon(term, .countries, least) {
      let countries = try term.isBeginning ? reader.countries(withTermPrefix: term.term) : self.countries(withWord: term.term)
      ways += countryWords(countries).map { Way(word: $0, isName: false, correction: term.correction) }
    }
    return ways
  }

  private func corrections(
    of word: TypedWord, space: VocabularySpace, mark: [UInt8], least: Int, _ check: () throws -> Void
  ) throws -> [Way] {
    try reader.corrections(of: word, space: space, check: check).filter { try isCommon($0, space, least) }.map { term in
      let pattern = { (space: [UInt8]) in
        term.isBeginning ? MatchPattern.prefix(term.term, space: space) : .term(term.term, space: space)
      }
      return Way(
        word: Word(pattern: pattern(mark), places: term.places), isName: space == .names, correction: term.correction,
        start: space == .names ? pattern(TermSpace.nameStart) : nil)
    }
  }

  /// Whether so many places may have the word in their names; of beginnings of other words nobody knows.
  private func isCommon(_ term: CorrectedTerm, _ space: VocabularySpace, _ least: Int) throws -> Bool {
    if least == 0 { return true }
    if space == .names { return term.places >= least }
    return try term.isBeginning || reader.places(ofTerm: term.term, space: []) >= least
  }

  private func countryWords(_ countries: [Int]) -> [Word] {
    Set(countries).sorted().map { Word(pattern: .term(TermSpace.country($0)), places: nil) }
  }
}
