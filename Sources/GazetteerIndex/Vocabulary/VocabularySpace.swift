// SPDX-License-Identifier: Apache-2.0

/// What the words of a tree of the vocabulary are.
package enum VocabularySpace: Int, CaseIterable, Sendable {
  /// Words of names.
  case names
  /// Words of addresses.
  case addresses
  /// Three letters in a row of words of main names.
  case trigrams
  /// Words of the names of countries in all languages; places are countries here.
  case countries

  /// What the terms of the full-text tables begin with in this space.
  var mark: [UInt8] { self == .addresses ? TermSpace.context : [] }
}
