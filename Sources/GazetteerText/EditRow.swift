// SPDX-License-Identifier: Apache-2.0

/// One row of the dynamic-programming table of optimal string alignment: the edits that turn each prefix of the typed word into the letters read so
/// far.
///
/// Prefixes that differ in length by more than `band` letters need too many edits, so a row has only five cells. Cell `c` is for the prefix of `read
/// + c - band` letters.
struct EditRow: Sendable {
  /// The greatest number of allowed edits.
  static let band = 2
  /// Greater than any number of allowed edits.
  static let tooMany: Int32 = 1 << 20
  /// A cell has the number of edits in its high bits and their cost in the low ones, so the smaller value is the better correction.
  static let edit: Int32 = 1 << 10

  var cells = SIMD8<Int32>(repeating: EditRow.tooMany)
  /// Number of letters read.
  var read = 0

  /// The smallest number of edits in any cell.
  var fewestEdits: Int { Int(cells.min() / Self.edit) }

  /// The cell for a prefix of the typed word by its length; `tooMany` outside the band.
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
