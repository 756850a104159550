// SPDX-License-Identifier: Apache-2.0
import GazetteerText

/// The match of a text with a place, as far as the score depends on it.
package struct TextMatch: Sendable, Hashable {
  package var matchClass: MatchClass
  /// Letters of the longest main name that the text is, or holds beside words of the address; 0 when there is none. It counts for names that begin with
  /// the text, and for matches with the address.
  package var wholeNameLetters: Int
  /// Letters of the alias that the text is, where no main name begins with it; 0 when there is none.
  package var aliasLetters = 0
  /// Which variant of the text matches: an index of `QueryVariants.all`, 0 for the text as it was typed. It is no part of the score.
  package var variant = 0
  /// Whether marks were typed that no name of the place has. It counts for matches by name.
  package var lacksMarks = false
  /// Whether only foreign names match (`NativeNames`). It counts for matches by name; a foreign fuzzy match is listed only where nothing has the text as
  /// typed.
  package var isForeign = false
  /// Of a corrected match, what was corrected into what; nil stands for the best that it can be.
  package var corrected: CorrectedMatch?
  /// Of a partial match, how much of the text the place has; nil stands for all of it.
  package var partial: PartialMatch?

  package init(_ matchClass: MatchClass, wholeNameLetters: Int = 0) {
    self.matchClass = matchClass
    self.wholeNameLetters = wholeNameLetters
  }

  package init(_ corrected: CorrectedMatch) {
    self.init(.corrected)
    self.corrected = corrected
  }

  package init(_ partial: PartialMatch) {
    self.init(.partial)
    self.partial = partial
  }

  /// The best match with so many typos.
  package init(edits: Int) { self.init(CorrectedMatch(.nameStart, isWholeName: true, .least(edits: edits))) }

  /// The same match, of another variant of the text.
  func read(as variant: Int) -> TextMatch {
    var match = self
    match.variant = variant
    return match
  }
}
