// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The category phrases of all languages by their folded keys.
struct CategoryPhrases: Sendable {
  /// One spelling of a phrase of one line.
  struct Entry: Sendable {
    /// The first eight bytes of the key, which decide most comparisons.
    let head: UInt64
    let key: Range<Int>
    let language: Int
    /// The number of the type.
    let type: Int
    /// The position of the phrase in its language: names before other words, earlier lines before later ones.
    let order: Int
    let text: String
    /// Whether another language uses the word for something else.
    let isHomograph: Bool
  }

  /// Sorted by key, then language, then order.
  let entries: [Entry]
  /// The popularity rank of each type: its position in `SearchedTypes.all`, or the number of them.
  let ranks: [Int]
  /// Length of the longest key in bytes.
  let longestKey: Int
  private let keys: [UInt8]

  static let shared = CategoryPhrases(NameTable.shared)

  init(_ names: NameTable) {
    var keys: [UInt8] = []
    var entries: [Entry] = []
    func add(_ text: String, language: Int, type: Int, order: Int) {
      let isHomograph = Homographs.all.contains(text.lowercased())
      for form in TextAnalyzer.forms(ofName: text) {
        let start = keys.count
        keys += form.key
        let head = Self.head(of: form.key[...])
        entries.append(
          Entry(head: head, key: start..<keys.count, language: language, type: type, order: order, text: text, isHomograph: isHomograph))
      }
    }
    for (language, lines) in names.lines.enumerated() {
      for (position, line) in lines.enumerated() {
        guard let words = line.words, let type = names.numbers[line.type] else { continue }
        add(line.name, language: language, type: type, order: position)
        for (index, word) in words.enumerated() {
          add(word, language: language, type: type, order: (position + lines.count) * 64 + index)
        }
      }
    }
    // Numbers are sorted, because moving entries costs more than comparing them.
    let heads = entries.map(\.head)
    let order = entries.indices.sorted { one, other in
      heads[one] != heads[other] ? heads[one] < heads[other] : Self.isOrdered(entries[one], before: entries[other], in: keys)
    }
    self.keys = keys
    self.entries = order.map { entries[$0] }
    longestKey = entries.reduce(0) { max($0, $1.key.count) }
    let searched = Dictionary(zip(SearchedTypes.all, SearchedTypes.all.indices)) { first, _ in first }
    ranks = names.types.map { searched[$0] ?? searched.count }
  }

  /// The folded key of an entry.
  func key(of entry: Entry) -> ArraySlice<UInt8> {
    keys[entry.key]
  }

  /// Whether one of two entries with the same head comes before the other.
  private static func isOrdered(_ one: Entry, before other: Entry, in keys: [UInt8]) -> Bool {
    if let isBefore = precedes(keys[one.key], keys[other.key]) { return isBefore }
    return (one.language, one.order) < (other.language, other.order)
  }

  /// Whether one key comes before another; nil when they are equal.
  private static func precedes(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool? {
    for (left, right) in zip(one, other) where left != right { return left < right }
    return one.count == other.count ? nil : one.count < other.count
  }

  private static func head(of key: ArraySlice<UInt8>) -> UInt64 {
    var head: UInt64 = 0
    for byte in key.prefix(8) { head = head << 8 | UInt64(byte) }
    return head << (8 * UInt64(8 - min(8, key.count)))
  }

  /// The entries with this key, by language and order.
  func entries(withKey key: ArraySlice<UInt8>) -> ArraySlice<Entry> {
    let prefix = entries(withPrefix: key)
    return prefix.prefix { $0.key.count == key.count }
  }

  /// The entries with this prefix of their key, by key, language and order.
  func entries(withPrefix key: ArraySlice<UInt8>) -> ArraySlice<Entry> {
    let head = Self.head(of: key)
    let start = entries.indices.partitioningIndex { index in
      let entry = entries[index]
      return entry.head != head ? entry.head >= head : Self.precedes(keys[entry.key], key) != true
    }
    let end = entries.indices.partitioningIndex { index in
      let part = keys[entries[index].key].prefix(key.count)
      return Self.precedes(part, key) == false
    }
    return entries[start..<max(start, end)]
  }
}

extension CategoryPhrases {
  /// The entries with the same key as `entry`.
  func entries(sharingKeyOf entry: Entry) -> ArraySlice<Entry> {
    entries(withKey: key(of: entry))
  }

  /// Whether a word of an entry's key ends at this length in bytes.
  func endsWord(_ entry: Entry, at length: Int) -> Bool {
    let key = key(of: entry)
    return length >= key.count || key[key.startIndex + length] == 0x20
  }
}
