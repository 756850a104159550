// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Made by Scripts/generate-listings.
import Gazetteer

extension GMSPlaceProperty {
  /** `PlaceProperty.accessibilityOptions` */ public static let accessibilityOptions = Self(rawValue: "accessibilityOptions")
  /** `PlaceProperty.addressComponents` */ public static let addressComponents = Self(rawValue: "addressComponents")
  /** `PlaceProperty.addressDescriptor` */ public static let addressDescriptor = Self(rawValue: "addressDescriptor")
  /** `PlaceProperty.allowsDogs` */ public static let allowsDogs = Self(rawValue: "allowsDogs")
  /** `PlaceProperty.businessStatus` */ public static let businessStatus = Self(rawValue: "businessStatus")
  /** `PlaceProperty.containingPlaces` */ public static let containingPlaces = Self(rawValue: "containingPlaces")
  /** `PlaceProperty.coordinate` */ public static let coordinate = Self(rawValue: "coordinate")
  /** `PlaceProperty.supportsCurbsidePickup` */ public static let curbsidePickup = Self(rawValue: "curbsidePickup")
  /** `PlaceProperty.currentOpeningHours` */ public static let currentOpeningHours = Self(rawValue: "currentOpeningHours")
  /** `PlaceProperty.supportsDelivery` */ public static let delivery = Self(rawValue: "delivery")
  /** `PlaceProperty.supportsDineIn` */ public static let dineIn = Self(rawValue: "dineIn")
  /** `PlaceProperty.editorialSummary` */ public static let editorialSummary = Self(rawValue: "editorialSummary")
  /** `PlaceProperty.evChargeOptions` */ public static let evChargeOptions = Self(rawValue: "evChargeOptions")
  /** `PlaceProperty.formattedAddress` */ public static let formattedAddress = Self(rawValue: "formattedAddress")
  /** `PlaceProperty.fuelOptions` */ public static let fuelOptions = Self(rawValue: "fuelOptions")
  /** `PlaceProperty.generativeSummary` */ public static let generativeSummary = Self(rawValue: "generativeSummary")
  /** `PlaceProperty.goodForChildren` */ public static let goodForChildren = Self(rawValue: "goodForChildren")
  /** `PlaceProperty.goodForGroups` */ public static let goodForGroups = Self(rawValue: "goodForGroups")
  /** `PlaceProperty.goodForWatchingSports` */ public static let goodForWatchingSports = Self(rawValue: "goodForWatchingSports")
  /** `PlaceProperty.googleMapsLinks` */ public static let googleMapsLinks = Self(rawValue: "googleMapsLinks")
  /** `PlaceProperty.iconBackgroundColor` */ public static let iconBackgroundColor = Self(rawValue: "iconBackgroundColor")
  /** `PlaceProperty.iconMaskURL` */ public static let iconImageURL = Self(rawValue: "iconImageURL")
  /** `PlaceProperty.liveMusic` */ public static let liveMusic = Self(rawValue: "liveMusic")
  /** `PlaceProperty.menuForChildren` */ public static let menuForChildren = Self(rawValue: "menuForChildren")
  /** `PlaceProperty.displayName` */ public static let name = Self(rawValue: "name")
  /** `PlaceProperty.regularOpeningHours` */ public static let openingHours = Self(rawValue: "openingHours")
  /** `PlaceProperty.outdoorSeating` */ public static let outdoorSeating = Self(rawValue: "outdoorSeating")
  /** `PlaceProperty.paymentOptions` */ public static let paymentOptions = Self(rawValue: "paymentOptions")
  /** `PlaceProperty.internationalPhoneNumber` */ public static let phoneNumber = Self(rawValue: "phoneNumber")
  /** `PlaceProperty.photos` */ public static let photos = Self(rawValue: "photos")
  /** `PlaceProperty.placeID` */ public static let placeID = Self(rawValue: "placeID")
  /** `PlaceProperty.plusCode` */ public static let plusCode = Self(rawValue: "plusCode")
  /** `PlaceProperty.postalAddress` */ public static let postalAddress = Self(rawValue: "postalAddress")
  /** `PlaceProperty.priceLevel` */ public static let priceLevel = Self(rawValue: "priceLevel")
  /** `PlaceProperty.priceRange` */ public static let priceRange = Self(rawValue: "priceRange")
  /** `PlaceProperty.rating` */ public static let rating = Self(rawValue: "rating")
  /** `PlaceProperty.isReservable` */ public static let reservable = Self(rawValue: "reservable")
  /** `PlaceProperty.restroom` */ public static let restroom = Self(rawValue: "restroom")
  /** `PlaceProperty.reviews` */ public static let reviews = Self(rawValue: "reviews")
  /** `PlaceProperty.currentSecondaryOpeningHours` */ public static let secondaryOpeningHours = Self(rawValue: "secondaryOpeningHours")
  /** `PlaceProperty.servesBeer` */ public static let servesBeer = Self(rawValue: "servesBeer")
  /** `PlaceProperty.servesBreakfast` */ public static let servesBreakfast = Self(rawValue: "servesBreakfast")
  /** `PlaceProperty.servesBrunch` */ public static let servesBrunch = Self(rawValue: "servesBrunch")
  /** `PlaceProperty.servesCocktails` */ public static let servesCocktails = Self(rawValue: "servesCocktails")
  /** `PlaceProperty.servesCoffee` */ public static let servesCoffee = Self(rawValue: "servesCoffee")
  /** `PlaceProperty.servesDessert` */ public static let servesDessert = Self(rawValue: "servesDessert")
  /** `PlaceProperty.servesDinner` */ public static let servesDinner = Self(rawValue: "servesDinner")
  /** `PlaceProperty.servesLunch` */ public static let servesLunch = Self(rawValue: "servesLunch")
  /** `PlaceProperty.servesVegetarianFood` */ public static let servesVegetarianFood = Self(rawValue: "servesVegetarianFood")
  /** `PlaceProperty.servesWine` */ public static let servesWine = Self(rawValue: "servesWine")
  /** `PlaceProperty.supportsTakeout` */ public static let takeout = Self(rawValue: "takeout")
  /** `PlaceProperty.timeZone` */ public static let timeZone = Self(rawValue: "timeZone")
  /** `PlaceProperty.types` */ public static let types = Self(rawValue: "types")
  /** `PlaceProperty.numberOfUserRatings` */ public static let userRatingsTotal = Self(rawValue: "userRatingsTotal")
  /** `PlaceProperty.timeZone` */ public static let utcOffsetMinutes = Self(rawValue: "utcOffsetMinutes")
  /** `PlaceProperty.viewportInfo` */ public static let viewport = Self(rawValue: "viewport")
  /** `PlaceProperty.websiteURL` */ public static let website = Self(rawValue: "website")
  /** `PlaceProperty.accessibilityOptions` */ public static let wheelchairAccessibleEntrance = Self(rawValue: "wheelchairAccessibleEntrance")
  /** Everything there is. */ public static let all = Self(rawValue: "all")

  static let meanings: [GMSPlaceProperty: PlaceProperty] = [
    .all: .all,
    .accessibilityOptions: .accessibilityOptions,
    .addressComponents: .addressComponents,
    .addressDescriptor: .addressDescriptor,
    .allowsDogs: .allowsDogs,
    .businessStatus: .businessStatus,
    .containingPlaces: .containingPlaces,
    .coordinate: .coordinate,
    .curbsidePickup: .supportsCurbsidePickup,
    .currentOpeningHours: .currentOpeningHours,
    .delivery: .supportsDelivery,
    .dineIn: .supportsDineIn,
    .editorialSummary: .editorialSummary,
    .evChargeOptions: .evChargeOptions,
    .formattedAddress: .formattedAddress,
    .fuelOptions: .fuelOptions,
    .generativeSummary: .generativeSummary,
    .goodForChildren: .goodForChildren,
    .goodForGroups: .goodForGroups,
    .goodForWatchingSports: .goodForWatchingSports,
    .googleMapsLinks: .googleMapsLinks,
    .iconBackgroundColor: .iconBackgroundColor,
    .iconImageURL: .iconMaskURL,
    .liveMusic: .liveMusic,
    .menuForChildren: .menuForChildren,
    .name: .displayName,
    .openingHours: .regularOpeningHours,
    .outdoorSeating: .outdoorSeating,
    .paymentOptions: .paymentOptions,
    .phoneNumber: .internationalPhoneNumber,
    .photos: .photos,
    .placeID: .placeID,
    .plusCode: .plusCode,
    .postalAddress: .postalAddress,
    .priceLevel: .priceLevel,
    .priceRange: .priceRange,
    .rating: .rating,
    .reservable: .isReservable,
    .restroom: .restroom,
    .reviews: .reviews,
    .secondaryOpeningHours: .currentSecondaryOpeningHours,
    .servesBeer: .servesBeer,
    .servesBreakfast: .servesBreakfast,
    .servesBrunch: .servesBrunch,
    .servesCocktails: .servesCocktails,
    .servesCoffee: .servesCoffee,
    .servesDessert: .servesDessert,
    .servesDinner: .servesDinner,
    .servesLunch: .servesLunch,
    .servesVegetarianFood: .servesVegetarianFood,
    .servesWine: .servesWine,
    .takeout: .supportsTakeout,
    .timeZone: .timeZone,
    .types: .types,
    .userRatingsTotal: .numberOfUserRatings,
    .utcOffsetMinutes: .timeZone,
    .viewport: .viewportInfo,
    .website: .websiteURL,
    .wheelchairAccessibleEntrance: .accessibilityOptions,
  ]
}
