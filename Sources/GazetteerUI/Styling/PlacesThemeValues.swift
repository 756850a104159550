// SPDX-License-Identifier: Apache-2.0
public import Foundation

#if canImport(SwiftUI)
  import Gazetteer
  public import SwiftUI

  /// A colour of a theme: SwiftUI's.
  public typealias PlacesThemeColor = Color
  /// A font of a theme: SwiftUI's.
  public typealias PlacesThemeFont = Font

  extension Color {
    init(_ color: PlaceColor) { self.init(red: color.red, green: color.green, blue: color.blue) }
  }
#else
  public import Gazetteer

  /// A colour of a theme; where SwiftUI is, its `Color`.
  public typealias PlacesThemeColor = PlaceColor
  /// A font of a theme; where SwiftUI is, its `Font`.
  public typealias PlacesThemeFont = PlaceFont

  extension PlaceColor {
    init(_ color: PlaceColor) { self = color }

    /// Black.
    public static let black = PlaceColor(0x000000)
    /// White.
    public static let white = PlaceColor(0xFFFFFF)
    /// Grey.
    public static let gray = PlaceColor(0x8E8E93)
    /// Red.
    public static let red = PlaceColor(0xFF3B30)
    /// Orange.
    public static let orange = PlaceColor(0xFF9500)
    /// Yellow.
    public static let yellow = PlaceColor(0xFFCC00)
    /// Green.
    public static let green = PlaceColor(0x34C759)
    /// Blue.
    public static let blue = PlaceColor(0x007AFF)
    /// Purple.
    public static let purple = PlaceColor(0xAF52DE)
    /// Pink.
    public static let pink = PlaceColor(0xFF2D55)
  }
#endif

/// A font by its size, for systems without a font type of their own.
///
///     let small = PlaceFont.system(size: 11)
public struct PlaceFont: Hashable, Sendable {
  /// In points.
  public var size: CGFloat

  /// The font of the system in a size.
  public static func system(size: CGFloat) -> PlaceFont { PlaceFont(size: size) }
}
