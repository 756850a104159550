// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Texts of records as the index takes them: NFC, no control characters, white space at the ends cut and inside collapsed to one space.
package enum CleanText {
  /// The clean text; nil when control characters other than white space are in it.
  ///
  ///     CleanText.of("  S\u{e3}o \t Paulo ")  // "São Paulo"
  package static func of(_ text: String) -> String? {
    var text = text
    return text.withUTF8({ isCleanAlready($0) }) ? text : slow(text)
  }

  /// Whether a text has something to search for: a letter or a digit of any script.
  package static func isSearchable(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      scalar.isASCII
        ? (scalar.value | 0x20) &- 0x61 < 26 || scalar.value &- 0x30 < 10
        : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
  }

  /// True only when nothing has to be done; false may also mean "look closer".
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

  /// Length of a scalar that is neither white space nor control and never changes under NFC, whatever stands before it; 0 for any other.
  private static func lengthOfPlainScalar(_ bytes: Bytes, _ at: Int) -> Int {
    let lead = bytes[at]
    if lead < 0xe0 {
      guard at + 1 < bytes.count else { return 0 }
      let scalar = UInt32(lead & 0x1f) << 6 | UInt32(bytes[at + 1] & 0x3f)
      switch scalar {
      case 0xa1...0x2ff, 0x400...0x482, 0x48a...0x52f, 0x5d0...0x5ea, 0x621...0x64a: return 2
      case 0x386, 0x388...0x3ff: return 2
      default: return 0
      }
    }
    guard lead < 0xf0, at + 2 < bytes.count else { return 0 }
    let scalar = UInt32(lead & 0x0f) << 12 | UInt32(bytes[at + 1] & 0x3f) << 6 | UInt32(bytes[at + 2] & 0x3f)
    switch scalar {
    case 0x1e00...0x1e99, 0x1ea0...0x1ef9, 0x2010...0x2027, 0x3041...0x3094, 0x30a1...0x30fe, 0x4e00...0x9fa5, 0xac00...0xd7a3: return 3
    default: return 0
    }
  }

  private static func slow(_ text: String) -> String? {
    var scalars = String.UnicodeScalarView()
    var pendingSpace = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace {
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
  /// Whether both texts are the same bytes. Unlike `==`, which compares canonical equivalents and is slow for non-ASCII text.
  func isSame(as other: String) -> Bool {
    let (a, b) = (utf8, other.utf8)
    return a.count == b.count && a.elementsEqual(b)
  }
}
