// SPDX-License-Identifier: Apache-2.0
package import GazetteerGeometry
package import GazetteerIndex

/// What an index knows of a place, in the terms of the contract and in one language. Members without data are nil or empty.
package struct PlaceFacts: Sendable {
  /// One part of an address.
  package struct Component: Hashable, Sendable {
    package var longText: String
    package var shortText: String
    package var types: [String]
  }

  package let id: String
  package let name: String
  /// BCP 47 tag of the name, when the source says.
  package let nameLanguage: String?
  package let types: [String]
  package let primaryType: String?
  package let formattedAddress: String?
  package let components: [Component]
  package let address: Address
  package let location: GeoPoint
  package let viewport: GeoBox?
  package let website: String?
  package let phone: String?
  package let rating: Double?
  package let ratingCount: Int?
  package let timeZone: String?
  package let utcOffsetMinutes: Int?
  package let businessStatus: String?
  package let priceLevel: String?
  package let editorialSummary: String?
  /// Texts that have to be shown with the data.
  package let attributions: [String]

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
