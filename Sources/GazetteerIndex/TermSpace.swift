// SPDX-License-Identifier: Apache-2.0
import GazetteerNumbers

/// How words of different roles share the full-text tables without meeting: a private-use scalar in front, which no analysed text can hold.
package enum TermSpace {
  /// First word of a main name.
  package static let nameStart: [UInt8] = Array("\u{E000}".utf8)
  /// First word of a main name of a place some of whose main names begin with another.
  package static let nestedNameStart: [UInt8] = Array("\u{E001}".utf8)
  /// Word of the address.
  package static let context: [UInt8] = Array("\u{E002}".utf8)

  /// Trigram; a place to ask the vocabulary for, no part of any term.
  package static let trigram: [UInt8] = Array("\u{E003}".utf8)

  /// The term of every place one of whose main names has a word that begins another of its words, or that it has twice: a single scalar.
  package static let repeatedWord = scalar(0xF2000, 0)

  /// The term that every place of a country has: a single scalar, so that prefix lists cost nothing more.
  package static func country(_ id: Int) -> [UInt8] { scalar(0xF0000, id) }
  /// The term that every place of a primary type has; one that no place has for a code that a damaged file made up.
  package static func type(_ code: Int) -> [UInt8] { scalar(0xF1000, code) }

  private static func scalar(_ first: UInt32, _ number: Int) -> [UInt8] {
    Unicode.Scalar(first.addingClamped(UInt32(clamping: number))).map { Array(String($0).utf8) } ?? []
  }
}
