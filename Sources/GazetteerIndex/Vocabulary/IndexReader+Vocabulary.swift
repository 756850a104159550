// SPDX-License-Identifier: Apache-2.0
package import GazetteerText

extension IndexReader {
  /// The words of a space as the file has them; nil when it has none.
  func vocabularyBytes(_ space: VocabularySpace) throws -> [UInt8]? {
    try one(.vocabulary, space.rawValue) { Array($0.bytes(0)) }
  }

  /// A word of the vocabulary, and how many places have it.
  package typealias Term = (word: [UInt8], places: Int)

  /// How many places have a term of the vocabulary: a word of names, a word of addresses, a trigram; 0 for none.
  package func places(ofTerm term: some Collection<UInt8>, space: [UInt8]) throws -> Int {
    try tree(.init(space)).places(of: term)
  }

  /// How many places the words with a prefix have, added up.
  package func places(ofTermPrefix prefix: some Collection<UInt8>, space: [UInt8]) throws -> Int {
    try tree(.init(space)).places(ofPrefix: prefix)
  }

  /// Words with the prefix, at most `limit`; `space` picks names, addresses or trigrams.
  package func terms(withPrefix prefix: some Collection<UInt8>, space: [UInt8] = [], limit: Int) throws -> [Term] {
    try tree(.init(space)).words(prefix: prefix, limit: limit)
  }

  /// Every word of a space that a typed word may have been meant for, those left out that it matches as it stands: see
  /// `WordTree.corrections`. A finished word is the same with every letter typed after it, so what was found lately is kept.
  ///
  /// - Parameters:
  ///   - typed: The word.
  ///   - space: Names or addresses. Prefixes that have a list of their own there stand for their words.
  ///   - check: Called now and then; what it throws ends the walk.
  package func corrections(of typed: TypedWord, space: VocabularySpace, check: () throws -> Void = {}) throws -> [CorrectedTerm] {
    try recentWalks.row(Walk(word: typed.bytes, isFinished: typed.isFinished, edits: typed.allowedEdits, space: space)) {
      let longest = Schema.longestIndexedPrefix - (space.mark.isEmpty ? 0 : 1)
      return try tree(space).corrections(of: typed, longestPrefix: longest, check: check)
    }
  }

  /// What tells a walk through the vocabulary from others.
  struct Walk: Hashable {
    var word: [UInt8]
    var isFinished: Bool
    var edits: Int
    var space: VocabularySpace
  }

  /// The words of a space.
  package func tree(_ space: VocabularySpace) throws -> WordTree {
    if let tree = trees[space] { return tree }
    let tree = try overview.vocabulary.tree(space) { try vocabularyBytes(space) }
    trees[space] = tree
    return tree
  }
}

extension VocabularySpace {
  /// The space of words that begin with this mark in the full-text tables, or stand for themselves there.
  init(_ mark: [UInt8]) { self = mark == TermSpace.context ? .addresses : mark == TermSpace.trigram ? .trigrams : .names }
}
