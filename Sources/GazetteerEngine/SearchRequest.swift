// SPDX-License-Identifier: Apache-2.0
package import GazetteerGeometry
package import GazetteerIndex

/// A request to the engine. All values have been checked; the rules of the contract are in `GazetteerService`.
package struct SearchRequest: Sendable {
  /// What has been typed up to the cursor.
  package var text: String
  /// Whether the last word, and every other, is finished, so that it stands for itself and not for the words that it begins.
  package var hasFinishedWords = false
  /// The BCP 47 tag of the language of the request; nil counts names of all languages alike.
  package var language: String?
  /// Where nearer places are preferred. Never together with a restriction.
  package var bias: Region?
  /// Where places must lie.
  package var restriction: Region?
  /// Codes of the primary types to keep; empty keeps all.
  package var primaryTypes: [Int] = []
  /// Types at least one of which has to be among a place's types; empty keeps all.
  package var types: [String] = []
  /// ISO codes of the countries to keep, upper case; empty keeps all.
  package var countries: [String] = []
  /// What attributes of places have to be; empty keeps all.
  package var conditions: [AttributeCondition] = []
  /// What the details of places have to tell; nil keeps all.
  package var details: (any DetailTest)?
  /// How many suggestions at most.
  package var limit = 5
  /// Whether duplicates are left out: places near a better one with the same name and a coarse kind that agrees.
  package var removesDuplicates = true
  /// The weakest matches that are looked for: `infix` for those of the text as typed, `corrected` also for those with typos, `partial` also for places that
  /// have only some words of the text when none has all of them as typed. Below `infix` the result is the same as with it.
  package var weakest = MatchClass.corrected
  /// Whether the last row of a list without a place at hand is for one that the text is a likely typo of (`Lane.atHand`).
  package var keepsSlotAtHand = false
  /// When the search stops and returns what it has found.
  package var deadline: ContinuousClock.Instant?

  package init(text: String) { self.text = text }

  /// The same request for what has all of the text: no places that have only some words of it, no row at hand.
  package var forFullMatches: SearchRequest {
    var request = self
    (request.weakest, request.keepsSlotAtHand) = (.corrected, false)
    return request
  }

  /// The region that nearness is measured from: the bias, or a circle that restricts. A box that restricts says nothing about its middle.
  package var nearnessRegion: Region? {
    if let bias { return bias }
    if case .circle = restriction { return restriction }
    return nil
  }
}
