// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Keeps words of different roles apart in the shared full-text tables: by a private-use scalar in front, which analysed text never contains.
package enum TermSpace {
  /// First word of a main name.
  package static let nameStart: [UInt8] = Array("\u{E000}".utf8)
  /// First word of a main name, for places where one main name is the prefix of another.
  package static let nestedNameStart: [UInt8] = Array("\u{E001}".utf8)
  /// Word of the address.
  package static let context: [UInt8] = Array("\u{E002}".utf8)

  /// Trigram. Used only to ask the vocabulary; not part of any term.
  package static let trigram: [UInt8] = Array("\u{E003}".utf8)

  /// The term of every place with a main name that contains a word twice, or a word that is a prefix of another of its words: a single scalar.
  package static let repeatedWord = scalar(0xF2000, 0)
  /// The term of every place with a name, main or alias, two words of which have the same `QueryText.lettersToRepeat`: a single scalar. A word that was
  /// typed twice begins two words of such a name.
  package static let repeatedLetters = scalar(0xF2000, 1)

  /// The term of every place of a country: a single scalar, so that it adds no prefix posting lists.
  package static func country(_ id: Int) -> [UInt8] { scalar(0xF0000, id) }
  /// The term of every place of a primary type; a term that no place has for an invalid code from a damaged file.
  package static func type(_ code: Int) -> [UInt8] { scalar(0xF1000, code) }

  /// The term of every place that has the value of an attribute with this id, up to `mostAttributes`: later values have no list.
  package static func attribute(_ id: Int) -> [UInt8] { scalar(0xF3000, id) }
  /// What is left of plane 15.
  package static let mostAttributes = 0xFFFD - 0x3000

  private static func scalar(_ first: UInt32, _ number: Int) -> [UInt8] {
    Unicode.Scalar(first.addingClamped(UInt32(clamping: number))).map { Array(String($0).utf8) } ?? []
  }
}
