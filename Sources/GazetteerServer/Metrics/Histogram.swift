// SPDX-License-Identifier: Apache-2.0

/// Counts durations by ranges.
struct Histogram: Sendable {
  /// Upper bounds in microseconds.
  static let bounds = [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 2_500_000, 10_000_000]

  /// The number of durations in each range; the last range has no upper bound.
  private(set) var counts = [Int](repeating: 0, count: bounds.count + 1)
  private(set) var sumMicroseconds = 0

  mutating func add(microseconds: Int) {
    counts[Self.bounds.firstIndex { microseconds <= $0 } ?? Self.bounds.count] += 1
    sumMicroseconds += microseconds
  }
}
