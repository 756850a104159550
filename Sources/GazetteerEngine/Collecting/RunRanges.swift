// SPDX-License-Identifier: Apache-2.0

/// Sorted, disjoint ranges of runs.
struct RunRanges {
  private(set) var ranges: [ClosedRange<Int>] = []

  init() {}

  /// Ranges that hold all runs; gaps of up to `gap` runs are read along, because opening a list again costs as much.
  init(_ runs: [Int], joiningGapsUpTo gap: Int) {
    for run in runs.sorted() {
      if let last = ranges.last, run - last.upperBound <= gap + 1 {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, run)
      } else {
        ranges.append(run...run)
      }
    }
  }

  private init(_ ranges: [ClosedRange<Int>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound + 1 {
        self.ranges[self.ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        self.ranges.append(range)
      }
    }
  }

  /// How many runs there are.
  var runCount: Int { ranges.reduce(0) { $0 + $1.count } }

  func adding(_ other: RunRanges) -> RunRanges { RunRanges(ranges + other.ranges) }

  func subtracting(_ other: RunRanges) -> RunRanges {
    var left: [ClosedRange<Int>] = []
    for range in ranges {
      var start = range.lowerBound
      for hole in other.ranges where hole.overlaps(range) {
        if hole.lowerBound > start { left.append(start...hole.lowerBound - 1) }
        start = hole.upperBound + 1
      }
      if start <= range.upperBound { left.append(start...range.upperBound) }
    }
    return RunRanges(left)
  }
}
