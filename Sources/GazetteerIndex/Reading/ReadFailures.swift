// SPDX-License-Identifier: Apache-2.0

extension IndexFile {
  /// SQLite modules that an index needs.
  private static let modules = ["fts5", "rtree_i32"]

  /// Translates an SQLite error for the reader of an index. Every statement works on every sound index, so an error means a damaged file.
  static func translated(_ error: SQLiteError, path: String) -> IndexError {
    switch error.kind {
    case .notADatabase: .notAnIndex(path: path)
    case .cannotOpen: .unreadable(path: path, reason: error.message)
    case .full: .cannotWrite(path: path, reason: "no space is left for a copy to check")
    case .interrupted: .database(error)
    case .outOfMemory: .damaged(path: path, reason: "a part of it asks for more memory than there is")
    case .error where error.lacksModule(of: modules): .missingFeature(error.message)
    default: .damaged(path: path, reason: reason(error))
    }
  }

  /// SQLite's message on one line; names in a damaged schema may contain anything.
  private static func reason(_ error: SQLiteError) -> String {
    if error.message == "SQL logic error" { return "a part of it makes no sense" }
    return String(String.UnicodeScalarView(error.message.unicodeScalars.prefix(200).map { $0.value < 0x20 ? " " : $0 }))
  }
}

/// Runs work that reads an index, and translates the SQLite errors.
package func translatingReadFailures<Result>(path: String, _ work: () throws -> Result) throws -> Result {
  do { return try work() } catch let error as SQLiteError { throw IndexFile.translated(error, path: path) }
}

/// The same for a single statement. An interruption is thrown unchanged, because only the one who caused it knows the reason.
@inline(__always)
func translatingStatementFailures<Result>(path: @autoclosure () -> String, _ work: () throws -> Result) throws -> Result {
  do { return try work() } catch let error as SQLiteError where error.kind != .interrupted {
    throw IndexFile.translated(error, path: path())
  }
}
