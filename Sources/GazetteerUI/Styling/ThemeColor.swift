// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A colour in sRGB, so that a theme needs no drawing library.
///
///     ThemeColor(hex: 0x1A73E8)
public struct ThemeColor: Hashable, Sendable {
  /// 0…1.
  public var red: Double
  /// 0…1.
  public var green: Double
  /// 0…1.
  public var blue: Double
  /// 0 is invisible, 1 opaque.
  public var alpha: Double

  /// A colour; what is not in 0…1 is moved to the nearer end.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func unit(_ value: Double) -> Double { min(1, max(0, value)) }
    (self.red, self.green, self.blue, self.alpha) = (unit(red), unit(green), unit(blue), unit(alpha))
  }

  /// A colour from its number as in style sheets: `0xRRGGBB`. Higher bits are not looked at.
  public init(hex: UInt32, alpha: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// How well text in this colour reads on a background, 1…21, as WCAG 2 measures it; 4.5 is enough for small text. Alpha is not looked at.
  public func contrast(with other: ThemeColor) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
