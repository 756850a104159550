// SPDX-License-Identifier: Apache-2.0

/// The text on both sides of the cursor.
struct CursorText: Equatable {
  /// The text up to the cursor, which places must match.
  let typed: String
  /// The whole words behind the cursor, which can move a matching place to the front. The rest of the word that contains the cursor does not count,
  /// because it is being overwritten.
  let wordsBehind: String

  /// Splits a text. An offset beyond its end counts as its end.
  ///
  /// - `new| york` → `new`, ` york`
  /// - `new yo|rk city` → `new yo`, ` city`
  ///
  /// - Parameter offset: in code points; nil is the end.
  init(_ input: String, offset: Int?) {
    let scalars = input.unicodeScalars
    guard let offset, (0..<scalars.count).contains(offset) else {
      typed = input
      wordsBehind = ""
      return
    }
    let cursor = scalars.index(scalars.startIndex, offsetBy: offset)
    typed = String(scalars[..<cursor])
    let rest = scalars[cursor...]
    let isInWord = scalars[..<cursor].last.map(Self.isPartOfWord) ?? false
    wordsBehind = String(isInWord ? rest.drop(while: Self.isPartOfWord) : rest)
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark, .decimalNumber,
      .letterNumber, .otherNumber:
      true
    default: scalar == "'" || scalar == "\u{2019}"
    }
  }
}
