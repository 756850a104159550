// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

/// The bounding boxes of blocks, read from the nodes in which SQLite's R-tree keeps them.
///
/// A node is a row of `block_box_node`: two bytes of height, which only the root tells, two bytes with the number of cells, then the cells. A cell is a number of
/// eight bytes, of a block in a leaf and else of a node, and the least and the greatest latitude, longitude and family, four bytes each, big-endian.
struct BoxTree: Sendable {
  let nodes: Tree

  /// A block, or a node, with its box.
  struct Entry {
    let number: Int
    let box: PlainBox
  }

  private static let header = 4
  private static let cellSize = 32
  static let root = 1
  /// A leaf has at least about so many cells: a third of what its page takes.
  static let leastCells = 40
  /// No R-tree of SQLite is higher.
  private static let mostLevels = 40

  /// Passes the entries of a node that are of a family, until the body has seen enough.
  ///
  /// - Parameter height: How high the node stands over the leaves; nil for the root, which tells.
  /// - Returns: The height; the entries of a node of height 0 are blocks, else nodes.
  @discardableResult
  func entries(
    of node: Int = root, height: Int? = nil, family: Int, _ body: (Entry, _ height: Int) -> Bool
  ) throws(Malformed) -> Int {
    let found = try nodes.row(node) { row throws(Malformed) -> Int in
      guard let bytes = try row.bytes(1), bytes.count >= Self.header else { throw Malformed() }
      let (height, count) = (height ?? bytes.bigEndian16(at: 0), bytes.bigEndian16(at: 2))
      guard height <= Self.mostLevels, Self.header + count * Self.cellSize <= bytes.count else { throw Malformed() }
      for index in 0..<count {
        guard let entry = Self.entry(bytes, at: Self.header + index * Self.cellSize, family: family) else { continue }
        if !body(entry, height) { break }
      }
      return height
    }
    guard let found else { throw Malformed() }
    return found
  }

  /// Passes the blocks of a family that touch a box, in no order, until the body has seen enough.
  ///
  /// - Parameters:
  ///   - mostLeaves: Of more leaves none is read.
  ///   - check: Called for every node that is found: a hostile file may make a tree that is endless in practice.
  /// - Returns: Whether the leaves were read.
  @discardableResult
  func blocks(
    in box: PlainBox, family: Int, mostLeaves: Int = .max, checking check: () throws -> Void, _ body: (Entry) -> Bool
  ) throws -> Bool {
    try check()
    // All leaves of an R-tree stand on one level.
    var (level, height, goesOn) = ([Self.root], nil as Int?, true)
    while !level.isEmpty {
      if height == 0, level.count > mostLeaves { return false }
      var (below, found) = ([Int](), 0)
      for node in level {
        let known = below.count
        found = try entries(of: node, height: height, family: family) { entry, height in
          guard entry.box.intersection(box) != nil else { return true }
          if height == 0 { goesOn = body(entry) } else { below.append(entry.number) }
          return goesOn
        }
        if !goesOn { return true }
        for _ in known..<below.count { try check() }
      }
      (level, height) = (below, found - 1)
    }
    return true
  }

  @inline(__always)
  private static func entry(_ bytes: UnsafeRawBufferPointer, at cell: Int, family: Int) -> Entry? {
    func side(_ index: Int) -> Int32 { Int32(bigEndian: bytes.loadUnaligned(fromByteOffset: cell + 8 + index * 4, as: Int32.self)) }
    guard Int(side(4)) <= family, Int(side(5)) >= family else { return nil }
    return Entry(
      number: Int(clamping: Int64(bigEndian: bytes.loadUnaligned(fromByteOffset: cell, as: Int64.self))),
      box: PlainBox(minLatitude: side(0), maxLatitude: side(1), minLongitude: side(2), maxLongitude: side(3)))
  }
}
