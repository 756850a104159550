// SPDX-License-Identifier: Apache-2.0

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
