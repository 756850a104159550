// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The words of an index in memory. Each space is read on first use and shared by all readers of the file.
final class Vocabulary: Sendable {
  private let trees = Mutex<[VocabularySpace: WordTree]>([:])
  private let path: String

  init(path: String) { self.path = path }

  /// The words of a space; `bytes` provides them on first use.
  func tree(_ space: VocabularySpace, orRead bytes: () throws -> [UInt8]?) throws -> WordTree {
    try trees.withLock { trees in
      if let tree = trees[space] { return tree }
      let tree = try checked(try bytes())
      trees[space] = tree
      return tree
    }
  }

  /// A tree of stored bytes; an error for damaged ones, or none.
  func checked(_ bytes: [UInt8]?) throws(IndexError) -> WordTree {
    guard let bytes else { throw .damaged(path: path, reason: "the vocabulary is missing") }
    do { return try WordTree(bytes) } catch { throw .damaged(path: path, reason: "in the vocabulary, \(error.reason)") }
  }
}

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

  /// Letters of the longest prefix of a word that has a posting list.
  var longestPrefix: Int { Schema.longestIndexedPrefix - (fieldScalar.isEmpty ? 0 : 1) }
}
