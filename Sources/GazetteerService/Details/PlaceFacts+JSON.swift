// SPDX-License-Identifier: Apache-2.0
package import GazetteerBase
import GazetteerIndex
import GazetteerPlaces

extension PlaceFacts {
  /// The place in the form of the web contract, with members in the order of `FieldTable`; members without data are omitted.
  package var json: JSONValue { json(withExtra: false) }

  /// The same with `exceptionalHours` in special days, for the older contract.
  package var jsonWithExceptions: JSONValue { json(withExtra: false, tellsExceptions: true) }

  /// - Parameters:
  ///   - withExtra: whether to append the members `extra` and `layer`, extensions.
  ///   - tellsExceptions: whether to add to special days if their hours differ.
  ///   - mask: members of which nothing is wanted are not read.
  package func json(withExtra: Bool, tellsExceptions: Bool = false, _ mask: MemberMask = .all) -> JSONValue {
    var place = ObjectBuilder()
    for (name, read) in Self.orderedReaders where mask[name] != .none { place.add(name, read(self, tellsExceptions)) }
    place.add(membersOf: amenities)
    if withExtra {
      if !extra.isEmpty { place.add("extra", .object(extra)) }
      if let layer { place.add("layer", layer.json) }
    }
    return place.value
  }

  /// Reads a field; nil when there are no data.
  ///
  /// - Parameter tellsExceptions: whether to add to special days if their hours differ.
  package typealias Reader = @Sendable (_ facts: PlaceFacts, _ tellsExceptions: Bool) -> JSONValue?

  /// How each field is read that is not passed on from the source: a row of `FieldTable` whose source is `record` or `search` has its reader here.
  package static let readers: [String: Reader] = [
    "name": { facts, _ in .string("places/\(facts.id)") },
    "id": { facts, _ in .string(facts.id) },
    "types": { facts, _ in array(facts.types.map(JSONValue.string)) },
    "nationalPhoneNumber": { facts, _ in text(facts.nationalPhone) },
    "internationalPhoneNumber": { facts, _ in text(facts.phone) },
    "formattedAddress": { facts, _ in text(facts.formattedAddress) },
    "addressComponents": { facts, _ in array(facts.components.map(\.json)) },
    "plusCode": { facts, _ in facts.isPureServiceArea ? nil : facts.plusCode?.json },
    "location": { facts, _ in facts.isPureServiceArea ? nil : facts.location.json },
    "viewport": { facts, _ in facts.isPureServiceArea ? nil : facts.viewport.json },
    "rating": { facts, _ in facts.rating.map { .number(decimalText(Int(($0 * 100).rounded()), places: 2)) } },
    "googleMapsUri": { facts, _ in text(facts.mapsLinks?.place) },
    "websiteUri": { facts, _ in text(facts.website) },
    "regularOpeningHours": { facts, _ in facts.hours?.regular?.json() },
    "utcOffsetMinutes": { facts, _ in facts.utcOffsetMinutes.map { .number(String($0)) } },
    "adrFormatAddress": { facts, _ in text(facts.adrFormatAddress) },
    "businessStatus": { facts, _ in text(facts.businessStatus) },
    "priceLevel": { facts, _ in text(facts.priceLevel) },
    "attributions": { facts, _ in array(facts.attributions.map(\.json)) },
    "userRatingCount": { facts, _ in facts.ratingCount.map { .number(String($0)) } },
    "displayName": { facts, _ in localized(facts.name, language: facts.nameLanguage) },
    "currentOpeningHours": { facts, tellsExceptions in facts.hours?.current?.json(tellsExceptions: tellsExceptions) },
    "currentSecondaryOpeningHours": { facts, tellsExceptions in tables(facts.hours?.currentSecondary, tellsExceptions) },
    "regularSecondaryOpeningHours": { facts, tellsExceptions in tables(facts.hours?.regularSecondary, tellsExceptions) },
    "primaryTypeDisplayName": { facts, _ in facts.primaryTypeDisplayName.map { localized($0.text, language: $0.language) } },
    "primaryType": { facts, _ in text(facts.primaryType) },
    "shortFormattedAddress": { facts, _ in text(facts.shortFormattedAddress) },
    "editorialSummary": { facts, _ in facts.editorialSummary.map { localized($0, language: nil) } },
    "timeZone": { facts, _ in facts.timeZone.map { .object([.init("id", .string($0))]) } },
    "containingPlaces": { facts, _ in array(facts.containingPlaces.map(\.json)) },
    "addressDescriptor": { facts, _ in facts.addressDescriptor?.json },
    "postalAddress": { facts, _ in facts.postalAddress },
    "googleMapsLinks": { facts, _ in facts.mapsLinks?.json },
  ]

  /// The readers in the order of an answer.
  private static let orderedReaders = FieldTable.fields.compactMap { field in
    field.name.flatMap { name in readers[name].map { (name, $0) } }
  }

  private static func text(_ text: String?) -> JSONValue? { text.map(JSONValue.string) }

  private static func array(_ values: [JSONValue]) -> JSONValue? { values.isEmpty ? nil : .array(values) }

  private static func tables(_ tables: [HoursTable]?, _ tellsExceptions: Bool) -> JSONValue? {
    array(tables?.map { $0.json(tellsExceptions: tellsExceptions) } ?? [])
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

extension GeoBox {
  fileprivate var json: JSONValue { .object([.init("low", low.json), .init("high", high.json)]) }
}

extension GeoPoint {
  fileprivate var json: JSONValue {
    .object([
      .init("latitude", .number(decimalText(Int(latitudeE7), places: 7))),
      .init("longitude", .number(decimalText(Int(longitudeE7), places: 7))),
    ])
  }
}
