// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Made by Scripts/generate-listings.
import Gazetteer

extension GMSPlaceField {
  /** `GMSPlace.name` */ public static let name = Self(bit: 0)
  /** `GMSPlace.placeID` */ public static let placeID = Self(bit: 1)
  /** `GMSPlace.plusCode` */ public static let plusCode = Self(bit: 2)
  /** `GMSPlace.coordinate` */ public static let coordinate = Self(bit: 3)
  /** `GMSPlace.openingHours` */ public static let openingHours = Self(bit: 4)
  /** `GMSPlace.phoneNumber` */ public static let phoneNumber = Self(bit: 5)
  /** `GMSPlace.formattedAddress` */ public static let formattedAddress = Self(bit: 6)
  /** `GMSPlace.rating` */ public static let rating = Self(bit: 7)
  /** `GMSPlace.priceLevel` */ public static let priceLevel = Self(bit: 8)
  /** `GMSPlace.types` */ public static let types = Self(bit: 9)
  /** `GMSPlace.website` */ public static let website = Self(bit: 10)
  /** `GMSPlace.viewportInfo` */ public static let viewport = Self(bit: 11)
  /** `GMSPlace.addressComponents` */ public static let addressComponents = Self(bit: 12)
  /** `GMSPlace.photos` */ public static let photos = Self(bit: 13)
  /** `GMSPlace.userRatingsTotal` */ public static let userRatingsTotal = Self(bit: 14)
  /** `GMSPlace.utcOffsetMinutes` */ public static let utcOffsetMinutes = Self(bit: 15)
  /** `GMSPlace.businessStatus` */ public static let businessStatus = Self(bit: 16)
  /** `GMSPlace.iconImageURL` */ public static let iconImageURL = Self(bit: 17)
  /** `GMSPlace.iconBackgroundColor` */ public static let iconBackgroundColor = Self(bit: 18)
  /** `GMSPlace.takeout` */ public static let takeout = Self(bit: 19)
  /** `GMSPlace.delivery` */ public static let delivery = Self(bit: 20)
  /** `GMSPlace.dineIn` */ public static let dineIn = Self(bit: 21)
  /** `GMSPlace.curbsidePickup` */ public static let curbsidePickup = Self(bit: 22)
  /** `GMSPlace.reservable` */ public static let reservable = Self(bit: 23)
  /** `GMSPlace.servesBreakfast` */ public static let servesBreakfast = Self(bit: 24)
  /** `GMSPlace.servesLunch` */ public static let servesLunch = Self(bit: 25)
  /** `GMSPlace.servesDinner` */ public static let servesDinner = Self(bit: 26)
  /** `GMSPlace.servesBeer` */ public static let servesBeer = Self(bit: 27)
  /** `GMSPlace.servesWine` */ public static let servesWine = Self(bit: 28)
  /** `GMSPlace.servesBrunch` */ public static let servesBrunch = Self(bit: 29)
  /** `GMSPlace.servesVegetarianFood` */ public static let servesVegetarianFood = Self(bit: 30)
  /** `GMSPlace.wheelchairAccessibleEntrance` */ public static let wheelchairAccessibleEntrance = Self(bit: 31)
  /** `GMSPlace.currentOpeningHours` */ public static let currentOpeningHours = Self(bit: 32)
  /** `GMSPlace.secondaryOpeningHours` */ public static let secondaryOpeningHours = Self(bit: 33)
  /** `GMSPlace.editorialSummary` */ public static let editorialSummary = Self(bit: 34)
  /** `GMSPlace.outdoorSeating` */ public static let outdoorSeating = Self(bit: 35)
  /** `GMSPlace.liveMusic` */ public static let liveMusic = Self(bit: 36)
  /** `GMSPlace.menuForChildren` */ public static let menuForChildren = Self(bit: 37)
  /** `GMSPlace.servesCocktails` */ public static let servesCocktails = Self(bit: 38)
  /** `GMSPlace.servesDessert` */ public static let servesDessert = Self(bit: 39)
  /** `GMSPlace.servesCoffee` */ public static let servesCoffee = Self(bit: 40)
  /** `GMSPlace.goodForChildren` */ public static let goodForChildren = Self(bit: 41)
  /** `GMSPlace.allowsDogs` */ public static let allowsDogs = Self(bit: 42)
  /** `GMSPlace.restroom` */ public static let restroom = Self(bit: 43)
  /** `GMSPlace.goodForGroups` */ public static let goodForGroups = Self(bit: 44)
  /** `GMSPlace.goodForWatchingSports` */ public static let goodForWatchingSports = Self(bit: 45)

  /// By bit number.
  static let meanings: [PlaceProperty] = [
    .displayName,
    .placeID,
    .plusCode,
    .coordinate,
    .regularOpeningHours,
    .internationalPhoneNumber,
    .formattedAddress,
    .rating,
    .priceLevel,
    .types,
    .websiteURL,
    .viewportInfo,
    .addressComponents,
    .photos,
    .numberOfUserRatings,
    .timeZone,
    .businessStatus,
    .iconMaskURL,
    .iconBackgroundColor,
    .supportsTakeout,
    .supportsDelivery,
    .supportsDineIn,
    .supportsCurbsidePickup,
    .isReservable,
    .servesBreakfast,
    .servesLunch,
    .servesDinner,
    .servesBeer,
    .servesWine,
    .servesBrunch,
    .servesVegetarianFood,
    .accessibilityOptions,
    .currentOpeningHours,
    .currentSecondaryOpeningHours,
    .editorialSummary,
    .outdoorSeating,
    .liveMusic,
    .menuForChildren,
    .servesCocktails,
    .servesDessert,
    .servesCoffee,
    .goodForChildren,
    .allowsDogs,
    .restroom,
    .goodForGroups,
    .goodForWatchingSports,
  ]
}
