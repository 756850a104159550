// SPDX-License-Identifier: Apache-2.0
package import GazetteerPlaces

/// Reads areas: blocks of neighbouring places, and their bounding boxes.
extension IndexReader {
  /// The places of a block.
  package func block(_ id: Int) throws -> Block {
    readCounts.blocks += 1
    let block = try checkingForm { () throws(Malformed) -> Block? in
      guard let row = try blocks.row(id), let entries = try row.bytes(StoredTables.BlockColumn.entries) else { return nil }
      return Block(family: PlaceFamily(rawValue: try row.int(StoredTables.BlockColumn.family)) ?? .poi, bytes: entries, of: file)
    }
    return try block ?? missing("block", id)
  }

  /// A box that holds all blocks of a family; nil when there are none.
  func extent(of family: PlaceFamily) throws -> PlainBox? {
    var extent: PlainBox?
    do throws(Malformed) {
      try tables.boxes.entries(family: family.rawValue) { entry, _ in
        extent = extent.map { $0.union(entry.box) } ?? entry.box
        return true
      }
    } catch { throw malformedBoxes }
    return extent
  }

  /// Ids of the blocks of a family that touch the box, unordered. A block may contain places outside the box.
  package func blocks(in box: PlainBox, family: PlaceFamily) throws -> [Int] { try blockBoxes(in: box, family: family).map(\.block) }

  /// The same; nil when they are more than `most`, or likely more, as so many leaves of the R-tree touch the box.
  package func fewBlocks(in box: PlainBox, family: PlaceFamily, most: Int) throws -> [Int]? {
    var blocks: [Int] = []
    // Of the leaves at the edge of a box some cells touch it, so twice as many are read.
    let isRead = try eachBlock(in: box, family: family, mostLeaves: 2 * most / BoxTree.leastCells + 1) { block, _ in
      blocks.append(block)
      return blocks.count <= most
    }
    return isRead && blocks.count <= most ? blocks : nil
  }

  /// The blocks of a family that touch the box, unordered, each with its bounding box.
  package func blockBoxes(in box: PlainBox, family: PlaceFamily) throws -> [(block: Int, box: PlainBox)] {
    var blocks: [(block: Int, box: PlainBox)] = []
    _ = try eachBlock(in: box, family: family) { block, box in
      blocks.append((block, box))
      return true
    }
    return blocks
  }

  private func eachBlock(
    in box: PlainBox, family: PlaceFamily, mostLeaves: Int = .max, _ body: (Int, PlainBox) -> Bool
  ) throws -> Bool {
    var (unknown, read, isRead) = (nil as Int?, 0, false)
    do {
      isRead = try tables.boxes.blocks(in: box, family: family.rawValue, mostLeaves: mostLeaves) {
        read += 1
        try checkBoxNodes(read)
      } _: { entry in
        guard isBlock(entry.number) else {
          unknown = entry.number
          return false
        }
        return body(entry.number, entry.box)
      }
    } catch is Malformed {
      throw malformedBoxes
    }
    if let unknown { return try missing("block", unknown) }
    return isRead
  }

  /// Called for every node of the boxes that is read, or found to be read.
  ///
  /// - Parameter read: How many nodes that is: every node has at least one box, so there are fewer than twice as many as blocks.
  func checkBoxNodes(_ read: Int) throws {
    readCounts.boxNodes += 1
    guard read <= 2 * overview.blockCount + 1 else { throw malformedBoxes }
    if read % Self.nodesPerCheck == 0 { try patience.check() }
  }

  /// Whether a number that the boxes name is that of a block.
  func isBlock(_ number: Int) -> Bool { number > 0 && number <= overview.blockCount }

  var malformedBoxes: IndexError { .damaged(path: overview.path, reason: "the boxes of blocks make no sense") }

  /// Nodes that are read between two looks at the clock.
  private static let nodesPerCheck = 64
}
