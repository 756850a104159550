// SPDX-License-Identifier: Apache-2.0

/// An FTS5 MATCH expression that is valid by construction: analysed terms in quotes, joined by AND, OR and NOT.
package struct MatchPattern: Hashable, Sendable {
  package let text: [UInt8]
  /// Whether the expression is one term, which needs no parentheses when joined.
  private let isSingle: Bool

  private init(text: [UInt8], isSingle: Bool) {
    self.text = text
    self.isSingle = isSingle
  }

  /// Places that have exactly this term. Terms contain no ASCII punctuation, so nothing needs escaping.
  package static func term(_ term: some Collection<UInt8>, space: [UInt8] = []) -> MatchPattern {
    MatchPattern(text: quoted(space, term), isSingle: true)
  }

  /// Places that have a term with this prefix.
  package static func prefix(_ term: some Collection<UInt8>, space: [UInt8] = []) -> MatchPattern {
    MatchPattern(text: quoted(space, term) + [UInt8(ascii: "*")], isSingle: true)
  }

  /// Places that match all patterns; nil when there are none.
  package static func all(_ patterns: [MatchPattern]) -> MatchPattern? { joined(patterns, " AND ") }

  /// Places that match all patterns, of which the first ones have the fewest places; nil when there are none.
  ///
  /// FTS5 moves every part of `a AND b AND c` on for every place that one of them has, which is dear where a part is a list of alternatives. Here `c` is only
  /// asked for places that have `a` and `b`. Parentheses alone do not say so, since FTS5 takes nested ANDs apart; it leaves a NOT as it is, and no place
  /// has the empty phrase.
  package static func all(rarestFirst patterns: [MatchPattern]) -> MatchPattern? {
    let distinct = distinct(patterns)
    if distinct.count < 3 { return all(distinct) }
    return distinct.dropFirst(2).reduce(all(Array(distinct.prefix(2)))) { found, next in
      found.map { all([MatchPattern(text: $0.operand + Array(" NOT \"\"".utf8), isSingle: false), next]) } ?? nil
    }
  }

  /// Places that match one of the patterns; nil when there are none.
  package static func any(_ patterns: [MatchPattern]) -> MatchPattern? { joined(patterns, " OR ") }

  private static func quoted(_ space: [UInt8], _ term: some Collection<UInt8>) -> [UInt8] {
    assert(!term.contains(UInt8(ascii: "\"")))
    return [UInt8(ascii: "\"")] + space + Array(term) + [UInt8(ascii: "\"")]
  }

  private static func joined(_ patterns: [MatchPattern], _ word: String) -> MatchPattern? {
    let distinct = distinct(patterns)
    if distinct.count < 2 { return distinct.first }
    return MatchPattern(text: Array(distinct.map(\.operand).joined(separator: Array(word.utf8))), isSingle: false)
  }

  /// Each pattern once: FTS5 would read the posting list of one that stands there twice two times.
  private static func distinct(_ patterns: [MatchPattern]) -> [MatchPattern] {
    var seen: Set<MatchPattern> = []
    return patterns.filter { seen.insert($0).inserted }
  }

  /// The expression as a part of another.
  private var operand: [UInt8] { isSingle ? text : [UInt8(ascii: "(")] + text + [UInt8(ascii: ")")] }
}
