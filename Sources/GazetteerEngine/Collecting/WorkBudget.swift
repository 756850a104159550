// SPDX-License-Identifier: Apache-2.0
/// What a search may still read and compare for corrected texts, for parts of texts and for words taken apart. Beside words such as `s l ko` or the names of
/// countries, these may need millions of steps through lists that have hardly a place in common. It is counted, not estimated: most lists end far sooner than
/// their length says.
struct WorkBudget {
  /// What is left, in the unit of `CostModel`; the last step may take more than there was.
  private(set) var left: Int
  /// Whether anything was left out for its work.
  private(set) var wasExceeded = false

  init(_ work: Int) { left = work }

  var isSpent: Bool { left <= 0 }

  /// Takes work that was done.
  mutating func take(_ work: Int) { left -= work }

  /// Notes that something was left out.
  mutating func refuse() { wasExceeded = true }
}
