// SPDX-License-Identifier: Apache-2.0

/// Endings of compounds that mean the same: Hauptstraße is Hauptstr.
struct WordEndings: Sendable {
  private struct Ending: Sendable {
    /// From the last byte to the first.
    let reversed: [UInt8]
    /// Whether this is the beginning of an ending.
    let isBeginning: Bool
    let others: [[UInt8]]
  }

  /// The endings by their last byte: few words end as one.
  private var endings: [[Ending]] = Array(repeating: [], count: 256)

  /// Shorter words keep their ending: a `univ` is no Univägen. Seestr. has six letters.
  static let shortestWord = 6
  /// What has to stand before an ending.
  static let shortestStem = 3

  static let shared = WordEndings(LanguageWords.all.flatMap(\.endings))

  /// The endings of groups, written as in the tables of the languages.
  init(_ groups: [[[UInt8]]]) {
    for group in groups.map({ $0.flatMap(LanguageWords.folded) }) {
      for text in group {
        let others = group.filter { $0 != text }
        add(text[...], isBeginning: false, others)
        for length in 4..<max(4, text.count) { add(text.prefix(length), isBeginning: true, others) }
      }
    }
  }

  private mutating func add(_ text: ArraySlice<UInt8>, isBeginning: Bool, _ others: [[UInt8]]) {
    guard let last = text.last else { return }
    endings[Int(last)].append(Ending(reversed: text.reversed(), isBeginning: isBeginning, others: others))
  }

  /// The word with each of the other endings that mean the same as its own.
  ///
  /// - Parameters:
  ///   - word: A folded word.
  ///   - isBeginning: Whether the ending may be unfinished, from four letters on.
  func respellings(of word: ArraySlice<UInt8>, isBeginning: Bool) -> [[UInt8]] {
    guard word.count >= Self.shortestWord, let last = word.last else { return [] }
    var words: [[UInt8]] = []
    for ending in endings[Int(last)] where isBeginning || !ending.isBeginning {
      guard word.count >= ending.reversed.count + Self.shortestStem, word.reversed().starts(with: ending.reversed) else { continue }
      let stem = word.dropLast(ending.reversed.count)
      words.appendMissing(ending.others.map { stem + $0 }.filter { $0.count >= Self.shortestWord })
    }
    return words
  }
}
