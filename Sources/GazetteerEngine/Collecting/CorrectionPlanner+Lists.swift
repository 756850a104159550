// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// The lists for one corrected word.
extension CorrectionPlanner {
  /// Short lists are read in full and their places compared with the text, unless intersecting all lists costs less. Prefixes of names and whole names
  /// score higher, so they have lists of their own.
  func groups(_ word: CorrectedWord) throws -> [Step.Group] {
    let (short, long) = parts(word)
    let names = try long.isEmpty && short.places <= CostModel.few ? nil : wholeNames(at: word.index)
    let start = { TextMatch.correctedStart($0, isWholeName: names == nil) }
    // Whole names are read by area with the prefixes, among which they are.
    var starts = Step.Group(area: nil, lists: Self.lists(names ?? []) + shortLists(short, best: start))
    if long.isEmpty { return [starts] }
    let named = long.filter(\.isName)
    if !named.isEmpty {
      starts.area = try startTree(named, word)
      starts.lists += try longLists(named, word.others.map { $0.filter(\.isName) }, best: start) { try startTree($0, word) }
    }
    let words = longLists(long, word.others, best: { TextMatch(CorrectedMatch(.nameWords, $0)) }) { wordTree($0, word) }
    return [starts, Step.Group(area: wordTree(long, word), lists: words)]
  }

  /// Names of few places are evaluated at once.
  static func lists(_ names: [CorrectedName]) -> [Step.List] {
    names.map { Step.List(tree: .name(nameKeyHash($0.key)), best: $0.best, reading: .atOnce(most: CostModel.few)) }
  }

  /// The places of the rarer words, or of all words when their lists are cheap; nil when reading them saves nothing. When only the corrected word is rare,
  /// its lists are read one by one instead, cheapest correction first.
  func narrow(_ word: CorrectedWord) -> QueryTree? {
    let narrow = narrowing(word)
    let isWorthwhile =
      if narrow.count > word.others.count {
        !word.others.isEmpty && word.words.cost <= CostModel.cheap
      } else {
        narrow.count > 1 || narrow[0].allSatisfy { $0.correction == .none }
      }
    return isWorthwhile ? QueryTree.all(narrow.compactMap(\.tree)) : nil
  }

  /// The first words in the order of their places, until likely few places have them all. The others are left out where it costs less to compare these places
  /// than to look for one more word. Words of addresses say much the same of a place, so only the rarest of them counts.
  private func narrowing(_ word: CorrectedWord) -> [[WordWay]] {
    let (count, comparison) = (builder.reader.overview.placeCount, CostModel.comparison(withAddress: word.readsAddresses))
    var (inNames, inAddresses) = (count, count)
    var narrowing: [[WordWay]] = []
    for ways in word.words.byPlaces {
      let likely = QueryTree.likelyPlaces([inNames, inAddresses], of: count)
      let cost = ways.lists * CostModel.list + min(ways.places, likely * CostModel.leap)
      if !narrowing.isEmpty, likely <= CostModel.few, cost > likely * comparison { break }
      narrowing.append(ways)
      if ways.allSatisfy(\.isName) {
        inNames = QueryTree.likelyPlaces([inNames, ways.places], of: count)
      } else {
        inAddresses = min(inAddresses, ways.places)
      }
    }
    return narrowing
  }

  /// The corrections with few enough places to read all of them, cheapest first, and the others.
  private func parts(_ word: CorrectedWord) -> (short: [WordWay], long: [WordWay]) {
    let toCompare = word.ways.places.multipliedClamped(by: CostModel.comparison(withAddress: word.readsAddresses))
    let areRare = word.ways.places <= CostModel.few && toCompare + word.ways.lists * CostModel.list <= word.words.cost
    let most = word.others.isEmpty || areRare ? CostModel.few : 0
    let isShort = { (way: WordWay) in way.word.places <= most }
    return (word.ways.filter(isShort).sorted { $0.correction < $1.correction }, word.ways.filter { !isShort($0) })
  }

  /// Lists of a few words each, in the order of the ways.
  private func shortLists(_ ways: [WordWay], best: (Correction) -> TextMatch) -> [Step.List] {
    stride(from: 0, to: ways.count, by: CostModel.mostWords).compactMap { start in
      let part = Array(ways[start..<min(start + CostModel.mostWords, ways.count)])
      return part.tree.map { Step.List(tree: $0, best: best(ways[start].correction), reading: .atOnce(most: .max)) }
    }
  }

  /// A list for each cost of a correction.
  private func longLists(
    _ ways: [WordWay], _ others: [[WordWay]], best: (Correction) -> TextMatch, tree: ([WordWay]) throws -> QueryTree?
  ) rethrows -> [Step.List] {
    try groups(ways, beside: others).compactMap { group in
      let isCheap = ([group] + others).cost <= CostModel.cheap
      return try tree(group).map { Step.List(tree: $0, best: best(group.leastCorrection), reading: .atOnceForRoom(isCheap: isCheap)) }
    }
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
    ways.count <= CostModel.mostWords
      && QueryTree.likelyPlaces([ways.places] + others.map(\.places), of: builder.reader.overview.placeCount) <= CostModel.few
  }

  /// Main names that begin with the text, corrected in some ways: the first word stands in the terms of name starts, the others in names.
  private func startTree(_ ways: [WordWay], _ word: CorrectedWord) throws -> QueryTree? {
    let first = try word.index == 0 ? QueryTree.any(ways.compactMap { try $0.start.flatMap(firstOfName) }) : word.first
    let others = word.others.map { $0.filter(\.isName) }
    let behind = word.index == 0 ? others : [ways] + others.dropFirst()
    if behind.contains(where: \.isEmpty) { return nil }
    return first.flatMap { .all([$0] + behind.compactMap(\.tree)) }
  }

  /// A term as the first word of main names; nil when the index has none.
  private func firstOfName(_ term: CorrectedTerm) throws -> QueryTree? {
    term.isPrefix
      ? try builder.terms.completions(of: term.term[...], space: TermSpace.nameStart)
      : .term(term.term, space: TermSpace.nameStart, places: term.places)
  }

  /// Places with all words of the text, corrected in some ways, at least one of them in the names.
  private func wordTree(_ ways: [WordWay], _ word: CorrectedWord) -> QueryTree? {
    word.someName(ways).flatMap { QueryTree.all(([ways] + word.others).compactMap(\.tree) + $0) }
  }
}
