// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerTesting
import Testing

@testable import GazetteerEngine

/// Ranges of neighbouring numbers hold the numbers that they are made of.
@Suite struct BlockRangesTests {
  @Test("ranges are in order, hold each number once, and no two of them could be one", arguments: Seeds.of(300 as UInt64))
  func equalsSet(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let blocks = (0..<random.pick([0, 1, 5, 30])).map { _ in Int.random(in: 0...40, using: &random) }
    let ranges = BlockRanges(blocks)
    #expect(ranges.ranges.flatMap { Array($0) } == Set(blocks).sorted())
    #expect(ranges.blockCount == Set(blocks).count)
    #expect(zip(ranges.ranges, ranges.ranges.dropFirst()).allSatisfy { $0.upperBound + 1 < $1.lowerBound })
  }
}
