// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerText

/// A house number split into parts, so that different spellings of one number are equal and numbers sort as people count.
///
/// - `12A`, `12 a` and `12-a` are 12 with the letter `a`
/// - `3191/17` is 3191, then 17
/// - `23-30` is 23, then 30
/// - `12 bis` is 12 with the letters `bis`
/// - 2 is before 10, 12 before `12a`, `12a` before 13
package struct HouseNumberKey: Hashable, Comparable, Sendable {
  /// A number and the letters behind it.
  package struct Part: Hashable, Comparable, Sendable {
    /// The digits; `Int.max` for a part that begins with a letter, or has more than nine digits.
    package var value: Int
    /// The letters behind the digits, folded; the whole part when it has no value.
    package var letters: String

    package init(_ value: Int, _ letters: String = "") {
      self.value = value
      self.letters = letters
    }

    package static func < (a: Part, b: Part) -> Bool { (a.value, a.letters) < (b.value, b.letters) }
  }

  /// The parts; at least one for a text with a letter or digit.
  package private(set) var parts: [Part] = []

  package init(_ text: String) {
    let bytes = text.utf8.allSatisfy { $0 < 0x80 } ? Array(text.utf8) : TextAnalyzer.query(text).key
    for word in bytes.split(whereSeparator: { !$0.isASCIIDigit && !Self.isLetter($0) }) { add(word) }
  }

  package init(parts: [Part]) { self.parts = parts }

  /// Whether there is a digit at all; without one the text is the name of a house.
  package var hasDigit: Bool { parts.contains { $0.value != .max || $0.letters.utf8.contains(where: \.isASCIIDigit) } }

  package static func < (a: HouseNumberKey, b: HouseNumberKey) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }

  /// At most this many letters that stand apart belong to the number: `bis`, `ter`.
  private static let longestLetters = 3

  private mutating func add(_ word: ArraySlice<UInt8>) {
    let digits = word.prefix(while: \.isASCIIDigit)
    let letters = String(decoding: word.dropFirst(digits.count).map(Self.lowered), as: UTF8.self)
    if digits.isEmpty, let last = parts.last, last.letters.isEmpty, word.count <= Self.longestLetters {
      parts[parts.count - 1].letters = letters
    } else if (1...9).contains(digits.count) {
      parts.append(Part(digits.reduce(0) { $0 * 10 + Int($1 & 0xF) }, letters))
    } else {
      parts.append(Part(.max, String(decoding: word.map(Self.lowered), as: UTF8.self)))
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || byte.isASCIILetter }

  private static func lowered(_ byte: UInt8) -> UInt8 { byte.isASCIIUppercase ? byte | 0x20 : byte }
}
