// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// The posting lists for one corrected word.
extension CorrectionPlanner {
  /// Short lists are read in full and their places compared with the text, unless intersecting all lists costs less. Prefixes of names and whole names
  /// score higher, so they have lists of their own.
  func lists(_ word: CorrectedWord) throws -> CorrectedLists {
    var lists = CorrectedLists(narrow: narrow(word))
    let (short, long) = parts(word)
    let names = try long.isEmpty && short.places <= CostModel.few ? nil : wholeNames(at: word.index)
    lists.names = names ?? []
    let start = { TextMatch.correctedStart($0, isWholeName: names == nil) }
    lists.short = shortLists(short, best: start)
    if long.isEmpty { return lists }
    lists.starts = try longLists(long.filter(\.isName), word.others.map { $0.filter(\.isName) }, best: start) { try startPattern($0, word) }
    lists.words = longLists(long, word.others, best: { TextMatch(CorrectedMatch(.nameWords, $0)) }) { wordPattern($0, word) }
    return lists
  }

  /// The places of the rarer words, or of all words when their lists are cheap; nil when reading them saves nothing. When only the corrected word is rare,
  /// its lists are read one by one instead, cheapest correction first.
  private func narrow(_ word: CorrectedWord) -> PatternBuilder.Plan? {
    let narrow = builder.narrowing(word.words.byPlaces, stepsToCompare: CostModel.comparison(withAddress: word.asksAddresses)) {
      ($0.places, $0.steps)
    }
    let isWorthwhile =
      if narrow.count > word.others.count {
        !word.others.isEmpty && word.words.steps <= CostModel.cheap
      } else {
        narrow.count > 1 || narrow[0].allSatisfy { $0.correction == .none }
      }
    return isWorthwhile ? plan(MatchPattern.all(narrow.compactMap(\.pattern)), narrow) : nil
  }

  /// The corrections with few enough places to read all of them, cheapest first, and the others.
  private func parts(_ word: CorrectedWord) -> (short: [WordWay], long: [WordWay]) {
    let all = word.others.isEmpty ? Int.max : word.words.steps
    let isWorthwhile = Self.stepsToCompare(word.ways, withAddress: word.asksAddresses) <= all
    let most = isWorthwhile ? CostModel.few : 0
    let isShort = { (way: WordWay) in way.word.places <= most }
    return (word.ways.filter(isShort).sorted { $0.correction < $1.correction }, word.ways.filter { !isShort($0) })
  }

  /// Lists of a few words each, in the order of the ways.
  private func shortLists(_ ways: [WordWay], best: (Correction) -> TextMatch) -> [(plan: PatternBuilder.Plan, best: TextMatch)] {
    stride(from: 0, to: ways.count, by: Self.mostWords).compactMap { start in
      let part = Array(ways[start..<min(start + Self.mostWords, ways.count)])
      return plan(part.pattern, [part]).map { ($0, best(ways[start].correction)) }
    }
  }

  /// A list for each cost of a correction, and the pattern of all; nil when the index has none of the words.
  private func longLists(
    _ ways: [WordWay], _ others: [[WordWay]], best: (Correction) -> TextMatch, pattern: ([WordWay]) throws -> MatchPattern?
  ) rethrows -> CorrectedLists.LongLists? {
    guard let union = try pattern(ways) else { return nil }
    let lists = try groups(ways, beside: others).compactMap { group in
      let words = [group] + others
      return try plan(pattern(group), words).map { ($0, best(group.leastCorrection), words.steps <= CostModel.cheap) }
    }
    return CorrectedLists.LongLists(byCorrection: lists, all: union, best: best(ways.leastCorrection))
  }

  /// The ways by their cost, likeliest first. Neighbours that likely have few places share a list, because opening one more costs more than reading on in one;
  /// many places would all be read for the sake of the few likelier ones.
  private func groups(_ ways: [WordWay], beside others: [[WordWay]]) -> [[WordWay]] {
    var groups: [[WordWay]] = []
    for (_, group) in Dictionary(grouping: ways, by: \.correction).sorted(by: { $0.key < $1.key }) {
      if let last = groups.last, mayShareList(last + group, beside: others) {
        groups[groups.count - 1] += group
      } else {
        groups.append(group)
      }
    }
    return groups
  }

  private func mayShareList(_ ways: [WordWay], beside others: [[WordWay]]) -> Bool {
    ways.count <= Self.mostWords && builder.likelyPlaces([ways.places] + others.map(\.places)) <= CostModel.few
  }

  /// Matches main names that begin with the text, corrected in some ways: the first word stands in the terms of name starts, the others in names.
  private func startPattern(_ ways: [WordWay], _ word: CorrectedWord) throws -> MatchPattern? {
    let first = try word.index == 0 ? MatchPattern.any(ways.compactMap { try $0.start.flatMap(firstOfName) }) : word.first
    let others = word.others.map { $0.filter(\.isName) }
    let behind = word.index == 0 ? others : [ways] + others.dropFirst()
    if behind.contains(where: \.isEmpty) { return nil }
    return first.flatMap { .all([$0] + behind.byPlaces.compactMap(\.pattern)) }
  }

  /// A term as the first word of main names; nil when the index has none.
  private func firstOfName(_ term: CorrectedTerm) throws -> MatchPattern? {
    term.isPrefix
      ? try builder.terms.completions(of: term.term[...], space: TermSpace.nameStart)?.pattern
      : .term(term.term, space: TermSpace.nameStart)
  }

  /// Matches places with all words of the text, corrected in some ways, at least one of them in the names.
  private func wordPattern(_ ways: [WordWay], _ word: CorrectedWord) -> MatchPattern? {
    word.someName(ways).flatMap { MatchPattern.all(([ways] + word.others).byPlaces.compactMap(\.pattern) + $0) }
  }

  /// The plan for places that have one of the ways of each word.
  private func plan(_ pattern: MatchPattern?, _ words: [[WordWay]]) -> PatternBuilder.Plan? {
    pattern.map { PatternBuilder.Plan(pattern: $0, isProof: false, likelyPlaces: builder.likelyPlaces(words.map(\.places))) }
  }
}
