// SPDX-License-Identifier: Apache-2.0

/// What `where` asks of the details of a place, beside the attributes that an index filters by. A case has the name that requests and the command give it.
package enum DetailCondition: String, Sendable, CaseIterable {
  /// The place is known to be open at the moment of the request.
  case openNow

  /// What tells whether a place meets it, as messages have it.
  package var evidence: String {
    switch self {
    case .openNow: "the opening hours"
    }
  }

  /// The names of all, with other words before them: `a, b, or openNow`.
  package static func names(after others: [String]) -> String {
    let words = others + allCases.map(\.rawValue)
    return words.dropLast().map { $0 + ", " }.joined() + "or " + words[words.count - 1]
  }
}

extension ScopeDraft {
  /// Keeps only places that meet the condition.
  package mutating func require(_ condition: DetailCondition) {
    switch condition {
    case .openNow: opening = .open
    }
  }
}
