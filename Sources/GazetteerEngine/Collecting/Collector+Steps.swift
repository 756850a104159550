// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// The steps of each tier, in their order. Each is run only as long as such a match can still enter the list.
extension Collector {
  func runSteps(of level: Tier.Level) throws {
    switch level {
    case .names:
      for builder in builders where builder.variant.mayStartNames && mayMatter(.wholeName(builder.query)) {
        try run(builder.variant.reading == .asTyped ? builder.names() : builder.otherStart())
        try run(builder.startBySynonyms())
      }
    case .variants:
      for builder in builders where canStillEnter(TextMatch(.respelled)) { for step in try builder.respelled() { try run(step) } }
    case .context:
      for builder in builders where builder.variant.hasTypedWords && canStillEnter(.nameBesideAddress) {
        for step in try builder.namesBesideAddress() { try run(step) }
      }
      for builder in builders where canStillEnter(TextMatch(.context)) { try run(builder.context()) }
    case .infix:
      for place in mixed where canStillEnter(TextMatch(.infix)) { try evaluate(place, proven: nil, best: TextMatch(.infix)) }
      if canStillEnter(TextMatch(.infix)) { try run(builders[0].infix()) }
    case .corrected, .partial: break
    }
  }

  /// Corrected texts.
  func runSteps(of typos: Typos) throws {
    for text in typos.texts where canStillEnter(TextMatch(edits: typos.edits)) {
      let planner = CorrectionPlanner(builders[text.variant], text, edits: typos.edits, patience: patience)
      guard let words = try planner.words() else { continue }
      if typos.gate?.wantsWholeNames ?? false, let names = try planner.wholeNames(of: words) {
        (tier.readsAddresses, tier.mismatched) = (false, [])
        try run(planner.step(names))
      } else if let words = try planner.corrected(words) {
        (tier.readsAddresses, tier.mismatched) = (words.readsAddresses, [])
        // The lists of a word alone are read only as far as they are needed.
        try limit(words.ways.count > 1 ? .lists : .comparisons) { try find(words, planner) }
      }
    }
  }

  private func find(_ words: CorrectionPlanner.Words, _ planner: CorrectionPlanner) throws {
    let all = WeighedWords(words.ways, weights(words) { .correctedStart($0, isWholeName: true) })
    if !all.canFindAny { return }
    if planner.likelyPlaces(of: words) <= CostModel.few {
      // A region is read as a whole.
      if restrictedBlocks != nil { return try read([source(all)], isLimited: true) }
      if try evaluateIfShort(source(all)) { return }
    }
    // Names in full score most. Those of few places are read first, so that no other name is one.
    let names = try restrictedBlocks == nil ? planner.wholeNames(of: words) : nil
    let unread = try (names ?? []).compactMap { name in
      try canStillEnter(name.best) ? evaluateIfShort(name.tree, name.best, proven: nil).map { (name.best, $0) } : nil
    }
    let starts = try planner.starts(of: words).map { words in
      let lists = WeighedWords(words.ways, weights(words) { .correctedStart($0, isWholeName: names == nil) })
      return source(lists, inArea: unread.isEmpty ? nil : lists.weighed(by: weights(words) { .correctedStart($0, isWholeName: true) }))
    }
    let named = unread.map { MatchSource(best: $0, list: $1, area: starts?.area ?? AreaCoverage(nil, best: $0)) }
    let others = source(all.weighed(by: weights(words) { TextMatch(CorrectedMatch(.nameWords, $0)) }))
    try read([starts].compactMap(\.self) + named + [others], isLimited: true)
  }

  private func weights(_ words: CorrectionPlanner.Words, _ best: (Correction) -> TextMatch) -> CorrectedWeights {
    CorrectedWeights(words, best: best) { signals.score($0, signals.bound).order }
  }

  /// Parts of the text: names in it, and names with a typo in several words. Then places of words so rare that comparing all of them is little work, and those of
  /// the other words.
  func runSteps(of partial: PartialText) throws {
    if !canStillEnter(TextMatch(.partial)) { return }
    let planner = try PartialPlanner(builders[0], partial, patience: patience)
    for step in planner.namesInText() { try run(step) }
    try run(planner.nameWithTypos())
    let (rare, common) = planner.byRarity
    for word in rare { try run(planner.rare(word)) }
    // Something is found whatever it costs.
    for words in planner.common(common) where words.canFindAny && canStillEnter(words.weights.best) {
      try limit(ranking.isEmpty ? .comparisons : .lists) { try read([source(words)], isLimited: true) }
    }
  }
}
