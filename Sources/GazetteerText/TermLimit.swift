// SPDX-License-Identifier: Apache-2.0

/// Limits the number of words of a text that are searched: a longer text has named the place by then, and every word costs time.
///
/// Of a text of more than 16 words, the first 12 and the last 4 count; in a script without spaces, the first 24 and the last 8 pairs of characters.
/// The whole text is still compared with the prefixes of names. The contract's rule is `query.long-text`.
enum TermLimit {
  /// The total weight of words at the start of the text and at its end.
  private static let (first, last) = (24, 8)

  /// A word weighs 2, a pair of characters of a script without spaces 1.
  private static func weight(of term: Range<Int>, in key: [UInt8]) -> Int { TextAnalyzer.isIdeographic(key[term]) ? 1 : 2 }

  /// The terms that are searched.
  static func kept(of terms: [Range<Int>], in key: [UInt8]) -> [Range<Int>] {
    // Most texts have few words and need no weighing.
    if terms.count * 2 <= first + last { return terms }
    let weights = terms.map { weight(of: $0, in: key) }
    if weights.reduce(0, +) <= first + last { return terms }
    let start = fitting(weights, first)
    let end = fitting(weights.reversed(), last)
    return Array(terms.prefix(start) + terms.suffix(end))
  }

  /// The number of leading weights whose sum does not exceed `most`.
  private static func fitting(_ weights: some Sequence<Int>, _ most: Int) -> Int {
    var (count, sum) = (0, 0)
    for weight in weights {
      sum += weight
      if sum > most { return count }
      count += 1
    }
    return count
  }
}
