// SPDX-License-Identifier: Apache-2.0

/// How the bytes of delimited text stand for characters. UTF-16 is recognised by its mark, so no mapping names it.
package enum TextEncoding: String, Sendable, CaseIterable {
  /// UTF-8, with or without a mark.
  case utf8 = "utf-8"
  /// The encoding of Western European spreadsheets; Latin-1 is read by it as well.
  case windows1252 = "windows-1252"

  /// Adds a byte of Windows-1252 as UTF-8; five bytes have no character.
  static func append(windows1252 byte: UInt8, to bytes: inout [UInt8]) {
    if byte < 0x80 { return bytes.append(byte) }
    let scalar = byte < 0xa0 ? specials[Int(byte - 0x80)] : Unicode.Scalar(byte)
    bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// What stands for the bytes from 0x80 to 0x9F.
  private static let specials: [Unicode.Scalar] = Array(
    "€\u{fffd}‚ƒ„…†‡ˆ‰Š‹Œ\u{fffd}Ž\u{fffd}\u{fffd}‘’“”•–—˜™š›œ\u{fffd}žŸ".unicodeScalars)
}

/// Turns UTF-16 into UTF-8, piece by piece. What is no character becomes U+FFFD.
struct UTF16Pieces {
  private let isBigEndian: Bool
  /// The first byte of a unit whose second has not come yet.
  private var half: UInt8?
  /// The first unit of a pair whose second has not come yet.
  private var lead: UInt16?

  /// The pieces of a text that begins with these bytes; nil when they are no mark of UTF-16.
  init?(mark first: UInt8, _ second: UInt8) {
    guard (first, second) == (0xff, 0xfe) || (first, second) == (0xfe, 0xff) else { return nil }
    isBigEndian = first == 0xfe
  }

  /// The next piece as UTF-8.
  mutating func utf8(of bytes: Bytes) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 2)
    for byte in bytes {
      guard let first = half else {
        half = byte
        continue
      }
      half = nil
      take(isBigEndian ? UInt16(first) << 8 | UInt16(byte) : UInt16(byte) << 8 | UInt16(first), into: &text)
    }
    return text
  }

  /// What is left at the end: half a character.
  mutating func rest() -> [UInt8] {
    defer { (half, lead) = (nil, nil) }
    return half == nil && lead == nil ? [] : Array(UTF8.encodedReplacementCharacter)
  }

  private mutating func take(_ unit: UInt16, into text: inout [UInt8]) {
    if let first = lead {
      lead = nil
      if UTF16.isTrailSurrogate(unit) { return append(UTF16.scalar(first, unit), to: &text) }
      text.append(contentsOf: UTF8.encodedReplacementCharacter)
    }
    if UTF16.isLeadSurrogate(unit) {
      lead = unit
    } else if let scalar = Unicode.Scalar(unit) {
      append(scalar, to: &text)
    } else {
      text.append(contentsOf: UTF8.encodedReplacementCharacter)
    }
  }

  private func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}

extension UTF16 {
  /// The character of a pair of units.
  fileprivate static func scalar(_ lead: UInt16, _ trail: UInt16) -> Unicode.Scalar {
    Unicode.Scalar(0x10000 + (UInt32(lead & 0x3ff) << 10 | UInt32(trail & 0x3ff))) ?? "\u{fffd}"
  }
}
