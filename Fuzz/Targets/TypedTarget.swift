// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

@testable import GazetteerService

extension FuzzTarget {
  /// Whatever a text may be read as besides a name: a plus code, coordinates, an address, a house number, a postal code, a telephone number, a
  /// tag, an id. Every line is read as all of them, the first also against the second.
  static let typed = FuzzTarget(name: "typed", prepare: { TypeNames.prepare() }) { bytes in
    var input = FuzzInput(bytes)
    let first = input.text()
    readAsPlace(first)
    readAsAddress(first, against: input.text())
    readAsRequest(first)
    readAsWords(first, in: input.string)
  }

  private static func readAsPlace(_ text: String) {
    if let point = GeoPoint(typed: text) { checkCodes(of: point) }
    for near in [(47.4, 8.6), (-90.0, -180.0), (90.0, 180.0), (0.0, 179.999)].compactMap({ GeoPoint(latitude: $0.0, longitude: $0.1) }) {
      switch TypedOpenLocationCode(text) {
      case .short(let code, _): checkCell(of: code.nearest(to: near), near)
      case .full(let code), .prefix(let code): checkCell(of: code, near)
      case nil: break
      }
      if let code = ShortOpenLocationCode(text) { checkCell(of: code.nearest(to: near), near) }
    }
    if let place = try? TypedPlace(placeID: text) { _ = (place.record(name: place.name, near: nil, language: .english).id, place.location) }
    _ = TypedText(text) { _ in GeoPoint(latitude: 1, longitude: 2) }
  }

  private static func checkCell(of code: OpenLocationCode, _ near: GeoPoint) {
    guard OpenLocationCode(code.text) != nil else { finding("\(code.text) is no code") }
    _ = (code.cell.center, code.cell.box, code.shortened(near: near), code.local(near: near))
  }

  private static func checkCodes(of point: GeoPoint) {
    for length in -1...16 { checkCell(of: OpenLocationCode(point, length: length), point) }
  }

  private static func readAsAddress(_ text: String, against other: String) {
    for address in TypedAddress.variants(of: text) { lookUp(address.number, address.unit) }
    lookUp(text, other)
    _ = TypedIntersection.variants(of: text)
    _ = TypedPostalCode(text)
    _ = (HouseNumberKey(text) < HouseNumberKey(other), HouseNumberList(stored: Array(text.utf8)).houses, HouseID.variants(of: text))
    for country in ["US", "FR", "IT", "MX", "RU", "GB", "ZZ", nil] { _ = PhoneNumber(text, country: country) }
    writeAddress(text, other)
  }

  private static func lookUp(_ number: String, _ unit: String?) {
    let search = HouseSearch(SmallWorld.houses)
    for isUnfinished in [true, false] { _ = search.matches(number: number, unit: unit, isUnfinished: isUnfinished) }
    _ = (search.house(number: number, unit: nil), search.house(number: number, unit: unit))
  }

  private static func writeAddress(_ street: String, _ town: String) {
    var parts = AddressParts()
    (parts.street, parts.number, parts.locality, parts.postalCode) = (street, town, town, street)
    for country in ["DE", "US", "JP", "FR", "BR", nil] { _ = AddressFormat.of(country: country, for: parts).pieces(of: parts).line }
  }

  private static func readAsRequest(_ text: String) {
    _ = (LanguageTag(text)?.fallbacks, PageToken(text), try? LegacyTypes.parse(text.split(separator: "|").map(String.init)))
    for offset in [-1, 0, 3, .max] { _ = CursorText(text, offset: offset) }
    for shape in [FieldShape.autocomplete, .textSearchAnswer, .place] { _ = try? FieldMask(text, of: shape) }
    if let value = try? JSONReader.value(of: text) { _ = (value.text, indentedJSON(value.text), value.double) }
  }

  /// Folding, terms and marks of any two texts, and synonyms.
  private static func readAsWords(_ text: String, in name: String) {
    let query = TextAnalyzer.query(text)
    for spelling in [query] + TextAnalyzer.otherSpellings(ofQuery: text) {
      for isInfix in [true, false] { checkMarks(TextAnalyzer.matchRanges(of: spelling, in: name, allowInfix: isInfix), name) }
      for form in TextAnalyzer.forms(ofPrimaryName: name) { _ = (spelling.begins(form), spelling.lettersOfWholeName(form)) }
    }
    _ = TypeNames.categories(typedIn: text, language: ["en", "ja"])
    _ = TypeNames.categories(withPrefix: text, language: ["de"], limit: 5)
  }

  private static func checkMarks(_ marks: [Range<Int>], _ name: String) {
    for mark in marks where mark.isEmpty || mark.upperBound > name.unicodeScalars.count { finding("mark \(mark) in \(name)") }
  }
}
