// SPDX-License-Identifier: Apache-2.0

/// The result of one case.
package struct CaseResult: Codable, Sendable, Equatable {
  package var id: String
  package var text: String
  package var group: String
  package var language: String
  package var script: String
  package var type: String
  /// Position from 1 of the first expected suggestion for the whole text; 0 if it is not among the suggestions examined.
  package var rank: Int
  /// The same for each prefix of the text, from one letter on; empty if the case is not replayed.
  package var ranks: [Int]
  /// Normalised discounted cumulative gain of the first five; see `Figures`.
  package var gain: Double
  /// Whether all expected places are among the first `rank`, and none that must not appear is listed.
  package var passed: Bool
  package var isKnownFailure: Bool
  /// Whether the case expects anything; a case about what must not appear counts only as passed or failed.
  package var hasTarget: Bool
  /// Whether the whole text found neither a place nor a query prediction; nil in reports of older builds.
  package var hasEmptyList: Bool?
  /// Places that a longer text lost, although they matched as well as before; only replayed cases are watched.
  package var breaches: [PrefixBreach]
  /// The first suggestions, name and address, for readers; empty if the case passed.
  package var found: [String]
  /// The expected places, for readers.
  package var wanted: String
  /// Why it failed; nil if it passed, or if failures are not explained.
  package var cause: FailureCause?
  /// What `explain` says about the failure; empty if the case passed.
  package var explanation: String
  /// The answers, best first, by the ids that `TRECFiles` writes; not saved in reports.
  package var documents: [String] = []

  private enum CodingKeys: String, CodingKey {
    case id, text, group, language, script, type, rank, ranks, gain, passed, isKnownFailure, hasTarget, hasEmptyList, breaches, found,
      wanted, cause
    case explanation
  }
}
