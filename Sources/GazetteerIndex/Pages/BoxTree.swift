// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerNumbers

/// The bounding boxes of blocks, read from the nodes in which SQLite's R-tree keeps them.
///
/// A node is a row of `block_box_node`: two bytes of height, which only the root tells, two bytes with the number of cells, then the cells. A cell is a number of
/// eight bytes, of a block in a leaf and else of a node, and the least and the greatest latitude, longitude and family, four bytes each, big-endian.
struct BoxTree: Sendable {
  let nodes: Tree

  /// A block with its box.
  struct Entry {
    let block: Int
    let box: PlainBox
  }

  private static let header = 4
  private static let cellSize = 32
  private static let root = 1
  /// No R-tree of SQLite is higher.
  private static let mostLevels = 40

  /// Passes the blocks of a family that touch a box, in no order, until the body has seen enough.
  ///
  /// - Parameters:
  ///   - check: Called for every node: a hostile file may make a tree that is endless in practice.
  ///   - body: Returns whether to go on.
  func blocks(
    in box: PlainBox, family: Int, checking check: () throws -> Void, _ body: (Entry) -> Bool
  ) throws {
    var levels: Int?
    // Nodes to visit, with their height over the leaves.
    var open = [(node: Self.root, level: 0)]
    while let (node, level) = open.popLast() {
      try check()
      var (goesOn, height) = (true, level)
      let isThere: Void? = try nodes.row(node) { row throws(Malformed) in
        guard let bytes = try row.bytes(1), bytes.count >= Self.header else { throw Malformed() }
        if levels == nil {
          height = bytes.bigEndian16(at: 0)
          levels = height
        }
        let count = bytes.bigEndian16(at: 2)
        guard height <= Self.mostLevels, Self.header + count * Self.cellSize <= bytes.count else { throw Malformed() }
        for index in 0..<count where goesOn {
          let cell = Self.header + index * Self.cellSize
          guard let entry = Self.entry(bytes, at: cell, touching: box, family: family) else { continue }
          if height == 0 { goesOn = body(entry) } else { open.append((entry.block, height - 1)) }
        }
      }
      guard isThere != nil else { throw Malformed() }
      if !goesOn { return }
    }
  }

  @inline(__always)
  private static func entry(_ bytes: UnsafeRawBufferPointer, at cell: Int, touching box: PlainBox, family: Int) -> Entry? {
    func side(_ index: Int) -> Int32 { Int32(bigEndian: bytes.loadUnaligned(fromByteOffset: cell + 8 + index * 4, as: Int32.self)) }
    guard side(0) <= box.maxLatitude, side(1) >= box.minLatitude, side(2) <= box.maxLongitude, side(3) >= box.minLongitude,
      Int(side(4)) <= family, Int(side(5)) >= family
    else { return nil }
    return Entry(
      block: Int(clamping: Int64(bigEndian: bytes.loadUnaligned(fromByteOffset: cell, as: Int64.self))),
      box: PlainBox(minLatitude: side(0), maxLatitude: side(1), minLongitude: side(2), maxLongitude: side(3)))
  }
}
