// SPDX-License-Identifier: Apache-2.0

/// The time that answers take, in microseconds: searching and writing texts, one request at a time.
package struct Latency: Codable, Sendable, Equatable {
  package var count: Int
  package var p50: Double
  package var p90: Double
  package var p95: Double
  package var p99: Double
  package var max: Double
  /// Number of answers that took up to 2⁰, 2⁰·⁵, 2¹ … microseconds and more than the previous bound; the last counts all others.
  package var histogram: [Int]

  package init(microseconds: [Double]) {
    let sorted = microseconds.sorted()
    count = sorted.count
    p50 = percentile(sorted, 0.5)
    p90 = percentile(sorted, 0.9)
    p95 = percentile(sorted, 0.95)
    p99 = percentile(sorted, 0.99)
    max = sorted.last ?? 0
    histogram = Array(repeating: 0, count: Self.bounds.count + 1)
    for time in sorted { histogram[Self.bounds.firstIndex { time <= $0 } ?? Self.bounds.count] += 1 }
  }

  /// Upper bounds of the histogram in microseconds: 1 to about 1 s.
  package static let bounds: [Double] = (0...40).map { step in
    (0..<(step / 2)).reduce(step % 2 == 0 ? 1 : 1.414_213_562_373_095_1) { bound, _ in bound * 2 }
  }
}
