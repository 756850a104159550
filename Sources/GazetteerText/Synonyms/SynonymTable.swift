// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The groups of all languages, sorted by their folded words.
///
/// The synonyms of a word are collected only on request, because the tables are read in a command's first milliseconds.
struct SynonymTable: Sendable {
  /// A word of a group.
  private struct Entry: Sendable {
    /// The first eight bytes of the word, which decide most comparisons.
    let head: UInt64
    let word: [UInt8]
    let group: Int
  }

  /// Sorted by word, then group.
  private let entries: [Entry]
  /// The folded words of each group.
  private let groups: [[[UInt8]]]

  static let shared = SynonymTable(LanguageWords.all.flatMap(\.groups))

  /// The table of groups; their words are written as in the tables of the languages.
  init(_ groups: [[[UInt8]]]) {
    self.groups = groups.map { $0.flatMap(LanguageWords.folded) }
    entries = self.groups.enumerated().flatMap { group, words in
      words.map { Entry(head: Self.head(of: $0[...]), word: $0, group: group) }
    }.sorted { one, other in
      one.head == other.head && one.word == other.word ? one.group < other.group : Self.isOrdered(one, other.word[...], head: other.head)
    }
  }

  /// The number of words; a word of several groups counts once for each.
  var count: Int { entries.count }

  /// All words, each once, sorted.
  var words: [[UInt8]] {
    entries.indices.filter { $0 == 0 || entries[$0].word != entries[$0 - 1].word }.map { entries[$0].word }
  }

  /// The synonyms of a word.
  func synonyms(of word: ArraySlice<UInt8>) -> [[UInt8]] {
    var words: [[UInt8]] = []
    for entry in entries[position(of: word)...] {
      guard entry.word[...] == word else { break }
      words.appendMissing(synonyms(of: entry))
    }
    return words
  }

  /// The synonyms of all words that begin with a prefix.
  func synonyms(ofWordPrefix prefix: ArraySlice<UInt8>) -> [[UInt8]] {
    var words: [[UInt8]] = []
    for entry in entries[position(of: prefix)...] {
      guard entry.word[...].hasPrefix(prefix) else { break }
      words.appendMissing(synonyms(of: entry))
    }
    return words
  }

  private func synonyms(of entry: Entry) -> some Sequence<[UInt8]> {
    groups[entry.group].lazy.filter { $0 != entry.word }
  }

  /// The position of the first entry that is not less than a word.
  private func position(of word: ArraySlice<UInt8>) -> Int {
    let head = Self.head(of: word)
    return entries.indices.partitioningIndex { !Self.isOrdered(entries[$0], word, head: head) }
  }

  /// Whether an entry is less than a word with this head.
  private static func isOrdered(_ entry: Entry, _ word: ArraySlice<UInt8>, head: UInt64) -> Bool {
    entry.head == head ? entry.word.lexicographicallyPrecedes(word) : entry.head < head
  }

  private static func head(of word: ArraySlice<UInt8>) -> UInt64 {
    var head: UInt64 = 0
    for byte in word.prefix(8) { head = head << 8 | UInt64(byte) }
    return head << (8 * UInt64(8 - min(8, word.count)))
  }
}
