// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A mean over cases with its 95 % confidence interval.
///
/// The interval is the percentile bootstrap: 1,000 samples, each of as many cases as there are, drawn with replacement; it is from the 2.5th to the
/// 97.5th percentile of the sample means. The draws are seeded.
package struct Estimate: Codable, Sendable, Equatable {
  package var value: Double
  package var low: Double
  package var high: Double
  /// Number of cases.
  package var count: Int

  /// Number of bootstrap samples.
  package static let draws = 1_000

  /// The mean of the values; nil when there are none.
  package init?(_ values: [Double], seed: UInt64, draws: Int = Estimate.draws) {
    guard !values.isEmpty else { return nil }
    var random = SeededRandom(seed: seed)
    let count = values.count
    var means: [Double] = []
    means.reserveCapacity(draws)
    for _ in 0..<draws {
      var sum = 0.0
      for _ in 0..<count { sum += values[Int.random(in: 0..<count, using: &random)] }
      means.append(sum / Double(count))
    }
    means.sort()
    value = values.reduce(0, +) / Double(count)
    low = percentile(means, 0.025)
    high = percentile(means, 0.975)
    self.count = count
  }
}

/// The value that the given share of sorted values does not exceed, interpolated between neighbours; 0 for no values.
func percentile(_ sorted: [Double], _ share: Double) -> Double {
  guard let last = sorted.last else { return 0 }
  let position = share * Double(sorted.count - 1)
  let below = Int(position)
  guard below + 1 < sorted.count else { return last }
  return sorted[below] + (sorted[below + 1] - sorted[below]) * (position - Double(below))
}
