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
    // Few and scattered, or so many that runs go on from one word of bits to the next.
    let last = random.pick([40, 200, 1000])
    let blocks = (0..<random.pick([0, 1, 5, 30, 4 * last])).map { _ in 7 + Int.random(in: 0...last, using: &random) }
    let ranges = BlockRanges(blocks)
    #expect(ranges.ranges.flatMap { Array($0) } == Set(blocks).sorted())
    #expect(ranges.blockCount == Set(blocks).count)
    #expect(zip(ranges.ranges, ranges.ranges.dropFirst()).allSatisfy { $0.upperBound + 1 < $1.lowerBound })
  }
}
