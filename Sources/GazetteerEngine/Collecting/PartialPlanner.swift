// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// The steps that find the places that have some of the words of a text.
struct PartialPlanner {
  /// A word with all ways to find it, as it stands and corrected.
  struct Word {
    /// Which term of the text it is.
    let index: Int
    var ways: [WordWay]

    /// Its cheapest correction.
    var correction: Correction { ways.leastCorrection }
    /// Whether it can only be in names.
    var isOnlyInNames: Bool { ways.allSatisfy(\.isName) }
    /// The ways that take as much, or more.
    func atLeast(_ least: Correction) -> Word { Word(index: index, ways: ways.filter { $0.correction >= least }) }
    /// It in names; nil when it is in none.
    var inNames: QueryTree? { ways.filter(\.isName).tree }
  }

  /// The words that the index has in any way, the weightiest first.
  let words: [Word]
  private let builder: StepBuilder
  private let partial: PartialText
  /// Nil when no word may be corrected.
  private let corrections: CorrectionPlanner?

  /// - Parameters:
  ///   - builder: That of the text as typed.
  ///   - patience: When to stop.
  init(_ builder: StepBuilder, _ partial: PartialText, patience: Patience) throws {
    (self.builder, self.partial) = (builder, partial)
    let corrections = partial.correctable.map { CorrectionPlanner(builder, $0, edits: 1, patience: patience) }
    self.corrections = corrections
    words = try partial.telling.map { try Self.word($0, builder, partial, corrections) }.filter { !$0.ways.isEmpty }
  }

  private static func word(_ index: Int, _ builder: StepBuilder, _ partial: PartialText, _ corrections: CorrectionPlanner?) throws -> Word {
    let mayBeCorrected = partial.correctable.map { $0.words[index].allowedEdits > 0 } ?? false
    let corrected = try mayBeCorrected ? corrections?.corrections(of: index) ?? [] : []
    return Word(index: index, ways: try builder.terms.waysAsTyped(index) + corrected)
  }

  /// The best match of a place that has some words and no others.
  ///
  /// - Parameter isWholeName: Whether a main name of it stands in the text, or is the text with typos.
  private func best(_ words: [Word], isWholeName: Bool = false) -> TextMatch {
    TextMatch(partial.match(isWholeName: isWholeName) { index in words.first { $0.index == index }?.correction })
  }

  private func step(_ tree: QueryTree, best: TextMatch, limit: Step.Limit = .comparisons) -> Step {
    var step = Step(tree, best: best)
    step.limit = limit
    return step
  }

  // MARK: Whole names

  /// Places with a main name that the text contains. One of its words is rare, so they are few.
  func namesInText() -> [Step] {
    partial.runs.map { name in
      let best = best(words, isWholeName: true)
      var step = step(.name(nameKeyHash(Array(name))), best: best)
      step.mayBeShort = false
      step.groups = { [step] in [Step.Group(lists: [Step.List(tree: step.tree, best: best, reading: .atOnce(most: .max))])] }
      return step
    }
  }

  /// Places a main name of which may be the text with a typo in several words; nil when there are none. The words of such a name are whole, and its first one
  /// begins it: a short list, which is read before those of places that just have the words. Of a word that was typed twice the lists tell nothing but that it is there.
  func nameWithTypos() throws -> Step? {
    guard let corrections, partial.countsNamesWithTypos, words.count == partial.telling.count else { return nil }
    var named = corrections.text.typedAgain.isEmpty ? [] : [builder.names(TermSpace.repeatedWord)]
    // Words that tell nothing are words of the name as well.
    for index in partial.text.terms.indices {
      let last = partial.text.terms.count - 1
      let word = try words.first { $0.index == index } ?? Self.word(index, builder, partial, corrections)
      guard let name = try index == 0 ? startOfName(word) : index == last ? corrections.lastWordAsWhole() : word.inNames else {
        return nil
      }
      named.append(name)
    }
    return QueryTree.all(named).map { step($0, best: best(words, isWholeName: true), limit: .lists) }
  }

  /// A word as the first one of main names.
  private func startOfName(_ word: Word) throws -> QueryTree? {
    QueryTree.any(
      try [builder.terms.anyForm(of: word.index, space: TermSpace.nameStart)].compactMap(\.self)
        + word.ways.compactMap(\.start).map { .term($0.term, space: TermSpace.nameStart, places: $0.places) })
  }

  // MARK: Words

  /// The words of so few places that all of them can be compared, and the others. A word that is common in other layers has better matches there.
  var byRarity: (rare: [Word], common: [Word]) {
    let isRare = { (word: Word) in max(word.ways.places, partial.places[word.index]) <= CostModel.few }
    return (words.filter(isRare), words.filter { !isRare($0) })
  }

  /// Places that have a rare word, whatever other words they have; nil when there are none.
  func rare(_ word: Word) -> Step? { tree([word], named: words).map { step($0, best: best(words)) } }

  /// A step for each combination of some words, those with the largest share of the text first; nil where no place has the words.
  func combinations(of words: [Word]) -> [(best: TextMatch, step: () -> Step?)] {
    (1..<(1 << words.count)).map { chosen in words.indices.filter { chosen >> $0 & 1 == 1 }.map { words[$0] } }
      .map { (words: $0, best: best($0)) }
      .sorted { $0.best.partial?.share ?? 0 > $1.best.partial?.share ?? 0 }
      .map { words, best in (best, { step(words, best: best) }) }
  }

  private func step(_ words: [Word], best: TextMatch) -> Step? {
    guard let tree = tree(words, named: words, comparesFew: true) else { return nil }
    // The lists of a word alone are read only as far as they are needed.
    var step = step(tree, best: best, limit: words.count == 1 ? .comparisons : .lists)
    step.conditions = pairs(words, of: tree)
    step.groups = { groups(byCorrection(words), among: words) }
    return step
  }

  /// The pairs of more than two words that cost hardly more than these to look for: where one of them is nowhere, so are all of the words, and so is every other combination
  /// with the pair.
  private func pairs(_ words: [Word], of tree: QueryTree) -> [QueryTree] {
    if words.count < 3 { return [] }
    return words.indices.flatMap { one in words.indices.filter { $0 > one }.compactMap { all([words[one], words[$0]]) } }
      .filter { $0.places / 2 <= tree.places }.byPlaces
  }

  /// Lists for each way to correct some words, with a bound of their own.
  ///
  /// - Parameter all: The words in all ways: what an address has as typed may be in the name with a typo, not the other way round.
  private func groups(_ likely: [[Word]], among all: [Word]) -> [Step.Group] {
    likely.compactMap { words in
      tree(words, named: zip(words, all).map { $0.isOnlyInNames ? $0 : $1.atLeast($0.correction) }).map { tree in
        Step.Group(area: tree, lists: [Step.List(tree: tree, best: best(words), reading: .atOnce(most: CostModel.few))])
      }
    }
  }

  /// The ways to correct some words, likeliest first: together they hold every place that has all of the words. One alone when they are too many to
  /// read each.
  private func byCorrection(_ words: [Word]) -> [[Word]] {
    var all: [[Word]] = [[]]
    for word in words {
      let groups = Dictionary(grouping: word.ways, by: \.correction).sorted { $0.key < $1.key }.map(\.value)
      if all.count * groups.count > CostModel.mostCorrections { return [words] }
      all = all.flatMap { chosen in groups.map { chosen + [Word(index: word.index, ways: $0)] } }
    }
    return all.sorted { (best($1).partial?.share ?? 0) < (best($0).partial?.share ?? 0) }
  }

  /// Places that have all of some words, at least one in their names; nil when there are none.
  ///
  /// - Parameters:
  ///   - named: The words one of which is in the names.
  ///   - comparesFew: Whether to leave that out where few places likely have the words. They may be many all the same: the words of a town are in all its addresses.
  private func tree(_ words: [Word], named: [Word], comparesFew: Bool = false) -> QueryTree? {
    let narrow = builder.narrowing(words.sorted { $0.ways.places < $1.ways.places }, comparison: comparison(words), \.ways)
    guard let all = all(narrow) else { return nil }
    let isNamed = narrow.contains { word in word.isOnlyInNames && named.contains { $0.index == word.index } }
    if isNamed || comparesFew && builder.likelyPlaces(all) <= CostModel.few && narrow.count > 1 { return all }
    return named.flatMap(\.ways).filter(\.isName).tree.flatMap { .all([all, $0.implied]) }
  }

  /// Places that have all of some words. A place lies in one country: where words name a few, the words are looked for in each of these, and once more in any other. In the one,
  /// only what is no name of it has to be found elsewhere; in the others, what names a few is found elsewhere alone.
  private func all(_ words: [Word]) -> QueryTree? {
    let countries = words.map { Set($0.ways.compactMap(\.country)) }
    let few = words.indices.filter { (1...CostModel.mostCountries).contains(countries[$0].count) }
    guard !few.isEmpty, countries.count(where: { !$0.isEmpty }) > 1 else { return QueryTree.all(words.compactMap(\.ways.tree)) }
    let elsewhere = words.map { $0.ways.filter { $0.country == nil }.tree }
    let named = Set(few.flatMap { countries[$0] }).sorted().map { country in
      Self.all(words.indices.filter { !countries[$0].contains(country) }.map { elsewhere[$0] } + [builder.terms.country(country)])
    }
    let inOthers = Self.all(words.indices.map { few.contains($0) ? elsewhere[$0] : words[$0].ways.tree })
    return .any(([inOthers] + named).compactMap(\.self))
  }

  /// Nil when one of the trees is nil.
  private static func all(_ trees: [QueryTree?]) -> QueryTree? { trees.contains { $0 == nil } ? nil : .all(trees.compactMap(\.self)) }

  private func comparison(_ words: [Word]) -> Int { CostModel.comparison(withAddress: words.contains { !$0.isOnlyInNames }) }
}
