// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

extension GeoPoint {
  /// The point whose latitude and longitude a text spells; nil when the text is rather a name, or the point is not on the earth.
  ///
  /// - `48.2082, 16.3738`, `48.2082 16.3738`, `-33.87,151.21`
  /// - `48,2082 16,3738`: commas are decimal signs where nothing else makes sense
  /// - `N 48.2082 E 16.3738`, `16.3738E 48.2082N`
  /// - `48°12'29.5"N 16°22′26″E`, `48 12 29.5 N 16 22 26 E`, `48d12m N, 16d22m E`
  /// - `geo:48.2082,16.3738;u=35`
  /// - `(48.2082, 16.3738)`, `[48.2082, 16.3738]`
  /// - `10 20`, `10, 20` → nil: without letters or marks of degrees there have to be decimals, on both sides when only a space parts them
  package init?(typed typedText: String) {
    // Most texts are names: what has no digit is no pair of numbers.
    guard typedText.utf8.contains(where: \.isASCIIDigit) else { return nil }
    let text = Self.withoutBrackets(typedText)
    if let point = Self.ofURI(text) {
      self = point
      return
    }
    // Few texts contain only the letters of hemispheres and units: names are rejected at their first word.
    for hasDecimalCommas in [false, true]
    where !hasDecimalCommas || text.utf8.contains(UInt8(ascii: ",")) && !text.utf8.contains(UInt8(ascii: ".")) {
      guard let tokens = CoordinateToken.tokens(of: text, hasDecimalCommas: hasDecimalCommas) else { return nil }
      var reader = CoordinateReader(tokens)
      if let point = reader.pair() {
        self = point
        return
      }
    }
    return nil
  }

  /// Programs write a pair in brackets; people copy it as it is.
  private static func withoutBrackets(_ text: String) -> String {
    for (opening, closing) in [("(", ")"), ("[", "]")] where text.hasPrefix(opening) && text.hasSuffix(closing) {
      return String(text.dropFirst().dropLast())
    }
    return text
  }

  /// RFC 5870: `geo:` latitude, longitude and perhaps an altitude, then parameters.
  private static func ofURI(_ text: String) -> GeoPoint? {
    guard text.prefix(4).lowercased() == "geo:" else { return nil }
    let numbers = text.dropFirst(4).prefix { $0 != ";" && $0 != "?" }.split(separator: ",", omittingEmptySubsequences: false)
    guard (2...3).contains(numbers.count), let latitude = Double(numbers[0]), let longitude = Double(numbers[1]) else { return nil }
    return GeoPoint(latitude: latitude, longitude: longitude)
  }
}

/// One latitude or longitude as it was typed.
struct TypedAngle: Equatable {
  var degrees: Double
  /// n, s, e or w.
  var hemisphere: UInt8?
  var hasDecimals: Bool
  /// Whether a sign of degrees was typed.
  var isMarked: Bool

  var isLatitude: Bool { hemisphere == UInt8(ascii: "n") || hemisphere == UInt8(ascii: "s") }
  var isLongitude: Bool { hemisphere == UInt8(ascii: "e") || hemisphere == UInt8(ascii: "w") }
}
