// SPDX-License-Identifier: Apache-2.0
package import GazetteerBase
package import GazetteerIndex
package import GazetteerPlaces
import GazetteerText

/// The facts about a place, in the terms of the contract and in one language. Members without data are nil or empty.
package struct PlaceFacts: Sendable {
  /// One part of an address.
  package struct Component: Hashable, Sendable {
    package var longText: String
    package var shortText: String
    package var types: [String]
    /// BCP 47 tag of the texts; nil when unknown.
    package var language: String?
  }

  /// An attribution that must be shown with the data.
  package struct Attribution: Hashable, Sendable {
    package var provider: String
    /// The provider's page, when the source gives one.
    package var providerUri: String?
  }

  /// A text and its language.
  package struct LocalizedText: Hashable, Sendable {
    package var text: String
    /// BCP 47 tag.
    package var language: String
  }

  package let id: String
  package let name: String
  /// BCP 47 tag of the name; nil when the source gives none.
  package let nameLanguage: String?
  package let types: [String]
  package let primaryType: String?
  /// Display name of the primary type, with its language.
  package let primaryTypeDisplayName: LocalizedText?
  /// The formatted address of the source, else one composed of the parts.
  package let formattedAddress: String?
  /// Street and town, or the closest parts available.
  package let shortFormattedAddress: String?
  /// The composed address with each part in a span of the adr microformat.
  package let adrFormatAddress: String?
  package var components: [Component]
  /// The parts, including the place itself where it is one; the first-level area is spelled out.
  package let address: Address
  /// Street and number as one line.
  package let streetLine: String?
  package let location: GeoPoint
  /// The Open Location Code; areas and towns have none.
  package var plusCode: PlusCode?
  /// The viewport of the source, else a square whose size depends on the type.
  package let viewport: GeoBox
  package let website: String?
  /// The telephone number with `+` and the calling code.
  package let phone: String?
  /// The telephone number as dialled within its country.
  package let nationalPhone: String?
  /// 1…5; lower values of the source count as missing, because ratings start at 1.
  package let rating: Double?
  package let ratingCount: Int?
  package let timeZone: String?
  /// At the time of the request: from the time zone, else from the record.
  package let utcOffsetMinutes: Int?
  /// Opening hours at the time of the request; nil when the record has no valid ones.
  package let hours: PlaceHours?
  package let businessStatus: String?
  package let priceLevel: String?
  package let editorialSummary: String?
  /// Attributions that must be shown with the data.
  package let attributions: [Attribution]
  /// The fields that the record has in the contract's form (`Field.Source.passed`), such as `takeout` and `accessibilityOptions`.
  package let amenities: JSONValue
  /// Members of the source that the contract does not have, or has in another form.
  package let extra: [JSONValue.Member]
  /// Where it is from; nil for a single index.
  package let layer: PlaceLayer?
  /// The places that contain it, the smallest first; empty unless requested.
  package var containingPlaces: [ContainingPlace] = []
  /// Its position relative to landmarks and areas; nil unless requested.
  package var addressDescriptor: AddressDescriptor?

  /// - Parameters:
  ///   - details: the members of the record's details.
  ///   - country: the name of the place's country.
  ///   - regionCode: the country that the composed address omits.
  ///   - now: the time of the request, in seconds since 1970.
  init(
    _ place: PlaceRecord, _ details: DetailMembers, language: LanguageTag, country: String?, regionCode: String?, now: Int64
  ) {
    id = place.id
    (name, nameLanguage) = place.nameAndLanguage(in: language)
    types = place.detailedTypes
    primaryType = place.primaryType
    let typeName = place.primaryType.flatMap { TypeNames.displayName(of: $0, language: language.fallbacks) }
    primaryTypeDisplayName = typeName.map { LocalizedText(text: $0.text, language: $0.language) }
    let shownCountry = place.address.countryCode == regionCode ? nil : country
    let composed = ComposedAddress(of: place, name: name, country: shownCountry)
    formattedAddress = details.formattedAddress ?? composed.line
    shortFormattedAddress = composed.shortLine
    adrFormatAddress = composed.microformat
    address = composed.address
    streetLine = composed.streetLine
    components = Self.components(of: place, address, name: name, nameLanguage, country: country)
    location = place.location
    let isPoint = PlaceFamily(primaryType: place.primaryType) == .poi
    plusCode = isPoint ? PlusCode(of: place.location, in: composed.address, country: shownCountry) : nil
    viewport = place.viewport ?? GeoBox(showing: place, population: details.population)
    website = details.website
    let number = details.phone.flatMap { PhoneNumber($0, country: place.address.countryCode) }
    (phone, nationalPhone) = (number?.international, number?.national)
    rating = details.soundRating
    ratingCount = details.ratingCount
    timeZone = details.timeZone
    let time = HoursFacts(place, details: details, language: language, at: now)
    (utcOffsetMinutes, hours) = (time.utcOffsetMinutes, time.hours)
    businessStatus = details.businessStatus.flatMap { Self.businessStatuses.contains($0) ? $0 : nil }
    priceLevel = details.priceLevel?.rawValue
    editorialSummary = details.editorialSummary
    attributions = place.source.map { [Attribution(of: $0)] } ?? []
    (amenities, extra) = details.amenitiesAndExtra
    layer = PlaceLayer(of: place)
  }

  private static let businessStatuses: Set<String> = ["OPERATIONAL", "CLOSED_TEMPORARILY", "CLOSED_PERMANENTLY", "FUTURE_OPENING"]
}

extension DetailMembers {
  /// The members that the contract has, in its form, and those of the source that it lacks.
  var amenitiesAndExtra: (amenities: JSONValue, extra: [JSONValue.Member]) {
    let amenities = FieldShape.passedOn.sound(.object(extra)) ?? .object([])
    return (amenities, extra.filter { amenities[$0.name] != $0.value })
  }

  /// The rating, if it is one of the contract's.
  var soundRating: Double? { rating.flatMap { (1...5).contains($0) ? $0 : nil } }
}
