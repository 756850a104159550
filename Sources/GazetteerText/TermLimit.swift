// SPDX-License-Identifier: Apache-2.0

/// How many words of a text are looked for: who types more has named the place by then, and every word costs time.
///
/// Of a text of more than 16 words the first 12 and the last 4 count, of one in a script without spaces the first 24 and the last 8 pairs of
/// characters. The text as a whole is still compared with the prefixes of names. The rule is `query.long-text` of the contract.
enum TermLimit {
  /// What the words of a text may weigh together: those at its beginning, and those at its end.
  private static let (first, last) = (24, 8)

  /// A word weighs two, a pair of characters of a script without spaces one.
  private static func weight(of term: Range<Int>, in key: [UInt8]) -> Int { TextAnalyzer.isIdeographic(key[term]) ? 1 : 2 }

  /// The terms that count.
  static func kept(of terms: [Range<Int>], in key: [UInt8]) -> [Range<Int>] {
    // Most texts have few words, and need no weighing.
    if terms.count * 2 <= first + last { return terms }
    let weights = terms.map { weight(of: $0, in: key) }
    if weights.reduce(0, +) <= first + last { return terms }
    let start = fitting(weights, first)
    let end = fitting(weights.reversed(), last)
    return Array(terms.prefix(start) + terms.suffix(end))
  }

  /// How many of the first weights do not exceed a sum.
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
