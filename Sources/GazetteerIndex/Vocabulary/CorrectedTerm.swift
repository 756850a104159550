// SPDX-License-Identifier: Apache-2.0
package import GazetteerText

/// What a typed word may have been meant for: a word of the vocabulary, or the prefix of words.
package struct CorrectedTerm: Sendable, Hashable {
  package var term: [UInt8]
  /// Whether it stands for all words that begin so.
  package var isPrefix: Bool
  /// Places that have it; for a prefix added up over its words.
  package var places: Int
  /// What it takes to come here. Words with this prefix that need less are there on their own, or below a longer prefix.
  package var correction: Correction
}
