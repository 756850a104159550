// SPDX-License-Identifier: Apache-2.0

/// The words of which one has to be given, to guess which one was meant.
struct NearestWord {
  /// What people may type for a word, and the word.
  private var entries: [(typed: [UInt8], meant: String)] = []

  init(_ words: some Sequence<String>) { for word in words { add(word, meaning: word) } }

  /// Adds another way to say a word.
  mutating func add(_ typed: String, meaning word: String) { entries.append((Self.key(typed), word)) }

  /// The word that was meant: the one with the fewest wrong letters, one in three at most, and with the same first letter if there are several. Nil
  /// when none is near.
  func guess(for text: String) -> String? {
    let key = Self.key(text)
    let allowed = key.count / 3
    let near = entries.map { (entry: $0, edits: edits(from: key, to: $0.typed), differs: $0.typed.first == key.first ? 0 : 1) }
    return near.filter { $0.edits <= allowed }.min { ($0.edits, $0.differs) < ($1.edits, $1.differs) }?.entry.meant
  }

  /// Words without case, and with one sign between their parts.
  private static func key(_ text: String) -> [UInt8] {
    text.lowercased().utf8.prefix(64).map { [UInt8(ascii: " "), UInt8(ascii: "-")].contains($0) ? UInt8(ascii: "_") : $0 }
  }
}

/// The least number of letters to change, add, leave out or swap with the next to make one word of another.
private func edits(from a: [UInt8], to b: [UInt8]) -> Int {
  var rows = [Array(0...b.count)]
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var least = min(rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, rows[i - 1][j - 1] + 1) }
      row.append(least)
    }
    rows.append(row)
  }
  return rows[a.count][b.count]
}
