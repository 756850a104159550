// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GazetteerEvaluation

@Suite struct TuningLossTests {
  private func loss(_ old: [CaseResult], _ new: [CaseResult]) -> TuningLoss? {
    let (old, new) = (run(old, "before"), run(new, "tuned"))
    return TuningLoss(old: old, new: new, Comparison(old: old, new: new, seed: 1))
  }

  private let many = (0..<40).map { result("\($0)", rank: 2) }

  @Test func theSameAndBetterAreNoLoss() {
    #expect(loss(many, many) == nil)
    #expect(loss(many, many.map { result($0.id, rank: 1) }) == nil)
  }

  @Test func oneCaseFurtherDownIsALoss() {
    #expect(loss(many, [result("0", rank: 3)] + many.dropFirst())?.description.contains("0.5000 before, 0.4958 tuned") == true)
  }

  @Test func aFigureThatIsSurelyWorseIsALossThoughTheScoreRises() {
    // Typing gets there first more often on the way, and no longer for the whole text.
    let old = (0..<40).map { result("\($0)", rank: 1, ranks: [0, 0, 0, 1]) }
    let new = (0..<40).map { result("\($0)", rank: 2, ranks: [1, 1, 1, 2]) }
    let loss = loss(old, new)
    #expect(loss?.description.contains("success@1") == true)
  }
}
