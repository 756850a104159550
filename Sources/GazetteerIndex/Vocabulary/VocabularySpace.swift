// SPDX-License-Identifier: Apache-2.0

/// The four sets of words of the vocabulary, each a tree of its own.
package enum VocabularySpace: Int, CaseIterable, Sendable {
  /// Words of names.
  case names
  /// Words of addresses.
  case addresses
  /// Three letters in a row of words of main names.
  case trigrams
  /// Words of the names of countries in all languages; here the counts are of countries, not of places.
  case countries

  /// The prefix of this space's terms in the full-text tables.
  var fieldScalar: [UInt8] { self == .addresses ? TermSpace.context : [] }
}
