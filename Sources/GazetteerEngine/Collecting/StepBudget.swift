// SPDX-License-Identifier: Apache-2.0
import GazetteerNumbers

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

  /// Four steps for five places of the index, and 500,000 at least: one word of one letter, which most names have, fits in, and two do not. At a million
  /// places this keeps the slowest of 100,000 random texts of up to six common words near 50 ms (`Scripts/bench --texts`).
  static func steps(ofPlaces count: Int) -> Int { max(500_000, count.multipliedClamped(by: 4) / 5) }
}
