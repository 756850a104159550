// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Lists for words that mean the same. What the text finds as typed has lists of its own, so at least one word stands for another here: else the long
/// list of what begins with a word would be read once more, for the sake of the few places that say it in another way.
extension PatternBuilder {
  /// Places some main name of which may begin with the text when words mean the same.
  func startByEquivalents() throws -> Plan? {
    // That a name begins with the first word and that the others are there does not prove that it goes on so.
    try byEquivalents { index in index == 0 ? TermSpace.nameStart : [] }.map {
      Plan(pattern: $0.pattern, isProof: false, likelyPlaces: 0, narrow: $0.narrow)
    }
  }

  /// Places whose names have all words when words mean the same.
  func wordsByEquivalents() throws -> Plan? {
    try byEquivalents { _ in [] }
  }

  private func byEquivalents(_ space: (Int) -> [UInt8]) throws -> Plan? {
    var plans: [Plan] = []
    for exchanged in query.terms.indices where !query.equivalents(of: exchanged).isEmpty {
      guard let words = try words(exchanging: exchanged, space) else { continue }
      if let plan = plan(selective(words), of: words, isProof: query.hasSteadyEquivalents) { plans.append(plan) }
    }
    return Self.any(plans)
  }

  /// The places of any of the plans.
  private static func any(_ plans: [Plan]) -> Plan? {
    guard let pattern = MatchPattern.any(plans.map(\.pattern)) else { return nil }
    var plan = Plan(pattern: pattern, isProof: plans.allSatisfy(\.isProof), likelyPlaces: plans.reduce(0) { $0 + $1.likelyPlaces })
    if plans.contains(where: { $0.narrow != nil }) {
      let narrow = plans.map { $0.narrow ?? Narrow(pattern: $0.pattern, likelyPlaces: $0.likelyPlaces) }
      plan.narrow = MatchPattern.any(narrow.map(\.pattern)).map {
        Narrow(pattern: $0, likelyPlaces: narrow.reduce(0) { $0 + $1.likelyPlaces })
      }
    }
    return plan
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
