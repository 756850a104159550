// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerCSQLite
import GazetteerLibC

/// One SQLite connection. It belongs to whoever holds it and must not be used from two threads at once.
package final class Connection {
  /// How the file is opened.
  package enum Mode {
    /// Read only, for a file that nobody changes while it is open: no locks, no look at a journal.
    case immutable
    /// A new or existing file to write.
    case readWrite
  }

  let handle: OpaquePointer
  private var interruption: Interruption?
  /// What keeps the bytes of a database in memory; released after the connection is closed.
  private var bytesOwner: AnyObject?

  /// Opens `path`.
  ///
  /// - Throws: `SQLiteError` when the file cannot be opened. SQLite opens lazily: that a file is no database shows at the first statement.
  package init(path: String, mode: Mode) throws(SQLiteError) {
    _ = withoutMemoryStatistics
    var pointer: OpaquePointer?
    let flags =
      switch mode {
      case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
      case .readWrite: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
      }
    let name = mode == .immutable ? immutableURI(path) : literalPath(path)
    let code = sqlite3_open_v2(name, &pointer, flags, nil)
    guard code == SQLITE_OK, let pointer else {
      let message = pointer.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(pointer)
      throw SQLiteError(code: code, message: message, sql: "open")
    }
    handle = pointer
    sqlite3_extended_result_codes(handle, 1)
    if mode == .immutable { harden() }
  }

  /// Opens a database whose bytes are in memory: it needs no descriptor, and connections share the bytes.
  ///
  /// - Parameters:
  ///   - bytes: The pages of the database. Nothing may change them while the connection exists.
  ///   - owner: What keeps them there.
  package init(reading bytes: UnsafeRawBufferPointer, of owner: AnyObject) throws(SQLiteError) {
    _ = withoutMemoryStatistics
    var pointer: OpaquePointer?
    var code = sqlite3_open_v2(":memory:", &pointer, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
    if code == SQLITE_OK {
      // Read-only: SQLite never writes to the bytes, though its parameter would allow that.
      let start = UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress)
      let count = sqlite3_int64(bytes.count)
      code = sqlite3_deserialize(pointer, "main", start, count, count, UInt32(SQLITE_DESERIALIZE_READONLY))
    }
    guard code == SQLITE_OK, let pointer else {
      let message = pointer.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
      sqlite3_close_v2(pointer)
      throw SQLiteError(code: code, message: message, sql: "open")
    }
    handle = pointer
    bytesOwner = owner
    sqlite3_extended_result_codes(handle, 1)
    harden()
  }

  deinit { sqlite3_close_v2(handle) }

  /// A file from elsewhere may hold a hostile schema: nothing of it may run.
  private func harden() {
    _ = gazetteer_sqlite3_db_config_int(handle, SQLITE_DBCONFIG_DEFENSIVE, 1)
    _ = gazetteer_sqlite3_db_config_int(handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
    _ = gazetteer_sqlite3_db_config_int(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0)
    _ = gazetteer_sqlite3_db_config_int(handle, SQLITE_DBCONFIG_ENABLE_VIEW, 0)
  }

  /// Runs statements that give no rows; several may be separated by semicolons.
  package func execute(_ sql: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    if code != SQLITE_OK { throw error(code, sql) }
  }

  /// Prepares one statement, to be kept and used many times.
  package func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    try Statement(sql, on: self)
  }

  /// The first column of the first row as an integer; nil when there is no row.
  package func integer(_ sql: String) throws(SQLiteError) -> Int64? {
    let statement = try prepare(sql)
    return try statement.step() ? statement.int64(0) : nil
  }

  /// Asks a running statement of this connection to stop as soon as possible.
  package func interrupt() { sqlite3_interrupt(handle) }

  /// Calls `shouldStop` about every `instructions` virtual machine steps of a running statement; true ends the statement with `SQLITE_INTERRUPT`.
  package func setProgressHandler(instructions: Int32 = 1000, _ shouldStop: @escaping () -> Bool) {
    let interruption = Interruption(shouldStop: shouldStop)
    self.interruption = interruption
    sqlite3_progress_handler(
      handle, instructions,
      { context in
        guard let context else { return 0 }
        return Unmanaged<Interruption>.fromOpaque(context).takeUnretainedValue().shouldStop() ? 1 : 0
      }, Unmanaged.passUnretained(interruption).toOpaque())
  }

  func error(_ code: Int32, _ sql: String) -> SQLiteError {
    SQLiteError(code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)) + systemReason, sql: sql)
  }

  /// The system's message when a file could not be opened, read or written: a quota, a failing disk.
  private var systemReason: String {
    guard [SQLITE_IOERR, SQLITE_CANTOPEN].contains(sqlite3_extended_errcode(handle) & 0xFF) else { return "" }
    let number = sqlite3_system_errno(handle)
    return number == 0 ? "" : ": \(String(cString: strerror(number)))"
  }

  private final class Interruption {
    let shouldStop: () -> Bool
    init(shouldStop: @escaping () -> Bool) { self.shouldStop = shouldStop }
  }
}

/// Set once, before the first connection: with statistics, two threads that wrote an index spent a tenth of their time waiting for their lock.
private let withoutMemoryStatistics = gazetteer_sqlite3_config_no_memory_statistics()

/// The version of the SQLite library in use, as 3040001 for 3.40.1.
package var sqliteVersionNumber: Int32 { sqlite3_libversion_number() }

/// The URI of a file that does not change. Without an empty authority, a path that starts with two slashes would name a host.
private func immutableURI(_ path: String) -> String {
  "file:\(path.hasPrefix("/") ? "//" : "")\(percentEncoded(path))?mode=ro&immutable=1"
}

/// The path for SQLite outside a URI: many builds treat everything that starts with `file:` as a URI.
package func literalPath(_ path: String) -> String { path.hasPrefix("file:") ? "./\(path)" : path }

/// A path in the form for a `file:` URI: everything except unreserved characters and `/` is written as %XX.
func percentEncoded(_ path: String) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var bytes: [UInt8] = []
  for byte in path.utf8 {
    switch byte {
    case _ where byte.isASCIIAlphanumeric, UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
      bytes.append(byte)
    default:
      bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
