// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase

/// The ASCII spelling of Latin letters, to decide whether an ASCII name adds anything to a name with diacritics.
enum ASCIIFold {
  /// Whether `ascii` is the name without its diacritics, ignoring case.
  ///
  ///     "Warisan" says "Warīsān"; "Munich" does not say "München", nor does "Muenchen"
  static func says(_ ascii: Bytes, of name: String) -> Bool {
    var at = 0
    for scalar in name.unicodeScalars {
      if scalar.isASCII {
        guard at < ascii.count, lower(ascii[at]) == lower(UInt8(truncatingIfNeeded: scalar.value)) else { return false }
        at += 1
        continue
      }
      guard scalar.value < 0x2000 else { return false }
      for byte in spellings[Int(scalar.value)] {
        guard at < ascii.count, lower(ascii[at]) == byte else { return false }
        at += 1
      }
    }
    return at == ascii.count
  }

  private static func lower(_ byte: UInt8) -> UInt8 { byte.isASCIIUppercase ? byte | 0x20 : byte }

  /// The spelling of every scalar below U+2000: lower-case letters without diacritics; combining marks are empty, and letters of other scripts are a
  /// byte that no ASCII name has.
  private static let spellings: [[UInt8]] = (0..<0x2000).map { value in
    guard let scalar = Unicode.Scalar(UInt32(value)) else { return [0xff] }
    if let special = specials[scalar] { return Array(special.utf8) }
    let parts = String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      $0.properties.generalCategory != .nonspacingMark
    }
    return parts.allSatisfy(\.isASCII) ? parts.map { lower(UInt8($0.value)) } : [0xff]
  }

  private static let specials: [Unicode.Scalar: String] = [
    "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "ß": "ss", "ł": "l", "Ł": "l", "đ": "d", "Đ": "d", "ð": "d",
    "Ð": "d", "þ": "th", "Þ": "th", "ı": "i", "ħ": "h", "Ħ": "h", "ŧ": "t", "Ŧ": "t",
  ]
}
