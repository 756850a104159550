// SPDX-License-Identifier: Apache-2.0
import GazetteerCSQLite

/// An error of SQLite. Bound values are left out, because they are what people typed.
public struct SQLiteError: Error, Equatable, Sendable {
  /// The extended result code, see sqlite.org/rescode.html.
  public let code: Int32
  /// SQLite's own message.
  public let message: String
  /// The statement or action that failed.
  public let sql: String

  package init(code: Int32, message: String, sql: String) {
    self.code = code
    self.message = message
    self.sql = sql
  }

  /// The result code without its extension.
  public var primaryCode: Int32 { code & 0xFF }
}

extension SQLiteError: CustomStringConvertible {
  /// One line: code and message. The statement is only for debugging, because readers of messages have not written it.
  public var description: String { "SQLite error \(code), \(message)" }
}

extension SQLiteError {
  /// The result codes that code distinguishes, see sqlite.org/rescode.html.
  package enum Kind: Sendable {
    case corrupt, notADatabase, cannotOpen, inputOutput, full, readOnly, denied, locked, interrupted, outOfMemory, error, other
  }

  /// The result code by name, without its extension.
  package var kind: Kind {
    switch primaryCode {
    case SQLITE_CORRUPT: .corrupt
    case SQLITE_NOTADB: .notADatabase
    case SQLITE_CANTOPEN: .cannotOpen
    case SQLITE_IOERR: .inputOutput
    case SQLITE_FULL: .full
    case SQLITE_READONLY: .readOnly
    case SQLITE_PERM: .denied
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL, SQLITE_NOLFS: .locked
    case SQLITE_INTERRUPT: .interrupted
    case SQLITE_NOMEM, SQLITE_TOOBIG: .outOfMemory
    case SQLITE_ERROR: .error
    default: .other
    }
  }

  /// Whether the SQLite library lacks one of these modules, which the statement needs.
  package func lacksModule(of names: [String]) -> Bool { kind == .error && names.contains { message == "no such module: \($0)" } }
}
