// SPDX-License-Identifier: Apache-2.0

/// Words of all languages for a street that stand before its name, as `rue`, `calle` and `улица`.
package enum StreetWords {
  static let table = WordTable(StreetWordTable.rows)

  /// Whether a folded word is one of them.
  ///
  /// - `rue`, `via`, `улица` are
  /// - `street`, `avenue`, `strasse`, `ru` are not
  ///
  /// - Parameter word: A term of `TextAnalyzer`, complete: the prefix of such a word is none.
  /// - Complexity: O(log *n*) comparisons for *n* words of the table; allocates nothing.
  package static func contains(_ word: some Collection<UInt8>) -> Bool { table.contains(word) }
}
