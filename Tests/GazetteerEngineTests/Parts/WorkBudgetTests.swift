// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GazetteerEngine

/// How much work corrected texts and parts of a text may take.
@Suite struct StepBudgetTests {
  @Test("plans are affordable until the steps are spent; a smaller one may follow one that is not")
  func spending() {
    var budget = StepBudget(10)
    #expect(budget.spend(6) && budget.left == 4 && !budget.wasExceeded)
    #expect(!budget.spend(5) && budget.left == 4 && budget.wasExceeded)
    #expect(budget.spend(4) && budget.left == 0 && budget.wasExceeded)
    #expect(budget.spend(0) && !budget.spend(1))
  }
}
