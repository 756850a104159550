// SPDX-License-Identifier: Apache-2.0
package import GazetteerText

extension IndexReader {
  /// The stored words of a space; nil when there are none.
  func vocabularyBytes(_ space: VocabularySpace) throws -> [UInt8]? {
    try row(space.rawValue, of: tables.vocabulary) { row throws(Malformed) in
      try row.bytes(StoredTables.VocabularyColumn.words).map(Array.init) ?? []
    }
  }

  /// A word of the vocabulary, and how many places have it.
  package typealias Term = (word: [UInt8], places: Int)

  /// The number of places with a term of the vocabulary: a word of names, a word of addresses, or a trigram; 0 for an unknown term.
  package func places(ofTerm term: some Collection<UInt8>, space: [UInt8]) throws -> Int {
    try tree(.init(space)).places(of: term)
  }

  /// The number of places with words of a prefix, summed over the words.
  package func places(ofTermPrefix prefix: some Collection<UInt8>, space: [UInt8]) throws -> Int {
    try tree(.init(space)).places(ofPrefix: prefix)
  }

  /// Words with the prefix, at most `limit`; `space` picks names, addresses or trigrams.
  package func terms(withPrefix prefix: some Collection<UInt8>, space: [UInt8] = [], limit: Int) throws -> [Term] {
    try tree(.init(space)).words(prefix: prefix, limit: limit)
  }

  /// Words of names with the prefix that so many places have; nil when there are more than `limit`.
  package func names(withPrefix prefix: some Collection<UInt8>, placesAtLeast least: Int, limit: Int) throws -> [Term]? {
    try tree(.names).words(prefix: prefix, placesAtLeast: least, limit: limit)
  }

  /// The corrections of a typed word in a space: see `WordTree.corrections`. Recent results are cached, because a finished word stays the same while
  /// the next one is typed.
  ///
  /// - Parameters:
  ///   - typed: The word.
  ///   - space: Names or addresses. Prefixes with a posting list of their own stand for their words.
  ///   - check: Called now and then; an error that it throws ends the walk.
  package func corrections(of typed: TypedWord, space: VocabularySpace, check: () throws -> Void = {}) throws -> [CorrectedTerm] {
    try recentWalks.row(Walk(word: typed.bytes, isFinished: typed.isFinished, edits: typed.allowedEdits, space: space)) {
      try tree(space).corrections(of: typed, longestPrefix: space.longestPrefix, check: check)
    }
  }

  /// The cache key of a walk through the vocabulary.
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

  /// The same, which nobody keeps.
  func storedTree(_ space: VocabularySpace) throws -> WordTree { try overview.vocabulary.checked(try vocabularyBytes(space)) }
}

extension VocabularySpace {
  /// The space of words with this leading scalar in the full-text tables; without one, the words of names.
  init(_ fieldScalar: [UInt8]) {
    self = fieldScalar == TermSpace.context ? .addresses : fieldScalar == TermSpace.trigram ? .trigrams : .names
  }
}
