// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Lists for words that mean the same. What the text finds as typed has lists of its own, so at least one word stands for another here: else the long
/// list of what begins with a word would be read once more, for the sake of the few places that say it in another way.
extension PatternBuilder {
  /// Places some main name of which may begin with the text when words mean the same.
  func startByEquivalents() throws -> Plan? {
    // That a name begins with the first word and that the others are there does not prove that it goes on so.
    try byEquivalents { index in index == 0 ? TermSpace.nameStart : [] }.map { Plan(pattern: $0.pattern, isProof: false, likelyPlaces: 0) }
  }

  /// Places whose names have all words when words mean the same.
  func wordsByEquivalents() throws -> Plan? {
    try byEquivalents { _ in [] }
  }

  private func byEquivalents(_ space: (Int) -> [UInt8]) throws -> Plan? {
    var patterns: [MatchPattern] = []
    var isProof = query.hasSteadyEquivalents
    var places = 0
    for exchanged in query.terms.indices where !query.equivalents(of: exchanged).isEmpty {
      guard let words = try words(exchanging: exchanged, space) else { continue }
      let selected = selective(words)
      isProof = isProof && selected.count == words.count
      if let pattern = MatchPattern.all(selected.map(\.pattern)) { patterns.append(pattern) }
      places += likelyPlaces(selected.map(\.places))
    }
    return MatchPattern.any(patterns).map { Plan(pattern: $0, isProof: isProof, likelyPlaces: places) }
  }

  /// The words of the text, one of them only in words that mean the same; nil when the index lacks any.
  private func words(exchanging exchanged: Int, _ space: (Int) -> [UInt8]) throws -> [Word]? {
    guard let other = any([], try equivalents(of: exchanged, space: space(exchanged))) else { return nil }
    var words: [Word] = []
    for index in query.terms.indices {
      guard let word = try index == exchanged ? other : spelling(of: index, space: space(index)) else { return nil }
      words.append(word)
    }
    return words
  }

  /// A word as typed or in words that mean the same; the first word of a name is whole when others follow.
  func spelling(of index: Int, space: [UInt8]) throws -> Word? {
    guard index == 0, !space.isEmpty, query.terms.count > 1 else { return try anySpelling(of: index, space: space) }
    let term = query.key[query.terms[0]]
    let typed = Word(pattern: .term(term, space: space), places: try reader.places(ofTerm: term, space: []))
    return try any([typed], equivalents(of: 0, space: space))
  }
}
