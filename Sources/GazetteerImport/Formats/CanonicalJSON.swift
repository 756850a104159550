// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
package import GazetteerIndex

/// Writes places in the canonical form, from which an import gives the same places again.
package enum CanonicalJSON {
  /// One line of canonical NDJSON, without its end. Members come in the order of the format's description, absent ones are left out,
  /// members the format does not know stand under `extra`.
  package static func line(for record: PlaceRecord) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("id", record.id)
    writer.member("name", record.name)
    writer.name("location")
    write(record.location, to: &writer)
    writeProperties(of: record, to: &writer)
    writer.endObject()
    return writer.text
  }

  /// Everything but id, name and location.
  static func writeProperties(of record: PlaceRecord, to writer: inout JSONWriter) {
    writeViewport(record.viewport, to: &writer)
    writeNames(record.names, to: &writer)
    writer.member("primaryType", record.primaryType)
    writeTexts("types", record.types, to: &writer)
    writeAddress(record.address, to: &writer)
    writeHouses(record.houseNumbers, to: &writer)
    let details = details(of: record)
    writeDetails(details, ["formattedAddress"], to: &writer)
    writer.name("importance")
    writer.raw(decimal(Int((record.importance * 1000).rounded()), places: 3))
    writeDetails(details, RecordDetails.members.map(\.name).filter { $0 != "formattedAddress" }, to: &writer)
    writer.member("source", record.source?.name)
    writer.member("license", record.source?.license)
    writer.member("attribution", record.source?.attribution)
    writeTexts("formerIds", record.formerIDs, to: &writer)
    writeDetails(details, ["extra"], to: &writer)
  }

  /// A coordinate in degrees with as many of its seven places as it needs: 515000000 is `51.5`.
  package static func degrees(_ e7: Int32) -> String { decimal(Int(e7), places: 7) }

  /// A whole number of 10^-places as decimal text without needless zeros.
  static func decimal(_ value: Int, places: Int) -> String {
    var digits = String(value.magnitude)
    if digits.utf8.count <= places { digits = String(repeating: "0", count: places + 1 - digits.utf8.count) + digits }
    let whole = digits.dropLast(places)
    var fraction = digits.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    return (value < 0 ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// The details as JSON members; empty when there are none or, in a damaged index, when they are no JSON object.
  static func details(of record: PlaceRecord) -> [JSONValue.Member] {
    guard let text = record.details, case .object(let members)? = try? JSONReader.value(of: text) else { return [] }
    return members
  }

  private static func write(_ point: GeoPoint, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.name("latitude")
    writer.raw(degrees(point.latitudeE7))
    writer.name("longitude")
    writer.raw(degrees(point.longitudeE7))
    writer.endObject()
  }

  private static func writeViewport(_ box: GeoBox?, to writer: inout JSONWriter) {
    guard let box else { return }
    writer.name("viewport")
    writer.beginObject()
    writer.name("low")
    write(box.low, to: &writer)
    writer.name("high")
    write(box.high, to: &writer)
    writer.endObject()
  }

  /// The names besides the primary one as a JSON array; empty text when there are none.
  static func names(of record: PlaceRecord) -> String {
    if record.names.isEmpty { return "" }
    var writer = JSONWriter()
    writeArray(of: record.names, to: &writer)
    return writer.text
  }

  private static func writeNames(_ names: [AlternateName], to writer: inout JSONWriter) {
    if names.isEmpty { return }
    writer.name("names")
    writeArray(of: names, to: &writer)
  }

  private static func writeArray(of names: [AlternateName], to writer: inout JSONWriter) {
    writer.beginArray()
    for name in names {
      writer.beginObject()
      writer.member("text", name.text)
      writer.member("language", name.language)
      writer.member("kind", name.kind.rawValue)
      writer.endObject()
    }
    writer.endArray()
  }

  private static func writeTexts(_ name: String, _ texts: [String], to writer: inout JSONWriter) {
    if texts.isEmpty { return }
    writer.name(name)
    writer.beginArray()
    for text in texts { writer.value(text) }
    writer.endArray()
  }

  private static func writeAddress(_ address: Address, to writer: inout JSONWriter) {
    if address == Address() { return }
    writer.name("address")
    writer.beginObject()
    writer.member("houseNumber", address.houseNumber)
    writer.member("street", address.street)
    writer.member("sublocality", address.sublocality)
    writer.member("locality", address.locality)
    writer.member("administrativeArea2", address.administrativeArea2)
    writer.member("administrativeArea1", address.administrativeArea1)
    writer.member("postalCode", address.postalCode)
    writer.member("countryCode", address.countryCode)
    writer.endObject()
  }

  private static func writeHouses(_ list: HouseNumberList, to writer: inout JSONWriter) {
    if list.isEmpty { return }
    writer.name("houseNumbers")
    writeArray(of: list, to: &writer)
  }

  /// The houses of a street as a JSON array; empty text when there are none.
  static func houseNumbers(of record: PlaceRecord) -> String {
    if record.houseNumbers.isEmpty { return "" }
    var writer = JSONWriter()
    writeArray(of: record.houseNumbers, to: &writer)
    return writer.text
  }

  private static func writeArray(of list: HouseNumberList, to writer: inout JSONWriter) {
    writer.beginArray()
    for house in list.houses {
      writer.beginObject()
      writer.member("number", house.number)
      writer.member("unit", house.unit)
      writer.member("postalCode", house.postalCode)
      writer.name("location")
      write(house.location, to: &writer)
      writer.endObject()
    }
    writer.endArray()
  }

  private static func writeDetails(_ details: [JSONValue.Member], _ names: [String], to writer: inout JSONWriter) {
    for name in names {
      for member in details where member.name == name {
        writer.name(name)
        writer.write(member.value)
      }
    }
  }
}
