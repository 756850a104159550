// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine

/// Profiles built into the command, with their names for `--profile`.
package enum BuiltInProfile: String, CaseIterable, Sendable {
  /// The default weights of searches.
  case standard
  /// The baseline that any ranking must beat: whole names first, then importance alone.
  case importance

  package var profile: RankingProfile {
    switch self {
    case .standard: RankingProfile()
    case .importance: Self.importanceAlone
    }
  }

  /// Importance is in 0…1. A weight of 0.9, beside a whole name's 1, never lifts a prefix above a whole name; match classes differ by less than a
  /// thousandth, the step of importance.
  private static var importanceAlone: RankingProfile {
    var profile = RankingProfile()
    (profile.nameStart, profile.nameWords, profile.respelled, profile.context, profile.infix) = (
      0.000_3, 0.000_2, 0.000_1, 0.000_09, 0.000_08
    )
    (profile.correctedName, profile.correctedStart, profile.correctedWords, profile.correctedContext) = (
      0.000_07, 0.000_06, 0.000_05, 0.000_04
    )
    profile.contextName = 0.000_005
    (profile.otherShare, profile.guessShare, profile.correctedTwiceShare) = (0.000_01, 0.000_01, 0.000_01)
    profile.partial = 0.000_002
    (profile.wholeName, profile.wholeAliasShare, profile.wholeNameLetters) = (1, 0, 2)
    (profile.importance, profile.nearness) = (0.9, 0)
    return profile
  }
}
