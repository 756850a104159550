// SPDX-License-Identifier: Apache-2.0

/// Rows without statements.
extension IndexReader {
  /// Passes the row of a table; nil when there is none of this number. The bytes are there for as long as the call takes.
  @inline(__always)
  func row<Value>(_ number: Int, of table: Tree, _ body: (StoredRow) throws(Malformed) -> Value) throws -> Value? {
    do throws(Malformed) { return try table.row(number, body) } catch { throw malformed }
  }

  /// Passes the row of an index, or of a table without row numbers, whose columns are equal to a key, for as long as the call takes; nil when there is none.
  ///
  /// - Parameter order: How a row stands to the key: below 0 when it comes before it, 0 when it is the one.
  func row<Value>(
    of table: Tree, order: (StoredRow) throws(Malformed) -> Int, read: (StoredRow) throws(Malformed) -> Value
  ) throws(IndexError) -> Value? {
    try checkingForm { () throws(Malformed) -> Value? in
      guard let position = try table.position(.upTo, where: { row throws(Malformed) in try order(row) > 0 }) else { return nil }
      return try table.row(at: position) { row throws(Malformed) in try order(row) == 0 ? read(row) : nil }
    }
  }

  /// Runs work that reads bytes of the file.
  @inline(__always)
  func checkingForm<Value>(_ work: () throws(Malformed) -> Value) throws(IndexError) -> Value {
    do throws(Malformed) { return try work() } catch { throw malformed }
  }

  private var malformed: IndexError { .damaged(path: overview.path, reason: "a part of a table makes no sense") }
}
