// SPDX-License-Identifier: Apache-2.0
package import GazetteerText
import Synchronization

/// The words of all layers: looked up once, for the layers together and for each of them.
extension LayeredReader {
  /// How many places have a term in a space, in all layers.
  package func places(ofTerm term: some Collection<UInt8>, space: [UInt8]) throws -> Int {
    isLayered ? try counts(of: Array(term), in: VocabularySpace(space)).places : try layers[0].reader.places(ofTerm: term, space: space)
  }

  /// The same of all terms that begin so.
  package func places(ofTermPrefix prefix: some Collection<UInt8>, space: [UInt8]) throws -> Int {
    isLayered
      ? try counts(of: Array(prefix), isPrefix: true, in: VocabularySpace(space)).places
      : try layers[0].reader.places(ofTermPrefix: prefix, space: space)
  }

  /// The layers that have a term, or one that begins so.
  package func counts(of term: [UInt8], isPrefix: Bool = false, in space: VocabularySpace) throws -> LayerCounts {
    try recentWords.counts.row(.init(term: term, space: space, isPrefix: isPrefix)) {
      let words = try words(space)
      let reference = isPrefix ? words.tree.places(ofPrefix: term) : words.tree.places(of: term)
      return LayerCounts(words, at: reference, of: QueryTree(term, space, isPrefix: isPrefix))
    }
  }

  /// The layers that may have a text as the name of a place: those that have its words in names. Nil when words do not tell.
  package func layers(withName text: QueryText) throws -> LayerSet? {
    guard isLayered, let first = text.terms.first, !text.terms.contains(where: { TextAnalyzer.isIdeographic(text.key[$0]) }) else {
      return nil
    }
    func layers(_ term: Range<Int>) throws -> LayerSet { try counts(of: Array(text.key[term]), in: .names).layers }
    return try text.terms.dropFirst().reduce(into: layers(first)) { $0.formIntersection(try layers($1)) }
  }

  /// The corrections of a typed word by layer: see `IndexReader.corrections`. What another layer has says nothing of those of a layer.
  package func corrections(of typed: TypedWord, space: VocabularySpace, check: () throws -> Void = {}) throws -> LayerCorrections {
    try recentWords.walks.row(.init(word: typed.bytes, isFinished: typed.isFinished, edits: typed.allowedEdits, space: space)) {
      let words = try words(space)
      let terms = try words.tree.corrections(of: typed, longestPrefix: space.longestPrefix, check: check)
      return LayerCorrections(terms, words, space, layerCount: layers.count)
    }
  }

  /// The terms of a layer with a prefix, in byte order, at most `limit`.
  func terms(withPrefix prefix: [UInt8], space: VocabularySpace, of layer: Int, limit: Int) throws -> [IndexReader.Term] {
    let all = try recentWords.completions.row(.init(term: prefix, space: space, isPrefix: true)) {
      let words = try words(space)
      return words.tree.words(prefix: prefix, limit: .max).map {
        (word: $0.word, counts: LayerCounts(words, at: $0.places, of: QueryTree($0.word, space, isPrefix: false)))
      }
    }
    return Array(all.lazy.map { ($0.word, $0.counts.places(in: layer)) }.filter { $0.1 > 0 }.prefix(limit))
  }

  /// Makes what the first search would else wait for. Without several layers it does nothing.
  ///
  /// - Complexity: O(*n*) for *n* nodes of all trees, about 0.5 µs each.
  package func prepareWords() throws {
    if isLayered { for space in VocabularySpace.allCases { _ = try words(space) } }
  }

  private func words(_ space: VocabularySpace) throws -> SharedWords {
    if let known = recentWords.spaces[space] { return known }
    let words = try overviews.words.words(space) { try layers.map { try $0.reader.storedTree(space) } }
    recentWords.spaces[space] = words
    return words
  }
}

/// The words of all layers in memory. Each space is made on first use and shared by all readers of the files.
final class SharedVocabulary: Sendable {
  private let spaces = Mutex<[VocabularySpace: SharedWords]>([:])

  /// The words of a space; `trees` provides those of each layer on first use.
  func words(_ space: VocabularySpace, orRead trees: () throws -> [WordTree]) throws -> SharedWords {
    try spaces.withLock { spaces in
      if let words = spaces[space] { return words }
      let words = SharedWords(try trees())
      spaces[space] = words
      return words
    }
  }
}

/// What one reader looked up of the words of all layers: with each letter that is typed, and in each layer, the same ones are asked for.
final class RecentWords {
  struct Term: Hashable {
    var term: [UInt8]
    var space: VocabularySpace
    var isPrefix: Bool
  }

  var spaces: [VocabularySpace: SharedWords] = [:]
  var counts = RowCache<Term, LayerCounts>(capacity: 512)
  var completions = RowCache<Term, [(word: [UInt8], counts: LayerCounts)]>(capacity: 16)
  var walks = RowCache<IndexReader.Walk, LayerCorrections>(capacity: 32)
  /// By the beginning of a word, the countries that have it in their names.
  var countries = RowCache<[UInt8], Set<Int>>(capacity: 64)
}

extension QueryTree {
  /// The places that have a term of a space, or one that begins so.
  init(_ term: [UInt8], _ space: VocabularySpace, isPrefix: Bool) {
    self =
      space == .trigrams
      ? .trigram(term, places: .max) : isPrefix ? .prefix(term, space: space.fieldScalar) : .term(term, space: space.fieldScalar)
  }
}
