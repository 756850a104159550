// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces
import Testing

@testable import GazetteerImport

/// What is kept of a map in little room, compared with plain dictionaries.
@Suite struct OSMStoringTests {
  /// A number as files have them: mostly close to the last, some far away, below 0, or at the ends.
  private func number(_ last: Int64, _ random: inout SeededRandom) -> Int64 {
    switch random.next() % 20 {
    case 0: Int64(bitPattern: random.next())
    case 1: [Int64.min, .max, 0, -1, 1 << 32, (1 << 32) - 1][Int(random.next() % 6)]
    case 2: Int64(random.next() % 12_000_000_000)
    default: last.addingClamped(Int64(random.next() % 9) - 2)
    }
  }

  @Test("Ways have the nodes that they were given, and nodes the positions, in memory and in files", arguments: 1...30)
  func everyNumber(_ seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let spilling = Spilling.inTemporaryFolder(seed % 2 == 0 ? .standard : MemoryShares(bytes: 0))
    var (ways, lists, known) = (OSMWays(), [Int64: [Int64]](), Set<Int64>())
    var last: Int64 = 0
    for id in 0..<Int64(random.next() % 60) {
      var nodes: [Int64] = []
      for _ in 0..<(random.next() % 9) {
        last = number(last, &random)
        nodes.append(last)
      }
      #expect(ways.append(id * 7, nodes, isNumbered: true) == Int(id))
      if seed % 2 == 1, random.next() % 9 == 0 { try ways.spill(spilling) }
      lists[id * 7] = nodes
      known.formUnion(nodes)
    }
    ways.prepare()
    for (id, nodes) in lists { #expect(ways.nodes(of: id) == nodes && ways[Int(id / 7)] == nodes) }
    #expect(ways.nodes(of: 3) == nil && ways.nodeCount == lists.values.map(\.count).reduce(0, +))
    try comparePositions(of: ways, known, &random, spilling)
  }

  @Test("Ways of several lists have the nodes that they have in one")
  func joined() {
    var (one, joined, part) = (OSMWays(), OSMWays(), OSMWays())
    for id in 0..<Int64(40) {
      let nodes = (0..<(id % 5)).map { id * 1_000_000_007 - $0 }
      _ = (one.append(id, nodes, isNumbered: true), part.append(id, nodes, isNumbered: true))
      guard id % 7 == 0 else { continue }
      #expect(joined.append(part) == Int(id) + 1 - part.count)
      part = OSMWays()
    }
    _ = joined.append(part)
    one.prepare()
    joined.prepare()
    #expect(joined.count == 40 && joined.nodeCount == one.nodeCount)
    for id in 0..<40 { #expect(joined[id] == one[id] && joined.nodes(of: Int64(id)) == one[id]) }
  }

  private func comparePositions(of ways: OSMWays, _ known: Set<Int64>, _ random: inout SeededRandom, _ spilling: Spilling) throws {
    var positions = OSMNodePositions()
    positions.need([5, 5, -5])
    try positions.prepare(for: ways, spilling)
    let needed = known.union([5, -5])
    let strangers = (0..<50).map { _ in number(known.min() ?? 0, &random) }
    var plain: [Int64: GeoPoint] = [:]
    let (all, isSorted) = (Array(needed) + strangers, random.next() % 2 == 0)
    var last = 0
    for (index, node) in (isSorted ? all.sorted() : all).enumerated() {
      let position = positions.numbers.position(of: node, after: last)
      #expect((position != nil) == needed.contains(node))
      guard let position else { continue }
      last = position
      if index % 7 == 0 { continue }
      let point = GeoPoint(latitudeE7: Int32(index), longitudeE7: 1)
      positions.set(position, point)
      plain[node] = point
    }
    for node in all { #expect(positions[node] == plain[node]) }
  }
}
