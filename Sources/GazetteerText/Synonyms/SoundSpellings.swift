// SPDX-License-Identifier: Apache-2.0

/// Words spelt otherwise by their sound: `edinborough` as `edinburgh` (`SoundSpellingTable`).
package enum SoundSpellings {
  private struct Part: Hashable {
    var letters: [UInt8]
    var isEnd: Bool
  }

  /// For each part of a word the others of its groups.
  private static let others: [(part: Part, others: [Part])] = groups.flatMap { group in
    group.map { part in (part, group.filter { $0 != part }) }
  }

  private static let groups = String(describing: SoundSpellingTable.rows).split(separator: "\n").flatMap { row in
    row.split(separator: "|").dropFirst().map { group in group.split(separator: " ").map(part) }
  }

  private static func part(_ text: Substring) -> Part {
    let isEnd = text.hasSuffix("$")
    return Part(letters: TextAnalyzer.query(String(isEnd ? text.dropLast() : text)).key, isEnd: isEnd)
  }

  /// A word with one of its parts spelt otherwise, in the order of the table, each once. A part never is all of a word.
  package static func spellings(of word: ArraySlice<UInt8>) -> [[UInt8]] {
    var spellings: [[UInt8]] = []
    for (part, others) in others {
      for place in occurrences(of: part, in: word) {
        for other in others {
          let spelling = word[..<place.lowerBound] + other.letters + word[place.upperBound...]
          if !spellings.contains(Array(spelling)) { spellings.append(Array(spelling)) }
        }
      }
    }
    return spellings
  }

  private static func occurrences(of part: Part, in word: ArraySlice<UInt8>) -> [Range<Int>] {
    let count = part.letters.count
    guard count > 0, word.count > count else { return [] }
    let starts = part.isEnd ? (word.endIndex - count)...(word.endIndex - count) : word.startIndex...(word.endIndex - count)
    return starts.filter { word[$0..<$0 + count].elementsEqual(part.letters) }.map { $0..<$0 + count }
  }
}
