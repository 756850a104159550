// SPDX-License-Identifier: Apache-2.0
import GazetteerFiles
import GazetteerSQLite

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Checks an index file before SQLite opens it, and opens connections to it.
enum IndexFile {
  /// Opens a connection with hardened settings. The whole file is mapped, so reading copies nothing.
  ///
  /// - Parameter extent: How much of the file to compare with its seal first.
  static func connect(path: String, checking extent: SealCheck.Extent = .small) throws -> Connection {
    let size = try withSealCheck(of: path) { check throws(IndexError) in
      try check.check(extent)
      return check.size
    }
    do throws(SQLiteError) {
      let connection = try Connection(path: path, mode: .immutable)
      try connection.execute(SQL.readSettings(mappedBytes: size))
      return connection
    } catch {
      throw translated(error, path: path)
    }
  }

  /// Whether the path has a file that is neither empty nor an index of any format; an import must not replace it.
  static func holdsSomethingElse(_ path: String) throws(IndexError) -> Bool {
    guard let descriptor = try? FileAccess.open(path, O_RDONLY | O_NONBLOCK) else { return false }
    defer { close(descriptor) }
    guard let header = try? FileAccess.read(descriptor, at: 0, count: 100), !header.isEmpty else { return false }
    if header.count < 100 { return true }
    let application = header[68..<72].reduce(0) { $0 << 8 | Int64($1) }
    return !header.starts(with: Array("SQLite format 3\0".utf8)) || application != Schema.applicationID
  }

  /// Opens a file, checks that it is an index of this format with the size that its header states, and passes it to `body` for comparison with its
  /// seal.
  static func withSealCheck<Result>(of path: String, _ body: (SealCheck) throws(IndexError) -> Result) throws(IndexError) -> Result {
    let size = try regularSize(path)
    let descriptor = try reading(path) { () throws(FileFailure) in try FileAccess.open(path, O_RDONLY) }
    defer { close(descriptor) }
    let bytes = try reading(path) { () throws(FileFailure) in try FileAccess.read(descriptor, at: 0, count: FileHeader.byteCount) }
    guard let header = FileHeader(bytes) else { throw .notAnIndex(path: path) }
    if header.dataSize > size { throw .damaged(path: path, reason: "it has \(size) bytes of \(header.dataSize); it was cut short") }
    guard header.applicationID == Schema.applicationID else { throw .notAnIndex(path: path) }
    guard header.userVersion == Schema.formatVersion else {
      throw .versionMismatch(path: path, found: header.userVersion, expected: Schema.formatVersion)
    }
    return try body(SealCheck(path: path, reader: FileReader(descriptor: descriptor), header: header, size: size))
  }

  /// Translates failures of the system into errors for the reader of an index.
  private static func reading<Value>(_ path: String, _ work: () throws(FileFailure) -> Value) throws(IndexError) -> Value {
    do throws(FileFailure) { return try work() } catch {
      throw error.isMissing ? .notFound(path: path) : .unreadable(path: path, reason: error.reason)
    }
  }

  /// The size of a regular file.
  private static func regularSize(_ path: String) throws(IndexError) -> Int {
    let information = try reading(path) { () throws(FileFailure) in try FileAccess.status(path) }
    if information.st_mode & S_IFMT == S_IFDIR { throw .isDirectory(path: path) }
    // Opening a pipe would block until another process writes to it.
    guard information.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path: path, reason: "it is no regular file") }
    return Int(information.st_size)
  }
}
