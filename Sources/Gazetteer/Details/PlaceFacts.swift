// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex

/// What an index knows of a place, in the terms of the contract and in one language. Members without data are nil or empty.
struct PlaceFacts: Sendable {
  /// One part of an address.
  struct Component: Hashable, Sendable {
    var longText: String
    var shortText: String
    var types: [String]
  }

  let id: String
  let name: String
  /// BCP 47 tag of the name, when the source says.
  let nameLanguage: String?
  let types: [String]
  let primaryType: String?
  let formattedAddress: String?
  let components: [Component]
  let address: Address
  let location: GeoPoint
  let viewport: GeoBox?
  let website: String?
  let phone: String?
  let rating: Double?
  let ratingCount: Int?
  let timeZone: String?
  let utcOffsetMinutes: Int?
  let businessStatus: String?
  let priceLevel: String?
  let editorialSummary: String?
  /// Texts that have to be shown with the data.
  let attributions: [String]

  /// - Parameters:
  ///   - country: the name of the place's country.
  ///   - regionCode: the country that the composed address leaves out.
  init(_ place: PlaceRecord, language: LanguageTag, country: String?, regionCode: String?) {
    let details = place.details.flatMap { try? JSONReader.value(of: $0.utf8) } ?? .object([])
    id = place.id
    (name, nameLanguage) = place.nameAndLanguage(in: language)
    types = place.types
    primaryType = place.primaryType
    let composed = AddressLines.formatted(place, country: place.address.countryCode == regionCode ? nil : country)
    formattedAddress = details["formattedAddress"]?.string ?? (composed.isEmpty ? nil : composed)
    address = place.address
    components = Self.components(of: place, country: country)
    location = place.location
    viewport = place.viewport
    website = details["website"]?.string
    phone = details["phone"]?.string
    rating = details["rating"]?.double
    ratingCount = details["ratingCount"]?.double.flatMap { Int(exactly: $0) }
    timeZone = details["timeZone"]?.string
    utcOffsetMinutes = details["utcOffsetMinutes"]?.double.flatMap { Int(exactly: $0) }
    businessStatus = details["businessStatus"]?.string.flatMap { Self.businessStatuses.contains($0) ? $0 : nil }
    priceLevel = Self.priceLevel(details["priceLevel"])
    editorialSummary = details["editorialSummary"]?.string ?? details["editorialSummary"]?["text"]?.string
    attributions = place.source.map { [$0.attribution ?? $0.name] } ?? []
  }

  private static let businessStatuses: Set<String> = ["OPERATIONAL", "CLOSED_TEMPORARILY", "CLOSED_PERMANENTLY", "FUTURE_OPENING"]

  private static let priceLevels = [
    "PRICE_LEVEL_FREE", "PRICE_LEVEL_INEXPENSIVE", "PRICE_LEVEL_MODERATE", "PRICE_LEVEL_EXPENSIVE", "PRICE_LEVEL_VERY_EXPENSIVE",
  ]

  /// Levels are given as 0…4 or by name.
  private static func priceLevel(_ value: JSONValue?) -> String? {
    if let level = value?.double.flatMap({ Int(exactly: $0) }), priceLevels.indices.contains(level) { return priceLevels[level] }
    return value?.string.flatMap { priceLevels.contains($0) ? $0 : nil }
  }

  /// The parts of the address, the smallest first; an area is a part of its own address.
  private static func components(of place: PlaceRecord, country: String?) -> [Component] {
    let address = place.address
    let parts: [(String?, [String])] = [
      (address.houseNumber, ["street_number"]),
      (address.street, ["route"]),
      (address.sublocality, ["sublocality", "political"]),
      (address.locality, ["locality", "political"]),
      (address.administrativeArea2, ["administrative_area_level_2", "political"]),
      (address.administrativeArea1, ["administrative_area_level_1", "political"]),
    ]
    var components = parts.compactMap { part -> Component? in
      let (text, types) = part
      let own = types[0] == place.primaryType ? place.name : nil
      return (text ?? own).map { Component(longText: $0, shortText: $0, types: types) }
    }
    if let code = address.countryCode {
      components.append(Component(longText: country ?? code, shortText: code, types: ["country", "political"]))
    }
    if let code = address.postalCode { components.append(Component(longText: code, shortText: code, types: ["postal_code"])) }
    return components
  }
}
