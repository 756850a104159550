// SPDX-License-Identifier: Apache-2.0
package import GazetteerBase
import GazetteerLibC

/// An index file as it was when it was opened: checked, and mapped into memory.
///
/// All connections read the one mapping, which needs no descriptor. So whatever happens to the path afterwards, they go on reading this file.
///
/// `@unchecked Sendable`: the bytes are never written.
package final class IndexFile: @unchecked Sendable {
  package let path: String
  /// Size in bytes.
  package let size: Int
  /// Which file it is, for a comparison with what the path has later.
  package let stamp: FileStamp
  /// The checksum of all checksums: files with the same one are the same.
  package let seal: String
  private let mapping: Mapping
  private let check: SealCheck

  /// The bytes of a file in memory, for as long as the value lives. A value of its own, because an initialiser that throws may or may not run `deinit`.
  private final class Mapping {
    let bytes: UnsafeRawBufferPointer

    init(_ descriptor: Int32, count: Int, path: String) throws(IndexError) {
      guard let start = mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, 0), start != MAP_FAILED else {
        throw .unreadable(path: path, reason: "it cannot be mapped into memory: \(String(cString: strerror(errno)))")
      }
      bytes = UnsafeRawBufferPointer(start: start, count: count)
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
  }

  /// Opens a file, and compares it with its seal.
  ///
  /// - Parameter extent: How much is compared. Who reads the whole file, to write or to judge another, compares all of it: damage must not be handed on.
  /// - Throws: `IndexError` when it is no index of this format, or damaged.
  package init(path: String, checking extent: SealCheck.Extent = .whole) throws(IndexError) {
    let descriptor = try Self.openRegular(path)
    defer { close(descriptor) }
    let status = try Self.reading(path) { () throws(FileFailure) in try FileAccess.status(descriptor) }
    let start = try Self.reading(path) { () throws(FileFailure) in try FileAccess.read(descriptor, at: 0, count: FileHeader.byteCount) }
    let header = try Self.checkedHeader(start, size: Int(status.st_size), path: path)
    mapping = try Mapping(descriptor, count: Int(status.st_size), path: path)
    (self.path, size, stamp) = (path, mapping.bytes.count, FileStamp(status))
    check = try SealCheck(path: path, bytes: mapping.bytes, header: header)
    seal = check.seal.name
    try check.check(extent)
  }

  /// The damaged byte ranges in order.
  package func damage() -> [Range<Int>] { check.damage(.whole) }

  /// Throws `IndexError.damaged` when any byte is not what was written.
  package func checkWhole() throws(IndexError) { try check.check(.whole) }

  /// The pages of the database. They stay as long as the file.
  func pages() throws(IndexError) -> Pages {
    do throws(Malformed) {
      return try Pages(UnsafeRawBufferPointer(rebasing: mapping.bytes[..<check.header.dataSize]), pageSize: check.header.pageSize)
    } catch {
      throw .damaged(path: path, reason: "its header makes no sense")
    }
  }

  /// Opens a connection with hardened settings. Reading copies nothing.
  func connect() throws -> Connection {
    do throws(SQLiteError) {
      let connection = try Connection(reading: UnsafeRawBufferPointer(rebasing: mapping.bytes[..<check.header.dataSize]), of: self)
      try connection.execute(SQL.readSettings(mappedBytes: size))
      return connection
    } catch {
      throw Self.translated(error, path: path)
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

  /// Opens a regular file, or what a link to one leads to. Nothing else is waited for: a pipe would block until somebody writes to it.
  static func openRegular(_ path: String) throws(IndexError) -> Int32 {
    let descriptor = try reading(path) { () throws(FileFailure) in try FileAccess.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY) }
    do throws(IndexError) {
      let status = try reading(path) { () throws(FileFailure) in try FileAccess.status(descriptor) }
      if status.st_mode & S_IFMT == S_IFDIR { throw PackManifest.isIn(path) ? .packFolder(path: path) : .isDirectory(path: path) }
      guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path: path, reason: "it is no regular file") }
    } catch {
      close(descriptor)
      throw error
    }
    return descriptor
  }

  private static func checkedHeader(_ bytes: [UInt8], size: Int, path: String) throws(IndexError) -> FileHeader {
    guard let header = FileHeader(bytes) else { throw .notAnIndex(path: path) }
    if header.dataSize > size { throw .damaged(path: path, reason: "it has \(size) bytes of \(header.dataSize); it was cut short") }
    guard header.applicationID == Schema.applicationID else { throw .notAnIndex(path: path) }
    guard header.userVersion == Schema.formatVersion else {
      throw .versionMismatch(path: path, found: header.userVersion, expected: Schema.formatVersion)
    }
    return header
  }

  /// Translates failures of the system into errors for the reader of an index.
  private static func reading<Value>(_ path: String, _ work: () throws(FileFailure) -> Value) throws(IndexError) -> Value {
    do throws(FileFailure) { return try work() } catch {
      throw error.isMissing ? .notFound(path: path) : .unreadable(path: path, reason: error.reason)
    }
  }
}
