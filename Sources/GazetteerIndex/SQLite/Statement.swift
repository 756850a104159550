// SPDX-License-Identifier: Apache-2.0
import GazetteerCSQLite

/// With this destructor SQLite copies bound values; the macro is a cast that Swift does not import.
private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

/// A prepared statement: bind, step until false, reset; repeatable.
///
/// Columns may be read only after a `step()` that returned true. Pointers that a column returns are valid until the next `step()` or `reset()`.
package final class Statement {
  private let pointer: OpaquePointer
  /// Keeps the connection open while the statement exists.
  private let connection: Connection
  private let sql: String

  init(_ sql: String, on connection: Connection) throws(SQLiteError) {
    var pointer: OpaquePointer?
    let code = sqlite3_prepare_v3(connection.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
    guard code == SQLITE_OK, let pointer else { throw connection.error(code, sql) }
    self.pointer = pointer
    self.connection = connection
    self.sql = sql
  }

  deinit { sqlite3_finalize(pointer) }

  /// Moves to the next row; false at the end, after which the statement is reset.
  package func step() throws(SQLiteError) -> Bool {
    let code = sqlite3_step(pointer)
    if code == SQLITE_ROW { return true }
    guard code == SQLITE_DONE else {
      let error = connection.error(code, sql)
      sqlite3_reset(pointer)
      throw error
    }
    sqlite3_reset(pointer)
    return false
  }

  /// Runs a statement that returns no rows.
  package func run() throws(SQLiteError) {
    _ = try step()
  }

  /// Resets the statement so that it can be bound again. Calling it again has no effect.
  package func reset() { sqlite3_reset(pointer) }

  // MARK: Binding, 1-based as in SQLite

  package func bind(_ index: Int32, _ value: Int64) { sqlite3_bind_int64(pointer, index, value) }
  package func bind(_ index: Int32, _ value: Int) { sqlite3_bind_int64(pointer, index, Int64(value)) }
  package func bind(_ index: Int32, _ value: Double) { sqlite3_bind_double(pointer, index, value) }
  package func bindNull(_ index: Int32) { sqlite3_bind_null(pointer, index) }

  /// Binds UTF-8 bytes as text.
  package func bind(_ index: Int32, text bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      _ = sqlite3_bind_text(
        pointer, index, buffer.baseAddress?.assumingMemoryBound(to: CChar.self) ?? emptyText, Int32(buffer.count), transient)
    }
  }

  package func bind(_ index: Int32, _ value: String) {
    var value = value
    value.withUTF8 { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        _ = sqlite3_bind_text(pointer, index, characters.baseAddress ?? emptyText, Int32(buffer.count), transient)
      }
    }
  }

  package func bind(_ index: Int32, _ value: String?) {
    if let value { bind(index, value) } else { bindNull(index) }
  }

  package func bind(_ index: Int32, blob bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      if let base = buffer.baseAddress {
        _ = sqlite3_bind_blob(pointer, index, base, Int32(buffer.count), transient)
      } else {
        _ = sqlite3_bind_zeroblob(pointer, index, 0)
      }
    }
  }

  // MARK: Columns, 0-based as in SQLite

  package func int64(_ column: Int32) -> Int64 { sqlite3_column_int64(pointer, column) }
  package func int(_ column: Int32) -> Int { Int(sqlite3_column_int64(pointer, column)) }
  package func isNull(_ column: Int32) -> Bool { sqlite3_column_type(pointer, column) == SQLITE_NULL }

  /// The column as text; invalid UTF-8 becomes U+FFFD.
  package func string(_ column: Int32) -> String {
    String(decoding: bytes(column), as: UTF8.self)
  }

  package func optionalString(_ column: Int32) -> String? { isNull(column) ? nil : string(column) }

  // By name: an enumeration of the columns, in the order of the statement.

  package func int64(_ column: some RawRepresentable<Int32>) -> Int64 { int64(column.rawValue) }
  package func int(_ column: some RawRepresentable<Int32>) -> Int { int(column.rawValue) }
  package func isNull(_ column: some RawRepresentable<Int32>) -> Bool { isNull(column.rawValue) }
  package func string(_ column: some RawRepresentable<Int32>) -> String { string(column.rawValue) }
  package func optionalString(_ column: some RawRepresentable<Int32>) -> String? { optionalString(column.rawValue) }
  package func bytes(_ column: some RawRepresentable<Int32>) -> UnsafeRawBufferPointer { bytes(column.rawValue) }

  /// The bytes of a text or blob column, valid until the next `step()` or `reset()`.
  package func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
    let start = sqlite3_column_blob(pointer, column)
    // When SQLite runs out of memory, the pointer is null although the length is not.
    return UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(pointer, column)))
  }
}

/// Bound for an empty array, because SQLite binds a null pointer as NULL.
nonisolated(unsafe) private let emptyText: UnsafePointer<CChar> = {
  let pointer = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
  pointer.pointee = 0
  return UnsafePointer(pointer)
}()
