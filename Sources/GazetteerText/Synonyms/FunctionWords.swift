// SPDX-License-Identifier: Apache-2.0

/// Articles, prepositions and conjunctions of all languages, as `the`, `de` and `под`. Some of these words are names of areas, too: `on` is Ontario,
/// `la` Louisiana.
package enum FunctionWords {
  static let table = WordTable(FunctionWordTable.rows)

  /// Whether a folded word is one of them.
  ///
  /// - `the`, `des`, `na`, `pres`, `fur` are
  /// - `st`, `bad`, `san`, `new`, `sur` are not
  ///
  /// - Parameter word: A term of `TextAnalyzer`, complete: the prefix of a function word is none.
  /// - Complexity: O(log *n*) comparisons for *n* words of the table; allocates nothing.
  package static func contains(_ word: some Collection<UInt8>) -> Bool { table.contains(word) }
}
