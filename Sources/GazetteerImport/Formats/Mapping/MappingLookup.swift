// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

extension SourceMapping.Field.Lookup {
  /// What the table has for a text; nil for a text that it does not have.
  func value(of text: String) -> String? {
    switch self {
    case .countryName: return CountryCodes.code(ofName: text)
    case .countryCode:
      let code = text.uppercased()
      return CountryCodes.isKnown(code) ? code : CountryCodes.code(ofName: text)
    case .placeType:
      let type = Self.typeName(text)
      return PlaceTypeTable.code(of: type) == nil ? Self.type(named: text) : type
    case .openStreetMapTag: return Self.type(ofTag: text)
    case .openingHours: return (try? HoursExpression(text)) == nil ? WrittenHours.expression(of: text) : text
    }
  }

  /// The type that a word names in any language; of several the first in the order of the alphabet.
  private static func type(named word: String) -> String? {
    let types = TypeNames.types(namedBy: TextAnalyzer.query(word).key[...]).sorted()
    return types.first { PlaceTypeTable.code(of: $0) != nil }
  }

  /// `Italian Restaurant` as types are written: `italian_restaurant`.
  static func typeName(_ text: String) -> String {
    String(decoding: text.utf8.map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)
      .lowercased()
  }

  /// The primary type of a tag such as `amenity=cafe`; nil when it tells none.
  private static func type(ofTag text: String) -> String? {
    let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard sides.count == 2 else { return nil }
    var tags = OSMTags()
    tags.append(sides[0], sides[1])
    return OSMTypes.standard.types(of: tags).first
  }
}
