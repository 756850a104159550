// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The tags of an XML document, one after the other: what OpenStreetMap's files need of XML, which have everything in attributes.
///
/// Text between tags, comments, declarations and processing instructions are passed over. Keeps one tag at a time.
final class XMLTags {
  /// What is wrong with a document.
  enum Failure: Error {
    /// It ends inside a tag, or a tag is longer than the limit.
    case cut
    /// A tag without a name, or an attribute without a value in quotes.
    case malformed
    case source(ImportError)
  }

  /// A tag with its attributes in order.
  struct Tag {
    var name: String
    var attributes: [(name: String, value: String)] = []
    /// Whether it ends an element: `</node>`, and not `<node/>`.
    var isEnd = false
    /// Whether no end tag follows: `<node/>`.
    var isEmpty = false

    /// The value of an attribute; nil when there is none.
    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  private let source: ByteSource
  /// The path of the document.
  var path: String { source.path }
  private let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 256 << 10)
  private var start = 0
  private var end = 0
  /// Number of the line that is being read, from 1.
  private(set) var line = 1
  private var bytes: [UInt8] = []

  /// Longest tag: the notes of a way's last editor stand in attributes.
  private static let longestTag = 1 << 20

  init(_ source: ByteSource) { self.source = source }

  deinit { buffer.deallocate() }

  /// Starts at the beginning of the document again.
  func rewind() throws(ImportError) {
    try source.rewind()
    (start, end, line) = (0, 0, 1)
  }

  /// The next tag; nil at the end.
  func next() throws(Failure) -> Tag? {
    while true {
      guard try skip(to: UInt8(ascii: "<")) else { return nil }
      guard let first = try byte() else { throw .cut }
      switch first {
      case UInt8(ascii: "!"): try skipDeclaration()
      case UInt8(ascii: "?"): try skipPast("?>")
      default: return try tag(first)
      }
    }
  }

  /// The text up to the next tag, whose first byte is consumed; at most 200 bytes of it are kept.
  func text() throws(Failure) -> String {
    var text: [UInt8] = []
    while let byte = try byte(), byte != UInt8(ascii: "<") {
      if text.count < 200, byte > 0x20 || text.last.map({ $0 != 0x20 }) ?? false { text.append(max(byte, 0x20)) }
    }
    return String(decoding: text.last == 0x20 ? text.dropLast() : text[...], as: UTF8.self)
  }

  private func tag(_ first: UInt8) throws(Failure) -> Tag {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(first)
    var quote: UInt8?
    while let byte = try byte() {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return try XMLTagText(bytes).tag()
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      if bytes.count == Self.longestTag { throw .cut }
      bytes.append(byte)
    }
    throw .cut
  }

  /// Passes over a comment, or over a declaration, which may hold others in brackets.
  private func skipDeclaration() throws(Failure) {
    guard let next = try byte() else { throw .cut }
    if next == UInt8(ascii: "-") { return try skipPast("-->") }
    var depth = 1
    while depth > 0 {
      guard let byte = try byte() else { throw .cut }
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
    }
  }

  private func skipPast(_ mark: String) throws(Failure) {
    let mark = Array(mark.utf8)
    var last: [UInt8] = []
    while last != mark {
      guard let byte = try byte() else { throw .cut }
      last = Array((last + [byte]).suffix(mark.count))
    }
  }

  /// Passes over everything up to and with a byte; false when there is none.
  private func skip(to wanted: UInt8) throws(Failure) -> Bool {
    while let byte = try byte() {
      if byte == wanted { return true }
    }
    return false
  }

  private func byte() throws(Failure) -> UInt8? {
    if start == end {
      do throws(ImportError) { end = try source.read(into: buffer) } catch { throw .source(error) }
      start = 0
      if end == 0 { return nil }
    }
    defer { start += 1 }
    if buffer[start] == 0x0a { line += 1 }
    return buffer[start]
  }
}
