// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerLibC

extension UnsafeBufferPointer<UInt8> {
  /// A part of the bytes.
  func part(_ from: Int, _ to: Int) -> Bytes { Bytes(rebasing: self[from..<to]) }

  /// The bytes as text; invalid UTF-8 becomes U+FFFD.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// Whether the bytes equal those of `other`.
  func isSame(as other: Bytes) -> Bool {
    guard count == other.count else { return false }
    guard let a = baseAddress, let b = other.baseAddress else { return true }
    return memcmp(a, b, count) == 0
  }

  /// Whether the bytes are well-formed UTF-8: no overlong forms, no surrogates, nothing above U+10FFFF.
  var isUTF8: Bool {
    var at = 0
    while true {
      at = skipASCII(from: at)
      if at == count { return true }
      let length = sequenceLength(at)
      if length == 0 { return false }
      at += length
    }
  }

  /// Whether the bytes end inside a character and are UTF-8 up to it, as those of a text that was cut.
  var endsInCharacter: Bool {
    guard let lead = indices.suffix(3).last(where: { self[$0] & 0xc0 != 0x80 }), self[lead] >= 0xc2, self[lead] < 0xf5 else { return false }
    let length = self[lead] < 0xe0 ? 2 : self[lead] < 0xf0 ? 3 : 4
    return count - lead < length && part(0, lead).isUTF8
  }

  /// Parses a decimal number, as `-12.5` or `1.2e3`; nil for anything else, also for empty text, infinities and hexadecimal.
  ///
  /// Correctly rounded: with up to 15 digits and 22 decimals by a single division of exact numbers, otherwise by the library.
  var decimal: Double? {
    var at = 0
    let negative = count > 0 && self[0] == 0x2d
    if negative || (count > 0 && self[0] == 0x2b) { at = 1 }
    var mantissa = 0
    var digits = 0
    var places = 0
    var afterPoint = false
    while at < count {
      let byte = self[at]
      if byte.isASCIIDigit {
        digits += 1
        if digits > 15 { return slowDecimal }
        mantissa = mantissa * 10 + Int(byte & 15)
        if afterPoint { places += 1 }
      } else if byte == 0x2e && !afterPoint {
        afterPoint = true
      } else {
        return slowDecimal
      }
      at += 1
    }
    guard digits > 0 else { return nil }
    let value = Double(mantissa) / powersOfTen[places]
    return negative ? -value : value
  }

  /// Parses a whole number; nil for anything else.
  var integer: Int? {
    guard count > 0, count <= 18 else { return nil }
    let negative = self[0] == 0x2d
    guard !negative || count > 1 else { return nil }
    var value = 0
    for at in (negative ? 1 : 0)..<count {
      guard self[at].isASCIIDigit else { return nil }
      value = value * 10 + Int(self[at] & 15)
    }
    return negative ? -value : value
  }

  private var slowDecimal: Double? {
    let allowed = allSatisfy { $0.isASCIIDigit || $0 == 0x2e || $0 == 0x2d || $0 == 0x2b || $0 | 0x20 == 0x65 }
    guard allowed, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  private func skipASCII(from: Int) -> Int {
    var at = from
    guard let base = UnsafeRawPointer(baseAddress) else { return at }
    while at + 8 <= count, base.loadUnaligned(fromByteOffset: at, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 { at += 8 }
    while at < count, self[at] < 0x80 { at += 1 }
    return at
  }

  /// Length of the well-formed sequence of two to four bytes at `at`; 0 when there is none.
  private func sequenceLength(_ at: Int) -> Int {
    let lead = self[at]
    let second = at + 1 < count ? self[at + 1] : 0
    switch lead {
    case 0xc2...0xdf: return second & 0xc0 == 0x80 ? 2 : 0
    case 0xe0: return second >= 0xa0 && second <= 0xbf && tail(at, 2) ? 3 : 0
    case 0xed: return second >= 0x80 && second <= 0x9f && tail(at, 2) ? 3 : 0
    case 0xe1...0xef: return second & 0xc0 == 0x80 && tail(at, 2) ? 3 : 0
    case 0xf0: return second >= 0x90 && second <= 0xbf && tail(at, 2) && tail(at, 3) ? 4 : 0
    case 0xf1...0xf3: return second & 0xc0 == 0x80 && tail(at, 2) && tail(at, 3) ? 4 : 0
    case 0xf4: return second >= 0x80 && second <= 0x8f && tail(at, 2) && tail(at, 3) ? 4 : 0
    default: return 0
    }
  }

  private func tail(_ at: Int, _ offset: Int) -> Bool {
    at + offset < count && self[at + offset] & 0xc0 == 0x80
  }
}

private let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]
