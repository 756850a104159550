// SPDX-License-Identifier: Apache-2.0
import GazetteerSQLite

/// Reads the rows in which FTS5 keeps its tables.
extension IndexReader {
  /// The bytes of a row of `…_data`, for as long as the call takes.
  func leaf<Value>(_ row: Int, of table: FullTextTable, _ body: (UnsafeRawBufferPointer) throws(Malformed) -> Value) throws -> Value {
    try reading(.leaf(of: table)) { statement in
      statement.bind(1, row)
      guard try statement.step() else { throw damaged(table) }
      do throws(Malformed) { return try body(statement.bytes(0)) } catch { throw damaged(table) }
    }
  }

  /// Where the terms and lists of a table are; nil when it has none.
  func segment(of table: FullTextTable) throws -> Segment? {
    if let known = segments[table.rawValue] { return known }
    let read = try leaf(Segment.structureRow, of: table) { bytes throws(Malformed) in try Segment(structure: bytes) }
    segments[table.rawValue] = .some(read)
    return read
  }

  /// The page on which a term begins, if the table has it.
  func page(of term: [UInt8], in table: FullTextTable, _ segment: Segment) throws -> Int {
    try page(.pageOfTerm(in: table), term, table, segment) ?? segment.firstPage
  }

  /// The first page behind a term on which another one begins; nil when there is none.
  func pageBehind(_ term: [UInt8], in table: FullTextTable, _ segment: Segment) throws -> Int? {
    try page(.pageBehindTerm(in: table), term, table, segment)
  }

  private func page(_ query: Query, _ term: [UInt8], _ table: FullTextTable, _ segment: Segment) throws -> Int? {
    try reading(query) { statement in
      statement.bind(1, segment.id)
      statement.bind(2, blob: term)
      guard try statement.step() else { return nil }
      // The last bit tells whether there is an index of the pages of a long list.
      let page = statement.int(0) >> 1
      guard page >= 0, page <= segment.lastPage else { throw damaged(table) }
      return max(page, segment.firstPage)
    }
  }

  private func damaged(_ table: FullTextTable) -> IndexError {
    .damaged(path: overview.path, reason: "a leaf of \(table.name) is missing or makes no sense")
  }
}
