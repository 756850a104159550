// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerTesting
import Testing

@testable import GazetteerEngine

/// A list read by area gives the matches of the ranges that it is asked for, and no others, whatever it has learned from ranges before.
@Suite struct AreaPostingsTests {
  @Test("every match in the ranges comes, in order, each once", arguments: Seeds.of(200))
  func equalsFilter(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let blocks = 40
    let share = random.pick([0.0, 0.001, 0.02, 0.5])
    let positions = (0..<blocks * Schema.blockSize).filter { _ in random.chance(share) }
    let list = AreaPostings { SortedDocuments(positions) }
    for _ in 0..<12 {
      let asked = BlockRanges((0..<random.pick([0, 1, 4, 20])).map { _ in Int.random(in: 0..<blocks, using: &random) })
      let most = random.pick([1, 5, .max])
      var found: [Int] = []
      try list.read(asked.ranges) {
        found.append($0)
        return found.count < most
      }
      let expected = positions.filter { position in asked.ranges.contains { $0.contains(position / Schema.blockSize) } }
      #expect(found == Array(expected.prefix(most)))
    }
  }

  @Test("ranges that follow one another are read from one opened list; one before them opens it anew")
  func opensOnce() throws {
    var openings = 0
    let list = AreaPostings {
      openings += 1
      return SortedDocuments([10 * Schema.blockSize])
    }
    for ranges in [[0...1], [2...3, 5...9], [12...14]] { try list.read(ranges) { _ in true } }
    #expect(openings == 1)
    var found: [Int] = []
    try list.read([4...12]) {
      found.append($0)
      return true
    }
    #expect(openings == 2 && found == [10 * Schema.blockSize])
  }
}
