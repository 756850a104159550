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
/// | a main name begins with it | `nameStart` + up to `wholeName` for a name typed in full | 1 |
/// | words of the main names or of one alias, any order | `nameWords` | 1 |
/// | synonyms, other variants | `respelled` | `respelledShare` |
/// | names together with the address | `context` + `contextName` for a name in full | `contextShare` |
/// | inside words, or words of several aliases | `infix` | `infixShare` |
/// | with typos, a main name or the prefix of one | up to `correctedName`, `correctedStart` | `correctedShare` |
/// | with typos, words of names, with the address | up to `correctedWords`, `correctedContext` | `correctedShare` |
/// | only some words | `partial` × the share of the text that the place has, less `partialName`, and `partialMost` from half of it on | `partialShare` |
///
/// Matches by name of a place no name of which has the marks that were typed lose `missingMarks`.
///
/// Typos take `correctionCost` × the cost of their correction off the text score, as a share of it; with two of them the share is
/// `correctedTwiceShare`.
package struct RankingProfile: Sendable, Equatable, Codable {
  /// Text score when one of the main names begins with the text.
  package var nameStart = 0.30
  /// Added to `nameStart` when a main name is typed in full: all of it from `wholeNameLetters` on, less for shorter names, because a short
  /// text is more often the start of something longer.
  package var wholeName = 0.10
  /// Letters from which a whole name counts in full.
  package var wholeNameLetters = 10
  /// Taken off the score of a match by name when no name of the place has the marks that were typed: `Araç` is hardly Aracaju.
  package var missingMarks = 0.12
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
  package var correctedStart = 0.020
  /// The same when every word begins some word of the names.
  package var correctedWords = 0.012
  /// The same when some words are found only in the address.
  package var correctedContext = 0.008
  /// Share of these scores that typos of the highest cost take away.
  package var correctionCost = 0.8
  /// Share of importance and nearness that counts for matches with one typo.
  package var correctedShare = 0.05
  /// The same for two: most people make one.
  package var correctedTwiceShare = 0.02
  /// Where places have the text as typed, how much more important than the best of them a place must be to be listed with a typo.
  package var typoLead = 0.15
  /// Text score for all of the text where words are missing or several are corrected; a place has its share of it.
  package var partial = 0.000_6
  /// Share of `partial` that a place loses no main name of which stands in the text.
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

  /// What is wrong with the numbers, or nil.
  ///
  /// Matches by name must stay above the others whatever their importance and nearness: one more letter of a place's name could otherwise
  /// lose it to a place that merely lies in a town of that name.
  package var problem: String? {
    let weights = [
      nameStart, wholeName, missingMarks, nameWords, respelled, respelledShare, context, contextName, contextShare, infix, infixShare,
      correctedName,
      correctedStart,
      correctedWords, correctedContext, correctionCost, correctedShare, correctedTwiceShare, typoLead, partial, partialName, partialMost,
      partialShare, importance, nearness,
    ]
    if weights.contains(where: { !($0 >= 0 && $0 <= 1) }) { return "every weight and share must lie in 0…1" }
    if nameWords >= nameStart { return "nameWords must be less than nameStart" }
    if respelled + respelledShare * (importance + nearness) >= nameWords {
      return "respelled + respelledShare × (importance + nearness) must be less than nameWords"
    }
    if context + contextName >= respelled || contextShare > respelledShare {
      return "context + contextName must be less than respelled, and contextShare not more than respelledShare"
    }
    if infix >= context || infixShare >= contextShare { return "infix and infixShare must be less than context and contextShare" }
    return correctionProblem ?? otherProblem
  }

  /// A place that fits with typos must stay behind one that fits without, all else equal.
  private var correctionProblem: String? {
    if correctedName >= infix || correctedShare > infixShare {
      return "correctedName must be less than infix, and correctedShare not more than infixShare"
    }
    if correctedTwiceShare > correctedShare { return "correctedTwiceShare must not be more than correctedShare" }
    let scores = [correctedName, correctedStart, correctedWords, correctedContext]
    if zip(scores, scores.dropFirst()).contains(where: { $0 < $1 }) {
      return "correctedName, correctedStart, correctedWords and correctedContext must not rise in this order"
    }
    let known = partialShare * (importance + nearness)
    if partial * (1 - partialName) / 2 + known >= partialMost {
      return "partial × (1 − partialName) / 2 + partialShare × (importance + nearness) must be less than partialMost"
    }
    return partial + partialMost + known >= correctedContext * (1 - correctionCost)
      ? "partial + partialMost + partialShare × (importance + nearness) must be less than correctedContext × (1 − correctionCost)" : nil
  }

  private var otherProblem: String? {
    if wholeNameLetters < 2 { return "wholeNameLetters must be at least 2" }
    for reach in [regionReach, settlementReach, poiReach] where !(reach.near > 0 && reach.far > reach.near && reach.far.isFinite) {
      return "every reach needs 0 < near < far"
    }
    return nil
  }
}
