// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerNumbers
import GazetteerText

/// Plans how to find the places that have some of the words of a text.
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
    var inNames: TermExpansion? { TermExpansion.any(ways.filter(\.isName).map(\.word)) }
  }

  /// The words that the index has in any way, the weightiest first.
  let words: [Word]
  private let builder: PatternBuilder
  private let partial: PartialText
  /// Nil when no word may be corrected.
  private let corrections: CorrectionPlanner?

  /// - Parameters:
  ///   - builder: The patterns of the text as typed.
  ///   - patience: When to stop.
  init(_ builder: PatternBuilder, _ partial: PartialText, patience: Patience) throws {
    (self.builder, self.partial) = (builder, partial)
    let corrections = partial.correctable.map { CorrectionPlanner(builder, $0, edits: 1, patience: patience) }
    self.corrections = corrections
    words = try partial.telling.compactMap { index in
      let typed = try builder.terms.waysAsTyped(index)
      let mayBeCorrected = partial.correctable.map { $0.words[index].allowedEdits > 0 } ?? false
      let corrected = try mayBeCorrected ? corrections?.corrections(of: index) ?? [] : []
      return typed.isEmpty && corrected.isEmpty ? nil : Word(index: index, ways: typed + corrected)
    }
  }

  /// The best match of a place that has some words and no others.
  ///
  /// - Parameter isWholeName: Whether a main name of it stands in the text, or is the text with typos.
  func best(_ words: [Word], isWholeName: Bool = false) -> TextMatch {
    TextMatch(partial.match(isWholeName: isWholeName) { index in words.first { $0.index == index }?.correction })
  }

  /// How to find the places a main name of which may be the text with a typo in several words, and what that costs at most; nil when there are none. The
  /// words of such a name are whole, and its first one begins it: a short list, which is read before those of places that just have the words.
  func wholeNames() throws -> (plan: PatternBuilder.Plan, steps: Int)? {
    guard let corrections, partial.countsNamesWithTypos, words.count == partial.telling.count else { return nil }
    var named: [TermExpansion] = []
    for word in words {
      let last = partial.text.terms.count - 1
      guard let name = try word.index == 0 ? startOfName(word) : word.index == last ? corrections.lastWordAsWhole() : word.inNames else {
        return nil
      }
      named.append(name)
    }
    named = named.byPlaces
    guard let rarest = named.first, let pattern = MatchPattern.all(named.map(\.pattern)) else { return nil }
    let toCompare = CostModel.comparison(withAddress: false)
    let steps = min(named.map(\.places).clampedSum(), rarest.places.multipliedClamped(by: toCompare))
    return (PatternBuilder.Plan(pattern: pattern, isProof: false, likelyPlaces: builder.likelyPlaces(named.map(\.places))), steps)
  }

  /// A word as the first one of main names.
  private func startOfName(_ word: Word) throws -> TermExpansion? {
    let typed = try builder.terms.anyForm(of: word.index, space: TermSpace.nameStart)
    return TermExpansion.any(
      [typed].compactMap(\.self)
        + word.ways.compactMap(\.start).map { TermExpansion(pattern: .term($0.term, space: TermSpace.nameStart), places: $0.places) })
  }

  /// All combinations of some of the words, those with the largest share of the text first.
  func combinations(of words: [Word]) -> [[Word]] {
    (1..<(1 << words.count)).map { chosen in words.indices.filter { chosen >> $0 & 1 == 1 }.map { words[$0] } }
      .map { (words: $0, share: best($0).partial?.share ?? 0) }
      .sorted { $0.share > $1.share }.map(\.words)
  }

  /// The ways to correct some words, likeliest first: together they hold every place that has all of the words. One alone when they are too many to
  /// read each.
  func byCorrection(_ words: [Word]) -> [[Word]] {
    var all: [[Word]] = [[]]
    for word in words {
      let groups = Dictionary(grouping: word.ways, by: \.correction).sorted { $0.key < $1.key }.map(\.value)
      if all.count * groups.count > Self.mostCorrections { return [words] }
      all = all.flatMap { chosen in groups.map { chosen + [Word(index: word.index, ways: $0)] } }
    }
    return all.sorted { (best($1).partial?.share ?? 0) < (best($0).partial?.share ?? 0) }
  }

  /// More ways to correct words than these are read as one.
  private static let mostCorrections = 25

  /// How to find the places that have all of some words, at least one in their names; nil when there are none.
  ///
  /// - Parameters:
  ///   - named: The words one of which is in the names.
  /// - Returns: The plan, and what finding its places costs at most, in steps through a posting list; 0 for one word, whose posting lists are read only as
  ///   far as they are wanted.
  func plan(_ words: [Word], named: [Word]) -> (plan: PatternBuilder.Plan, steps: Int)? {
    let byPlaces = words.sorted { $0.ways.places < $1.ways.places }
    let toCompare = CostModel.comparison(withAddress: words.contains { !$0.isOnlyInNames })
    let narrow = builder.narrowing(byPlaces, stepsToCompare: toCompare) { ($0.ways.places, $0.ways.steps) }
    let likelyPlaces = builder.likelyPlaces(narrow.map(\.ways.places))
    var patterns = narrow.compactMap(\.ways.pattern)
    let isNamed = narrow.contains { word in word.isOnlyInNames && named.contains { $0.index == word.index } }
    if !isNamed, likelyPlaces > CostModel.few || narrow.count == 1 {
      guard let someName = named.flatMap(\.ways).filter(\.isName).pattern else { return nil }
      patterns.append(someName)
    }
    guard let pattern = MatchPattern.all(patterns) else { return nil }
    let rarest = byPlaces.first?.ways.places ?? 0
    let steps = words.count == 1 ? 0 : min(byPlaces.map(\.ways.places).clampedSum(), rarest.multipliedClamped(by: toCompare))
    return (PatternBuilder.Plan(pattern: pattern, isProof: false, likelyPlaces: likelyPlaces), steps)
  }
}
