// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import GazetteerJSON
import GazetteerOpeningHours
import GazetteerService

#if canImport(CoreLocation)
  import CoreLocation
#endif

extension Place {
  /// The requested members of the facts about a place.
  init(_ facts: PlaceFacts, _ properties: [PlaceProperty]) {
    self.init()
    let wanted = properties.contains(.all) ? PlaceProperty.allCases : properties
    for property in wanted { take(property, from: facts) }
    attributions = joinedAttributions(facts.attributions.map(AttributedString.init))
    let rule = OpenRule(facts)
    let hasClock = timeZone != nil || facts.hours?.areConstant ?? false
    let hasHours = hasClock && (regularOpeningHours != nil || currentOpeningHours != nil)
    // A status that was not asked for is taken to be operational: then a shut place is judged by its members.
    if rule.isShut ? wanted.contains(.businessStatus) : hasHours { openRule = rule }
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
      primaryTypeDisplayName = facts.primaryTypeDisplayName?.text
    case .viewportInfo: viewportInfo = RectangularCoordinateRegion(facts.viewport)
    case .websiteURL: websiteURL = facts.website.flatMap { URL(string: $0) }
    case .nationalPhoneNumber: nationalPhoneNumber = facts.nationalPhone
    case .postalAddress: postalAddress = PostalAddress(facts)
    case .shortFormattedAddress: shortFormattedAddress = facts.shortFormattedAddress
    case .accessibilityOptions: accessibilityOptions = facts.amenities["accessibilityOptions"].map(AccessibilityOptions.init)
    case .parkingOptions: parkingOptions = facts.amenities["parkingOptions"].map(ParkingOptions.init)
    case .paymentOptions: paymentOptions = facts.amenities["paymentOptions"].map(PaymentOptions.init)
    case .priceRange: priceRange = facts.amenities["priceRange"].flatMap(PriceRange.init)
    case .allowsDogs: allowsDogs = facts.amenities.flag("allowsDogs")
    case .goodForChildren: goodForChildren = facts.amenities.flag("goodForChildren")
    case .goodForGroups: goodForGroups = facts.amenities.flag("goodForGroups")
    case .goodForWatchingSports: goodForWatchingSports = facts.amenities.flag("goodForWatchingSports")
    case .isReservable: isReservable = facts.amenities.flag("reservable")
    case .liveMusic: liveMusic = facts.amenities.flag("liveMusic")
    case .menuForChildren: menuForChildren = facts.amenities.flag("menuForChildren")
    case .outdoorSeating: outdoorSeating = facts.amenities.flag("outdoorSeating")
    case .restroom: restroom = facts.amenities.flag("restroom")
    case .servesBeer: servesBeer = facts.amenities.flag("servesBeer")
    case .servesBreakfast: servesBreakfast = facts.amenities.flag("servesBreakfast")
    case .servesBrunch: servesBrunch = facts.amenities.flag("servesBrunch")
    case .servesCocktails: servesCocktails = facts.amenities.flag("servesCocktails")
    case .servesCoffee: servesCoffee = facts.amenities.flag("servesCoffee")
    case .servesDessert: servesDessert = facts.amenities.flag("servesDessert")
    case .servesDinner: servesDinner = facts.amenities.flag("servesDinner")
    case .servesLunch: servesLunch = facts.amenities.flag("servesLunch")
    case .servesVegetarianFood: servesVegetarianFood = facts.amenities.flag("servesVegetarianFood")
    case .servesWine: servesWine = facts.amenities.flag("servesWine")
    case .supportsCurbsidePickup: supportsCurbsidePickup = facts.amenities.flag("curbsidePickup")
    case .supportsDelivery: supportsDelivery = facts.amenities.flag("delivery")
    case .supportsDineIn: supportsDineIn = facts.amenities.flag("dineIn")
    case .supportsTakeout: supportsTakeout = facts.amenities.flag("takeout")
    case .regularOpeningHours: regularOpeningHours = facts.hours?.regular.map { OpeningHours($0, zone: facts.zone) }
    case .currentOpeningHours: currentOpeningHours = facts.hours?.current.map { OpeningHours($0, zone: facts.zone) }
    case .regularSecondaryOpeningHours: regularSecondaryOpeningHours = facts.secondaryHours(facts.hours?.regularSecondary)
    case .currentSecondaryOpeningHours: currentSecondaryOpeningHours = facts.secondaryHours(facts.hours?.currentSecondary)
    case .plusCode: plusCode = facts.plusCode.map(PlusCode.init)
    case .iconBackgroundColor: iconBackgroundColor = facts.amenities["iconBackgroundColor"]?.string.flatMap(PlaceColor.init)
    case .iconMaskURL: iconMaskURL = facts.amenities["iconMaskBaseUri"]?.string.flatMap { URL(string: $0) }
    case .googleMapsLinks: googleMapsLinks = facts.mapsLinks.map(GoogleMapsLinks.init)
    case .containingPlaces: containingPlaces = facts.containingPlaces.isEmpty ? nil : facts.containingPlaces.map(ContainingPlace.init)
    case .addressDescriptor: addressDescriptor = facts.addressDescriptor.map(AddressDescriptor.init)
    case .fuelOptions: fuelOptions = facts.amenities["fuelOptions"].flatMap(FuelOptions.init)
    case .evChargeOptions: evChargeOptions = facts.amenities["evChargeOptions"].map(EVChargeOptions.init)
    case .all, .consumerAlert, .evChargeAmenitySummary, .generativeSummary, .neighborhoodSummary, .photos, .reviews, .reviewSummary: break
    }
  }
}

extension PlaceFacts {
  /// The time zone; one with a fixed offset when only that is known.
  var zone: TimeZone? {
    timeZone.flatMap { TimeZone(identifier: $0) } ?? utcOffsetMinutes.flatMap { TimeZone(secondsFromGMT: $0 * 60) }
  }

  /// Nil without any.
  fileprivate func secondaryHours(_ tables: [HoursTable]?) -> [OpeningHours]? {
    guard let tables, !tables.isEmpty else { return nil }
    return tables.map { OpeningHours($0, zone: zone) }
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
