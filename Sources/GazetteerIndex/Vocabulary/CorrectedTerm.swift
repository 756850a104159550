// SPDX-License-Identifier: Apache-2.0
package import GazetteerText

/// A correction of a typed word: a word of the vocabulary, or a prefix of words.
package struct CorrectedTerm: Sendable, Hashable {
  package var term: [UInt8]
  /// Whether it stands for all words with this prefix.
  package var isPrefix: Bool
  /// Number of places that have it; for a prefix, the sum over its words.
  package var places: Int
  /// The edits from the typed word. Words with this prefix that need fewer edits are listed separately, or under a longer prefix.
  package var correction: Correction
}
