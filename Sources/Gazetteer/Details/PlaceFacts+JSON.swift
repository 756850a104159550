// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex

extension PlaceFacts {
  /// The place as the web contract writes it; members without data are left out.
  package var json: JSONValue {
    var place = ObjectBuilder()
    place.add("name", "places/\(id)")
    place.add("id", id)
    place.add("types", types)
    place.add("internationalPhoneNumber", phone)
    place.add("formattedAddress", formattedAddress)
    if !components.isEmpty { place.add("addressComponents", .array(components.map(\.json))) }
    place.add("location", location.json)
    place.add("viewport", viewport.map { .object([.init("low", $0.low.json), .init("high", $0.high.json)]) })
    place.add("rating", rating.map { .number(decimalText(Int(($0 * 100).rounded()), places: 2)) })
    place.add("websiteUri", website)
    place.add("utcOffsetMinutes", utcOffsetMinutes.map { .number(String($0)) })
    place.add("businessStatus", businessStatus)
    place.add("priceLevel", priceLevel)
    if !attributions.isEmpty { place.add("attributions", .array(attributions.map { .object([.init("provider", .string($0))]) })) }
    place.add("userRatingCount", ratingCount.map { .number(String($0)) })
    place.add("displayName", Self.localized(name, language: nameLanguage))
    place.add("primaryType", primaryType)
    place.add("editorialSummary", editorialSummary.map { Self.localized($0, language: nil) })
    place.add("postalAddress", address.json)
    place.add("timeZone", timeZone.map { .object([.init("id", .string($0))]) })
    return place.value
  }

  private static func localized(_ text: String, language: String?) -> JSONValue {
    var object = ObjectBuilder()
    object.add("text", text)
    object.add("languageCode", language)
    return object.value
  }
}

extension PlaceFacts.Component {
  fileprivate var json: JSONValue {
    .object([
      .init("longText", .string(longText)), .init("shortText", .string(shortText)), .init("types", .array(types.map(JSONValue.string))),
    ])
  }
}

extension GeoPoint {
  fileprivate var json: JSONValue {
    .object([
      .init("latitude", .number(decimalText(Int(latitudeE7), places: 7))),
      .init("longitude", .number(decimalText(Int(longitudeE7), places: 7))),
    ])
  }
}

extension Address {
  /// Nil without a country, which the contract demands of a postal address.
  fileprivate var json: JSONValue? {
    guard let countryCode else { return nil }
    var object = ObjectBuilder()
    object.add("regionCode", countryCode)
    object.add("postalCode", postalCode)
    object.add("administrativeArea", administrativeArea1)
    object.add("locality", locality)
    object.add("sublocality", sublocality)
    object.add("addressLines", AddressLines.street(of: self).map { [$0] } ?? [])
    return object.value
  }
}

/// Collects the members that have data.
private struct ObjectBuilder {
  private var members: [JSONValue.Member] = []

  var value: JSONValue { .object(members) }

  mutating func add(_ name: String, _ value: JSONValue?) {
    if let value { members.append(.init(name, value)) }
  }

  mutating func add(_ name: String, _ text: String?) { add(name, text.map(JSONValue.string)) }

  mutating func add(_ name: String, _ texts: [String]) {
    if !texts.isEmpty { add(name, .array(texts.map(JSONValue.string))) }
  }
}
