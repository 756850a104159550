// SPDX-License-Identifier: Apache-2.0
import GazetteerSQLite

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Looks at a file before SQLite does, and gives connections to it.
enum IndexFile {
  /// Opens a connection with hardened settings; the whole file is mapped, so that reading copies nothing.
  static func connect(path: String) throws -> Connection {
    let size = try checkedSize(path)
    do {
      let connection = try Connection(path: path, mode: .immutable)
      try connection.execute("PRAGMA query_only = ON; PRAGMA mmap_size = \(size); PRAGMA cache_size = -512;")
      let application = try connection.integer("PRAGMA application_id") ?? 0
      guard application == Schema.applicationID else { throw IndexError.notAnIndex(path: path) }
      let version = try connection.integer("PRAGMA user_version") ?? 0
      guard version == Schema.formatVersion else {
        throw IndexError.versionMismatch(path: path, found: version, expected: Schema.formatVersion)
      }
      return connection
    } catch let error as SQLiteError {
      throw translated(error, path: path)
    }
  }

  /// What an error of SQLite means for somebody who reads an index.
  static func translated(_ error: SQLiteError, path: String) -> IndexError {
    switch error.primaryCode {
    case 11: .damaged(path: path, reason: error.message)  // SQLITE_CORRUPT
    case 26: .notAnIndex(path: path)  // SQLITE_NOTADB
    case 14: .unreadable(path: path, reason: error.message)  // SQLITE_CANTOPEN
    case 10: .damaged(path: path, reason: error.message)  // SQLITE_IOERR
    case 1 where error.message.contains("no such module"): .missingFeature(error.message)
    case 1 where error.message.contains("no such table"): .damaged(path: path, reason: error.message)
    default: .database(error)
    }
  }

  /// Whether a file is there that is neither empty nor an index of any format: an import must not replace it.
  static func holdsSomethingElse(_ path: String) throws(IndexError) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var header = [UInt8](repeating: 0, count: 100)
    let count = header.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count <= 0 { return false }
    let application = header[68..<72].reduce(0) { $0 << 8 | Int64($1) }
    return count < 100 || !header.starts(with: Array("SQLite format 3\0".utf8)) || application != Schema.applicationID
  }

  /// The size of a file that begins like an SQLite database and is as long as it says.
  private static func checkedSize(_ path: String) throws(IndexError) -> Int {
    var information = stat()
    guard stat(path, &information) == 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .notFound(path: path) : .unreadable(path: path, reason: errorText())
    }
    if information.st_mode & S_IFMT == S_IFDIR { throw .isDirectory(path: path) }
    // Opening a pipe would wait for somebody to write into it.
    guard information.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path: path, reason: "it is no regular file") }
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: errorText()) }
    defer { close(descriptor) }
    var header = [UInt8](repeating: 0, count: 100)
    let count = header.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    guard count == 100, header.starts(with: Array("SQLite format 3\0".utf8)) else { throw .notAnIndex(path: path) }
    let rawPageSize = Int(header[16]) << 8 | Int(header[17])
    let pageSize = rawPageSize == 1 ? 65536 : rawPageSize
    let pages = header[28..<32].reduce(0) { $0 << 8 | Int($1) }
    let size = Int(information.st_size)
    if pages * pageSize > size {
      throw .damaged(path: path, reason: "it has \(size) bytes of \(pages * pageSize); it was cut short")
    }
    return size
  }
}

/// Does work that reads an index; what SQLite refuses comes up as what it means to the reader.
package func translatingReadFailures<Result>(path: String, _ work: () throws -> Result) throws -> Result {
  do { return try work() } catch let error as SQLiteError { throw IndexFile.translated(error, path: path) }
}
