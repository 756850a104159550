// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex

/// A folder that is gone when the value is.
final class DatabaseFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("gazetteer-sqlite-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A database with one row, in a file of this name.
  func database(_ name: String = "a.db") throws -> String {
    let file = "\(path)/\(name)"
    let connection = try Connection(path: file, mode: .readWrite)
    try connection.execute("CREATE TABLE word (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE); INSERT INTO word VALUES (1, 'one')")
    return file
  }

  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }
}

extension Connection {
  /// A database in memory only.
  static func inMemory() throws -> Connection { try Connection(path: ":memory:", mode: .readWrite) }
}

/// What the work throws; nil when it throws nothing.
func sqliteRefusal(_ work: () throws(SQLiteError) -> Void) -> SQLiteError? {
  do throws(SQLiteError) {
    try work()
    return nil
  } catch {
    return error
  }
}
