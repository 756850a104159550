// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerNumbers

/// Fuzzy matches.
extension Collector {
  /// Collects fuzzy matches, those with one edit before those with two, as long as such a match can still enter the list.
  ///
  /// - Parameter literal: The best place of the answer that has the text as typed.
  func collectCorrected(_ patterns: [PatternBuilder], beside literal: Candidate?, mostEdits: Int = 2) throws {
    if !canStillEnter(TextMatch(edits: 1)) { return }
    gate = try TypoGate(best: literal, texts.typed, signals.profile, names: layer.words)
    let wantsNames = gate?.wantsWholeNames ?? false
    if let least = gate?.leastImportance, least > RankingSignals.highestImportance { return }
    places.correctable = try texts.correctable(isFoundAsTyped: literal != nil, layer.words)
    for edits in 1...(wantsNames ? 1 : mostEdits) {
      for text in places.correctable where canStillEnter(TextMatch(edits: edits)) {
        let plans = try CorrectionPlanner(patterns[text.variant], text, edits: edits, patience: patience).plans()
        tier = tier.followed(by: .corrected, asksAddresses: plans.contains(where: \.asksAddresses))
        for plan in plans { try collect(plan, with: patterns[text.variant]) }
      }
    }
  }

  /// Whether finding the places of a plan is cheap enough; if so, its steps are spent. A plan that is not is skipped, and the answer says that it is
  /// incomplete.
  func isAffordable(_ steps: Int) -> Bool {
    if budget.spend(steps) { return true }
    trace?.note("plan skipped: \(steps) steps through posting lists, \(budget.left) are left")
    return false
  }

  private func collect(_ plan: CorrectedPlan, with patterns: PatternBuilder) throws {
    // Beside literal matches only whole names may be listed, and these are looked up by their hash.
    if gate?.wantsWholeNames == true, let names = try plan.names() {
      return try run(nameSources(names, area: AreaCoverage(nil, best: plan.best), with: patterns))
    }
    guard isAffordable(plan.steps) else { return }
    if let blocks = restrictedBlocks, try read(blocks, AreaCoverage(areaList(plan.all), best: plan.best), most: CostModel.mostInRegion) {
      return
    }
    try collect(plan.lists(), of: plan, with: patterns)
  }

  private func collect(_ lists: CorrectedLists, of plan: CorrectedPlan, with patterns: PatternBuilder) throws {
    if let narrow = lists.narrow, try evaluateIfShort(narrow, as: plan.best, with: patterns).cursor == nil {
      return
    }
    // Names are read by area with the prefixes, among which they are.
    let starts = AreaCoverage(lists.starts.map { areaList($0.all) }, best: lists.starts?.best ?? plan.best)
    var sources = try nameSources(lists.names, area: starts, with: patterns)
    if !sources.isEmpty { starts.best = plan.best }
    for (list, best) in lists.short where canStillEnter(best) { _ = try evaluateIfShort(list, as: best, with: patterns, most: .max) }
    if let long = lists.starts { sources += try self.sources(long, area: starts, with: patterns) }
    if let long = lists.words {
      sources += try self.sources(long, area: AreaCoverage(areaList(long.all), best: long.best), with: patterns)
    }
    try run(sources)
  }

  /// The sources of places whose main name is a corrected text; names of few places are evaluated at once.
  private func nameSources(
    _ names: [CorrectedName], area: AreaCoverage, with patterns: PatternBuilder
  ) throws -> [MatchSource] {
    var sources: [MatchSource] = []
    for (name, best) in names where canStillEnter(best) {
      let list = self.names(withKey: name)
      if let places = try list.all(most: CostModel.few) {
        try evaluate(places, as: best, isProof: false, with: patterns)
      } else {
        sources.append(MatchSource(best: best, list: list, area: area))
      }
    }
    return sources
  }

  /// Lists of corrected texts: one for each correction in order of importance, and all together by area.
  private func sources(
    _ lists: CorrectedLists.LongLists, area: AreaCoverage, with patterns: PatternBuilder
  ) throws -> [MatchSource] {
    if !canStillEnter(area.best) { return [] }
    return try lists.byCorrection.compactMap { plan, best, isAffordable in
      // With a full list few of the places are needed, and these come first; what is near makes such a list.
      let needsAll = ranking.threshold == nil && (isAffordable || signals.nearness == nil)
      guard let list = try needsAll ? evaluateIfShort(plan, as: best, with: patterns).cursor : list(plan, with: patterns) else {
        return nil
      }
      return MatchSource(best: best, list: list, area: area)
    }
  }
}
