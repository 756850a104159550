// SPDX-License-Identifier: Apache-2.0
package import GazetteerGeometry
import GazetteerSQLite

/// Reads areas: blocks of neighbouring places, and their bounding boxes.
extension IndexReader {
  /// The places of a block.
  package func block(_ id: Int) throws -> Block {
    try recentBlocks.row(id) {
      try one(.block, key: id) { row in
        Block(family: PlaceFamily(rawValue: row.int(Query.BlockColumn.family)) ?? .poi, bytes: Array(row.bytes(Query.BlockColumn.entries)))
      } ?? missing("block", id)
    }
  }

  /// Ids of the blocks of a family that touch the box, unordered, at most `limit`. A block may contain places outside the box.
  package func blocks(in box: PlainBox, family: PlaceFamily, limit: Int) throws -> [Int] {
    let key = BoxKey(box: box, family: family, limit: limit)
    return try blocksOfBoxes.row(key) { try blocks(of: key) }
  }

  private func blocks(of key: BoxKey) throws -> [Int] {
    var blocks: [Int] = []
    try eachBlock(.blocksInBox, in: key.box, family: key.family, limit: key.limit) { id, _ in blocks.append(id) }
    return blocks
  }

  /// The blocks of a family that touch the box, unordered, each with its bounding box.
  package func blockBoxes(in box: PlainBox, family: PlaceFamily) throws -> [(block: Int, box: PlainBox)] {
    var blocks: [(block: Int, box: PlainBox)] = []
    try eachBlock(.blockBoxesInBox, in: box, family: family, limit: overview.blockCount) { id, row in
      func side(_ column: Query.BlockBoxColumn) -> Int32 { Int32(clamping: row.int64(column)) }
      let box = PlainBox(
        minLatitude: side(.minLatitude), maxLatitude: side(.maxLatitude), minLongitude: side(.minLongitude),
        maxLongitude: side(.maxLongitude))
      blocks.append((id, box))
    }
    return blocks
  }

  private func eachBlock(
    _ query: Query, in box: PlainBox, family: PlaceFamily, limit: Int, _ body: (_ id: Int, _ row: Statement) -> Void
  ) throws {
    try reading(query) { statement in
      statement.bind(1, Int(box.minLatitude))
      statement.bind(2, Int(box.maxLatitude))
      statement.bind(3, Int(box.minLongitude))
      statement.bind(4, Int(box.maxLongitude))
      statement.bind(5, family.rawValue)
      statement.bind(6, limit)
      while try statement.step() {
        let block = statement.int(Query.BlockBoxColumn.id)
        guard block > 0, block <= overview.blockCount else { return try missing("block", block) as Void }
        body(block, statement)
      }
    }
  }

  struct BoxKey: Hashable {
    var box: PlainBox
    var family: PlaceFamily
    var limit: Int
  }
}
