// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// What each tier reads.
extension Collector {
  /// Collects the matches of a tier.
  ///
  /// - Parameter patterns: For each variant of the text, as typed first, the patterns of the lists that have its matches.
  func collectTier(_ level: Tier.Level, _ patterns: [PatternBuilder]) throws {
    switch level {
    case .names: try collectNames(patterns)
    case .variants: try collectMatches(.respelled, of: patterns, respelledWords)
    case .context: try collectContext(patterns)
    case .infix:
      try collectMixed()
      try collectMatches(.infix, of: [patterns[0]]) { try [$0.infix()].compactMap(\.self) }
    case .corrected: try collectCorrected(patterns, beside: ranking.all.bestLiteral)
    case .partial: try collectPartial(patterns[0])
    }
    assert(!checksInvariant || isComplete(tier.level), "a place that matches was neither evaluated nor beaten")
  }

  /// Collects one class of matches of each variant, as long as such a match could still get onto the list.
  ///
  /// - Parameters:
  ///   - plans: The plans that together find every such match of a variant.
  private func collectMatches(
    _ matchClass: MatchClass, of patterns: [PatternBuilder], _ plans: (PatternBuilder) throws -> [PatternBuilder.Plan]
  ) throws {
    let match = TextMatch(matchClass)
    for pattern in patterns where canStillEnter(match) {
      // Common parts, as of `ststr`, stand in thousands of names, and side by side in hardly any.
      tier.hasBudget = pattern.variant.parting != nil
      for plan in try plans(pattern) {
        guard let cursor = try cursor(plan, as: match, with: pattern) else { continue }
        // A later variant proves nothing: an earlier one may fit as well, and comes first.
        let proven = plan.isProof && pattern.query == texts.typed ? match : nil
        try run([source(plan, cursor, best: match, proven: proven)])
      }
    }
  }

  /// Collects names together with the address: first the places that have all of a main name in the text, which score more.
  private func collectContext(_ patterns: [PatternBuilder]) throws {
    for pattern in patterns where pattern.variant.hasTypedWords && canStillEnter(.nameBesideAddress) {
      let names = pattern.query.namesBesideAddress
      if names.isEmpty { continue }
      let isElsewhere = try pattern.termsElsewhere()
      for name in names where isElsewhere.indices.allSatisfy({ name.terms.contains($0) || isElsewhere[$0] }) {
        try collect(nameBesideAddress: name.key, with: pattern)
      }
    }
    try collectMatches(.context, of: patterns) { try [$0.context()].compactMap(\.self) }
  }

  private func collect(nameBesideAddress name: ArraySlice<UInt8>, with patterns: PatternBuilder) throws {
    let best = TextMatch.nameBesideAddress
    guard canStillEnter(best) else { return }
    let list = names(withKey: Array(name))
    if let places = try list.all(most: CostModel.few) {
      try evaluate(places, as: best, isProof: false, with: patterns)
    } else {
      try run([MatchSource(best: best, list: list, area: AreaCoverage(nil, best: best))])
    }
  }

  /// The list of a plan; nil when all of its places have been evaluated. What lies in a restricted area is read by area instead.
  func cursor(_ plan: PatternBuilder.Plan, as match: TextMatch, with patterns: PatternBuilder) throws -> PostingCursor? {
    restrictedBlocks == nil ? try evaluateIfShort(plan, as: match, with: patterns).cursor : list(plan, with: patterns)
  }

  /// Places whose words are in several aliases. All that could still enter have been evaluated: as matches by name they would have scored more.
  private func collectMixed() throws {
    let best = TextMatch(.infix)
    for place in tier.mixed where canStillEnter(best) { try evaluate(place, proven: nil, best: best, as: .infix) }
  }

  /// The lists of places whose names have all words of a variant other than what was typed letter by letter.
  private func respelledWords(_ patterns: PatternBuilder) throws -> [PatternBuilder.Plan] {
    let literal = patterns.query.key == texts.typed.key ? nil : try patterns.nameWords()
    return try [literal, patterns.wordsBySynonyms()].compactMap(\.self)
  }
}

extension TextMatch {
  /// A main name in full, and words of the address.
  fileprivate static var nameBesideAddress: TextMatch { TextMatch(.context, wholeNameLetters: 1) }
}
