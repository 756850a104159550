// SPDX-License-Identifier: Apache-2.0
public import Gazetteer

/// The colours of a list, by purpose. Texts have a contrast of at least 4.5 with their background, and `tint` one of 3.
///
///     var theme = PlacesMaterialTheme.dark
///     theme.tint = PlaceColor(red: 1, green: 0.7, blue: 0)
public struct PlacesMaterialTheme: Hashable, Sendable {
  /// Behind the rows.
  public var surface = PlaceColor(0xFFFFFF)
  /// Behind the row that is chosen.
  public var selectedSurface = PlaceColor(0xE8F0FE)
  /// Between the rows.
  public var separator = PlaceColor(0xDADCE0)
  /// First lines of rows.
  public var primaryText = PlaceColor(0x3C4043)
  /// The parts of first lines that match what was typed.
  public var primaryTextHighlight = PlaceColor(0x000000)
  /// Second lines and distances.
  public var secondaryText = PlaceColor(0x5F6368)
  /// Icons, the cursor, buttons and the activity indicator.
  public var tint = PlaceColor(0x1A73E8)
  /// What went wrong.
  public var errorText = PlaceColor(0xB3261E)
  /// The sources of the data.
  public var attributionText = PlaceColor(0x5F6368)

  /// The light theme.
  public init() {}

  /// The light theme.
  public static let light = PlacesMaterialTheme()

  /// The dark theme.
  public static let dark: PlacesMaterialTheme = {
    var theme = PlacesMaterialTheme()
    theme.surface = PlaceColor(0x1F1F1F)
    theme.selectedSurface = PlaceColor(0x303134)
    theme.separator = PlaceColor(0x3C4043)
    theme.primaryText = PlaceColor(0xDADCE0)
    theme.primaryTextHighlight = PlaceColor(0xFFFFFF)
    theme.secondaryText = PlaceColor(0xBDC1C6)
    theme.tint = PlaceColor(0x8AB4F8)
    theme.errorText = PlaceColor(0xF2B8B5)
    theme.attributionText = PlaceColor(0xBDC1C6)
    return theme
  }()
}

extension PlaceColor {
  /// A colour from its number as in style sheets: `0xRRGGBB`.
  fileprivate init(_ number: Int) {
    func part(_ shift: Int) -> Double { Double(number >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }
}
