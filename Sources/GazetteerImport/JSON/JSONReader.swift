// SPDX-License-Identifier: Apache-2.0

/// Reads one JSON value (RFC 8259) from bytes that are known to be UTF-8.
/// Values nest at most 128 deep; a lone surrogate escape becomes U+FFFD.
package struct JSONReader {
  /// What was wrong, and where.
  package struct Failure: Error, Equatable, Sendable {
    /// What was expected.
    package var expected: String
    /// Offset in bytes.
    package var offset: Int
  }

  private let bytes: Bytes
  private var at = 0
  private var scratch: [UInt8] = []

  /// The one value that `bytes` hold, with nothing but white space around it.
  package static func value(of bytes: Bytes) throws(Failure) -> JSONValue {
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.at == bytes.count else { throw reader.failure("the end") }
    return value
  }

  /// The one value of a text; see `value(of:)`.
  package static func value(of text: String) throws(Failure) -> JSONValue {
    var text = text
    let result: Result<JSONValue, Failure> = text.withUTF8 { bytes in
      do throws(Failure) { return .success(try value(of: bytes)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private init(bytes: Bytes) { self.bytes = bytes }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    guard depth < 128 else { throw failure("at most 128 levels") }
    skipSpace()
    guard at < bytes.count else { throw failure("a value") }
    switch bytes[at] {
    case 0x22: return .string(try string())
    case 0x7b: return try object(depth: depth)
    case 0x5b: return try array(depth: depth)
    case 0x74: return try word("true", .bool(true))
    case 0x66: return try word("false", .bool(false))
    case 0x6e: return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object(depth: Int) throws(Failure) -> JSONValue {
    at += 1
    var members: [JSONValue.Member] = []
    if take(0x7d) { return .object(members) }
    repeat {
      skipSpace()
      guard at < bytes.count, bytes[at] == 0x22 else { throw failure("a member name") }
      let name = try string()
      guard take(0x3a) else { throw failure(":") }
      members.append(JSONValue.Member(name, try value(depth: depth + 1)))
    } while take(0x2c)
    guard take(0x7d) else { throw failure("} or ,") }
    return .object(JSONReader.lastOfEachName(members))
  }

  /// The members without those whose name comes again later.
  static func lastOfEachName(_ members: [JSONValue.Member]) -> [JSONValue.Member] {
    if members.count < 2 { return members }
    var position: [String: Int] = [:]
    position.reserveCapacity(members.count)
    for (index, member) in members.enumerated() { position[member.name] = index }
    if position.count == members.count { return members }
    return members.enumerated().filter { position[$0.element.name] == $0.offset }.map(\.element)
  }

  private mutating func array(depth: Int) throws(Failure) -> JSONValue {
    at += 1
    var values: [JSONValue] = []
    if take(0x5d) { return .array(values) }
    repeat { values.append(try value(depth: depth + 1)) } while take(0x2c)
    guard take(0x5d) else { throw failure("] or ,") }
    return .array(values)
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
    let length = word.utf8CodeUnitCount
    guard at + length <= bytes.count, bytes.part(at, at + length).isSame(as: Bytes(start: word.utf8Start, count: length)) else {
      throw failure("a value")
    }
    at += length
    return value
  }

  /// `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
  private mutating func number() throws(Failure) -> String {
    let start = at
    if peek == 0x2d { at += 1 }
    if peek == 0x30 { at += 1 } else { try digits() }
    if peek == 0x2e {
      at += 1
      try digits()
    }
    if peek | 0x20 == 0x65 {
      at += 1
      if peek == 0x2b || peek == 0x2d { at += 1 }
      try digits()
    }
    return bytes.part(start, at).text
  }

  private mutating func digits() throws(Failure) {
    let start = at
    while at < bytes.count, bytes[at] &- 0x30 <= 9 { at += 1 }
    guard at > start else { throw failure("a value") }
  }

  private mutating func string() throws(Failure) -> String {
    at += 1
    let start = at
    while at < bytes.count, bytes[at] != 0x22, bytes[at] != 0x5c, bytes[at] >= 0x20 { at += 1 }
    if at < bytes.count, bytes[at] == 0x22 {
      defer { at += 1 }
      return bytes.part(start, at).text
    }
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: bytes.part(start, at))
    return try stringWithEscapes()
  }

  private mutating func stringWithEscapes() throws(Failure) -> String {
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if byte == 0x22 { return String(decoding: scratch, as: UTF8.self) }
      if byte < 0x20 { throw failure("no bare control character") }
      if byte == 0x5c { try escape() } else { scratch.append(byte) }
    }
    throw failure("a closing quote")
  }

  private mutating func escape() throws(Failure) {
    let byte = peek
    at += 1
    switch byte {
    case 0x22, 0x5c, 0x2f: scratch.append(byte)
    case 0x62: scratch.append(0x08)
    case 0x66: scratch.append(0x0c)
    case 0x6e: scratch.append(0x0a)
    case 0x72: scratch.append(0x0d)
    case 0x74: scratch.append(0x09)
    case 0x75: try unicodeEscape()
    default: throw failure("an escape")
    }
  }

  private mutating func unicodeEscape() throws(Failure) {
    var code = try fourHexDigits()
    if code & 0xfc00 == 0xd800, at + 1 < bytes.count, bytes[at] == 0x5c, bytes[at + 1] == 0x75 {
      let mark = at
      at += 2
      let low = try fourHexDigits()
      if low & 0xfc00 == 0xdc00 { code = 0x10000 + (code & 0x3ff) << 10 + (low & 0x3ff) } else { at = mark }
    }
    let scalar = Unicode.Scalar(code) ?? "\u{fffd}"
    scratch.append(contentsOf: Array(String(Character(scalar)).utf8))
  }

  private mutating func fourHexDigits() throws(Failure) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(peek)).hexDigitValue else { throw failure("four hexadecimal digits") }
      code = code << 4 + UInt32(digit)
      at += 1
    }
    return code
  }

  /// The next byte, or 0 at the end.
  private var peek: UInt8 { at < bytes.count ? bytes[at] : 0 }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard peek == byte else { return false }
    at += 1
    return true
  }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x0a || bytes[at] == 0x0d || bytes[at] == 0x09 { at += 1 }
  }

  private func failure(_ expected: String) -> Failure { Failure(expected: expected, offset: at) }
}
