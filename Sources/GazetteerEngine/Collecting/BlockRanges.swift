// SPDX-License-Identifier: Apache-2.0

/// Sorted, disjoint ranges of blocks, no two of which could be one.
struct BlockRanges {
  private(set) var ranges: [ClosedRange<Int>] = []

  /// - Parameter blocks: in any order.
  init(_ blocks: [Int]) {
    for block in blocks.sorted() {
      if let last = ranges.last, block <= last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, block)
      } else {
        ranges.append(block...block)
      }
    }
  }

  /// How many blocks there are.
  var blockCount: Int { ranges.reduce(0) { $0 + $1.count } }
}
