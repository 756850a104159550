// SPDX-License-Identifier: Apache-2.0

/// Which places are meant, by the terms that they have: terms and prefixes, joined by *all* and *any*.
///
/// `IndexReader.documents` reads the places from posting lists; `text` is the same as an expression of FTS5, which tests and `verify` compare with them.
package struct MatchPattern: Hashable, Sendable {
  indirect enum Form: Hashable, Sendable {
    case term([UInt8])
    case prefix([UInt8])
    case all([MatchPattern])
    case any([MatchPattern])
  }

  /// Merging more lists of alternatives than this costs more than a longer list that has them all.
  package static let mostAlternatives = 64

  let form: Form

  private init(_ form: Form) { self.form = form }

  /// Places that have exactly this term. Terms contain no ASCII punctuation, so nothing needs escaping in an expression.
  package static func term(_ term: some Collection<UInt8>, space: [UInt8] = []) -> MatchPattern { MatchPattern(.term(space + Array(term))) }

  /// Places that have a term with this prefix.
  package static func prefix(_ term: some Collection<UInt8>, space: [UInt8] = []) -> MatchPattern {
    MatchPattern(.prefix(space + Array(term)))
  }

  /// Places that match all patterns; nil when there are none.
  package static func all(_ patterns: [MatchPattern]) -> MatchPattern? { joined(patterns, Form.all) }

  /// Places that match one of the patterns; nil when there are none.
  package static func any(_ patterns: [MatchPattern]) -> MatchPattern? { joined(patterns, Form.any) }

  /// Each pattern once: a list that stands there twice would be read two times.
  private static func joined(_ patterns: [MatchPattern], _ form: ([MatchPattern]) -> Form) -> MatchPattern? {
    if patterns.count < 2 { return patterns.first }
    var seen: Set<MatchPattern> = []
    let distinct = patterns.filter { seen.insert($0).inserted }
    return distinct.count < 2 ? distinct.first : MatchPattern(form(distinct))
  }

  // MARK: As an expression

  /// A MATCH expression of FTS5 that is valid by construction.
  package var text: [UInt8] {
    switch form {
    case .term(let term): Self.quoted(term)
    case .prefix(let term): Self.quoted(term) + [UInt8(ascii: "*")]
    case .all(let patterns): Array(patterns.map(\.operand).joined(separator: Array(" AND ".utf8)))
    case .any(let patterns): Array(patterns.map(\.operand).joined(separator: Array(" OR ".utf8)))
    }
  }

  private static func quoted(_ term: [UInt8]) -> [UInt8] {
    assert(!term.contains(UInt8(ascii: "\"")))
    return [UInt8(ascii: "\"")] + term + [UInt8(ascii: "\"")]
  }

  /// The expression as a part of another.
  private var operand: [UInt8] {
    switch form {
    case .term, .prefix: text
    case .all, .any: [UInt8(ascii: "(")] + text + [UInt8(ascii: ")")]
    }
  }
}
