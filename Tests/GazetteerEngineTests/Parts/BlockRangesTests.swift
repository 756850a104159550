// SPDX-License-Identifier: Apache-2.0
import GazetteerNumbers
import GazetteerTesting
import Testing

@testable import GazetteerEngine

/// Ranges of neighbouring numbers do what sets of the numbers do.
@Suite struct BlockRangesTests {
  private func numbers(_ ranges: BlockRanges) -> Set<Int> { Set(ranges.ranges.flatMap { Array($0) }) }

  /// Whether the ranges are in order, and no two of them could be one.
  private func isNormal(_ ranges: BlockRanges) -> Bool {
    zip(ranges.ranges, ranges.ranges.dropFirst()).allSatisfy { $0.upperBound + 1 < $1.lowerBound }
  }

  @Test("adding and subtracting equal those of sets", arguments: 0..<300)
  func equalsSets(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    func some() -> [Int] { (0..<random.pick([0, 1, 5, 30])).map { _ in Int.random(in: 0...40, using: &random) } }
    let (one, other) = (some(), some())
    let (a, b) = (BlockRanges(one, joiningGapsUpTo: 0), BlockRanges(other, joiningGapsUpTo: 0))
    #expect(numbers(a) == Set(one) && a.blockCount == Set(one).count)
    #expect(numbers(a.adding(b)) == Set(one).union(other))
    #expect(numbers(a.subtracting(b)) == Set(one).subtracting(other))
    for ranges in [a, b, a.adding(b), a.subtracting(b)] { #expect(isNormal(ranges)) }
  }

  @Test("joining fills gaps up to the given one, and no other number", arguments: 0..<100)
  func joinsGaps(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let blocks = Set((0..<random.pick([0, 1, 10, 30])).map { _ in Int.random(in: 0...200, using: &random) })
    let gap = random.pick([0, 1, 6])
    let sorted = blocks.sorted()
    let filled = zip(sorted, sorted.dropFirst()).reduce(into: blocks) { all, pair in
      if pair.1 - pair.0 - 1 <= gap { all.formUnion(pair.0...pair.1) }
    }
    #expect(numbers(BlockRanges(Array(blocks), joiningGapsUpTo: gap)) == filled)
  }

  @Test("nothing is empty, and takes nothing away")
  func nothing() {
    let some = BlockRanges([3, 4, 9], joiningGapsUpTo: 0)
    #expect(BlockRanges().ranges.isEmpty && BlockRanges().blockCount == 0)
    #expect(some.subtracting(BlockRanges()).ranges == [3...4, 9...9])
    #expect(some.adding(BlockRanges()).ranges == some.ranges)
    #expect(some.subtracting(some).ranges.isEmpty)
  }
}
