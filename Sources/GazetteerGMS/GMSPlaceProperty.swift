// SPDX-License-Identifier: Apache-2.0
import Gazetteer

/// What is wanted of a place, by name. Requests take the raw values.
///
///     GMSFetchPlaceRequest(placeID: id, placeProperties: [GMSPlaceProperty.name.rawValue], sessionToken: nil)
public struct GMSPlaceProperty: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// The member with this name; whether there is one shows when a request is sent.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// `PlaceProperty.displayName`
  public static let name = Self(rawValue: "name")
  /// `PlaceProperty.placeID`
  public static let placeID = Self(rawValue: "placeID")
  /// `PlaceProperty.plusCode`
  public static let plusCode = Self(rawValue: "plusCode")
  /// `PlaceProperty.coordinate`
  public static let coordinate = Self(rawValue: "coordinate")
  /// `PlaceProperty.regularOpeningHours`
  public static let openingHours = Self(rawValue: "openingHours")
  /// `PlaceProperty.internationalPhoneNumber`
  public static let phoneNumber = Self(rawValue: "phoneNumber")
  /// `PlaceProperty.formattedAddress`
  public static let formattedAddress = Self(rawValue: "formattedAddress")
  /// `PlaceProperty.rating`
  public static let rating = Self(rawValue: "rating")
  /// `PlaceProperty.priceLevel`
  public static let priceLevel = Self(rawValue: "priceLevel")
  /// `PlaceProperty.types`
  public static let types = Self(rawValue: "types")
  /// `PlaceProperty.websiteURL`
  public static let website = Self(rawValue: "website")
  /// `PlaceProperty.viewportInfo`
  public static let viewport = Self(rawValue: "viewport")
  /// `PlaceProperty.addressComponents`
  public static let addressComponents = Self(rawValue: "addressComponents")
  /// `PlaceProperty.photos`
  public static let photos = Self(rawValue: "photos")
  /// `PlaceProperty.numberOfUserRatings`
  public static let userRatingsTotal = Self(rawValue: "userRatingsTotal")
  /// `PlaceProperty.timeZone`
  public static let utcOffsetMinutes = Self(rawValue: "utcOffsetMinutes")
  /// `PlaceProperty.businessStatus`
  public static let businessStatus = Self(rawValue: "businessStatus")
  /// `PlaceProperty.iconMaskURL`
  public static let iconImageURL = Self(rawValue: "iconImageURL")
  /// `PlaceProperty.iconBackgroundColor`
  public static let iconBackgroundColor = Self(rawValue: "iconBackgroundColor")
  /// `PlaceProperty.supportsTakeout`
  public static let takeout = Self(rawValue: "takeout")
  /// `PlaceProperty.supportsDelivery`
  public static let delivery = Self(rawValue: "delivery")
  /// `PlaceProperty.supportsDineIn`
  public static let dineIn = Self(rawValue: "dineIn")
  /// `PlaceProperty.supportsCurbsidePickup`
  public static let curbsidePickup = Self(rawValue: "curbsidePickup")
  /// `PlaceProperty.isReservable`
  public static let reservable = Self(rawValue: "reservable")
  /// `PlaceProperty.servesBreakfast`
  public static let servesBreakfast = Self(rawValue: "servesBreakfast")
  /// `PlaceProperty.servesLunch`
  public static let servesLunch = Self(rawValue: "servesLunch")
  /// `PlaceProperty.servesDinner`
  public static let servesDinner = Self(rawValue: "servesDinner")
  /// `PlaceProperty.servesBeer`
  public static let servesBeer = Self(rawValue: "servesBeer")
  /// `PlaceProperty.servesWine`
  public static let servesWine = Self(rawValue: "servesWine")
  /// `PlaceProperty.servesBrunch`
  public static let servesBrunch = Self(rawValue: "servesBrunch")
  /// `PlaceProperty.servesVegetarianFood`
  public static let servesVegetarianFood = Self(rawValue: "servesVegetarianFood")
  /// `PlaceProperty.accessibilityOptions`
  public static let wheelchairAccessibleEntrance = Self(rawValue: "wheelchairAccessibleEntrance")
  /// `PlaceProperty.currentOpeningHours`
  public static let currentOpeningHours = Self(rawValue: "currentOpeningHours")
  /// `PlaceProperty.currentSecondaryOpeningHours`
  public static let secondaryOpeningHours = Self(rawValue: "secondaryOpeningHours")
  /// `PlaceProperty.editorialSummary`
  public static let editorialSummary = Self(rawValue: "editorialSummary")
  /// `PlaceProperty.reviews`
  public static let reviews = Self(rawValue: "reviews")
  /// Everything there is.
  public static let all = Self(rawValue: "all")
  /// `PlaceProperty.accessibilityOptions`
  public static let accessibilityOptions = Self(rawValue: "accessibilityOptions")
  /// `PlaceProperty.addressDescriptor`
  public static let addressDescriptor = Self(rawValue: "addressDescriptor")
  /// `PlaceProperty.allowsDogs`
  public static let allowsDogs = Self(rawValue: "allowsDogs")
  /// `PlaceProperty.containingPlaces`
  public static let containingPlaces = Self(rawValue: "containingPlaces")
  /// `PlaceProperty.evChargeOptions`
  public static let evChargeOptions = Self(rawValue: "evChargeOptions")
  /// `PlaceProperty.fuelOptions`
  public static let fuelOptions = Self(rawValue: "fuelOptions")
  /// `PlaceProperty.generativeSummary`
  public static let generativeSummary = Self(rawValue: "generativeSummary")
  /// `PlaceProperty.goodForChildren`
  public static let goodForChildren = Self(rawValue: "goodForChildren")
  /// `PlaceProperty.goodForGroups`
  public static let goodForGroups = Self(rawValue: "goodForGroups")
  /// `PlaceProperty.goodForWatchingSports`
  public static let goodForWatchingSports = Self(rawValue: "goodForWatchingSports")
  /// `PlaceProperty.googleMapsLinks`
  public static let googleMapsLinks = Self(rawValue: "googleMapsLinks")
  /// `PlaceProperty.liveMusic`
  public static let liveMusic = Self(rawValue: "liveMusic")
  /// `PlaceProperty.menuForChildren`
  public static let menuForChildren = Self(rawValue: "menuForChildren")
  /// `PlaceProperty.outdoorSeating`
  public static let outdoorSeating = Self(rawValue: "outdoorSeating")
  /// `PlaceProperty.paymentOptions`
  public static let paymentOptions = Self(rawValue: "paymentOptions")
  /// `PlaceProperty.postalAddress`
  public static let postalAddress = Self(rawValue: "postalAddress")
  /// `PlaceProperty.priceRange`
  public static let priceRange = Self(rawValue: "priceRange")
  /// `PlaceProperty.restroom`
  public static let restroom = Self(rawValue: "restroom")
  /// `PlaceProperty.servesCocktails`
  public static let servesCocktails = Self(rawValue: "servesCocktails")
  /// `PlaceProperty.servesCoffee`
  public static let servesCoffee = Self(rawValue: "servesCoffee")
  /// `PlaceProperty.servesDessert`
  public static let servesDessert = Self(rawValue: "servesDessert")
  /// `PlaceProperty.timeZone`
  public static let timeZone = Self(rawValue: "timeZone")
}

extension GMSPlaceProperty {
  /// The member in the terms of the newer kit; nil for a name that is none.
  var property: PlaceProperty? { Self.meanings[self] }

  private static let meanings: [GMSPlaceProperty: PlaceProperty] = [
    .name: .displayName, .placeID: .placeID, .plusCode: .plusCode, .coordinate: .coordinate, .openingHours: .regularOpeningHours,
    .phoneNumber: .internationalPhoneNumber, .formattedAddress: .formattedAddress, .rating: .rating, .priceLevel: .priceLevel,
    .types: .types, .website: .websiteURL, .viewport: .viewportInfo, .addressComponents: .addressComponents, .photos: .photos,
    .userRatingsTotal: .numberOfUserRatings, .utcOffsetMinutes: .timeZone, .businessStatus: .businessStatus, .iconImageURL: .iconMaskURL,
    .iconBackgroundColor: .iconBackgroundColor, .takeout: .supportsTakeout, .delivery: .supportsDelivery, .dineIn: .supportsDineIn,
    .curbsidePickup: .supportsCurbsidePickup, .reservable: .isReservable, .servesBreakfast: .servesBreakfast, .servesLunch: .servesLunch,
    .servesDinner: .servesDinner, .servesBeer: .servesBeer, .servesWine: .servesWine, .servesBrunch: .servesBrunch,
    .servesVegetarianFood: .servesVegetarianFood, .wheelchairAccessibleEntrance: .accessibilityOptions,
    .currentOpeningHours: .currentOpeningHours, .secondaryOpeningHours: .currentSecondaryOpeningHours,
    .editorialSummary: .editorialSummary, .reviews: .reviews, .all: .all, .accessibilityOptions: .accessibilityOptions,
    .addressDescriptor: .addressDescriptor, .allowsDogs: .allowsDogs, .containingPlaces: .containingPlaces,
    .evChargeOptions: .evChargeOptions, .fuelOptions: .fuelOptions, .generativeSummary: .generativeSummary,
    .goodForChildren: .goodForChildren, .goodForGroups: .goodForGroups, .goodForWatchingSports: .goodForWatchingSports,
    .googleMapsLinks: .googleMapsLinks, .liveMusic: .liveMusic, .menuForChildren: .menuForChildren, .outdoorSeating: .outdoorSeating,
    .paymentOptions: .paymentOptions, .postalAddress: .postalAddress, .priceRange: .priceRange, .restroom: .restroom,
    .servesCocktails: .servesCocktails, .servesCoffee: .servesCoffee, .servesDessert: .servesDessert, .timeZone: .timeZone,
  ]
}

/// The properties with these names; `.invalidRequest` for a name that is none.
///
/// - Parameter none: what no name at all means.
func properties(named names: [String], none: [PlaceProperty]) -> Result<[PlaceProperty], PlacesError> {
  if names.isEmpty { return .success(none) }
  var properties: [PlaceProperty] = []
  for name in names {
    guard let property = GMSPlaceProperty(rawValue: name).property else {
      let cure = "Give raw values of GMSPlaceProperty, such as GMSPlaceProperty.name.rawValue."
      return .failure(.invalidRequest("Invalid placeProperties '\(name)'. \(cure)"))
    }
    properties.append(property)
  }
  return .success(properties)
}
