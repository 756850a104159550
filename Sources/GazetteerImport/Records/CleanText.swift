// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase

/// Normalises texts of records: NFC, no control characters, no white space at the ends, single spaces inside.
package enum CleanText {
  /// The clean text; nil when it contains control characters other than white space.
  ///
  ///     CleanText.of("  S\u{e3}o \t Paulo ")  // "São Paulo"
  package static func of(_ text: String) -> String? {
    var text = text
    return text.withUTF8({ isCleanAlready($0) }) ? text : slow(text)
  }

  /// Whether a text contains a letter or digit of any script.
  package static func isSearchable(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.isASCII
        ? scalar.value.isASCIIAlphanumeric
        : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  /// True only when the text is certainly clean; false means that it needs the full check.
  private static func isCleanAlready(_ bytes: Bytes) -> Bool {
    var previousIsSpace = true
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x7f || (byte == 0x20 && previousIsSpace) { return false }
        previousIsSpace = byte == 0x20
        at += 1
      } else {
        let length = lengthOfPlainScalar(bytes, at)
        if length == 0 { return false }
        previousIsSpace = false
        at += length
      }
    }
    return !previousIsSpace || bytes.isEmpty
  }

  /// Length of a scalar that is neither white space nor control and that NFC leaves unchanged beside others of its type; 0 for any other.
  private static func lengthOfPlainScalar(_ bytes: Bytes, _ at: Int) -> Int {
    let lead = bytes[at]
    if lead < 0xe0 {
      guard at + 1 < bytes.count else { return 0 }
      let scalar = UInt32(lead & 0x1f) << 6 | UInt32(bytes[at + 1] & 0x3f)
      switch scalar {
      case 0xa1...0x2ff, 0x386, 0x388...0x3ff: return 2  // Latin, Greek
      case 0x400...0x482, 0x48a...0x52f, 0x531...0x556, 0x561...0x587: return 2  // Cyrillic, Armenian
      case 0x5d0...0x5ea, 0x621...0x64a, 0x660...0x669, 0x671...0x6d3: return 2  // Hebrew, Arabic
      default: return 0
      }
    }
    guard lead < 0xf0, at + 2 < bytes.count else { return 0 }
    let scalar = UInt32(lead & 0x0f) << 12 | UInt32(bytes[at + 1] & 0x3f) << 6 | UInt32(bytes[at + 2] & 0x3f)
    switch scalar {
    case 0x904...0x939, 0x93d...0x94d, 0xe01...0xe37, 0xe40...0xe47: return 3  // Devanagari, Thai
    case 0x10d0...0x10ff, 0x1200...0x135a, 0x1e00...0x1eff, 0x2010...0x2027: return 3  // Georgian, Ethiopic, Latin, punctuation
    case 0x3001...0x3029, 0x3041...0x3096, 0x30a1...0x30ff, 0x3400...0x4dbf, 0x4e00...0x9fff: return 3  // Kana, Han
    case 0xac00...0xd7a3, 0xff01...0xff5e: return 3  // Hangul, widths
    default: return 0
    }
  }

  /// Unicode's White_Space, without the cost of the property lookup.
  private static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0d, 0x20, 0x85, 0xa0, 0x1680, 0x2000...0x200a, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000: true
    default: false
    }
  }

  private static func slow(_ text: String) -> String? {
    var scalars = String.UnicodeScalarView()
    var pendingSpace = false
    for scalar in text.unicodeScalars {
      if isWhiteSpace(scalar) {
        pendingSpace = !scalars.isEmpty
        continue
      }
      if scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) { return nil }
      if pendingSpace { scalars.append(" ") }
      pendingSpace = false
      scalars.append(scalar)
    }
    return String(scalars).precomposedStringWithCanonicalMapping
  }
}

extension String {
  /// Whether both texts have the same bytes. `==` compares canonical equivalents and is slow for non-ASCII text.
  func isSame(as other: String) -> Bool {
    if utf8.count != other.utf8.count { return false }
    let same = utf8.withContiguousStorageIfAvailable { a in other.utf8.withContiguousStorageIfAvailable { b in a.isSame(as: b) } }
    return (same ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension String {
  /// The non-empty parts. `split` does not see a separator that a combining mark follows.
  func parts(separatedBy separator: String) -> [String] {
    separator.isEmpty ? [self] : utf8.split(separator: separator.utf8).map { String(decoding: $0, as: UTF8.self) }
  }
}
