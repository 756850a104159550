// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import Testing

/// What is kept in files beyond a few bytes of memory, compared with arrays.
@Suite struct SpillingTests {
  private struct Pair: BitwiseCopyable, Equatable {
    var key: UInt64
    var number: UInt32
  }

  /// Files beside a name in a folder, with no memory to share.
  private func spilling(_ folder: TemporaryFolder) -> Spilling { Spilling(beside: folder.file("a.gaz"), MemoryShares(bytes: 0)) }

  @Test("Values of many runs are read in order, as often as they are asked for", arguments: [0, 1, 255, 256, 257, 5_000, 40_000])
  func runs(_ count: Int) throws {
    let folder = try TemporaryFolder()
    var random = SeededRandom(seed: UInt64(count))
    let pairs = (0..<count).map { Pair(key: random.next() % 1_000, number: UInt32($0)) }
    for bytes in [0, 1 << 30] {
      let runs = SortedRuns<Pair>(spilling(folder), bytes: bytes) { ($0.key, $0.number) < ($1.key, $1.number) }
      for pair in pairs { try runs.append(pair) }
      try runs.finish()
      let sorted = pairs.sorted { ($0.key, $0.number) < ($1.key, $1.number) }
      #expect(runs.count == count)
      for _ in 0..<2 { #expect(Array(runs) == sorted) }
    }
  }

  @Test("A file has no name while it is in use, so a killed process leaves nothing")
  func names() throws {
    let folder = try TemporaryFolder()
    let runs = SortedRuns<UInt64>(spilling(folder), bytes: 0, by: <)
    for number in 0..<10_000 as Range<UInt64> { try runs.append(number) }
    #expect(folder.names == [])
    try runs.finish()
    #expect(folder.names == [] && Array(runs) == Array(0..<10_000))
  }

  @Test("Where no file can be made, the failure says why")
  func noFolder() throws {
    let runs = SortedRuns<UInt64>(Spilling(beside: "/nowhere/a.gaz", MemoryShares(bytes: 0)), bytes: 0, by: <)
    let failure = #expect(throws: FileFailure.self) { for number in 0..<10_000 as Range<UInt64> { try runs.append(number) } }
    #expect(failure?.isMissing == true)
  }

  @Test("An array that goes to a file now and then is the same array", arguments: 1...20)
  func arrays(_ seed: UInt64) throws {
    let folder = try TemporaryFolder()
    var (random, plain, array) = (SeededRandom(seed: seed), [Pair](), SpilledArray<Pair>())
    for step in 0..<3_000 as Range<UInt64> {
      let pair = Pair(key: random.next(), number: UInt32(step))
      switch random.next() % 20 {
      case 0: try array.spill(spilling(folder))
      case 1 where !plain.isEmpty:
        let position = Int(random.next() % UInt64(plain.count))
        (plain[position], array[position]) = (pair, pair)
      default:
        plain.append(pair)
        array.append(pair)
      }
    }
    try array.spill(spilling(folder))
    array.append(contentsOf: plain.prefix(9))
    plain += plain.prefix(9)
    #expect(array.count == plain.count && Array(array) == plain)
    for position in [0, 700, plain.count - 9, plain.count - 1] {
      #expect(array.withElements(from: position, likely: 1) { $0[0] } == plain[position])
    }
    #expect(array.tailBytes == 9 * 16)
  }
}
