// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

/// Bytes inside a reader's buffer, valid until the reader's next step.
package typealias Bytes = UnsafeBufferPointer<UInt8>

/// The lines of a source, ended by LF or CRLF, without a byte order mark. Keeps one line at a time; a line over the limit is skipped.
package final class LineReader {
  /// The next line.
  package enum Line {
    /// The bytes of the line, without its end. They may be invalid UTF-8.
    case text(Bytes)
    /// A line over the limit, which was skipped.
    case tooLong
  }

  /// 16 MiB.
  package static let defaultLimit = 16 << 20

  /// Number of the line that `next` returned last, from 1; 0 before the first.
  package private(set) var lineNumber = 0

  private let source: ByteSource
  /// Whether the last returned line is the end of the source and has no line end.
  package private(set) var isUnended = false
  private let limit: Int
  private var buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 256 << 10)
  private var start = 0
  private var end = 0
  private var atEnd = false

  /// The lines of `source`, each at most `limit` bytes long.
  package init(_ source: ByteSource, limit: Int = LineReader.defaultLimit) throws(ImportError) {
    self.source = source
    self.limit = limit
    while end - start < 3, try fill() {}
    if end >= 3, buffer[0] == 0xef, buffer[1] == 0xbb, buffer[2] == 0xbf { start = 3 }
  }

  deinit { buffer.deallocate() }

  /// Whether a whole line is buffered, so that `next` will not block.
  package var hasLine: Bool { position(of: 0x0a, from: start) != nil }

  /// The next line; nil at the end.
  package func next() throws(ImportError) -> Line? {
    var searched = 0
    while true {
      if let lineFeed = position(of: 0x0a, from: start + searched) {
        defer { start = lineFeed + 1 }
        return line(to: lineFeed)
      }
      searched = end - start
      if searched > limit + 1 { return try skipLine() }
      if try !fill() { break }
    }
    guard start < end else { return nil }
    defer { start = end }
    isUnended = true
    return line(to: end)
  }

  private func line(to lineEnd: Int) -> Line {
    lineNumber += 1
    let stop = lineEnd > start && buffer[lineEnd - 1] == 0x0d ? lineEnd - 1 : lineEnd
    return stop - start > limit ? .tooLong : .text(Bytes(rebasing: buffer[start..<stop]))
  }

  private func skipLine() throws(ImportError) -> Line {
    lineNumber += 1
    while true {
      start = end
      guard try fill() else {
        isUnended = true
        break
      }
      if let lineFeed = position(of: 0x0a, from: start) {
        start = lineFeed + 1
        break
      }
    }
    return .tooLong
  }

  private func position(of byte: UInt8, from: Int) -> Int? {
    guard from < end, let base = buffer.baseAddress else { return nil }
    guard let found = memchr(base + from, Int32(byte), end - from) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Moves the remaining bytes to the front, enlarges a full buffer, and reads on; false at the end.
  private func fill() throws(ImportError) -> Bool {
    if atEnd { return false }
    if start > 0 {
      buffer.baseAddress!.update(from: buffer.baseAddress! + start, count: end - start)
      (start, end) = (0, end - start)
    }
    if end == buffer.count { grow() }
    let got = try source.read(into: UnsafeMutableBufferPointer(rebasing: buffer[end..<buffer.count]))
    end += got
    atEnd = got == 0
    return got > 0
  }

  private func grow() {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: buffer.count * 2)
    larger.baseAddress!.update(from: buffer.baseAddress!, count: end)
    buffer.deallocate()
    buffer = larger
  }
}
