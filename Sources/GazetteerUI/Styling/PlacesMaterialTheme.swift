// SPDX-License-Identifier: Apache-2.0
public import Foundation

#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// How lists and place views look: colours by purpose, fonts, corners, borders, and the line with the sources.
///
///     var theme = PlacesMaterialTheme.dark
///     theme.color.primary = .orange
///     theme.shape.cornerRadius = 10
///
/// The names are those of the published kit; what nothing here draws is kept for the code that does.
public struct PlacesMaterialTheme: Hashable, Sendable {
  /// The colours by purpose.
  public var color = PlacesMaterialColor()
  /// The fonts by purpose.
  public var font = PlacesMaterialFont()
  /// The corners.
  public var shape = PlacesMaterialShape()
  /// The borders.
  public var measurement = PlacesMaterialMeasurement()
  /// The line with the sources.
  public var attribution = PlacesMaterialAttribution()

  /// The light theme.
  public init() {}

  /// The light theme.
  public static let light = PlacesMaterialTheme()

  /// The dark theme.
  public static let dark: PlacesMaterialTheme = {
    var theme = PlacesMaterialTheme()
    theme.color = PlacesMaterialColor(.dark)
    return theme
  }()
}

/// The colours of a theme by purpose; those of the light theme unless set.
///
///     var color = PlacesMaterialColor()
///     color.surface = .gray
public struct PlacesMaterialColor: Hashable, Sendable {
  /// Behind views, rows and dialogs.
  public var surface: PlacesThemeColor
  /// Borders of views, and between rows.
  public var outlineDecorative: PlacesThemeColor
  /// Links, icons, the cursor and the activity indicator.
  public var primary: PlacesThemeColor
  /// Names and headings.
  public var onSurface: PlacesThemeColor
  /// What is told of a place, second lines and distances.
  public var onSurfaceVariant: PlacesThemeColor
  /// Behind buttons, and behind the row that is chosen.
  public var secondaryContainer: PlacesThemeColor
  /// Texts and icons of buttons.
  public var onSecondaryContainer: PlacesThemeColor
  /// Behind what is loading, and behind labels.
  public var neutralContainer: PlacesThemeColor
  /// Texts of labels.
  public var onNeutralContainer: PlacesThemeColor
  /// Behind the label of free charging stations.
  public var positiveContainer: PlacesThemeColor
  /// Text of the label of free charging stations.
  public var onPositiveContainer: PlacesThemeColor
  /// That a place is open.
  public var positive: PlacesThemeColor
  /// That a place is closed, and what went wrong.
  public var negative: PlacesThemeColor
  /// The icon of an entrance for wheelchairs.
  public var info: PlacesThemeColor
  /// Borders of buttons.
  public var buttonBorder: PlacesThemeColor
  /// Borders of the main button.
  public var buttonPrimaryBorder: PlacesThemeColor
  /// The part of the stars that a rating does not reach.
  public var disabledSurface: PlacesThemeColor

  /// The colours of the light theme.
  public init() { self.init(.light) }

  init(_ palette: PlacesPalette) {
    func color(_ value: PlaceColor) -> PlacesThemeColor { PlacesThemeColor(value) }
    surface = color(palette.surface)
    outlineDecorative = color(palette.separator)
    primary = color(palette.tint)
    onSurface = color(palette.primaryText)
    onSurfaceVariant = color(palette.secondaryText)
    secondaryContainer = color(palette.selectedSurface)
    onSecondaryContainer = color(palette.primaryText)
    neutralContainer = color(palette.selectedSurface)
    onNeutralContainer = color(palette.secondaryText)
    positiveContainer = color(palette.selectedSurface)
    onPositiveContainer = color(palette.positiveText)
    positive = color(palette.positiveText)
    negative = color(palette.negativeText)
    info = color(palette.tint)
    buttonBorder = color(palette.separator)
    buttonPrimaryBorder = color(palette.tint)
    disabledSurface = color(palette.separator)
  }
}

/// The fonts of a theme by purpose.
///
///     var font = PlacesMaterialFont()
///     font.bodySmall = .system(size: 11)
public struct PlacesMaterialFont: Hashable, Sendable {
  /// What is told of a place.
  public var bodySmall = PlacesThemeFont.system(size: 12)
  /// Messages.
  public var bodyMedium = PlacesThemeFont.system(size: 14)
  /// Longer texts.
  public var bodyLarge = PlacesThemeFont.system(size: 16)
  /// Labels.
  public var labelMedium = PlacesThemeFont.system(size: 12)
  /// Buttons.
  public var labelLarge = PlacesThemeFont.system(size: 14)
  /// Names in lists.
  public var titleSmall = PlacesThemeFont.system(size: 14)
  /// Headings of dialogs.
  public var headlineMedium = PlacesThemeFont.system(size: 18)
  /// The name of a place.
  public var displaySmall = PlacesThemeFont.system(size: 20)

  /// The defaults.
  public init() {}
}

/// The corners of a theme, as radii in points.
///
///     var shape = PlacesMaterialShape()
///     shape.cornerRadius = 10
public struct PlacesMaterialShape: Hashable, Sendable {
  /// Of a view.
  public var cornerRadius: CGFloat = 8
  /// Of buttons.
  public var cornerRadiusButton: CGFloat = 16
  /// Of the main button.
  public var cornerRadiusButtonPrimary: CGFloat = 16
  /// Of the cards of a horizontal search.
  public var cornerRadiusCard: CGFloat = 8
  /// Around the photos.
  public var cornerRadiusCollageOuter: CGFloat = 8
  /// Of dialogs.
  public var cornerRadiusDialog: CGFloat = 8
  /// Of small pictures.
  public var cornerRadiusThumbnail: CGFloat = 8

  /// The defaults.
  public init() {}
}

/// The borders of a theme, as widths in points.
///
///     theme.measurement.borderWidthButton = 1
public struct PlacesMaterialMeasurement: Hashable, Sendable {
  /// Of a view.
  public var borderWidth: CGFloat = 1
  /// Of buttons.
  public var borderWidthButton: CGFloat = 0
  /// Of the main button.
  public var borderWidthButtonPrimary: CGFloat = 0

  /// The defaults.
  public init() {}
}

/// The line with the sources of a theme.
///
///     var attribution = PlacesMaterialAttribution()
///     attribution.darkModeColor = .white
public struct PlacesMaterialAttribution: Hashable, Sendable {
  /// The colour of the line on light surfaces.
  public var lightModeColor = PlacesAttributionColor.gray
  /// The colour of the line on dark surfaces.
  public var darkModeColor = PlacesAttributionColor.white

  /// The defaults.
  public init() {}
}

/// A colour that the line with the sources may have.
///
///     attribution.lightModeColor = .black
public enum PlacesAttributionColor: Hashable, Sendable, CaseIterable {
  /// Black.
  case black
  /// Grey.
  case gray
  /// White.
  case white
}
