// SPDX-License-Identifier: Apache-2.0

/// Reads one JSON value (RFC 8259). Values nest at most 64 deep; the escape of half a surrogate pair is refused.
package struct JSONReader {
  /// What was wrong, and where.
  package struct Failure: Error, Equatable {
    /// What was expected.
    package var expected: String
    /// Offset in bytes.
    package var offset: Int
  }

  private let bytes: [UInt8]
  private var at = 0

  /// The one value that `bytes` hold, with nothing but white space around it.
  package static func value(of bytes: some Sequence<UInt8>) throws(Failure) -> JSONValue {
    let bytes = Array(bytes)
    guard String(validating: bytes, as: UTF8.self) != nil else { throw Failure(expected: "UTF-8", offset: 0) }
    var reader = JSONReader(bytes: bytes)
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.at == bytes.count else { throw reader.failure("the end") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    guard depth < 64 else { throw failure("at most 64 levels") }
    skipSpace()
    switch peek {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func object(depth: Int) throws(Failure) -> JSONValue {
    at += 1
    var members: [JSONValue.Member] = []
    if take(UInt8(ascii: "}")) { return .object(members) }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw failure("a member name") }
      let name = try string()
      guard take(UInt8(ascii: ":")) else { throw failure("a colon") }
      members.append(JSONValue.Member(name, try value(depth: depth + 1)))
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw failure("a comma or a closing brace") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(Failure) -> JSONValue {
    at += 1
    var values: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return .array(values) }
    repeat { values.append(try value(depth: depth + 1)) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw failure("a comma or a closing bracket") }
    return .array(values)
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
    let end = at + word.utf8CodeUnitCount
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard end <= bytes.count, bytes[at..<end].elementsEqual(expected) else { throw failure("a value") }
    at = end
    return value
  }

  /// `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
  private mutating func number() throws(Failure) -> String {
    let start = at
    if peek == UInt8(ascii: "-") { at += 1 }
    if peek == UInt8(ascii: "0") { at += 1 } else { try digits() }
    if peek == UInt8(ascii: ".") {
      at += 1
      try digits()
    }
    if peek | 0x20 == UInt8(ascii: "e") {
      at += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { at += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func digits() throws(Failure) {
    let start = at
    while at < bytes.count, bytes[at] &- UInt8(ascii: "0") <= 9 { at += 1 }
    if at == start { throw failure("a value") }
  }

  private mutating func string() throws(Failure) -> String {
    at += 1
    let start = at
    while at < bytes.count, !Self.endsPlainRun(bytes[at]) { at += 1 }
    var text = bytes[start..<at]
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte < 0x20 { throw failure("no bare control character") }
      if byte == UInt8(ascii: "\\") { text.append(contentsOf: try escape()) } else { text.append(byte) }
    }
    throw failure("a closing quote")
  }

  private static func endsPlainRun(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
  }

  private mutating func escape() throws(Failure) -> [UInt8] {
    let byte = peek
    at += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw failure("an escape")
    }
  }

  private mutating func unicodeEscape() throws(Failure) -> [UInt8] {
    let code = try fourHexDigits()
    if let scalar = Unicode.Scalar(code) { return Array(String(scalar).utf8) }
    guard code & 0xFC00 == 0xD800, peek == UInt8(ascii: "\\") else { throw failure(Self.pair) }
    at += 1
    guard peek == UInt8(ascii: "u") else { throw failure(Self.pair) }
    at += 1
    let low = try fourHexDigits()
    guard low & 0xFC00 == 0xDC00, let scalar = Unicode.Scalar(0x10000 + (code & 0x3FF) << 10 + (low & 0x3FF)) else {
      throw failure(Self.pair)
    }
    return Array(String(scalar).utf8)
  }

  private static let pair = "both halves of a surrogate pair"

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
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x0A || bytes[at] == 0x0D || bytes[at] == 0x09 { at += 1 }
  }

  private func failure(_ expected: String) -> Failure { Failure(expected: expected, offset: at) }
}
