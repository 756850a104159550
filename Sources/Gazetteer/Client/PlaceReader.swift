// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerService

#if canImport(CoreLocation)
  import CoreLocation
#endif

/// Reads the members of `Place` in the facts about a place: one reader a member, and one for all flags that are passed on.
struct PlaceReader {
  let facts: PlaceFacts

  /// Whether something that is true or false holds; nil when unknown.
  func flag(_ name: String) -> Bool? { facts.amenities.flag(name) }

  var attributions: AttributedString? { joinedAttributions(facts.attributions.map(AttributedString.init)) }
  var accessibilityOptions: AccessibilityOptions? { facts.amenities["accessibilityOptions"].map(AccessibilityOptions.init) }
  var addressComponents: [AddressComponent]? { facts.components.map(AddressComponent.init) }
  var addressDescriptor: AddressDescriptor? { facts.addressDescriptor.map(AddressDescriptor.init) }
  var businessStatus: BusinessStatus { BusinessStatus(contractName: facts.businessStatus) }
  var containingPlaces: [ContainingPlace]? { facts.containingPlaces.isEmpty ? nil : facts.containingPlaces.map(ContainingPlace.init) }
  var location: CLLocationCoordinate2D { CLLocationCoordinate2D(facts.location) }
  var currentOpeningHours: OpeningHours? { facts.hours?.current.map { OpeningHours($0, zone: facts.zone) } }
  var currentSecondaryOpeningHours: [OpeningHours]? { secondaryHours(facts.hours?.currentSecondary) }
  var displayName: String? { facts.name }
  var editorialSummary: String? { facts.editorialSummary }
  var evChargeOptions: EVChargeOptions? { facts.amenities["evChargeOptions"].map(EVChargeOptions.init) }
  var formattedAddress: String? { facts.formattedAddress }
  var fuelOptions: FuelOptions? { facts.amenities["fuelOptions"].flatMap(FuelOptions.init) }
  var googleMapsLinks: GoogleMapsLinks? { facts.mapsLinks.map(GoogleMapsLinks.init) }
  var iconBackgroundColor: PlaceColor? { facts.amenities["iconBackgroundColor"]?.string.flatMap(PlaceColor.init) }
  var iconMaskURL: URL? { facts.amenities["iconMaskBaseUri"]?.string.flatMap { URL(string: $0) } }
  var internationalPhoneNumber: String? { facts.phone }
  var nationalPhoneNumber: String? { facts.nationalPhone }
  var numberOfUserRatings: Int { facts.ratingCount ?? 0 }
  var parkingOptions: ParkingOptions? { facts.amenities["parkingOptions"].map(ParkingOptions.init) }
  var paymentOptions: PaymentOptions? { facts.amenities["paymentOptions"].map(PaymentOptions.init) }
  var placeID: String? { facts.id }
  var plusCode: PlusCode? { facts.plusCode.map(PlusCode.init) }
  var postalAddress: PostalAddress? { PostalAddress(facts) }
  var priceLevel: PriceLevel { PriceLevel(contractName: facts.priceLevel) }
  var priceRange: PriceRange? { facts.amenities["priceRange"].flatMap(PriceRange.init) }
  var rating: Float? { facts.rating.map { Float($0) } }
  var regularOpeningHours: OpeningHours? { facts.hours?.regular.map { OpeningHours($0, zone: facts.zone) } }
  var regularSecondaryOpeningHours: [OpeningHours]? { secondaryHours(facts.hours?.regularSecondary) }
  var shortFormattedAddress: String? { facts.shortFormattedAddress }
  var timeZone: TimeZone? { facts.zone }
  var types: [PlaceType] { facts.types.map(PlaceType.init(rawValue:)) }
  var primaryTypeDisplayName: String? { facts.primaryTypeDisplayName?.text }
  var primaryType: PlaceType? { facts.primaryType.map(PlaceType.init(rawValue:)) }
  var viewportInfo: RectangularCoordinateRegion? { RectangularCoordinateRegion(facts.viewport) }
  var websiteURL: URL? { facts.website.flatMap { URL(string: $0) } }

  /// Nil without any.
  private func secondaryHours(_ tables: [HoursTable]?) -> [OpeningHours]? {
    guard let tables, !tables.isEmpty else { return nil }
    return tables.map { OpeningHours($0, zone: facts.zone) }
  }
}

extension PlaceFacts {
  /// The time zone; one with a fixed offset when only that is known.
  var zone: TimeZone? {
    timeZone.flatMap { TimeZone(identifier: $0) } ?? utcOffsetMinutes.flatMap { TimeZone(secondsFromGMT: $0 * 60) }
  }
}

extension AddressComponent {
  fileprivate init(_ component: PlaceFacts.Component) {
    self.init(types: component.types.map(PlaceType.init(rawValue:)), name: component.longText, shortName: component.shortText)
  }
}

extension AttributedString {
  /// The provider's name, as a link where the provider's page is known.
  fileprivate init(_ attribution: PlaceFacts.Attribution) {
    self.init(attribution.provider)
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = attribution.providerUri.flatMap { URL(string: $0) }
  }
}

extension PostalAddress {
  /// Nil without a country.
  fileprivate init?(_ facts: PlaceFacts) {
    guard let regionCode = facts.address.countryCode else { return nil }
    self.init(regionCode: regionCode)
    postalCode = facts.address.postalCode
    administrativeArea = facts.address.administrativeArea1
    locality = facts.address.locality
    sublocality = facts.address.sublocality
    addressLines = facts.streetLine.map { [$0] } ?? []
  }
}
