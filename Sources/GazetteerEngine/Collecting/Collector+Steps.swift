// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// The steps of each tier, in their order. Each is run only as long as such a match can still enter the list.
extension Collector {
  /// - Parameter literal: The best place of the answer that has the text as typed.
  func runSteps(of level: Tier.Level, beside literal: @autoclosure () -> Candidate?, mostEdits: Int = 2) throws {
    let typed = builders[0]
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
      if canStillEnter(TextMatch(.infix)) { try run(typed.infix()) }
    case .corrected: try runCorrected(beside: literal(), mostEdits: mostEdits)
    case .partial: try runPartial(typed)
    }
  }

  /// Corrected texts, with one edit before those with two.
  private func runCorrected(beside literal: Candidate?, mostEdits: Int) throws {
    if !canStillEnter(TextMatch(edits: 1)) { return }
    let gate = selection.guessLimit(beside: literal)
    if let least = gate?.leastImportance, least > RankingSignals.highestImportance { return }
    let wantsWholeNames = gate?.wantsWholeNames ?? false
    (tier.gate, tier.correctable) = (gate, try texts.correctable(isFoundAsTyped: literal != nil, layer.words))
    for edits in 1...(wantsWholeNames ? 1 : mostEdits) {
      for text in tier.correctable where canStillEnter(TextMatch(edits: edits)) {
        let planner = CorrectionPlanner(builders[text.variant], text, edits: edits, patience: patience)
        let steps = try planner.steps(wholeNamesOnly: wantsWholeNames)
        (tier.asksAddresses, tier.mismatched) = (steps.contains(where: \.asksAddresses), [])
        for step in steps { try run(step) }
      }
    }
  }

  /// Parts of the text: names in it, names with a typo in several words, places of words so rare that comparing all of them is little work, then those of the other words,
  /// more of the text before less.
  private func runPartial(_ typed: StepBuilder) throws {
    if ranking.hasLiteral || !canStillEnter(TextMatch(.partial)) { return }
    tier.partial = try PartialText(
      texts, names: layer.words, placeCount: layer.words.overview.placeCount, isFoundWithTypo: ranking.hasAllWords)
    guard let partial = tier.partial else { return }
    let planner = try PartialPlanner(typed, partial, patience: patience)
    for step in planner.namesInText() { try run(step) }
    try run(planner.nameWithTypos())
    let (rare, common) = planner.byRarity
    for word in rare { try run(planner.rare(word)) }
    for (best, step) in planner.combinations(of: common) {
      if !canStillEnter(best) || best.partial?.isMinor == true && ranking.hasMost { return }
      try patience.check()
      try run(step())
    }
  }
}
