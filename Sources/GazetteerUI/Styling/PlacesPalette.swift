// SPDX-License-Identifier: Apache-2.0
package import Gazetteer

/// The colours that the themes are made of, as numbers on every system. Texts have a contrast of at least 4.5 with what is behind them, `tint` one of 3.
package struct PlacesPalette: Hashable, Sendable {
  /// Behind the rows.
  package var surface: PlaceColor
  /// Behind the row that is chosen.
  package var selectedSurface: PlaceColor
  /// Between the rows.
  package var separator: PlaceColor
  /// First lines of rows.
  package var primaryText: PlaceColor
  /// The parts of first lines that match what was typed.
  package var primaryTextHighlight: PlaceColor
  /// Second lines and distances, and the sources of the data.
  package var secondaryText: PlaceColor
  /// Icons, the cursor, buttons and the activity indicator.
  package var tint: PlaceColor
  /// That a place is open.
  package var positiveText: PlaceColor
  /// That a place is closed, and what went wrong.
  package var negativeText: PlaceColor

  package static let light = PlacesPalette(
    surface: PlaceColor(0xFFFFFF), selectedSurface: PlaceColor(0xE8F0FE), separator: PlaceColor(0xDADCE0),
    primaryText: PlaceColor(0x3C4043), primaryTextHighlight: PlaceColor(0x000000), secondaryText: PlaceColor(0x5F6368),
    tint: PlaceColor(0x1A73E8), positiveText: PlaceColor(0x146C2E), negativeText: PlaceColor(0xB3261E))

  package static let dark = PlacesPalette(
    surface: PlaceColor(0x1F1F1F), selectedSurface: PlaceColor(0x303134), separator: PlaceColor(0x3C4043),
    primaryText: PlaceColor(0xDADCE0), primaryTextHighlight: PlaceColor(0xFFFFFF), secondaryText: PlaceColor(0xBDC1C6),
    tint: PlaceColor(0x8AB4F8), positiveText: PlaceColor(0x6DD58C), negativeText: PlaceColor(0xF2B8B5))
}

extension PlaceColor {
  /// A colour from its number as in style sheets: `0xRRGGBB`.
  init(_ number: Int) {
    func part(_ shift: Int) -> Double { Double(number >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
