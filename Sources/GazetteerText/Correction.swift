// SPDX-License-Identifier: Apache-2.0

/// What it takes to turn a typed word into a word, or into the prefix of one.
///
/// Fewer edits are always better, whatever they cost; equal numbers are told apart by their cost.
package struct Correction: Sendable, Hashable, Comparable {
  /// Letters replaced, left out, put in, or swapped with their neighbour: a swap is one edit.
  package var edits: Int
  /// How unlikely the edits are, in hundredths: from 20 to 50 each.
  package var hundredths: Int

  package init(edits: Int, hundredths: Int) {
    self.edits = edits
    self.hundredths = hundredths
  }

  /// Nothing to correct.
  package static let none = Correction(edits: 0, hundredths: 0)

  /// The likeliest correction with so many edits.
  package static func least(edits: Int) -> Correction {
    Correction(edits: edits, hundredths: edits * min(EditCost.neighbor, EditCost.swap, EditCost.doubled))
  }

  /// How unlikely the edits are, 0…1.
  package var cost: Double { Double(hundredths) / 100 }

  package static func < (a: Correction, b: Correction) -> Bool { (a.edits, a.hundredths) < (b.edits, b.hundredths) }

  /// Both corrections made.
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

/// What single edits cost, in hundredths.
enum EditCost {
  /// A letter for one beside it on some keyboard.
  static let neighbor = 20
  /// A letter for any other.
  static let replacement = 40
  /// Two letters in the wrong order.
  static let swap = 20
  /// A letter too many or too few.
  static let extra = 30
  /// A letter too many or too few, where it stands twice: `pariss`, `hapy`.
  static let doubled = 20
  /// Added when it happens to the first letter: few people get that wrong.
  static let first = 10
  /// Added when the last letter of an unfinished word is left out: every word that the others begin would do.
  static let last = 10
}
