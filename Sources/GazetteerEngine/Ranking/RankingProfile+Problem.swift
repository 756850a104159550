// SPDX-License-Identifier: Apache-2.0

/// What numbers of a profile must keep to.
extension RankingProfile {
  /// What is wrong with the numbers, or nil.
  ///
  /// Matches by name must stay above the others whatever their importance and nearness: one more letter of a place's name could otherwise
  /// lose it to a place that merely lies in a town of that name.
  package var problem: String? {
    if let weight = Self.weights.first(where: { !(0...1).contains(self[keyPath: $0.path]) }) { return "\(weight.name) must lie in 0…1" }
    if nameWords >= nameStart { return "nameWords must be less than nameStart" }
    if respelled + respelledShare * signalWeights >= nameWords {
      return "respelled + respelledShare × (importance + nearness) must be less than nameWords"
    }
    if context + contextName >= respelled || contextShare > respelledShare {
      return "context + contextName must be less than respelled, and contextShare not more than respelledShare"
    }
    if infix >= context || infixShare >= contextShare { return "infix and infixShare must be less than context and contextShare" }
    return correctionProblem ?? otherProblem
  }

  /// A place that fits with typos must stay behind one that fits without, all else equal.
  private var correctionProblem: String? {
    if correctedName >= infix || max(correctedShare, correctedNearShare) > infixShare {
      return "correctedName must be less than infix, and correctedShare and correctedNearShare not more than infixShare"
    }
    if correctedTwiceShare > min(correctedShare, correctedNearShare) {
      return "correctedTwiceShare must not be more than correctedShare and correctedNearShare"
    }
    let scores = [correctedName, correctedStart, correctedWords, correctedContext]
    if zip(scores, scores.dropFirst()).contains(where: { $0 < $1 }) {
      return "correctedName, correctedStart, correctedWords and correctedContext must not rise in this order"
    }
    let known = partialShare * signalWeights
    if partial * (1 - partialName) / 2 + known >= partialMost {
      return "partial × (1 − partialName) / 2 + partialShare × (importance + nearness) must be less than partialMost"
    }
    return partial + partialMost + known >= correctedContext * (1 - correctionCost)
      ? "partial + partialMost + partialShare × (importance + nearness) must be less than correctedContext × (1 − correctionCost)" : nil
  }

  private var otherProblem: String? {
    if wholeNameLetters < 2 { return "wholeNameLetters must be at least 2" }
    for reach in [regionReach, settlementReach, poiReach] where !(reach.near > 0 && reach.far > reach.near && reach.far.isFinite) {
      return "every reach needs 0 < near < far"
    }
    for (name, preference) in layers.sorted(by: { $0.key < $1.key }) {
      if let problem = preference.problem { return "layers.\(name): \(problem)" }
    }
    return nil
  }
}
