// SPDX-License-Identifier: Apache-2.0

extension JSONReader {
  /// The next value, which must be a string.
  package mutating func string() throws(Failure) -> String {
    guard take(UInt8(ascii: "\"")) else { throw failure("a string") }
    let start = at
    while at < bytes.count, Self.isPlain(bytes[at]) { at += 1 }
    let plain = UnsafeBufferPointer(rebasing: bytes[start..<at])
    if at < bytes.count, bytes[at] == UInt8(ascii: "\"") {
      at += 1
      return String(decoding: plain, as: UTF8.self)
    }
    return try stringWithEscapes(after: plain)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func stringWithEscapes(after plain: UnsafeBufferPointer<UInt8>) throws(Failure) -> String {
    var text = Array(plain)
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte < 0x20 { throw failure("no bare control character") }
      if byte == UInt8(ascii: "\\") { try escape(into: &text) } else { text.append(byte) }
    }
    throw failure("a closing quote")
  }

  private mutating func escape(into text: inout [UInt8]) throws(Failure) {
    let byte = peek
    at += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text += Array(String(Character(try escapedScalar())).utf8)
    default: throw failure("an escape")
    }
  }

  private mutating func escapedScalar() throws(Failure) -> Unicode.Scalar {
    let code = try fourHexDigits()
    if let scalar = Unicode.Scalar(code) { return scalar }
    let afterFirst = at
    if code & 0xFC00 == 0xD800, takeUnicodeEscape() {
      let low = try fourHexDigits()
      if low & 0xFC00 == 0xDC00, let scalar = Unicode.Scalar(0x10000 + (code & 0x3FF) << 10 + (low & 0x3FF)) { return scalar }
    }
    guard options.loneSurrogates == .replace else { throw failure("both halves of a surrogate pair") }
    at = afterFirst
    return "\u{FFFD}"
  }

  /// Takes `\u` if it comes next.
  private mutating func takeUnicodeEscape() -> Bool {
    guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u") else { return false }
    at += 2
    return true
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

  /// The text of the next value, which must be a number: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`
  mutating func number() throws(Failure) -> String {
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
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<at]), as: UTF8.self)
  }

  private mutating func digits() throws(Failure) {
    let start = at
    while at < bytes.count, bytes[at].isASCIIDigit { at += 1 }
    if at == start { throw failure("a value") }
  }

  mutating func word(_ word: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
    let end = at + word.utf8CodeUnitCount
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard end <= bytes.count, bytes[at..<end].elementsEqual(expected) else { throw failure("a value") }
    at = end
    return value
  }

  // MARK: Bytes

  /// The next byte, or 0 at the end.
  var peek: UInt8 { at < bytes.count ? bytes[at] : 0 }

  mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard peek == byte else { return false }
    at += 1
    return true
  }

  mutating func skipSpace() {
    while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x0A || bytes[at] == 0x0D || bytes[at] == 0x09 { at += 1 }
  }

  func failure(_ expected: String) -> Failure { Failure(expected: expected, offset: at) }
}
