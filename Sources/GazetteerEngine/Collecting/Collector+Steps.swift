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
      let steps = try planner.steps(wholeNamesOnly: typos.gate?.wantsWholeNames ?? false)
      (tier.readsAddresses, tier.mismatched) = (steps.contains(where: \.readsAddresses), [])
      for step in steps { try run(step) }
    }
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
    for words in planner.common(common) { try run(words) }
  }
}
