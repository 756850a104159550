// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Partial matches.
extension Collector {
  /// Number of other names that may have the same hash as a name.
  private static let mostCollisions = 64

  /// Collects partial matches if no place has all words as typed: first places with a main name that the text contains, then places of words so rare that
  /// comparing all of them is little work, then those of the other words, more of the text before less.
  func collectPartial(_ patterns: PatternBuilder) throws {
    if ranking.hasLiteral || !canStillEnter(TextMatch(.partial)) { return }
    places.partial = try PartialText(
      texts, names: layer.words, placeCount: layer.words.overview.placeCount, isFoundWithTypo: ranking.hasAllWords)
    guard let partial = places.partial else { return }
    let planner = try PartialPlanner(patterns, partial, patience: patience)
    for name in partial.runs { try collect(name: name, best: planner.best(planner.words, isWholeName: true), with: patterns) }
    try collectNamesWithTypos(planner, with: patterns)
    let left = try planner.words.filter { try !collectIfRare($0, by: planner, with: patterns) }
    for words in planner.combinations(of: left) {
      let best = planner.best(words)
      if !canStillEnter(best) || best.partial?.isMinor == true && ranking.hasMost { return }
      try patience.check()
      guard let (plan, steps) = planner.plan(words, named: words), isAffordable(steps),
        let cursor = try cursor(plan, as: best, with: patterns)
      else { continue }
      let likely = planner.byCorrection(words)
      if likely.count > 1 {
        try run(sources(of: likely, among: words, by: planner, with: patterns))
      } else {
        try run([source(plan, cursor, best: best, proven: nil)])
      }
    }
  }

  /// Collects the places a main name of which is the text with a typo in several words.
  private func collectNamesWithTypos(_ planner: PartialPlanner, with patterns: PatternBuilder) throws {
    let best = planner.best(planner.words, isWholeName: true)
    guard canStillEnter(best), let (plan, steps) = try planner.wholeNames(), isAffordable(steps),
      let cursor = try cursor(plan, as: best, with: patterns)
    else { return }
    try run([source(plan, cursor, best: best, proven: nil)])
  }

  /// A source for each way to correct some words, with a bound of its own.
  ///
  /// - Parameter all: The words in all ways: what an address has as typed may be in the name with a typo, not the other way round.
  private func sources(
    of likely: [[PartialPlanner.Word]], among all: [PartialPlanner.Word], by planner: PartialPlanner, with patterns: PatternBuilder
  ) throws -> [MatchSource] {
    try likely.compactMap { words in
      let best = planner.best(words)
      let named = zip(words, all).map { $0.isOnlyInNames ? $0 : $1.atLeast($0.correction) }
      guard canStillEnter(best), let (plan, steps) = planner.plan(words, named: named), isAffordable(steps),
        let cursor = try cursor(plan, as: best, with: patterns)
      else { return nil }
      return source(plan, cursor, best: best, proven: nil)
    }
  }

  /// Evaluates the places with a main name that the text contains, as far as they can enter the list.
  private func collect(name: ArraySlice<UInt8>, best: TextMatch, with patterns: PatternBuilder) throws {
    if !canStillEnter(best) { return }
    let places = try names(withKey: Array(name)).all(most: PartialText.mostNamesakes + Self.mostCollisions)
    try evaluate(places ?? [], as: best, isProof: false, with: patterns)
  }

  /// Evaluates all places that have a word, whatever other words they have, if they are few; false if they are not.
  private func collectIfRare(_ word: PartialPlanner.Word, by planner: PartialPlanner, with patterns: PatternBuilder) throws -> Bool {
    let best = planner.best(planner.words)
    if !canStillEnter(best) { return true }
    guard word.ways.places <= CostModel.few else { return false }
    // No place has the word beside one in its names.
    guard let (plan, _) = planner.plan([word], named: planner.words) else { return true }
    return try evaluateIfShort(plan, as: best, with: patterns).cursor == nil
  }
}
