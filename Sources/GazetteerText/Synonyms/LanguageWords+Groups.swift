// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

extension LanguageWords {
  /// The groups of whole words in UTF-8; those of numbers come last.
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
}

extension LanguageWords {
  /// The folded forms in which names and queries may contain a word: without hyphens; umlauts with and without the second letter.
  ///
  /// - `пр-т` folds to `прт`
  /// - `Brücke` folds to `brucke`, `bruecke`
  /// - `New York` folds to
  ///
  /// Empty for more than one word.
  package static func folded(_ word: [UInt8]) -> [[UInt8]] {
    if let word = lowercased(word) { return [word] }
    return TextAnalyzer.forms(ofName: String(decoding: word, as: UTF8.self)).filter { $0.terms.count == 1 }.map(\.key)
  }

  /// The fast path for nine words of ten, which have only ASCII letters and digits; nil for others.
  private static func lowercased(_ word: [UInt8]) -> [UInt8]? {
    guard word.allSatisfy(\.isASCIIAlphanumeric) else { return nil }
    return word.map { $0 | 0x20 }  // a digit has this bit set already
  }
}
