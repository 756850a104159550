// SPDX-License-Identifier: Apache-2.0

/// Rows without statements.
extension IndexReader {
  /// Passes the row of a table; nil when there is none of this number. The bytes are there for as long as the call takes.
  @inline(__always)
  func row<Value>(_ number: Int, of table: Tree, _ body: (StoredRow) throws(Malformed) -> Value) throws -> Value? {
    do throws(Malformed) { return try table.row(number, body) } catch { throw malformed }
  }

  /// Runs work that reads bytes of the file.
  @inline(__always)
  func checkingForm<Value>(_ work: () throws(Malformed) -> Value) throws(IndexError) -> Value {
    do throws(Malformed) { return try work() } catch { throw malformed }
  }

  private var malformed: IndexError { .damaged(path: overview.path, reason: "a part of a table makes no sense") }
}
