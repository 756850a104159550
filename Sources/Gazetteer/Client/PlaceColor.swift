// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A colour by its parts, for systems without a colour type of their own.
///
///     let amber = PlaceColor(hex: "#FFB300")
public struct PlaceColor: Hashable, Sendable, CustomStringConvertible {
  /// 0…1, in sRGB.
  public var red: Double
  /// 0…1, in sRGB.
  public var green: Double
  /// 0…1, in sRGB.
  public var blue: Double

  /// A colour; each part is 0…1.
  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour written as `#RRGGBB`; nil for any other text.
  public init?(hex: String) {
    let digits = hex.utf8.dropFirst()
    guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6, digits.allSatisfy({ $0.hexDigitValue != nil }),
      let value = Int(hex.dropFirst(), radix: 16)
    else { return nil }
    self.init(red: Double(value >> 16) / 255, green: Double(value >> 8 & 0xFF) / 255, blue: Double(value & 0xFF) / 255)
  }

  /// The colour as `#RRGGBB`.
  public var description: String {
    "#"
      + [red, green, blue].map { part in
        let text = String(Int(clamping: (min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return text.utf8.count == 1 ? "0" + text : text
      }.joined()
  }
}
