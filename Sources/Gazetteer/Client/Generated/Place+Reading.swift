// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Made by Scripts/generate-listings.

extension Place {
  /// Sets the members that a property asks for. `PlaceReader` has a reader for each that is not a passed-on flag.
  mutating func take(_ property: PlaceProperty, from reader: PlaceReader) {
    switch property {
    case .accessibilityOptions: accessibilityOptions = reader.accessibilityOptions
    case .addressComponents: addressComponents = reader.addressComponents
    case .addressDescriptor: addressDescriptor = reader.addressDescriptor
    case .allowsDogs: allowsDogs = reader.flag("allowsDogs")
    case .businessStatus: businessStatus = reader.businessStatus
    case .containingPlaces: containingPlaces = reader.containingPlaces
    case .coordinate: location = reader.location
    case .currentOpeningHours: currentOpeningHours = reader.currentOpeningHours
    case .currentSecondaryOpeningHours: currentSecondaryOpeningHours = reader.currentSecondaryOpeningHours
    case .displayName: displayName = reader.displayName
    case .editorialSummary: editorialSummary = reader.editorialSummary
    case .evChargeOptions: evChargeOptions = reader.evChargeOptions
    case .formattedAddress: formattedAddress = reader.formattedAddress
    case .fuelOptions: fuelOptions = reader.fuelOptions
    case .goodForChildren: goodForChildren = reader.flag("goodForChildren")
    case .goodForGroups: goodForGroups = reader.flag("goodForGroups")
    case .goodForWatchingSports: goodForWatchingSports = reader.flag("goodForWatchingSports")
    case .googleMapsLinks: googleMapsLinks = reader.googleMapsLinks
    case .iconBackgroundColor: iconBackgroundColor = reader.iconBackgroundColor
    case .iconMaskURL: iconMaskURL = reader.iconMaskURL
    case .internationalPhoneNumber: internationalPhoneNumber = reader.internationalPhoneNumber
    case .isReservable: isReservable = reader.flag("reservable")
    case .liveMusic: liveMusic = reader.flag("liveMusic")
    case .menuForChildren: menuForChildren = reader.flag("menuForChildren")
    case .nationalPhoneNumber: nationalPhoneNumber = reader.nationalPhoneNumber
    case .numberOfUserRatings: numberOfUserRatings = reader.numberOfUserRatings
    case .outdoorSeating: outdoorSeating = reader.flag("outdoorSeating")
    case .parkingOptions: parkingOptions = reader.parkingOptions
    case .paymentOptions: paymentOptions = reader.paymentOptions
    case .placeID: placeID = reader.placeID
    case .plusCode: plusCode = reader.plusCode
    case .postalAddress: postalAddress = reader.postalAddress
    case .priceLevel: priceLevel = reader.priceLevel
    case .priceRange: priceRange = reader.priceRange
    case .rating: rating = reader.rating
    case .regularOpeningHours: regularOpeningHours = reader.regularOpeningHours
    case .regularSecondaryOpeningHours: regularSecondaryOpeningHours = reader.regularSecondaryOpeningHours
    case .restroom: restroom = reader.flag("restroom")
    case .servesBeer: servesBeer = reader.flag("servesBeer")
    case .servesBreakfast: servesBreakfast = reader.flag("servesBreakfast")
    case .servesBrunch: servesBrunch = reader.flag("servesBrunch")
    case .servesCocktails: servesCocktails = reader.flag("servesCocktails")
    case .servesCoffee: servesCoffee = reader.flag("servesCoffee")
    case .servesDessert: servesDessert = reader.flag("servesDessert")
    case .servesDinner: servesDinner = reader.flag("servesDinner")
    case .servesLunch: servesLunch = reader.flag("servesLunch")
    case .servesVegetarianFood: servesVegetarianFood = reader.flag("servesVegetarianFood")
    case .servesWine: servesWine = reader.flag("servesWine")
    case .shortFormattedAddress: shortFormattedAddress = reader.shortFormattedAddress
    case .supportsCurbsidePickup: supportsCurbsidePickup = reader.flag("curbsidePickup")
    case .supportsDelivery: supportsDelivery = reader.flag("delivery")
    case .supportsDineIn: supportsDineIn = reader.flag("dineIn")
    case .supportsTakeout: supportsTakeout = reader.flag("takeout")
    case .timeZone: timeZone = reader.timeZone
    case .types: types = reader.types; primaryTypeDisplayName = reader.primaryTypeDisplayName; primaryType = reader.primaryType
    case .viewportInfo: viewportInfo = reader.viewportInfo
    case .websiteURL: websiteURL = reader.websiteURL
    case .all, .consumerAlert, .evChargeAmenitySummary, .generativeSummary, .neighborhoodSummary, .photos, .reviews, .reviewSummary: break
    }
  }
}
