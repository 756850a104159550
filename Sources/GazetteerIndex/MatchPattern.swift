// SPDX-License-Identifier: Apache-2.0

/// An FTS5 MATCH expression that is valid by construction: analysed terms in quotes, joined by AND and OR.
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

  /// Places that match one of the patterns; nil when there are none.
  package static func any(_ patterns: [MatchPattern]) -> MatchPattern? { joined(patterns, " OR ") }

  private static func quoted(_ space: [UInt8], _ term: some Collection<UInt8>) -> [UInt8] {
    assert(!term.contains(UInt8(ascii: "\"")))
    return [UInt8(ascii: "\"")] + space + Array(term) + [UInt8(ascii: "\"")]
  }

  /// Each pattern once: FTS5 would read the posting list of one that stands there twice two times.
  private static func joined(_ patterns: [MatchPattern], _ word: String) -> MatchPattern? {
    guard let first = patterns.first else { return nil }
    var seen: Set<MatchPattern> = []
    let distinct = patterns.filter { seen.insert($0).inserted }
    if distinct.count == 1 { return first }
    var text: [UInt8] = []
    for (position, pattern) in distinct.enumerated() {
      if position > 0 { text += Array(word.utf8) }
      text += pattern.isSingle ? pattern.text : [UInt8(ascii: "(")] + pattern.text + [UInt8(ascii: ")")]
    }
    return MatchPattern(text: text, isSingle: false)
  }
}
