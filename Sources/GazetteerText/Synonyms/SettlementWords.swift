// SPDX-License-Identifier: Apache-2.0

/// Words of all languages that say what sort of settlement or area a place is, as `city`, `Stadt` and `область`.
package enum SettlementWords {
  static let table = WordTable(SettlementWordTable.rows)

  /// Whether a folded word is one of them.
  ///
  /// - `city`, `ville`, `stadt`, `sehri`, `город` are
  /// - `villa`, `fort`, `new`, `by` are not
  ///
  /// - Parameter word: A term of `TextAnalyzer`, complete: the prefix of such a word is none.
  /// - Complexity: O(log *n*) comparisons for *n* words of the table; allocates nothing.
  package static func contains(_ word: some Collection<UInt8>) -> Bool { table.contains(word) }
}
