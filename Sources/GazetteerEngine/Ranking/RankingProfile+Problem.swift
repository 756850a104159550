// SPDX-License-Identifier: Apache-2.0

/// What numbers of a profile must keep to.
extension RankingProfile {
  /// What is wrong with the numbers, or nil.
  ///
  /// What a match lacks may not make it better, all else equal.
  package var problem: String? {
    if let weight = Self.weights.first(where: { !(0...1).contains(self[keyPath: $0.path]) }) { return "\(weight.name) must lie in 0…1" }
    if nameWords >= nameStart { return "nameWords must be less than nameStart" }
    if context + contextName >= respelled { return "context + contextName must be less than respelled" }
    if infix >= context { return "infix must be less than context" }
    return correctionProblem ?? otherProblem
  }

  /// A place that fits with typos must stay behind one that fits without, all else equal.
  private var correctionProblem: String? {
    if correctedName >= infix || guessShare > otherShare {
      return "correctedName must be less than infix, and guessShare not more than otherShare"
    }
    if correctedTwiceShare > guessShare { return "correctedTwiceShare must not be more than guessShare" }
    let scores = [correctedName, correctedStart, correctedWords, correctedContext]
    if zip(scores, scores.dropFirst()).contains(where: { $0 < $1 }) {
      return "correctedName, correctedStart, correctedWords and correctedContext must not rise in this order"
    }
    return nil
  }

  /// The numbers of rows have to leave some for other lanes.
  private var rowProblem: String? {
    for (name, value) in [
      ("prominentImportance", rows.prominentImportance), ("handNearness", rows.handNearness), ("keptNearness", rows.keptNearness),
      ("kindShare", rows.kindShare),
    ] where !(0...1).contains(value) {
      return "rows.\(name) must lie in 0…1"
    }
    if rows.keptNearness > rows.handNearness { return "rows.keptNearness must not be more than rows.handNearness" }
    if !(0..<5).contains(rows.prominentRows) { return "rows.prominentRows must lie in 0…4" }
    if rows.queryRows < 0 { return "rows.queryRows must not be less than 0" }
    return rows.handRows < 2 ? "rows.handRows must be at least 2" : nil
  }

  private var serviceProblem: String? {
    let penalties = [houses.part, houses.letter, houses.completion, houses.interpolated, houses.street]
    if penalties.contains(where: { !(0...1).contains($0) }) || zip(penalties, penalties.dropFirst()).contains(where: { $0 > $1 }) {
      return "houses.part, letter, completion, interpolated and street must lie in 0…1 and not fall in this order"
    }
    if !(kinds.firstStep > 0 && kinds.firstStep.isFinite) { return "kinds.firstStep must be more than 0" }
    if !(kinds.stepGrowth >= 1.01 && kinds.stepGrowth.isFinite) { return "kinds.stepGrowth must be at least 1.01" }
    return kinds.nearMeters >= 0 ? nil : "kinds.nearMeters must not be less than 0"
  }

  private var otherProblem: String? {
    if let problem = rowProblem ?? serviceProblem { return problem }
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
