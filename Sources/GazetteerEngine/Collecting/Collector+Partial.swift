// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Matches of only some words of the text.
extension Collector {
  /// Places of a word up to which all of them are compared with the text.
  private static let rareWord = 128

  /// Matches of only some words, when no place has all of them as typed: first the places of words so rare that comparing all of them is little work, then
  /// those of the other words, more of the text before less.
  func collectPartial(_ patterns: PatternBuilder) throws {
    if ranking.hasLiteral || !canStillEnter(TextMatch(.partial)) { return }
    places.partial = try PartialText(texts, names: reader, placeCount: reader.overview.placeCount)
    guard let partial = places.partial else { return }
    let planner = try PartialPlanner(patterns, partial, patience: patience)
    let left = try planner.words.filter { try !collectIfRare($0, planner, patterns) }
    for words in planner.combinations(of: left) {
      let best = planner.best(words)
      if !canStillEnter(best) || best.partial?.isMinor == true && ranking.hasMost { return }
      try patience.check()
      guard let (plan, steps) = planner.plan(words, named: words), isAffordable(steps), let cursor = try cursor(plan, best, patterns)
      else { continue }
      try run([source(plan, cursor, best: best, proven: nil)])
    }
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
