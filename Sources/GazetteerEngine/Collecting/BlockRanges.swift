// SPDX-License-Identifier: Apache-2.0

/// Sorted, disjoint ranges of blocks.
struct BlockRanges {
  private(set) var ranges: [ClosedRange<Int>] = []

  init() {}

  /// Ranges that contain all blocks. They include gaps of up to `gap` blocks, because opening a posting list again costs as much as reading these.
  init(_ blocks: [Int], joiningGapsUpTo gap: Int) {
    for block in blocks.sorted() {
      if let last = ranges.last, block - last.upperBound <= gap + 1 {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, block)
      } else {
        ranges.append(block...block)
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

  /// How many blocks there are.
  var blockCount: Int { ranges.reduce(0) { $0 + $1.count } }

  func adding(_ other: BlockRanges) -> BlockRanges { BlockRanges(ranges + other.ranges) }

  func subtracting(_ other: BlockRanges) -> BlockRanges {
    var left: [ClosedRange<Int>] = []
    for range in ranges {
      var start = range.lowerBound
      for hole in other.ranges where hole.overlaps(range) {
        if hole.lowerBound > start { left.append(start...hole.lowerBound - 1) }
        start = hole.upperBound + 1
      }
      if start <= range.upperBound { left.append(start...range.upperBound) }
    }
    return BlockRanges(left)
  }
}
