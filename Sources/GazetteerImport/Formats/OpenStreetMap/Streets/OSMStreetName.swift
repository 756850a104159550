// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerSynonyms
import GazetteerText

/// The name of a street as a key: addresses often abbreviate what the map has in full, as `Robson St` for Robson Street.
enum OSMStreetName {
  /// The key of a name, equal for names that fold alike.
  static func key(_ name: String) -> UInt64 { nameKeyHash(TextAnalyzer.query(name).key) }

  /// The keys of the name with synonyms for its words, without its own; the likeliest spellings of a long name only.
  static func respelledKeys(_ name: String) -> [UInt64] {
    var spellings: [[UInt8]] = [[]]
    let key = TextAnalyzer.query(name).key
    for word in key.split(separator: 0x20) {
      let words = [Array(word)] + Synonyms.words(for: word, isFinished: true)
      spellings = spellings.flatMap { start in words.map { start.isEmpty ? $0 : start + [0x20] + $0 } }
      spellings.removeLast(max(0, spellings.count - mostSpellings))
    }
    return spellings.filter { $0 != key }.map { nameKeyHash($0) }
  }

  /// Two words with a dozen synonyms each.
  private static let mostSpellings = 150
}
