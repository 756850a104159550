// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerText

/// Finds the places that have some of the words of a text: by steps, and common words by lists that are read together.
struct PartialPlanner {
  /// A word with all ways to find it, as it stands and corrected.
  struct Word {
    /// Which term of the text it is.
    let index: Int
    let ways: [WordWay]

    /// Its cheapest correction.
    var correction: Correction { ways.leastCorrection }
    /// Whether it can only be in names.
    var isOnlyInNames: Bool { ways.allSatisfy(\.kind.isName) }
    /// It in names; nil when it is in none.
    var inNames: QueryTree? { ways.filter(\.kind.isName).tree }
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
  func rare(_ word: Word) -> Step? {
    guard let all = word.ways.tree, let named = words.flatMap(\.ways).filter(\.kind.isName).tree else { return nil }
    let tree = word.isOnlyInNames ? all : QueryTree.all([all, named.implied])
    return tree.map { step($0, best: best(words)) }
  }

  /// Places of common words, as lists that are read together. First come those that have most of the text; beside one the others are not listed.
  func common(_ words: [Word]) -> [WeighedWords] {
    let greatest = best(words).partial?.share ?? 0
    var ways = [[WordWay]](repeating: [], count: partial.text.terms.count)
    for word in words { ways[word.index] = word.ways }
    let weights = [PartialMatch.leastOfMost...PartialMatch.whole, 0...PartialMatch.leastOfMost - 1].filter { $0.lowerBound <= greatest }.map
    {
      PartialWeights(partial, shares: $0.clamped(to: 0...greatest))
    }
    guard let first = weights.first else { return [] }
    let lists = WeighedWords(ways, first)
    return weights.map(lists.weighed)
  }
}

/// What words weigh of which a place may lack some: the weightier they are, the greater its share of the text.
struct PartialWeights: MatchWeights {
  private let partial: PartialText
  let needsCorrection = false
  let least: Int
  let best: TextMatch

  /// - Parameter shares: The least share of the text that is looked for, and the greatest.
  init(_ partial: PartialText, shares: ClosedRange<Int>) {
    self.partial = partial
    least = max(1, partial.weight(ofShare: shares.lowerBound))
    best = Self.match(shares.upperBound)
  }

  private static func match(_ share: Int) -> TextMatch { TextMatch(PartialMatch(share: share, isWholeName: false)) }

  func weight(of index: Int, _ kind: WordWay.Kind) -> Int { partial.weight(of: index, kind.correction) }

  func best(ofWeight weight: Int) -> TextMatch { Self.match(partial.share(ofWeight: weight)) }

  func least(where isEnough: (TextMatch) -> Bool) -> Int {
    partial.weight(ofShare: (0..<PartialMatch.whole + 1).partitioningIndex { isEnough(Self.match($0)) })
  }
}
