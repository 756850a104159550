// SPDX-License-Identifier: Apache-2.0

/// Synonymous endings of compounds: Hauptstraße and Hauptstr.
struct WordEndings: Sendable {
  private struct Ending: Sendable {
    /// From the last byte to the first.
    let reversed: [UInt8]
    /// Whether this is the prefix of an ending.
    let isPrefix: Bool
    let others: [[UInt8]]
    /// Whether this is short for another ending.
    let isAbbreviation: Bool
  }

  /// The endings by their last byte, because few words end like one.
  private var endings: [[Ending]] = Array(repeating: [], count: 256)

  /// Shorter words keep their ending: `univ` is not Univägen. `seestr` has six letters.
  static let shortestWord = 6
  /// Least length of the part before an ending.
  static let shortestStem = 3

  static let shared = WordEndings(LanguageWords.all.flatMap(\.endings))

  /// The endings of groups, which are written as in the tables of the languages.
  init(_ groups: [[[UInt8]]]) {
    for group in groups.map({ $0.flatMap(LanguageWords.folded) }) {
      for text in group {
        let others = group.filter { $0 != text }
        let isAbbreviation = text != group.first
        add(text[...], isPrefix: false, others: others, isAbbreviation: isAbbreviation)
        for length in 4..<max(4, text.count) {
          add(text.prefix(length), isPrefix: true, others: others, isAbbreviation: isAbbreviation)
        }
      }
    }
  }

  private mutating func add(_ text: ArraySlice<UInt8>, isPrefix: Bool, others: [[UInt8]], isAbbreviation: Bool) {
    guard let last = text.last else { return }
    endings[Int(last)].append(Ending(reversed: text.reversed(), isPrefix: isPrefix, others: others, isAbbreviation: isAbbreviation))
  }

  /// The word with each ending that is a synonym of its own.
  ///
  /// - Parameters:
  ///   - word: A folded word.
  ///   - isPrefix: Whether the ending may be unfinished, from four letters on.
  func respellings(of word: ArraySlice<UInt8>, isPrefix: Bool) -> [[UInt8]] {
    guard word.count >= Self.shortestWord, let last = word.last else { return [] }
    var words: [[UInt8]] = []
    for ending in endings[Int(last)] where isPrefix || !ending.isPrefix {
      guard word.count >= ending.reversed.count + Self.shortestStem, word.reversed().starts(with: ending.reversed) else { continue }
      let stem = word.dropLast(ending.reversed.count)
      words.appendMissing(ending.others.map { stem + $0 }.filter { $0.count >= Self.shortestWord })
    }
    return words
  }

  /// A word taken apart before its ending: `sendlingerstr` into `sendlinger` and `strasse`, or another spelling of the ending.
  func partings(of word: ArraySlice<UInt8>) -> [Synonyms.Parting] {
    guard word.count >= Self.shortestWord, let last = word.last else { return [] }
    return endings[Int(last)].compactMap { ending in
      guard !ending.isPrefix, ending.reversed.count >= Self.shortestApart, word.count >= ending.reversed.count + Self.shortestStem,
        word.reversed().starts(with: ending.reversed)
      else { return nil }
      return Synonyms.Parting(
        stem: word.dropLast(ending.reversed.count), endings: [ending.reversed.reversed()] + ending.others,
        isAbbreviation: ending.isAbbreviation)
    }
  }

  /// Shorter endings end too many words.
  private static let shortestApart = 2
}
