// SPDX-License-Identifier: Apache-2.0

/// A text to complete to places of a scope.
package struct SearchRequest: Scoped, Sendable {
  /// What has been typed up to the cursor.
  package var text: String
  package var scope: Scope
  /// Whether the last word, and every other, is finished, so that it stands for itself and not for the words that it begins.
  package var hasFinishedWords = false
  /// Whether names in a language that is neither the scope's nor one of the place's country count less.
  package var prefersNativeNames = false
  /// Whether duplicates are left out: places near a better one with the same name and a coarse kind that agrees.
  package var removesDuplicates = true
  /// The weakest matches that are looked for: `infix` for those of the text as typed, `corrected` also for those with typos, `partial` also for places that
  /// have only some words of the text when none has all of them as typed. Below `infix` the result is the same as with it.
  package var weakest = MatchClass.corrected
  /// Whether the last row of a list without a place at hand is for one that the text is a likely typo of (`Lane.atHand`).
  package var wantsRowAtHand = false

  package init(text: String, scope: Scope = Scope()) {
    self.text = text
    self.scope = scope
  }

  /// The same request for what has all of the text: no places that have only some words of it, no row at hand.
  package var forFullMatches: SearchRequest {
    var request = self
    (request.weakest, request.wantsRowAtHand) = (.corrected, false)
    return request
  }
}
