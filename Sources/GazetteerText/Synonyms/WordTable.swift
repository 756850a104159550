// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Words of many languages that are only asked for: whether a folded word is one of them. The languages are not told apart: a text does not say its
/// language.
struct WordTable: Sendable {
  /// The words as the table writes them, those that several languages have as often.
  let words: [[UInt8]]
  /// All of them folded, each once, in the order of their bytes.
  let sorted: [[UInt8]]

  /// - Parameter rows: For each language a row: its tag, a bar, and its words.
  init(_ rows: StaticString) {
    words = rows.withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).flatMap { row in
        row.drop { $0 != UInt8(ascii: "|") }.dropFirst().split(separator: UInt8(ascii: " ")).map(Array.init)
      }
    }
    sorted = Set(words.flatMap(LanguageWords.folded)).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Whether a folded word is one of them.
  ///
  /// - Complexity: O(log *n*) comparisons for *n* words of the table; allocates nothing.
  func contains(_ word: some Collection<UInt8>) -> Bool {
    word.withContiguousStorageIfAvailable(containsBytes) ?? Array(word).withUnsafeBufferPointer(containsBytes)
  }

  /// As bytes side by side: comparing words of any collection would allocate for each of them.
  private func containsBytes(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let position = sorted.indices.partitioningIndex { !sorted[$0].lexicographicallyPrecedes(word) }
    return position < sorted.count && sorted[position].elementsEqual(word)
  }
}
