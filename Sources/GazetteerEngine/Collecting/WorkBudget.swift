// SPDX-License-Identifier: Apache-2.0
/// How many steps through posting lists a search may take for corrected texts, parts of texts and words taken apart. Beside words such as `s l ko` or the
/// names of countries, these may need millions of steps through lists that have hardly a place in common. A comparison counts as the steps that take as
/// long.
struct StepBudget {
  /// What is left.
  private(set) var left: Int
  /// Whether a plan was refused.
  private(set) var wasExceeded = false

  init(_ steps: Int) { left = steps }

  /// Takes the steps of a plan; false, and nothing is taken, when they are too many.
  mutating func spend(_ steps: Int) -> Bool {
    if steps > left {
      wasExceeded = true
      return false
    }
    left -= steps
    return true
  }
}
