// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Turns the words of a text into trees of terms of the index: words with this prefix, or the word itself if it is finished, and synonyms.
///
/// A *space* says where a term stands: in the names (empty), first in a main name, in an address. First words of names are counted with the other
/// words of names. A class, for closures that are run for each of many packs would copy it.
final class TermExpander {
  let layer: Layer
  let query: QueryText
  let filter: PlaceFilter
  let lookups: Lookups
  /// That of the layer.
  private let reader: IndexReader

  init(layer: Layer, query: QueryText, filter: PlaceFilter, lookups: Lookups) {
    (self.layer, self.query, self.filter, self.lookups, reader) = (layer, query, filter, lookups, layer.reader)
  }

  /// A word of the text in any form: as typed, or a synonym; nil when the index has none. As the first word of a name it is whole when others follow.
  ///
  /// - Parameter index: Which word of the text.
  func anyForm(of index: Int, space: [UInt8] = []) throws -> QueryTree? {
    let isFirstOfName = index == 0 && query.terms.count > 1 && !space.isEmpty && space != TermSpace.context
    let typed = try isFirstOfName ? first(space: space) : asTyped(index, space: space)
    return QueryTree.any(try [typed].compactMap(\.self) + synonyms(of: index, space: space))
  }

  /// A word of the text as typed: words that begin so, or the word itself when it is finished; nil when the index has none.
  func asTyped(_ index: Int, space: [UInt8] = []) throws -> QueryTree? {
    try completions(of: query.key[query.terms[index]], space: space)
  }

  /// The first word of the text as the whole first word of a name.
  func first(space: [UInt8]) throws -> QueryTree {
    let word = query.key[query.terms[0]]
    return .term(word, space: space, places: try layer.places(ofTerm: word, space: []))
  }

  /// Synonyms of a word of the text, as far as the index has them.
  func synonyms(of index: Int, space: [UInt8]) throws -> [QueryTree] {
    try query.synonyms(of: index).compactMap { try exact($0[...], space: space) }
  }

  /// Words that begin so, or the word itself when words are finished; nil when the index has none.
  func completions(of word: ArraySlice<UInt8>, space: [UInt8] = []) throws -> QueryTree? {
    if isFinished(word) { return try exact(word, space: space) }
    return try lookups.word(.init(word: word, space: space, isWhole: false)) { try lookUp(prefix: word, space: space) }
  }

  private func lookUp(prefix: ArraySlice<UInt8>, space: [UInt8]) throws -> QueryTree? {
    let counted = space == TermSpace.context ? space : []
    let places = try layer.places(ofTermPrefix: prefix, space: counted)
    if places == 0 { return nil }
    if QueryText.scalarCount(prefix) + (space.isEmpty ? 0 : 1) <= Schema.longestIndexedPrefix {
      return .prefix(prefix, space: space, places: places)
    }
    let words = try layer.terms(withPrefix: prefix, space: counted, limit: QueryTree.mostAlternatives + 1)
    let isAny = !words.isEmpty && words.count <= QueryTree.mostAlternatives
    return isAny
      ? QueryTree.any(words.map { .term($0.word, space: space, places: $0.places) })
      : .prefix(prefix, space: space, places: places, lists: words.count)
  }

  /// The word itself; nil when the index has it not.
  private func exact(_ word: ArraySlice<UInt8>, space: [UInt8]) throws -> QueryTree? {
    try lookups.word(.init(word: word, space: space, isWhole: true)) {
      let places = try layer.places(ofTerm: word, space: space == TermSpace.context ? space : [])
      return places == 0 ? nil : .term(word, space: space, places: places)
    }
  }

  private func isFinished(_ word: ArraySlice<UInt8>) -> Bool { query.hasFinishedWords && !TextAnalyzer.isIdeographic(word) }

  // MARK: Countries

  /// The countries that a word of the text, or a synonym of it, may name: those that pass the filter, each once, in order.
  func countries(of index: Int) throws -> [Int] {
    let word = query.key[query.terms[index]]
    var countries = try isFinished(word) ? self.countries(withWord: Array(word)) : self.countries(withWordPrefix: word)
    for synonym in query.synonyms(of: index) { countries += try self.countries(withWord: synonym) }
    return wanted(countries)
  }

  /// Those of some countries that pass the filter, each once, in order.
  func wanted(_ countries: [Int]) -> [Int] { Set(countries).filter { filter.countries?.contains($0) ?? true }.sorted() }

  /// That a place lies in a country.
  func country(_ country: Int) -> QueryTree {
    .country(country, places: reader.overview.places(ofCountry: country))
  }

  /// That a place has a primary type; nil when the index has none of it. How many have it is a guess.
  func type(_ code: Int) -> QueryTree? {
    if !reader.overview.typeSets.contains(where: { $0.primaryType == code }) { return nil }
    return .type(code, places: max(1, reader.overview.placeCount / CostModel.placesPerType))
  }

  /// Countries with a name that has the word.
  func countries(withWord word: [UInt8]) throws -> [Int] {
    try lookups.countries(.init(word: word[...], isWhole: true)) {
      layer.countries(withTermPrefix: word).filter { layer.termsOfCountry($0).contains(word) }
    }
  }

  private func countries(withWordPrefix prefix: ArraySlice<UInt8>) throws -> [Int] {
    try lookups.countries(.init(word: prefix, isWhole: false)) { layer.countries(withTermPrefix: prefix) }
  }
}
