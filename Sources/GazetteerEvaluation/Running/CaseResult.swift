// SPDX-License-Identifier: Apache-2.0

/// What came of one case.
package struct CaseResult: Codable, Sendable, Equatable {
  package var id: String
  package var text: String
  package var group: String
  package var language: String
  package var script: String
  package var type: String
  /// Position from 1 of the first suggestion that was expected, for the whole text; 0 when it is not among those looked at.
  package var rank: Int
  /// The same for each beginning of the text, from one letter on; empty for a case that is not replayed.
  package var ranks: [Int]
  /// Normalised discounted cumulative gain of the first five; see `Figures`.
  package var gain: Double
  /// Whether all that was expected came in time, and nothing that must not.
  package var passed: Bool
  package var isKnownFailure: Bool
  /// Whether anything was expected; a case about what must not appear counts for passing alone.
  package var hasTarget: Bool
  /// Whether nothing at all came for the whole text, neither a place nor a query prediction; nil in reports of older builds.
  package var hasEmptyList: Bool?
  /// What typing on lost, though it matched as well as before; only replayed cases are watched.
  package var breaches: [PrefixBreach]
  /// The first suggestions, name and address, for readers; empty when it passed.
  package var found: [String]
  /// What was wanted, for readers.
  package var wanted: String
  /// Why it failed; nil when it passed, or nobody asked.
  package var cause: FailureCause?
  /// How that came, as `explain` tells it; empty when it passed.
  package var explanation: String
  /// What came, best first, by the ids that `TRECFiles` writes; not kept in reports.
  package var documents: [String] = []

  private enum CodingKeys: String, CodingKey {
    case id, text, group, language, script, type, rank, ranks, gain, passed, isKnownFailure, hasTarget, hasEmptyList, breaches, found,
      wanted, cause
    case explanation
  }
}
