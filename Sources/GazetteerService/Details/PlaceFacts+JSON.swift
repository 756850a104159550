// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex
package import GazetteerJSON
import GazetteerNumbers
import GazetteerOpeningHours

extension PlaceFacts {
  /// The place in the form of the web contract, with members in the order of its definition; members without data are omitted.
  package var json: JSONValue { json(withExtra: false) }

  /// The same with `exceptionalHours` in special days, for the older contract.
  package var jsonWithExceptions: JSONValue { json(withExtra: false, tellsExceptions: true) }

  /// - Parameters:
  ///   - withExtra: whether to append the members `extra` and `layer`, extensions.
  ///   - tellsExceptions: whether to add to special days if their hours differ.
  func json(withExtra: Bool, tellsExceptions: Bool = false) -> JSONValue {
    var place = ObjectBuilder()
    func json(_ tables: [HoursTable]?) -> [JSONValue] { tables?.map { $0.json(tellsExceptions: tellsExceptions) } ?? [] }
    place.add("name", "places/\(id)")
    place.add("id", id)
    place.add("types", types)
    place.add("nationalPhoneNumber", nationalPhone)
    place.add("internationalPhoneNumber", phone)
    place.add("formattedAddress", formattedAddress)
    place.add("addressComponents", components.map(\.json))
    if !isPureServiceArea {
      place.add("plusCode", plusCode?.json)
      place.add("location", location.json)
      place.add("viewport", .object([.init("low", viewport.low.json), .init("high", viewport.high.json)]))
    }
    place.add("rating", rating.map { .number(decimalText(Int(($0 * 100).rounded()), places: 2)) })
    place.add("googleMapsUri", mapsLinks?.place)
    place.add("websiteUri", website)
    place.add("regularOpeningHours", hours?.regular?.json())
    place.add("utcOffsetMinutes", utcOffsetMinutes)
    place.add("adrFormatAddress", adrFormatAddress)
    place.add("businessStatus", businessStatus)
    place.add("priceLevel", priceLevel)
    place.add("attributions", attributions.map(\.json))
    place.add("userRatingCount", ratingCount)
    place.add("displayName", Self.localized(name, language: nameLanguage))
    place.add("currentOpeningHours", hours?.current?.json(tellsExceptions: tellsExceptions))
    place.add("currentSecondaryOpeningHours", json(hours?.currentSecondary))
    place.add("regularSecondaryOpeningHours", json(hours?.regularSecondary))
    place.add("primaryTypeDisplayName", primaryTypeDisplayName.map { Self.localized($0.text, language: $0.language) })
    place.add("primaryType", primaryType)
    place.add("shortFormattedAddress", shortFormattedAddress)
    place.add("editorialSummary", editorialSummary.map { Self.localized($0, language: nil) })
    place.add("timeZone", timeZone.map { .object([.init("id", .string($0))]) })
    place.add("containingPlaces", containingPlaces.map(\.json))
    place.add("addressDescriptor", addressDescriptor?.json)
    place.add("postalAddress", postalAddress)
    place.add("googleMapsLinks", mapsLinks?.json)
    place.add(membersOf: amenities)
    if withExtra {
      if !extra.isEmpty { place.add("extra", .object(extra)) }
      if let layer { place.add("layer", layer.json) }
    }
    return place.value
  }

  /// Whether it is a business without an address to visit; the contract then has no location.
  var isPureServiceArea: Bool { amenities["pureServiceAreaBusiness"] == .bool(true) }

  /// A text, with its language when known.
  static func localized(_ text: String, language: String?) -> JSONValue {
    var object = ObjectBuilder()
    object.add("text", text)
    object.add("languageCode", language)
    return object.value
  }

  /// Nil without a country, which the contract requires in a postal address.
  private var postalAddress: JSONValue? {
    guard let countryCode = address.countryCode else { return nil }
    var object = ObjectBuilder()
    object.add("regionCode", countryCode)
    object.add("postalCode", address.postalCode)
    object.add("administrativeArea", address.administrativeArea1)
    object.add("locality", address.locality)
    object.add("sublocality", address.sublocality)
    object.add("addressLines", streetLine.map { [$0] } ?? [])
    return object.value
  }
}

extension PlaceFacts.Component {
  fileprivate var json: JSONValue {
    var object = ObjectBuilder()
    object.add("longText", longText)
    object.add("shortText", shortText)
    object.add("types", types)
    object.add("languageCode", language)
    return object.value
  }
}

extension PlaceFacts.Attribution {
  fileprivate var json: JSONValue {
    var object = ObjectBuilder()
    object.add("provider", provider)
    object.add("providerUri", providerUri)
    return object.value
  }
}

extension PlaceFacts.PlusCode {
  fileprivate var json: JSONValue {
    var object = ObjectBuilder()
    object.add("globalCode", globalCode)
    object.add("compoundCode", compoundCode)
    return object.value
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
