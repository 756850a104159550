// SPDX-License-Identifier: Apache-2.0

/// The colours of a list, by what they are for.
///
///     var theme = PlacesMaterialTheme.dark
///     theme.tint = ThemeColor(hex: 0xFFB300)
public struct PlacesMaterialTheme: Hashable, Sendable {
  /// Behind the rows.
  public var surface = ThemeColor(hex: 0xFFFFFF)
  /// Behind the row that is chosen.
  public var selectedSurface = ThemeColor(hex: 0xE8F0FE)
  /// Between the rows.
  public var separator = ThemeColor(hex: 0xDADCE0)
  /// First lines of rows.
  public var primaryText = ThemeColor(hex: 0x3C4043)
  /// The parts of first lines that match what was typed.
  public var primaryTextHighlight = ThemeColor(hex: 0x000000)
  /// Second lines and distances.
  public var secondaryText = ThemeColor(hex: 0x5F6368)
  /// Icons, the cursor, buttons and the activity indicator.
  public var tint = ThemeColor(hex: 0x1A73E8)
  /// What went wrong.
  public var errorText = ThemeColor(hex: 0xB3261E)
  /// The sources of the data.
  public var attributionText = ThemeColor(hex: 0x5F6368)

  /// The light theme.
  public init() {}

  /// The light theme.
  public static let light = PlacesMaterialTheme()

  /// The dark theme.
  public static let dark: PlacesMaterialTheme = {
    var theme = PlacesMaterialTheme()
    theme.surface = ThemeColor(hex: 0x1F1F1F)
    theme.selectedSurface = ThemeColor(hex: 0x303134)
    theme.separator = ThemeColor(hex: 0x3C4043)
    theme.primaryText = ThemeColor(hex: 0xDADCE0)
    theme.primaryTextHighlight = ThemeColor(hex: 0xFFFFFF)
    theme.secondaryText = ThemeColor(hex: 0xBDC1C6)
    theme.tint = ThemeColor(hex: 0x8AB4F8)
    theme.errorText = ThemeColor(hex: 0xF2B8B5)
    theme.attributionText = ThemeColor(hex: 0xBDC1C6)
    return theme
  }()
}
