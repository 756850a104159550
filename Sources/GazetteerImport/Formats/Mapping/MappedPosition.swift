// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The position that a mapping finds in a row.
struct MappedPosition {
  var latitude: Double?
  var longitude: Double?
  var box: DraftBox?
  /// The text of the position, for the reject file.
  var text: String

  /// The position of two texts.
  init(latitude: String?, longitude: String?, hasDecimalComma: Bool = false) {
    self.latitude = latitude.flatMap { NumberText.value(of: $0, hasDecimalComma: hasDecimalComma) }
    self.longitude = longitude.flatMap { NumberText.value(of: $0, hasDecimalComma: hasDecimalComma) }
    text = [latitude ?? "missing", longitude ?? "missing"].joined(separator: ", ")
  }

  /// The position of latitude and longitude in one text: `52.5, 13.4`, `52.5;13.4`, `52,5 13,4`, also in parentheses.
  init(pair: String, hasDecimalComma: Bool = false) {
    let ends: Set<Character> = ["(", ")", "[", "]", " "]
    let inner = pair.drop { ends.contains($0) }
    let separators: Set<Character> = hasDecimalComma ? [";", " ", "\t", "/"] : [";", " ", "\t", "/", ","]
    let parts = inner.split { separators.contains($0) || ends.contains($0) }.map { String($0.last == "," ? $0.dropLast() : $0) }
    if parts.count == 2 {
      self.init(latitude: parts[0], longitude: parts[1], hasDecimalComma: hasDecimalComma)
    } else {
      self.init(latitude: nil, longitude: nil)
    }
    text = pair
  }

  /// The position of a geometry: a GeoJSON geometry, its text, `POINT (15 50)`, or an array of longitude and latitude.
  init(geometry: JSONValue?) {
    text = geometry?.text ?? "no geometry"
    guard let geometry else { return }
    let value = geometry.string.flatMap(Self.geometry) ?? geometry
    let extent =
      if case .array = value { GeometryExtent(of: .object([JSONValue.Member("coordinates", value)])) } else { GeometryExtent(of: value) }
    guard let extent else { return }
    (latitude, longitude, box) = (extent.centre.latitude, extent.centre.longitude, extent.box)
  }

  /// The geometry of a text: JSON, or a point in well-known text.
  private static func geometry(_ text: String) -> JSONValue? {
    if let value = try? JSONReader.value(of: text, options: .record) { return value }
    let bytes = text.utf8
    guard text.prefix(5).uppercased() == "POINT", let open = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.last == UInt8(ascii: ")") else {
      return nil
    }
    let numbers = text[bytes.index(after: open)...].dropLast().split(separator: " ").compactMap { JSONValue.number(spelledBy: String($0)) }
    return numbers.count >= 2 ? .array(numbers) : nil
  }
}

/// Numbers as tables have them.
enum NumberText {
  /// The number of a text, with spaces around it or not; also of degrees, minutes and seconds.
  static func value(of text: String, hasDecimalComma: Bool) -> Double? {
    var plain = spelled(String(text[...].trimmingSpaces), hasDecimalComma: hasDecimalComma)
    return plain.withUTF8 { $0.decimal } ?? degrees(plain)
  }

  /// The degrees of `52°31'12"N`, `52° 31.2' N` and `W 0°7'`; nil for other texts, and where west is written as O, which is east in other languages.
  private static func degrees(_ text: String) -> Double? {
    guard let mark = text.firstIndex(where: { "°º".contains($0) }) else { return nil }
    let sides = text.filter { $0.isLetter && $0 != "º" }.uppercased()
    guard sides.isEmpty || (sides.count == 1 && "NSEW".contains(sides)), text[..<mark].contains(where: \.isNumber) else { return nil }
    let parts = text.split { !$0.isASCII || !($0.isNumber || $0 == ".") }.compactMap { Double($0) }
    guard (1...3).contains(parts.count), parts.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    let size = parts.reversed().reduce(0) { $0 / 60 + $1 }
    return text.hasPrefix("-") || sides == "S" || sides == "W" ? -size : size
  }

  /// The number as JSON spells it: a comma before decimals becomes a full stop, and what groups digits before it goes.
  static func spelled(_ text: String, hasDecimalComma: Bool) -> String {
    guard hasDecimalComma, text.contains(",") else { return text }
    return text.replacing(".", with: "").replacing(",", with: ".")
  }
}

extension DraftBox {
  /// The box of `south,west,north,east`, or of an array in GeoJSON's order: west, south, east, north. Nil for any other value.
  init?(_ value: JSONValue) {
    switch value {
    case .string(let text):
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
      guard numbers.count == 4 else { return nil }
      self.init(south: numbers[0], west: numbers[1], north: numbers[2], east: numbers[3])
    case .array(let values):
      let numbers = values.compactMap { $0.plainText.flatMap { Double($0) } }
      guard numbers.count == 4, values.count == 4 else { return nil }
      self.init(south: min(numbers[1], numbers[3]), west: numbers[0], north: max(numbers[1], numbers[3]), east: numbers[2])
    default:
      return nil
    }
  }
}
