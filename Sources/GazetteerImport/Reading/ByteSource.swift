// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerLibC

/// The bytes of a file or of standard input, in order; gzip is unpacked, UTF-16 with a mark becomes UTF-8. Memory use does not grow with the source.
package final class ByteSource {
  /// The path as given; `-` is standard input.
  package let path: String
  /// Size of the file on disk; nil for pipes.
  package let fileSize: Int?
  /// Bytes read from the file so far, before unpacking; the measure of progress. Of a file that is read several times each reading counts its share.
  package var bytesTaken: Int { (bytesOfEarlierReadings + raw.bytesTaken) / readings }
  /// How many times the reader of the format reads the source.
  package var readings = 1

  private var raw: FileBytes
  private var gzip: GzipStream?
  private var utf16: UTF16Pieces?
  /// Bytes that are unpacked and in UTF-8, and not taken yet.
  private var ready: [UInt8] = []
  private var isStarted = false
  private var encoding = TextEncoding.utf8
  /// Bytes of another encoding that are in UTF-8 now, and not taken yet.
  private var decoded: [UInt8] = []
  private var bytesOfEarlierReadings = 0
  private var peeked: [UInt8] = []
  private var peekedStart = 0

  /// Opens a file, or standard input for `-`. Gzip is recognised by the first two bytes, whatever the file name.
  ///
  /// - Throws: `ImportError` when the file is missing, a directory or not readable.
  package init(path: String) throws(ImportError) {
    self.path = path
    raw = try FileBytes(path: path)
    fileSize = raw.size
    gzip = try Self.unpacking(raw)
  }

  private static func unpacking(_ raw: FileBytes) throws(ImportError) -> GzipStream? {
    let start = try raw.look()
    return start.count >= 2 && start[0] == 0x1f && start[1] == 0x8b ? GzipStream() : nil
  }

  /// Checks that the path names a file whose bytes are those of the source, for readers that open it themselves.
  package func checkIsPlainFile() throws(ImportError) {
    if fileSize == nil || path == "-" { throw .needsFile(path: path) }
    if gzip != nil {
      throw .unknownFormat(path: path, hint: "is a packed database; unpack it with gunzip and name the file that this gives")
    }
  }

  /// Starts at the first byte again.
  ///
  /// - Throws: `ImportError.needsFile` for standard input and pipes, which can be read once only.
  package func rewind() throws(ImportError) {
    if fileSize == nil || path == "-" { throw .needsFile(path: path) }
    bytesOfEarlierReadings += raw.bytesTaken
    raw = try FileBytes(path: path)
    gzip = try Self.unpacking(raw)
    (peeked, peekedStart) = ([], 0)
    (utf16, ready, isStarted, decoded) = (nil, [], false, [])
  }

  /// Reads on in another encoding; `peek` still gives the bytes as they are.
  func decode(_ encoding: TextEncoding) { self.encoding = encoding }

  /// Fills `buffer` from its start and returns how many bytes were written; 0 only at the end.
  package func read(into buffer: UnsafeMutableBufferPointer<UInt8>) throws(ImportError) -> Int {
    guard encoding == .windows1252 else { return try readEncoded(into: buffer) }
    if decoded.isEmpty {
      let count = try readEncoded(into: buffer)
      for byte in buffer[..<count] { TextEncoding.append(windows1252: byte, to: &decoded) }
    }
    return Self.move(&decoded, into: buffer)
  }

  /// Moves as many bytes as there is room for.
  private static func move(_ bytes: inout [UInt8], into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    let count = min(buffer.count, bytes.count)
    for offset in 0..<count { buffer[offset] = bytes[offset] }
    bytes.removeFirst(count)
    return count
  }

  private func readEncoded(into buffer: UnsafeMutableBufferPointer<UInt8>) throws(ImportError) -> Int {
    if peekedStart < peeked.count {
      let count = min(buffer.count, peeked.count - peekedStart)
      for offset in 0..<count { buffer[offset] = peeked[peekedStart + offset] }
      peekedStart += count
      return count
    }
    return try readOn(into: buffer)
  }

  /// The first bytes, at most `count`, without consuming them. Call it only before the first `read`.
  package func peek(_ count: Int) throws(ImportError) -> [UInt8] {
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
    defer { room.deallocate() }
    while peeked.count < count {
      let got = try readOn(into: UnsafeMutableBufferPointer(rebasing: room[0..<(count - peeked.count)]))
      if got == 0 { break }
      peeked.append(contentsOf: room[0..<got])
    }
    return peeked
  }

  /// All bytes of a file.
  ///
  /// - Parameter limit: in bytes; by default 1 GiB, which no report has, but a small packed file may unpack to.
  /// - Throws: `ImportError`; also for more than the limit.
  package static func bytes(path: String, atMost limit: Int = 1 << 30) throws(ImportError) -> [UInt8] {
    let source = try ByteSource(path: path)
    var bytes: [UInt8] = []
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1 << 16)
    defer { room.deallocate() }
    while case let count = try source.read(into: room), count > 0 {
      bytes += room[..<count]
      if bytes.count > limit { throw .unreadable(path: path, reason: "it holds more than \(limit >> 20) MiB") }
    }
    return bytes
  }

  private func readOn(into buffer: UnsafeMutableBufferPointer<UInt8>) throws(ImportError) -> Int {
    if !isStarted { try start() }
    while utf16 != nil, ready.isEmpty {
      let count = try unpack(into: buffer)
      ready = (count == 0 ? utf16?.rest() : utf16?.utf8(of: Bytes(rebasing: buffer[..<count]))) ?? []
      if count == 0 { break }
    }
    if ready.isEmpty { return utf16 == nil ? try unpack(into: buffer) : 0 }
    return Self.move(&ready, into: buffer)
  }

  /// Reads the first two bytes, which may be the mark of UTF-16.
  private func start() throws(ImportError) {
    isStarted = true
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 2)
    defer { room.deallocate() }
    while ready.count < 2 {
      let count = try unpack(into: UnsafeMutableBufferPointer(rebasing: room[..<(2 - ready.count)]))
      if count == 0 { return }
      ready += room[..<count]
    }
    utf16 = UTF16Pieces(mark: ready[0], ready[1])
    if utf16 != nil { ready = [] }
  }

  private func unpack(into buffer: UnsafeMutableBufferPointer<UInt8>) throws(ImportError) -> Int {
    guard let gzip else { return try raw.read(into: buffer) }
    do throws(GzipStream.Failure) {
      return try gzip.read(into: buffer, from: raw)
    } catch {
      switch error {
      case .damaged(let reason): throw .brokenGzip(path: path, reason: reason)
      case .source(let error): throw error
      }
    }
  }
}

/// The bytes of a file as stored on disk, through one buffer.
final class FileBytes {
  let size: Int?
  private(set) var bytesTaken = 0
  private let path: String
  private let descriptor: Int32
  private let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 256 << 10)
  private var start = 0
  private var end = 0

  init(path: String) throws(ImportError) {
    self.path = path
    let status: stat
    do throws(FileFailure) {
      descriptor = path == "-" ? 0 : try FileAccess.open(path, O_RDONLY)
      status = try FileAccess.status(descriptor)
    } catch {
      throw error.isMissing ? .fileNotFound(path: path) : .unreadable(path: path, reason: error.reason)
    }
    size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    if status.st_mode & S_IFMT == S_IFDIR { throw .isDirectory(path: path) }
  }

  deinit {
    if descriptor > 0 { close(descriptor) }
    buffer.deallocate()
  }

  /// The buffered bytes; fills an empty buffer first. Empty only at the end.
  func look() throws(ImportError) -> UnsafeBufferPointer<UInt8> {
    while start == end || (end - start < 2 && bytesTaken == 0) {
      if start == end { (start, end) = (0, 0) }
      let got: Int
      do throws(FileFailure) {
        got = try FileAccess.read(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[end...]))
      } catch {
        throw error.code == EISDIR ? .isDirectory(path: path) : .unreadable(path: path, reason: error.reason)
      }
      if got == 0 { break }
      end += got
    }
    return UnsafeBufferPointer(rebasing: buffer[start..<end])
  }

  /// Consumes the first `count` bytes that `look` returned.
  func take(_ count: Int) {
    start += count
    bytesTaken += count
  }

  func read(into target: UnsafeMutableBufferPointer<UInt8>) throws(ImportError) -> Int {
    let available = try look()
    let count = min(available.count, target.count)
    guard count > 0, let from = available.baseAddress else { return 0 }
    target.baseAddress?.update(from: from, count: count)
    take(count)
    return count
  }
}
