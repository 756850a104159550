// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

@testable import GazetteerIndex

extension FuzzTarget {
  /// Bytes as pages of a database and as a leaf of a posting list, without the checks of a file around them. Behind a line with a term come a number of
  /// three bytes, a byte for the root page, and the bytes.
  static let pages = FuzzTarget(name: "pages") { bytes in
    var input = FuzzInput(bytes)
    let (term, number, root) = (input.line(), input.number(), Int(input.byte()))
    input.bytes.withUnsafeBytes { bytes in
      try? walkLeaf(bytes, term)
      walkPages(bytes, term, number, root: root)
    }
  }

  private static func walkLeaf(_ bytes: UnsafeRawBufferPointer, _ term: [UInt8]) throws(Malformed) {
    let leaf = try Leaf(bytes)
    let lists = [try leaf.list(of: term), try leaf.continuation()].compactMap(\.self) + (try leaf.lists(withPrefix: term).lists)
    for list in lists {
      if list.upperBound > leaf.size || leaf.size > bytes.count { finding("a list of \(list) on a leaf of \(leaf.size)") }
      var numbers = Varints(UnsafeRawBufferPointer(rebasing: bytes[..<list.upperBound]), from: list.lowerBound)
      while !numbers.isAtEnd { _ = try numbers.next() }
    }
  }

  private static func walkPages(_ bytes: UnsafeRawBufferPointer, _ term: [UInt8], _ number: Int, root: Int) {
    guard let pages = try? Pages(bytes, pageSize: 512) else { return }
    let tree = Tree(pages: pages, root: root)
    func look(at row: StoredRow) {
      for column in 0..<6 { _ = (try? row.bytes(column), try? row.int(column), try? row.string(column)) }
    }
    let rows = AddressedRows(tree, numbers: 0..<64)
    for wanted in [number, 0, 1, number << 24] {
      _ = try? tree.row(wanted) { row throws(Malformed) in look(at: row) }
      // Found from the root, then by its address.
      for _ in 0..<2 { if let row = try? rows.row(wanted) { look(at: row) } }
    }
    for side in [Tree.Side.upTo, .behind] {
      var position = try? tree.position(side) { row throws(Malformed) in
        guard let key = try row.bytes(0) else { return false }
        return term.lexicographicallyPrecedes(key)
      }
      while let found = position {
        _ = try? tree.row(at: found) { row throws(Malformed) in look(at: row) }
        position = found.next
      }
    }
    // A tree whose nodes name one another is ended by the reader, which knows how many there may be.
    var visits = 0
    _ = try? BoxTree(nodes: tree).blocks(in: .earth, family: 1) {
      visits += 1
      if visits > 1000 { throw Malformed() }
    } _: { _ in
      true
    }
  }
}
