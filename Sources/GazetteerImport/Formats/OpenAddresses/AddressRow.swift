// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces

/// One address of a source that lists addresses, with cleaned parts; empty parts are nil.
struct AddressRow {
  var house: HouseNumber
  var street: String
  /// Town, district, region, country and postal code.
  var address: Address
  /// The ward of a city in Japan, which may have streets of one name in several wards.
  var ward: String?

  /// A row whose parts are clean.
  init(house: HouseNumber, street: String, address: Address, ward: String? = nil) {
    (self.house, self.street, self.address, self.ward) = (house, street, address, ward)
  }

  /// Reads a row that a mapping has made a draft of.
  init(_ draft: DraftPlace, in area: AddressArea) throws(RecordFault) {
    guard let latitude = draft.latitude, let longitude = draft.longitude, let point = GeoPoint(latitude: latitude, longitude: longitude)
    else {
      throw RecordFault(.badCoordinates, draft.coordinateText)
    }
    var area = area
    area.country = draft.address.countryCode ?? area.country
    func text(_ column: String) -> String? {
      switch column {
      case "STREET": draft.address.street
      case "NUMBER": draft.address.houseNumber
      case "UNIT": draft.unit
      case "CITY": draft.address.locality
      case "DISTRICT": draft.address.administrativeArea2
      case "REGION": draft.address.administrativeArea1
      default: draft.address.postalCode
      }
    }
    try self.init(text, at: point, in: area)
  }

  /// Reads a row.
  ///
  /// - Parameters:
  ///   - value: the text of a column, by its name in upper case.
  ///   - area: country and region of the whole file.
  init(_ value: (String) -> String?, in area: AddressArea) throws(RecordFault) {
    try self.init(value, at: try Self.point(latitude: value("LAT") ?? "", longitude: value("LON") ?? ""), in: area)
  }

  private init(_ value: (String) -> String?, at point: GeoPoint, in area: AddressArea) throws(RecordFault) {
    func part(_ column: String) throws(RecordFault) -> String? {
      guard let raw = value(column), !raw.isEmpty else { return nil }
      guard let text = CleanText.of(raw) else { throw RecordFault(.controlCharacters, raw) }
      return text.isEmpty ? nil : text
    }
    let town = try part("CITY")
    // The houses of a village without streets count in the village.
    guard let street = [try part("STREET"), town].compactMap(\.self).first(where: CleanText.isSearchable) else {
      throw RecordFault(.noStreet, "neither a street nor a town")
    }
    guard let number = try part("NUMBER"), HouseNumberKey(number).hasDigit else {
      throw RecordFault(.noHouseNumber, "no house number in \(street)")
    }
    self.street = street
    address = Address()
    address.locality = town
    address.administrativeArea2 = try part("DISTRICT")
    address.administrativeArea1 = try part("REGION") ?? area.region
    address.postalCode = try part("POSTCODE")
    address.countryCode = area.country
    house = HouseNumber(number: number, unit: try part("UNIT"), postalCode: address.postalCode, location: point)
    if house.unit == nil, area.writesUnitFirst { house.splitUnit() }
  }

  private static func point(latitude: String, longitude: String) throws(RecordFault) -> GeoPoint {
    var (north, east) = (latitude, longitude)
    if let north = north.withUTF8({ $0.decimal }), let east = east.withUTF8({ $0.decimal }),
      let point = GeoPoint(latitude: north, longitude: east)
    {
      return point
    }
    throw RecordFault(.badCoordinates, "\(latitude.isEmpty ? "missing" : latitude), \(longitude.isEmpty ? "missing" : longitude)")
  }
}

extension HouseNumber {
  /// Moves the unit out of a number such as `10/244`, which is unit 10 of number 244.
  fileprivate mutating func splitUnit() {
    let parts = number.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return }
    (unit, number) = (String(parts[0]), String(parts[1]))
  }
}
