// SPDX-License-Identifier: Apache-2.0
package import GazetteerBase
package import GazetteerIndex
import GazetteerPlaces

/// Writes places in the canonical format. Importing the result gives the same places.
package enum CanonicalJSON {
  /// One line of canonical NDJSON, without its end. Members are in the order of the format's description; absent ones are left out, unknown ones go
  /// to `extra`.
  ///
  /// - Throws: the errors of `PlaceDetails.members`.
  package static func line(for record: PlaceRecord) throws(JSONReader.Failure) -> String {
    let details = try record.details?.members() ?? DetailMembers()
    var writer = JSONWriter()
    writer.object { object in
      object.member("id", record.id)
      object.member("name", record.name)
      object.name("location")
      write(record.location, to: &object)
      writeProperties(of: record, details, to: &object)
    }
    return writer.text
  }

  /// Writes everything except id, name and location.
  ///
  /// - Parameters:
  ///   - record: the place.
  ///   - details: the members of its details.
  ///   - writer: receives the members, within an object.
  static func writeProperties(of record: PlaceRecord, _ details: DetailMembers, to writer: inout JSONWriter) {
    writeViewport(record.viewport, to: &writer)
    writeNames(record.names, to: &writer)
    writer.member("primaryType", record.primaryType)
    writeTexts("types", record.types, to: &writer)
    writeAddress(record.address, to: &writer)
    writeHouses(record.houseNumbers, to: &writer)
    write(.formattedAddress, of: details, to: &writer)
    writer.name("importance")
    writer.decimal(Int((record.importance * 1000).rounded()), places: 3)
    for name in DetailMembers.Name.allCases where name != .formattedAddress { write(name, of: details, to: &writer) }
    writer.member("source", record.source?.name)
    writer.member("license", record.source?.license)
    writer.member("attribution", record.source?.attribution)
    writeTexts("formerIds", record.formerIDs, to: &writer)
    if !details.extra.isEmpty { writer.member(.init("extra", .object(details.extra))) }
  }

  /// A coordinate in degrees with at most seven decimals, without trailing zeros: 515000000 is `51.5`.
  package static func degrees(_ e7: Int32) -> String { decimalText(Int(e7), places: 7) }

  private static func write(_ point: GeoPoint, to writer: inout JSONWriter) {
    writer.object { object in
      object.name("latitude")
      object.raw(degrees(point.latitudeE7))
      object.name("longitude")
      object.raw(degrees(point.longitudeE7))
    }
  }

  private static func writeViewport(_ box: GeoBox?, to writer: inout JSONWriter) {
    guard let box else { return }
    writer.name("viewport")
    writer.object { corners in
      corners.name("low")
      write(box.low, to: &corners)
      corners.name("high")
      write(box.high, to: &corners)
    }
  }

  /// The names other than the primary one as a JSON array; the empty string when there are none.
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
    writer.array(names) { array, name in
      array.object { object in
        object.member("text", name.text)
        object.member("language", name.language)
        object.member("kind", name.kind.rawValue)
      }
    }
  }

  private static func writeTexts(_ name: StaticString, _ texts: [String], to writer: inout JSONWriter) {
    if texts.isEmpty { return }
    writer.name(name)
    writer.array(texts) { $0.value($1) }
  }

  private static func writeAddress(_ address: Address, to writer: inout JSONWriter) {
    if address == Address() { return }
    writer.name("address")
    writer.object { object in
      object.member("houseNumber", address.houseNumber)
      object.member("street", address.street)
      object.member("sublocality", address.sublocality)
      object.member("locality", address.locality)
      object.member("administrativeArea2", address.administrativeArea2)
      object.member("administrativeArea1", address.administrativeArea1)
      object.member("postalCode", address.postalCode)
      object.member("countryCode", address.countryCode)
    }
  }

  private static func writeHouses(_ list: HouseNumberList, to writer: inout JSONWriter) {
    if list.isEmpty { return }
    writer.name("houseNumbers")
    writeArray(of: list, to: &writer)
  }

  /// The houses of a street as a JSON array; the empty string when there are none.
  static func houseNumbers(of record: PlaceRecord) -> String {
    if record.houseNumbers.isEmpty { return "" }
    var writer = JSONWriter()
    writeArray(of: record.houseNumbers, to: &writer)
    return writer.text
  }

  private static func writeArray(of list: HouseNumberList, to writer: inout JSONWriter) {
    writer.array(list.houses) { array, house in
      array.object { object in
        object.member("number", house.number)
        object.member("unit", house.unit)
        object.member("postalCode", house.postalCode)
        object.name("location")
        write(house.location, to: &object)
      }
    }
  }

  private static func write(_ name: DetailMembers.Name, of details: DetailMembers, to writer: inout JSONWriter) {
    if let value = details[name] { writer.member(.init(name.rawValue, value)) }
  }
}
