// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Made by Scripts/generate-listings.

/// A member of `Place` that a request can ask for.
///
/// Every published name is here, so that programs compile; what no index has data for – photos, reviews, generated summaries – is valid
/// and gives nothing. `docs/contract.md` lists these.
///
///     let properties: [PlaceProperty] = [.displayName, .coordinate, .currentOpeningHours]
public enum PlaceProperty: Hashable, Sendable, CaseIterable {
  /// Everything there is.
  case all
  /** `Place.accessibilityOptions`. */ case accessibilityOptions
  /** `Place.addressComponents`. */ case addressComponents
  /** `Place.addressDescriptor`; costs searches. */ case addressDescriptor
  /** `Place.allowsDogs`. */ case allowsDogs
  /** `Place.businessStatus`. */ case businessStatus
  /** `Place.consumerAlert`: gives nothing. */ case consumerAlert
  /** `Place.containingPlaces`; costs searches. */ case containingPlaces
  /** `Place.location`. */ case coordinate
  /** `Place.currentOpeningHours`. */ case currentOpeningHours
  /** `Place.currentSecondaryOpeningHours`. */ case currentSecondaryOpeningHours
  /** `Place.displayName`. */ case displayName
  /** `Place.editorialSummary`. */ case editorialSummary
  /** A generated text about what is around a charging station: gives nothing. */ case evChargeAmenitySummary
  /** `Place.evChargeOptions`. */ case evChargeOptions
  /** `Place.formattedAddress`. */ case formattedAddress
  /** `Place.fuelOptions`. */ case fuelOptions
  /** A generated text about the place: gives nothing. */ case generativeSummary
  /** `Place.goodForChildren`. */ case goodForChildren
  /** `Place.goodForGroups`. */ case goodForGroups
  /** `Place.goodForWatchingSports`. */ case goodForWatchingSports
  /** `Place.googleMapsLinks`. */ case googleMapsLinks
  /** `Place.iconBackgroundColor`. */ case iconBackgroundColor
  /** `Place.iconMaskURL`. */ case iconMaskURL
  /** `Place.internationalPhoneNumber`. */ case internationalPhoneNumber
  /** `Place.isReservable`. */ case isReservable
  /** `Place.liveMusic`. */ case liveMusic
  /** `Place.menuForChildren`. */ case menuForChildren
  /** `Place.nationalPhoneNumber`. */ case nationalPhoneNumber
  /** A generated text about what is around: gives nothing. */ case neighborhoodSummary
  /** `Place.numberOfUserRatings`. */ case numberOfUserRatings
  /** `Place.outdoorSeating`. */ case outdoorSeating
  /** `Place.parkingOptions`. */ case parkingOptions
  /** `Place.paymentOptions`. */ case paymentOptions
  /** `Place.photos`: gives nothing. */ case photos
  /** `Place.placeID`. */ case placeID
  /** `Place.plusCode`. */ case plusCode
  /** `Place.postalAddress`. */ case postalAddress
  /** `Place.priceLevel`. */ case priceLevel
  /** `Place.priceRange`. */ case priceRange
  /** `Place.rating`. */ case rating
  /** `Place.regularOpeningHours`. */ case regularOpeningHours
  /** `Place.regularSecondaryOpeningHours`. */ case regularSecondaryOpeningHours
  /** `Place.restroom`. */ case restroom
  /** `Place.reviews`: gives nothing. */ case reviews
  /** A generated text about the reviews: gives nothing. */ case reviewSummary
  /** `Place.servesBeer`. */ case servesBeer
  /** `Place.servesBreakfast`. */ case servesBreakfast
  /** `Place.servesBrunch`. */ case servesBrunch
  /** `Place.servesCocktails`. */ case servesCocktails
  /** `Place.servesCoffee`. */ case servesCoffee
  /** `Place.servesDessert`. */ case servesDessert
  /** `Place.servesDinner`. */ case servesDinner
  /** `Place.servesLunch`. */ case servesLunch
  /** `Place.servesVegetarianFood`. */ case servesVegetarianFood
  /** `Place.servesWine`. */ case servesWine
  /** `Place.shortFormattedAddress`. */ case shortFormattedAddress
  /** `Place.supportsCurbsidePickup`. */ case supportsCurbsidePickup
  /** `Place.supportsDelivery`. */ case supportsDelivery
  /** `Place.supportsDineIn`. */ case supportsDineIn
  /** `Place.supportsTakeout`. */ case supportsTakeout
  /** `Place.timeZone`. */ case timeZone
  /** `Place.types`, `Place.primaryTypeDisplayName` and `Place.primaryType`. */ case types
  /** `Place.viewportInfo`. */ case viewportInfo
  /** `Place.websiteURL`. */ case websiteURL
}
