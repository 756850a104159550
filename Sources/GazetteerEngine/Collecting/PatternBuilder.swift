// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Turns an analysed text into MATCH patterns for the lists of the index.
struct PatternBuilder {
  let reader: IndexReader
  let query: QueryText
  let filter: PlaceFilter

  /// Longer beginnings are looked up in the vocabulary; up to this many words are then read as lists of their own, which start at once,
  /// while a beginning without a list of its own is gathered in full first.
  private static let mostExpansions = 12

  /// Places some main name of which begins with the first word and which have the other words: a superset of those that begin with the text.
  func nameStart(space: [UInt8]) throws -> MatchPattern? {
    guard let first = query.terms.first else { return nil }
    let firstWord = query.key[first]
    let start = query.terms.count == 1 ? try beginning(firstWord, space: space) : MatchPattern.term(firstWord, space: space)
    guard let start else { return nil }
    var patterns = [start]
    for term in query.terms.dropFirst() {
      guard let pattern = try beginning(query.key[term]) else { return nil }
      patterns.append(pattern)
    }
    return MatchPattern.all(patterns)
  }

  /// Places whose names have all words.
  func nameWords() throws -> MatchPattern? {
    var patterns: [MatchPattern] = []
    for term in query.terms {
      guard let pattern = try beginning(query.key[term]) else { return nil }
      patterns.append(pattern)
    }
    return MatchPattern.all(patterns)
  }

  /// Places that have all words in names, address or country, at least one of them in the names.
  func context() throws -> MatchPattern? {
    guard query.terms.count > 1 else { return nil }
    var patterns: [MatchPattern] = []
    var inNames: [MatchPattern] = []
    for term in query.terms {
      let word = query.key[term]
      let name = try beginning(word)
      if let name { inNames.append(name) }
      let countries = try reader.countries(withTermPrefix: word).map { MatchPattern.term(TermSpace.country($0)) }
      let somewhere = [name, try beginning(word, space: TermSpace.context)].compactMap { $0 } + countries
      guard let pattern = MatchPattern.any(somewhere) else { return nil }
      patterns.append(pattern)
    }
    guard let someName = MatchPattern.any(inNames) else { return nil }
    return MatchPattern.all(patterns + [someName])
  }

  /// Places whose main names have all trigrams of the longer words: a superset of those that hold the words. Nil when no word is long enough.
  func infix() -> MatchPattern? {
    let long = query.terms.map { query.key[$0] }.filter(QueryText.isLongEnoughForInfix)
    return MatchPattern.all(long.flatMap(trigrams(of:)).map { MatchPattern.term($0) })
  }

  /// The pattern, and the terms of the wanted countries and types, as far as the list has them.
  func filtered(_ pattern: MatchPattern, byCountry: Bool = true) -> MatchPattern {
    var patterns = [pattern]
    if byCountry, let countries = filter.countries.flatMap({ MatchPattern.any($0.map { .term(TermSpace.country($0)) }) }) { patterns.append(countries) }
    if let types = filter.primaryTypes.flatMap({ MatchPattern.any($0.map { .term(TermSpace.type($0)) }) }) { patterns.append(types) }
    return MatchPattern.all(patterns) ?? pattern
  }

  /// Places with a word that begins so; nil when the index has no such word.
  private func beginning(_ word: ArraySlice<UInt8>, space: [UInt8] = []) throws -> MatchPattern? {
    let length = QueryText.scalarCount(word) + (space.isEmpty ? 0 : 1)
    if length <= Schema.longestIndexedPrefix { return .prefix(word, space: space) }
    let vocabulary = space == TermSpace.context ? space : []
    let words = try reader.terms(withPrefix: word, space: vocabulary, limit: Self.mostExpansions + 1)
    if words.count > Self.mostExpansions { return .prefix(word, space: space) }
    return MatchPattern.any(words.map { .term($0, space: space) })
  }
}
