// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Lists for synonyms. What the text finds as typed has lists of its own, so at least one word stands for another here: else the long
/// list of what begins with a word would be read once more, for the sake of the few places that say it in another way.
extension PatternBuilder {
  /// Places some main name of which may begin with the text through synonyms.
  func startBySynonyms() throws -> Plan? {
    // That a name begins with the first word and that the others are there does not prove that it goes on so.
    try bySynonyms { index in index == 0 ? TermSpace.nameStart : [] }.map { Plan(pattern: $0.pattern, isProof: false, likelyPlaces: 0) }
  }

  /// Places whose names have all words through synonyms.
  func wordsBySynonyms() throws -> Plan? {
    try bySynonyms(and: wordsTypedTwice) { _ in [] }
  }

  /// - Parameter others: What the places have to have besides.
  private func bySynonyms(and others: [TermExpansion] = [], _ space: (Int) -> [UInt8]) throws -> Plan? {
    // Also a word that another one begins with: a name that has a synonym of it need not have it.
    let exchangeable = query.terms.indices.filter { !query.synonyms(of: $0).isEmpty }
    let exchanged = try exchangeable.compactMap { index in
      TermExpansion.any(try terms.synonyms(of: index, space: space(index))).map { (index: index, word: $0) }
    }
    guard let one = exchanged.first else { return nil }
    var words = others
    let telling = query.tellingTerms()
    for index in query.terms.indices where telling.contains(index) || exchanged.count == 1 && index == one.index {
      // The only word that can be exchanged has to be.
      let word = try exchanged.count == 1 && index == one.index ? one.word : terms.anyForm(of: index, space: space(index))
      guard let word else { return nil }
      words.append(word)
    }
    if exchanged.count > 1, let any = TermExpansion.any(exchanged.map(\.word)) { words.append(any) }
    return plan(words, isProof: query.isProvenByWords)
  }
}
