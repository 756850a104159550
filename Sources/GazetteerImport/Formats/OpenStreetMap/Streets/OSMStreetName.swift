// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// The name of a street as a key: addresses often abbreviate what the map has in full, as `Robson St` for Robson Street.
enum OSMStreetName {
  /// The key of a name, equal for names that fold alike.
  static func key(_ name: String) -> UInt64 { nameKeyHash(TextAnalyzer.query(name).key) }

  /// The keys of the name with synonyms for its words, and with `ae`, `oe`, `ue` as one letter with marks, without its own key; the likeliest
  /// spellings of a long name only.
  static func respelledKeys(_ name: String) -> [UInt64] { respellings(name).map { nameKeyHash($0) } }

  /// The key of a name without its spaces: `Sea Wall` is Seawall.
  static func joinedKey(_ name: String) -> UInt64 { joinedKey(TextAnalyzer.query(name).key) }

  /// The keys without spaces of the name with synonyms for its words; none when no word is short, because then it is the other that has the short word.
  static func joinedRespelledKeys(_ name: String) -> [UInt64] {
    let words = TextAnalyzer.query(name).key.split(separator: 0x20)
    return words.contains { $0.count <= longestShortWord } ? respellings(name).map(joinedKey) : []
  }

  private static func joinedKey(_ key: [UInt8]) -> UInt64 { nameKeyHash(key.filter { $0 != 0x20 }) }

  /// `blvd`
  private static let longestShortWord = 4

  private static func respellings(_ name: String) -> [[UInt8]] {
    var spellings: [[UInt8]] = [[]]
    let key = TextAnalyzer.query(name).key
    for word in key.split(separator: 0x20) {
      let words = [Array(word)] + umlauts(word) + Synonyms.words(for: word, isFinished: true)
      spellings = spellings.flatMap { start in words.map { start.isEmpty ? $0 : start + [0x20] + $0 } }
      spellings.removeLast(max(0, spellings.count - mostSpellings))
    }
    return spellings.filter { $0 != key }
  }

  /// The word without the `e` behind `a`, `o` and `u`, as `ä`, `ö` and `ü` fold; none when there is no such `e`.
  private static func umlauts(_ word: ArraySlice<UInt8>) -> [[UInt8]] {
    let vowels = Array("aou".utf8)
    let short = word.indices.filter { word[$0] != UInt8(ascii: "e") || $0 == word.startIndex || !vowels.contains(word[$0 - 1]) }.map {
      word[$0]
    }
    return short.count == word.count ? [] : [short]
  }

  /// Two words with a dozen synonyms each.
  private static let mostSpellings = 150
}
