// SPDX-License-Identifier: Apache-2.0

/// The edits that turn a typed word into another word, or into the prefix of one.
///
/// Fewer edits are always better, whatever their cost; with equal numbers the lower cost is better.
package struct Correction: Sendable, Hashable, Comparable {
  /// Number of edits: letters replaced, left out, added, or swapped with their neighbour (one edit).
  package var edits: Int
  /// Cost of the edits, in hundredths: from 15 to 50 each. Unlikely edits cost more.
  package var hundredths: Int

  package init(edits: Int, hundredths: Int) {
    self.edits = edits
    self.hundredths = hundredths
  }

  /// Nothing to correct.
  package static let none = Correction(edits: 0, hundredths: 0)

  /// The cheapest correction with this number of edits.
  package static func least(edits: Int) -> Correction {
    Correction(edits: edits, hundredths: edits * min(EditCost.neighbor, EditCost.swap, EditCost.doubled, EditCost.missing))
  }

  /// Whether it is one of the typos that people make most: neighbours on a keyboard, letters swapped, one too many or too few.
  package var isLikely: Bool { edits == 1 && hundredths <= EditCost.extra }

  /// Cost of the edits, 0…1.
  package var cost: Double { Double(hundredths) / 100 }

  package static func < (a: Correction, b: Correction) -> Bool { (a.edits, a.hundredths) < (b.edits, b.hundredths) }

  /// Both corrections combined.
  package static func + (a: Correction, b: Correction) -> Correction {
    Correction(edits: a.edits + b.edits, hundredths: a.hundredths + b.hundredths)
  }

  /// How many errors a typed word of so many letters may have: none below 4, one from 4, two from 8.
  ///
  /// - Parameter isBesideOthers: Whether other words of the text tell what is meant; then words of two and three letters may have one error.
  package static func allowedEdits(letters: Int, isBesideOthers: Bool = false) -> Int {
    letters < (isBesideOthers ? 2 : 4) ? 0 : letters < 8 ? 1 : 2
  }
}

/// The cost of single edits, in hundredths.
enum EditCost {
  /// A letter for one beside it on some keyboard, or for one that sounds alike.
  static let neighbor = 20
  /// A letter for any other.
  static let replacement = 40
  /// Two neighbouring letters swapped.
  static let swap = 20
  /// A letter too few, the commonest slip: `pars`, `hapy`.
  static let missing = 15
  /// A letter too many.
  static let extra = 30
  /// A letter too many beside the same letter: `pariss`.
  static let doubled = 20
  /// Added for an edit of the first letter: few people get that wrong.
  static let first = 10
  /// Added when the last letter of an unfinished word is left out: every word with the remaining prefix would match.
  static let last = 10
}
