// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Lists for synonyms. What the text finds as typed has lists of its own, so at least one word stands for another here: else the long
/// list of what begins with a word would be read once more, for the sake of the few places that say it in another way.
extension PatternBuilder {
  /// Places some main name of which may begin with the text through synonyms.
  func startBySynonyms() throws -> Plan? {
    // That a name begins with the first word and that the others are there does not prove that it goes on so.
    try bySynonyms { index in index == 0 ? TermSpace.nameStart : [] }.map {
      Plan(pattern: $0.pattern, isProof: false, likelyPlaces: 0, narrow: $0.narrow)
    }
  }

  /// Places whose names have all words through synonyms.
  func wordsBySynonyms() throws -> Plan? {
    try bySynonyms { _ in [] }
  }

  private func bySynonyms(_ space: (Int) -> [UInt8]) throws -> Plan? {
    let exchangeable = query.tellingTerms().filter { !query.synonyms(of: $0).isEmpty }
    let exchanged = try exchangeable.compactMap { index in
      any([], try synonyms(of: index, space: space(index))).map { (index: index, word: $0) }
    }
    guard let one = exchanged.first else { return nil }
    var words: [Word] = []
    for index in query.tellingTerms() {
      // The only word that can be exchanged has to be.
      let word = try exchanged.count == 1 && index == one.index ? one.word : spelling(of: index, space: space(index))
      guard let word else { return nil }
      words.append(word)
    }
    if exchanged.count > 1, let any = any([], exchanged.map(\.word)) { words.append(any) }
    return plan(selective(words), of: words, isProof: query.hasSteadySynonyms)
  }

  /// A word as typed or in synonyms; the first word of a name is whole when others follow.
  func spelling(of index: Int, space: [UInt8]) throws -> Word? {
    guard index == 0, !space.isEmpty, query.terms.count > 1 else { return try anySpelling(of: index, space: space) }
    let term = query.key[query.terms[0]]
    let typed = Word(pattern: .term(term, space: space), places: try reader.places(ofTerm: term, space: []))
    return try any([typed], synonyms(of: 0, space: space))
  }
}
