// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Matches of only some words of the text.
extension Collector {
  /// Places of a word up to which all of them are compared with the text.
  private static let rareWord = 128
  /// Names of other words that may share the hash of a name.
  private static let mostCollisions = 64

  /// Matches of only some words, when no place has all of them as typed: first the places whose names stand in the text, then those of words so rare that
  /// comparing all of them is little work, then those of the other words, more of the text before less.
  func collectPartial(_ patterns: PatternBuilder) throws {
    if ranking.hasLiteral || !canStillEnter(TextMatch(.partial)) { return }
    places.partial = try PartialText(texts, names: reader, placeCount: reader.overview.placeCount)
    guard let partial = places.partial else { return }
    let planner = try PartialPlanner(patterns, partial, patience: patience)
    for name in partial.runs { try collect(name: name, best: planner.best(planner.words, isWholeName: true), patterns) }
    let left = try planner.words.filter { try !collectIfRare($0, planner, patterns) }
    for words in planner.combinations(of: left) {
      let best = planner.best(words)
      if !canStillEnter(best) || best.partial?.isMinor == true && ranking.hasMost { return }
      try patience.check()
      guard let (plan, steps) = planner.plan(words, named: words), isAffordable(steps),
        let cursor = try cursor(plan, best, patterns)
      else { continue }
      let likely = planner.byCorrection(words)
      try run(likely.count > 1 ? sources(likely, planner, patterns) : [source(plan, cursor, best: best, proven: nil)])
    }
  }

  /// A source for each way to correct some words, with a bound of its own.
  private func sources(_ likely: [[PartialPlanner.Word]], _ planner: PartialPlanner, _ patterns: PatternBuilder) throws -> [MatchSource] {
    try likely.compactMap { words in
      let best = planner.best(words)
      guard canStillEnter(best), let (plan, _) = planner.plan(words, named: words), let cursor = try cursor(plan, best, patterns) else {
        return nil
      }
      return source(plan, cursor, best: best, proven: nil)
    }
  }

  /// Evaluates the places that have a main name that stands in the text, as far as they can enter.
  private func collect(name: ArraySlice<UInt8>, best: TextMatch, _ patterns: PatternBuilder) throws {
    if !canStillEnter(best) { return }
    let places = try names(withKey: Array(name)).all(most: PartialText.mostNamesakes + Self.mostCollisions)
    try evaluate(places ?? [], best, isProof: false, patterns)
  }

  /// Evaluates all places that have a word, with whatever they have besides, when these are few; false when they are not.
  private func collectIfRare(_ word: PartialPlanner.Word, _ planner: PartialPlanner, _ patterns: PatternBuilder) throws -> Bool {
    let best = planner.best(planner.words)
    if !canStillEnter(best) { return true }
    guard word.ways.places <= Self.rareWord else { return false }
    // No place has the word beside one in its names.
    guard let (plan, _) = planner.plan([word], named: planner.words) else { return true }
    return try evaluateIfShort(plan, best, patterns, most: Self.rareWord).cursor == nil
  }
}
