// SPDX-License-Identifier: Apache-2.0
import GazetteerNumbers
import GazetteerText

/// The words of one language that mean the same, as they are written in its file.
///
/// A row is a group: `avenue | ave, av`, a word in full and other ways to write it. What a hyphen or slash joins is one word, as
/// `пр-т`; groups of several words, as New York and NY, have no place here, nor have words that other languages use all the time
/// for something else, as the Turkish ten (`on`).
package struct LanguageWords: Sendable {
  /// The tag of the language, as `de`.
  package let tag: String
  private let rows: StaticString
  private let counted: StaticString
  private let lastParts: StaticString

  /// A language's tables.
  ///
  /// - Parameters:
  ///   - tag: The tag of the language.
  ///   - numbers: The number words from 0 upwards; a slash between two forms of one, a dash for one that is left out.
  ///   - endings: Groups of endings, a row each as in `rows`: `straße | str` for Hauptstraße and Hauptstr.
  ///   - rows: Groups of whole words.
  init(_ tag: String, numbers: StaticString = "", endings: StaticString = "", _ rows: StaticString) {
    self.tag = tag
    self.rows = rows
    counted = numbers
    lastParts = endings
  }

  /// The groups of whole words in UTF-8, those of numbers last.
  package var groups: [[[UInt8]]] { Self.groups(rows) + numbers }

  /// The groups of endings.
  package var endings: [[[UInt8]]] { Self.groups(lastParts) }

  /// A group for each number word: `zwei` and `2`.
  private var numbers: [[[UInt8]]] {
    Self.split(counted) { $0 == 0x20 || $0 == 0x0A }.enumerated().filter { $0.element != Array("-".utf8) }.map { number, words in
      words.split(separator: UInt8(ascii: "/")).map(Array.init) + [Array(String(number).utf8)]
    }
  }

  private static func groups(_ rows: StaticString) -> [[[UInt8]]] {
    split(rows) { $0 == 0x0A }.map { row in
      row.split { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ",") }.map { $0.filter { $0 != 0x20 } }
    }
  }

  private static func split(_ text: StaticString, where isSeparator: (UInt8) -> Bool) -> [[UInt8]] {
    text.withUTF8Buffer { bytes in bytes.split(whereSeparator: isSeparator).map(Array.init) }
  }

  /// All languages in the order in which their words are given.
  package static let all: [LanguageWords] = [
    english, german, french, spanish, italian, portuguese, dutch, polish, russian, swedish, turkish, danish, norwegian, finnish, czech,
    hungarian, romanian, greek, ukrainian, catalan, indonesian, hebrew, romanNumerals,
  ]
}

extension LanguageWords {
  /// The ways in which names and queries may hold a word: folded, with hyphens closed up, umlauts with and without the second letter.
  ///
  /// - `пр-т` folds to `прт`
  /// - `Brücke` folds to `brucke`, `bruecke`
  /// - `New York` folds to
  ///
  /// None for what is more than one word.
  package static func folded(_ word: [UInt8]) -> [[UInt8]] {
    if let word = lowercased(word) { return [word] }
    return TextAnalyzer.forms(ofName: String(decoding: word, as: UTF8.self)).filter { $0.terms.count == 1 }.map(\.key)
  }

  /// The short way for nine words of ten: letters and digits of ASCII; nil for others.
  private static func lowercased(_ word: [UInt8]) -> [UInt8]? {
    guard word.allSatisfy(\.isASCIIAlphanumeric) else { return nil }
    return word.map { $0 | 0x20 }  // a digit has this bit set already
  }
}
