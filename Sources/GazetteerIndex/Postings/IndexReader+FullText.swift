// SPDX-License-Identifier: Apache-2.0

/// Reads the rows in which FTS5 keeps its tables.
extension IndexReader {
  /// The bytes of a leaf, by its row in `…_data`. They stay as long as the file.
  @inline(__always)
  func leaf(_ row: Int, of table: FullTextTable) throws -> UnsafeRawBufferPointer {
    let leaf = try inTable(table) { () throws(Malformed) in
      try leaves[table.rawValue].row(row)?.bytes(StoredTables.LeafColumn.block)
    }
    guard let leaf else { throw damaged(table) }
    return leaf
  }

  /// Runs work that reads bytes of a table.
  @inline(__always)
  func inTable<Value>(_ table: FullTextTable, _ work: () throws(Malformed) -> Value) throws(IndexError) -> Value {
    do throws(Malformed) { return try work() } catch { throw damaged(table) }
  }

  /// Where the terms and lists of a table are; nil when it has none.
  func segment(of table: FullTextTable) throws -> Segment? {
    if let known = segments[table.rawValue] { return known }
    let row = try leaf(Segment.structureRow, of: table)
    let read = try inTable(table) { () throws(Malformed) in try Segment(structure: row) }
    segments[table.rawValue] = .some(read)
    if let read {
      let rows = read.row(ofPage: read.firstPage)..<read.row(ofPage: read.lastPage) + 1
      leaves[table.rawValue] = AddressedRows(tables.leaves[table.rawValue], numbers: rows)
    }
    return read
  }

  /// The page on which a term begins, if the table has it.
  func page(of term: [UInt8], in table: FullTextTable, _ segment: Segment) throws -> Int {
    try page(.upTo, term, table, segment) ?? segment.firstPage
  }

  /// The first page behind a term on which another one begins; nil when there is none.
  func pageBehind(_ term: [UInt8], in table: FullTextTable, _ segment: Segment) throws -> Int? {
    try page(.behind, term, table, segment)
  }

  private func page(_ side: Tree.Side, _ term: [UInt8], _ table: FullTextTable, _ segment: Segment) throws -> Int? {
    typealias Column = StoredTables.TermPageColumn
    let tree = tables.pagesOfTerms[table.rawValue]
    let page = try inTable(table) { () throws(Malformed) -> Int? in
      let found = try tree.position(side) { row throws(Malformed) in
        let other = try row.int(Column.segid)
        if other != segment.id { return other > segment.id }
        return term.precedes(try row.bytes(Column.term))
      }
      guard let found else { return nil }
      return try tree.row(at: found) { row throws(Malformed) in
        // The last bit tells whether there is an index of the pages of a long list.
        try row.int(Column.segid) == segment.id ? try row.int(Column.pgno) >> 1 : nil
      }
    }
    guard let page else { return nil }
    guard page >= 0, page <= segment.lastPage else { throw damaged(table) }
    return max(page, segment.firstPage)
  }

  private func damaged(_ table: FullTextTable) -> IndexError {
    .damaged(path: overview.path, reason: "a leaf of \(table.name) is missing or makes no sense")
  }
}

extension [UInt8] {
  /// Whether it comes before a term in the order of their bytes.
  @inline(__always)
  fileprivate func precedes(_ other: UnsafeRawBufferPointer?) -> Bool {
    guard let other else { return false }
    let common = Swift.min(count, other.count)
    for index in 0..<common where self[index] != other[index] { return self[index] < other[index] }
    return count < other.count
  }
}
