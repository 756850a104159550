// SPDX-License-Identifier: Apache-2.0
import GazetteerNumbers
import GazetteerSynonymTables

/// Articles, prepositions and conjunctions of all languages, as `the`, `de` and `под`.
///
/// The languages are not separated: the language of a text is not known. Some of these words also name areas: `on` is Ontario, `la` Louisiana.
package enum FunctionWords {
  /// Whether a folded word is one of them.
  ///
  /// - `the`, `des`, `na`, `pres`, `fur` are
  /// - `st`, `bad`, `san`, `new`, `sur` are not
  ///
  /// - Parameter word: A complete term of `TextAnalyzer`; the prefix of a function word is not one.
  /// - Complexity: O(log *n*) comparisons for *n* words of the table; allocates nothing.
  package static func contains(_ word: some Collection<UInt8>) -> Bool {
    let position = sorted.indices.partitioningIndex { !sorted[$0].lexicographicallyPrecedes(word) }
    return position < sorted.count && sorted[position].elementsEqual(word)
  }

  /// All folded words, each once, sorted by their bytes.
  static let sorted: [[UInt8]] = Set(words.flatMap(LanguageWords.folded)).sorted { $0.lexicographicallyPrecedes($1) }

  /// The words as the table writes them; a word of several languages occurs once for each.
  static let words: [[UInt8]] = FunctionWordTable.rows.withUTF8Buffer { bytes in
    bytes.split(separator: UInt8(ascii: "\n")).flatMap { row in
      row.drop { $0 != UInt8(ascii: "|") }.dropFirst().split(separator: UInt8(ascii: " ")).map(Array.init)
    }
  }
}
