// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex

/// Every number that ranking depends on. The defaults add up to a highest score of 1.
///
/// score = text + share × (importance × `importance` + nearness × `nearness`)
///
/// where text and share depend on how the text matches:
///
/// | match | text | share |
/// | --- | --- | --- |
/// | a main name begins with it, or an alias is it | `nameStart` + up to `wholeName` for a name typed in full, the share `wholeAliasShare` of it for an alias | 1 |
/// | words of the main names or of one alias, any order | `nameWords` | 1 |
/// | synonyms, other variants | `respelled` | `respelledShare` |
/// | names together with the address | `context` + `contextName` for a name in full | `contextShare` |
/// | inside words, or words of several aliases | `infix` | `infixShare` |
/// | with typos, a main name or the prefix of one | up to `correctedName`, `correctedStart` | `correctedShare`, of nearness `correctedNearShare` |
/// | with typos, words of names, with the address | up to `correctedWords`, `correctedContext` | the same |
/// | only some words | `partial` × the share of the text that the place has, less `partialName`, and `partialMost` from half of it on | `partialShare` |
///
/// Matches by name of a place no name of which has the marks that were typed lose `missingMarks`; those by foreign names alone lose `foreignName`.
///
/// Typos take `correctionCost` × the cost of their correction off the text score, as a share of it; with two of them the share is
/// `correctedTwiceShare`.
package struct RankingProfile: Sendable, Equatable, Codable {
  /// Text score when one of the main names begins with the text.
  package var nameStart = 0.30
  /// Added to `nameStart` when a main name is typed in full: all of it from `wholeNameLetters` on, less for shorter names, because a short
  /// text is more often the start of something longer.
  package var wholeName = 0.10
  /// Share of `wholeName` that is added in the same way when an alias is typed in full and no main name begins with the text.
  package var wholeAliasShare = 0.30
  /// Letters from which a whole name counts in full.
  package var wholeNameLetters = 10
  /// Taken off the score of a match by name when no name of the place has the marks that were typed: `Araç` is hardly Aracaju.
  package var missingMarks = 0.12
  /// Taken off the score of a match by name when only foreign names match: see `NativeNames`.
  package var foreignName = 0.12
  /// Text score when every word begins some word of the place's names.
  package var nameWords = 0.22
  /// Text score when every word begins some word of the names only if synonyms count, or in another variant of the text.
  package var respelled = 0.069_5
  /// Share of importance and nearness that counts for such matches.
  package var respelledShare = 0.25
  /// Text score when some words are found only in the address.
  package var context = 0.05
  /// Added to `context` when the words in the names are all of a main name: `memphis usa` before New South Memphis.
  package var contextName = 0.019
  /// Share of importance and nearness that counts for matches with the address.
  package var contextShare = 0.25
  /// Text score when words are found only inside words.
  package var infix = 0.035
  /// Share of importance and nearness that counts for matches inside words.
  package var infixShare = 0.20
  /// Text score when the text is a main name but for typos that cost nothing.
  package var correctedName = 0.034
  /// The same when a main name begins so.
  package var correctedStart = 0.026
  /// The same when every word begins some word of the names.
  package var correctedWords = 0.012
  /// The same when some words are found only in the address.
  package var correctedContext = 0.008
  /// Share of these scores that typos of the highest cost take away.
  package var correctionCost = 0.8
  /// Share of importance that counts for matches with one typo.
  package var correctedShare = 0.05
  /// Share of nearness that counts for them: who mistypes the name of a place at hand means it rather than a namesake at the other end of the world.
  package var correctedNearShare = 0.20
  /// The same for two: most people make one.
  package var correctedTwiceShare = 0.02
  /// Where places have the text as typed, how much more important than the best of them a place must be to be listed with a typo.
  package var typoLead = 0.15
  /// Text score for all of the text where words are missing or several are corrected; a place has its share of it.
  package var partial = 0.000_6
  /// Share of `partial` that a place loses no main name of which stands in the text, or is the text with a typo in several words.
  package var partialName = 0.15
  /// Added for places that have half of the text or more, or a main name of which stands in it, so that they come before the others.
  package var partialMost = 0.000_61
  /// Share of importance and nearness that counts for such matches: a word more outweighs them.
  package var partialShare = 0.000_5
  /// Weight of importance.
  package var importance = 0.35
  /// Weight of nearness.
  package var nearness = 0.25
  /// How nearness falls with distance, by family.
  package var regionReach = Reach(near: 200_000, far: 20_100_000)
  /// For localities and their parts.
  package var settlementReach = Reach(near: 10_000, far: 2_000_000)
  /// For points of interest and addresses.
  package var poiReach = Reach(near: 1_000, far: 200_000)
  /// Layers whose places count more, by name; see `LayerPreference`.
  package var layers: [String: LayerPreference] = [:]

  /// A distance at which nearness has begun to fall, and one from which it is 0.
  package struct Reach: Sendable, Equatable, Codable {
    /// Metres; the unit in which the distance is felt.
    package var near: Double
    /// Metres from which nearness is 0.
    package var far: Double

    package init(near: Double, far: Double) {
      self.near = near
      self.far = far
    }
  }

  package init() {}

  package func reach(of family: PlaceFamily) -> Reach {
    switch family {
    case .region: regionReach
    case .settlement: settlementReach
    case .poi: poiReach
    }
  }

  /// A weight or share, by its name.
  package struct Weight: Sendable {
    package let name: String
    package let path: any WritableKeyPath<RankingProfile, Double> & Sendable
    /// The size of the first change that tuning makes; nil for what is not tuned.
    package let step: Double?

    fileprivate init(_ name: String, _ path: any WritableKeyPath<RankingProfile, Double> & Sendable, step: Double? = nil) {
      self.name = name
      self.path = path
      self.step = step
    }
  }

  /// The most that signals add to a match with a share of 1.
  var signalWeights: Double { importance + nearness }

  /// All weights and shares: each must lie in 0…1.
  package static let weights: [Weight] = [
    .init("nameStart", \.nameStart, step: 0.06), .init("wholeName", \.wholeName, step: 0.05), .init("wholeAliasShare", \.wholeAliasShare),
    .init("missingMarks", \.missingMarks),
    .init("foreignName", \.foreignName),
    .init("nameWords", \.nameWords, step: 0.05), .init("respelled", \.respelled), .init("respelledShare", \.respelledShare),
    .init("context", \.context, step: 0.02), .init("contextName", \.contextName), .init("contextShare", \.contextShare, step: 0.08),
    .init("infix", \.infix), .init("infixShare", \.infixShare, step: 0.06), .init("correctedName", \.correctedName),
    .init("correctedStart", \.correctedStart), .init("correctedWords", \.correctedWords), .init("correctedContext", \.correctedContext),
    .init("correctionCost", \.correctionCost), .init("correctedShare", \.correctedShare), .init("correctedNearShare", \.correctedNearShare),
    .init("correctedTwiceShare", \.correctedTwiceShare), .init("typoLead", \.typoLead), .init("partial", \.partial),
    .init("partialName", \.partialName), .init("partialMost", \.partialMost), .init("partialShare", \.partialShare),
    .init("importance", \.importance, step: 0.08), .init("nearness", \.nearness, step: 0.08),
  ]
}
