// SPDX-License-Identifier: Apache-2.0
import Foundation

#if canImport(CoreLocation)
  import CoreLocation
#endif

extension Place {
  /// The wanted members of what an index knows of a place.
  init(_ facts: PlaceFacts, _ properties: [PlaceProperty]) {
    self.init()
    let wanted = properties.contains(.all) ? PlaceProperty.allCases : properties
    for property in wanted { take(property, from: facts) }
    attributions = joinedAttributions(facts.attributions.map { AttributedString($0.provider) })
  }

  /// Adding a property without saying where its data comes from does not compile.
  private mutating func take(_ property: PlaceProperty, from facts: PlaceFacts) {
    switch property {
    case .addressComponents: addressComponents = facts.components.map(AddressComponent.init)
    case .businessStatus: businessStatus = BusinessStatus(contractName: facts.businessStatus)
    case .coordinate: location = CLLocationCoordinate2D(facts.location)
    case .displayName: displayName = facts.name
    case .editorialSummary: editorialSummary = facts.editorialSummary
    case .formattedAddress: formattedAddress = facts.formattedAddress
    case .internationalPhoneNumber: internationalPhoneNumber = facts.phone
    case .numberOfUserRatings: numberOfUserRatings = facts.ratingCount ?? 0
    case .placeID: placeID = facts.id
    case .priceLevel: priceLevel = PriceLevel(contractName: facts.priceLevel)
    case .rating: rating = facts.rating.map { Float($0) }
    case .timeZone: timeZone = facts.zone
    case .types:
      types = facts.types.map(PlaceType.init(rawValue:))
      primaryType = facts.primaryType.map(PlaceType.init(rawValue:))
    case .viewportInfo: viewportInfo = RectangularCoordinateRegion(facts.viewport)
    case .websiteURL: websiteURL = facts.website.flatMap { URL(string: $0) }
    case .accessibilityOptions, .allowsDogs, .currentOpeningHours, .currentSecondaryOpeningHours, .goodForChildren, .goodForGroups,
      .goodForWatchingSports, .iconBackgroundColor, .iconMaskURL, .isReservable, .liveMusic, .menuForChildren, .nationalPhoneNumber,
      .outdoorSeating, .parkingOptions, .paymentOptions, .plusCode, .postalAddress, .priceRange, .regularOpeningHours,
      .regularSecondaryOpeningHours, .restroom, .servesBeer, .servesBreakfast, .servesBrunch, .servesCocktails, .servesCoffee,
      .servesDessert, .servesDinner, .servesLunch, .servesVegetarianFood, .servesWine, .shortFormattedAddress, .supportsCurbsidePickup,
      .supportsDelivery, .supportsDineIn, .supportsTakeout:
      break
    case .addressDescriptor, .all, .consumerAlert, .containingPlaces, .evChargeAmenitySummary, .evChargeOptions, .fuelOptions,
      .generativeSummary, .googleMapsLinks, .neighborhoodSummary, .photos, .reviews, .reviewSummary:
      break
    }
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
