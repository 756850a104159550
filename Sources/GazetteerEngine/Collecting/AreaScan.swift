// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex

/// Sorted, disjoint ranges of runs; what has been read is kept in the same form, so that nothing is read twice.
struct RunRanges {
  private(set) var ranges: [ClosedRange<Int>] = []

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

  init(_ ranges: [ClosedRange<Int>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound + 1 {
        self.ranges[self.ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        self.ranges.append(range)
      }
    }
  }

  func adding(_ other: RunRanges) -> RunRanges { RunRanges(ranges + other.ranges) }

  func intersection(_ other: RunRanges) -> RunRanges {
    var common: [ClosedRange<Int>] = []
    for a in ranges {
      for b in other.ranges where a.overlaps(b) { common.append(a.clamped(to: b)) }
    }
    return RunRanges(common)
  }

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

/// What has been read of the geographic order in one pass.
struct AreaCoverage {
  /// Runs whose matches have all been looked at.
  var read = RunRanges([])
  /// By family: every place within this many metres of the centre has been looked at; infinite when the family is done.
  var radius = [Double](repeating: 0, count: PlaceFamily.allCases.count)

  func isDone(_ family: PlaceFamily) -> Bool { radius[family.rawValue] == .infinity }
  var isComplete: Bool { radius.allSatisfy { $0 == .infinity } }
}
