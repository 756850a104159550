// SPDX-License-Identifier: Apache-2.0

/// One row of the table of edits between a typed word and a word read letter by letter: what it takes to turn each prefix of the typed word
/// into what has been read.
///
/// Prefixes that differ in length by more than `band` letters need too many edits, so five cells are all of a row. Cell `c` is for the
/// prefix of `read + c - band` letters.
struct EditRow: Sendable {
  /// The most edits that anything allows.
  static let band = 2
  /// More than any number of allowed edits.
  static let tooMany: Int32 = 1 << 20
  /// Edits in the high bits, their cost in the low ones: the smaller number is the better correction.
  static let edit: Int32 = 1 << 10

  var cells = SIMD8<Int32>(repeating: EditRow.tooMany)
  /// Letters read.
  var read = 0

  /// The fewest edits that any cell needs.
  var fewestEdits: Int { Int(cells.min() / Self.edit) }

  /// The cell for so many typed letters, `tooMany` outside the band.
  @inline(__always)
  subscript(typed: Int) -> Int32 {
    let cell = typed - read + Self.band
    return cell >= 0 && cell <= 2 * Self.band ? cells[cell] : Self.tooMany
  }
}

extension Correction {
  init?(_ weight: Int32, atMost edits: Int) {
    guard weight < EditRow.tooMany, weight / EditRow.edit <= edits else { return nil }
    self.init(edits: Int(weight / EditRow.edit), hundredths: Int(weight % EditRow.edit))
  }
}
