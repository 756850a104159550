// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GazetteerEngine

/// How much work corrected texts and parts of a text may take.
@Suite struct WorkBudgetTests {
  @Test("it is spent when all of it is taken, and exceeded only when something was left out")
  func spending() {
    var budget = WorkBudget(10)
    budget.take(6)
    #expect(budget.left == 4 && !budget.isSpent)
    budget.take(5)
    #expect(budget.isSpent && !budget.wasExceeded)
    budget.refuse()
    #expect(budget.wasExceeded)
    #expect(WorkBudget(0).isSpent)
  }
}
