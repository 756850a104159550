// SPDX-License-Identifier: Apache-2.0
import GazetteerSQLite

/// The tables that a search reads without statements.
struct StoredTables: Sendable {
  let places: Tree
  let cores: Tree
  let addresses: Tree
  let blocks: Tree
  let boxes: BoxTree
  let wholeNames: Tree
  /// By `FullTextTable`: the leaves, and the pages on which terms begin.
  let leaves: [Tree]
  let pagesOfTerms: [Tree]

  /// - Throws: `IndexError.damaged` when a table is missing.
  init(_ database: Connection, _ pages: Pages, path: String) throws {
    var roots: [String: Int] = [:]
    let select = try database.prepare(SQL.rootPages)
    while try select.step() { roots[select.string(0)] = select.int(1) }
    func tree(_ name: String) throws(IndexError) -> Tree {
      guard let root = roots[name] else { throw .damaged(path: path, reason: "the table \(name) is missing") }
      return Tree(pages: pages, root: root)
    }
    places = try tree("place")
    cores = try tree("place_core")
    addresses = try tree("address")
    blocks = try tree("block")
    boxes = BoxTree(nodes: try tree("block_box_node"))
    wholeNames = try tree("whole_name")
    leaves = try FullTextTable.allCases.map { table throws(IndexError) in try tree("\(table.name)_data") }
    pagesOfTerms = try FullTextTable.allCases.map { table throws(IndexError) in try tree("\(table.name)_idx") }
  }
}

// MARK: Columns, in the order of `Schema.tables`

extension StoredTables {
  enum PlaceColumn: Int, CaseIterable { case id, placeID, name, otherNames, address, source }
  enum CoreColumn: Int, CaseIterable { case id, entries }
  enum AddressColumn: Int, CaseIterable {
    case id, sublocality, locality, administrativeArea2, administrativeArea1, postalCode, inheritedNames
  }
  enum BlockColumn: Int, CaseIterable { case id, family, entries }
  enum WholeNameColumn: Int, CaseIterable { case key, place }
  /// Of FTS5's own tables.
  enum LeafColumn: Int, CaseIterable { case id, block }
  enum TermPageColumn: Int, CaseIterable { case segid, term, pgno }
}

extension StoredRow {
  @inline(__always)
  func bytes(_ column: some RawRepresentable<Int>) throws(Malformed) -> UnsafeRawBufferPointer? { try bytes(column.rawValue) }
  @inline(__always)
  func int(_ column: some RawRepresentable<Int>) throws(Malformed) -> Int { try int(column.rawValue) }
  func string(_ column: some RawRepresentable<Int>) throws(Malformed) -> String? { try string(column.rawValue) }
}
