// SPDX-License-Identifier: Apache-2.0

/// The digits and the grid of Open Location Code.
///
/// Ten digits are pairs, latitude before longitude, each pair a 20 × 20 grid within the cell before it; five more digits are each a grid of
/// 5 rows and 4 columns. Positions are counted in whole steps of the finest cell, so that no rounding can move a code.
enum OpenLocationCodeDigits {
  /// The twenty digits: no vowels and nothing that is easily taken for another.
  static let alphabet = Array("23456789CFGHJMPQRVWX".utf8)
  static let separator = UInt8(ascii: "+")
  static let padding = UInt8(ascii: "0")
  /// The position of the separator in a full code.
  static let separatorPosition = 8
  static let pairDigits = 10
  /// Digits beyond these say nothing.
  static let mostDigits = 15
  static let base: Int64 = 20
  static let gridRows: Int64 = 5
  static let gridColumns: Int64 = 4

  /// Steps of latitude in a degree: 8,000 of the last pair, 5⁵ of the rows.
  static let latitudeSteps: Int64 = 25_000_000
  /// Steps of longitude in a degree: 8,000 of the last pair, 4⁵ of the columns.
  static let longitudeSteps: Int64 = 8_192_000
  static let latitudeRange = 180 * latitudeSteps
  static let longitudeRange = 360 * longitudeSteps

  /// The value of a digit, 0 ..< 20, in upper or lower case; nil for any other character.
  static func value(of digit: UInt8) -> Int64? {
    alphabet.firstIndex(of: upper(digit)).map(Int64.init)
  }

  static func upper(_ byte: UInt8) -> UInt8 { byte &- UInt8(ascii: "a") < 26 ? byte & ~0x20 : byte }

  /// Height and width of the cell of a code with a number of digits (1…15), in steps. Up to ten digits come in pairs.
  static func cell(digits: Int) -> (height: Int64, width: Int64) { cells[digits] }

  private static let cells: [(height: Int64, width: Int64)] = {
    var cells = [(latitudeSteps * 400, longitudeSteps * 400)]
    while cells.count <= mostDigits {
      let (height, width) = cells[cells.count - 1]
      let isPair = cells.count < pairDigits
      cells.append(isPair ? (height / base, width / base) : (height / gridRows, width / gridColumns))
      if isPair { cells.append(cells[cells.count - 1]) }
    }
    return cells
  }()
}
