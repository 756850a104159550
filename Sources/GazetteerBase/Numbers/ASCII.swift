// SPDX-License-Identifier: Apache-2.0

// Classes of ASCII characters by their code: a byte of UTF-8, or a scalar value. What belongs to a character beyond ASCII is in none of them.
// They stand once for each type: generic code is not specialised for other modules.

extension UInt8 {
  /// `0`…`9`.
  package var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// `A`…`Z`, `a`…`z`.
  package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// `A`…`Z`.
  package var isASCIIUppercase: Bool { self &- 0x41 < 26 }

  /// A digit or a letter.
  package var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }
}

extension UInt32 {
  /// `0`…`9`.
  package var isASCIIDigit: Bool { self &- 0x30 < 10 }

  /// `A`…`Z`, `a`…`z`.
  package var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// `A`…`Z`.
  package var isASCIIUppercase: Bool { self &- 0x41 < 26 }

  /// A digit or a letter.
  package var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }
}

extension UInt8 {
  /// What the hexadecimal digit stands for, in upper or lower case; nil for another byte.
  package var hexDigitValue: UInt8? {
    if isASCIIDigit { return self &- 0x30 }
    let value = (self | 0x20) &- 0x61
    return value < 6 ? value + 10 : nil
  }
}

extension Unicode.Scalar {
  /// `0`…`9`.
  package var isASCIIDigit: Bool { value.isASCIIDigit }

  /// `A`…`Z`, `a`…`z`.
  package var isASCIILetter: Bool { value.isASCIILetter }
}

extension Character {
  /// `0`…`9`, without a mark on it.
  package var isASCIIDigit: Bool { asciiValue?.isASCIIDigit ?? false }

  /// A digit or a letter, without a mark on it.
  package var isASCIIAlphanumeric: Bool { asciiValue?.isASCIIAlphanumeric ?? false }
}
