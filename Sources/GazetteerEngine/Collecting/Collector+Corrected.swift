// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// Matches of the text without its typing errors.
extension Collector {
  /// Matches of the text without its typing errors, fewest first, as long as they could still get onto the list.
  func collectCorrected(_ patterns: [PatternBuilder]) throws {
    if !canStillEnter(TextMatch(edits: 1)) { return }
    places.correctable = try texts.correctable(reader)
    for edits in 1...2 {
      for text in places.correctable where canStillEnter(TextMatch(edits: edits)) {
        let plans = try patterns[text.interpretation].corrected(text, edits: edits, check: patience.check)
        places.asksAddresses = plans.contains(where: \.asksAddresses)
        for plan in plans { try collect(plan, patterns[text.interpretation]) }
        mismatched = []
      }
    }
  }

  private func collect(_ plan: PatternBuilder.CorrectedPlan, _ patterns: PatternBuilder) throws {
    if let runs = restrictedRuns {
      let source = source(plan.all, .words, best: plan.best, proven: nil, patterns, coverage: AreaCoverage(), area: plan.all)
      if try read(runs, source, most: AreaPlan.mostFilteredHits) { return }
    }
    try collect(plan.lists(), of: plan, patterns)
  }

  private func collect(_ lists: PatternBuilder.CorrectedLists, of plan: PatternBuilder.CorrectedPlan, _ patterns: PatternBuilder) throws {
    if let narrow = lists.narrow, try exhaust(narrow, .words, plan.best, of: patterns.query) { return }
    for (list, best) in lists.short where canStillEnter(best) { _ = try exhaust(list, .words, best, of: patterns.query, most: .max) }
    let starts = AreaCoverage()
    var sources = try lists.starts.map { try self.sources($0, patterns, starts) } ?? []
    for (name, best) in lists.names where canStillEnter(best) {
      guard let list = try names(withKey: name) else { continue }
      sources.append(MatchSource(best: best, proven: nil, list: list, areaPattern: nil, kind: .words, coverage: starts))
    }
    if let words = lists.words { sources += try self.sources(words, patterns, AreaCoverage()) }
    try run(sources)
  }

  /// Lists of corrected texts: one for each correction in order of importance, and all together by area.
  private func sources(
    _ lists: PatternBuilder.LongLists, _ patterns: PatternBuilder, _ coverage: AreaCoverage
  ) throws -> [MatchSource] {
    if !canStillEnter(lists.best) { return [] }
    return try lists.byCorrection.compactMap { plan, best in
      // With a full list few of the places are needed, and these come first.
      if ranking.threshold == nil, try exhaust(plan, .words, lists.best, of: patterns.query) { return nil }
      let source = source(plan.pattern, .words, best: best, proven: nil, patterns, coverage: coverage, area: lists.all)
      source.bestByArea = lists.best
      return source
    }
  }
}
