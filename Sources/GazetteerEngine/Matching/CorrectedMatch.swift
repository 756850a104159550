// SPDX-License-Identifier: Apache-2.0
package import GazetteerText

/// What a match of a text with typos rests on. The greater one is the better one.
package struct CorrectedMatch: Sendable, Hashable, Comparable {
  /// How the text would match without its errors: `nameStart`, `nameWords` or `context`.
  package var form: MatchClass
  /// Whether the corrected text is a main name.
  package var isWholeName: Bool
  /// What was corrected, in all words together.
  package var correction: Correction

  package init(_ form: MatchClass, isWholeName: Bool = false, _ correction: Correction) {
    self.form = form
    self.isWholeName = isWholeName
    self.correction = correction
  }

  package static func < (a: CorrectedMatch, b: CorrectedMatch) -> Bool {
    (b.correction.edits, b.form, b.correction.hundredths, a.isWholeName ? 1 : 0)
      < (a.correction.edits, a.form, a.correction.hundredths, b.isWholeName ? 1 : 0)
  }
}
