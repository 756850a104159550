// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Made by Scripts/generate-listings.
public import Foundation
import Gazetteer

extension GMSPlace {
  /** The id, which may be newer than the one asked with. */ public var placeID: String? { place.placeID }
  /** The phone number with the prefix of its country. */ public var phoneNumber: String? { place.internationalPhoneNumber }
  /** The address in one line: for people to read, not for programs. */ public var formattedAddress: String? { place.formattedAddress }
  /** The parts of the address, the smallest first. */ public var addressComponents: [GMSAddressComponent]? { place.addressComponents.map { $0.map(GMSAddressComponent.init) } }
  /** The Open Location Code. */ public var plusCode: GMSPlusCode? { place.plusCode.map(GMSPlusCode.init) }
  /** The box that shows the place. */ public var viewportInfo: GMSPlaceViewportInfo? { place.viewportInfo.map(GMSPlaceViewportInfo.init) }
  /** The place's own page. */ public var website: URL? { place.websiteURL }
  /** The hours of every week. */ public var openingHours: GMSOpeningHours? { place.regularOpeningHours.map(GMSOpeningHours.init) }
  /** Whether it is in operation. */ public var businessStatus: GMSPlacesBusinessStatus { GMSPlacesBusinessStatus(place.businessStatus) }
  /** Price level. */ public var priceLevel: GMSPlacesPriceLevel { GMSPlacesPriceLevel(place.priceLevel) }
  /** The name in the language of the client. */ public var name: String? { place.displayName }
  /** The hours of the seven days that begin today, with holidays and other exceptions. */ public var currentOpeningHours: GMSOpeningHours? { place.currentOpeningHours.map(GMSOpeningHours.init) }
  /** The hours of the seven days that begin today for other purposes, such as delivery. */ public var secondaryOpeningHours: [GMSOpeningHours]? { place.currentSecondaryOpeningHours.map { $0.map(GMSOpeningHours.init) } }
  /** One or two sentences about the place. */ public var editorialSummary: String? { place.editorialSummary }
  /** The time zone; one with a fixed offset when only that is known. */ public var timeZone: TimeZone? { place.timeZone }
  /** The places that contain it, the smallest first: part of the town, town, areas, country, as far as the index has them. */ public var containingPlaces: [GMSPlaceContainingPlace]? { place.containingPlaces.map { $0.map(GMSPlaceContainingPlace.init) } }
  /** Where it is in relation to landmarks near by and to its areas. */ public var addressDescriptor: GMSPlaceAddressDescriptor? { place.addressDescriptor.map(GMSPlaceAddressDescriptor.init) }
  /** Web pages that show the position on a map; nothing here asks for them. */ public var googleMapsLinks: GMSPlaceGoogleMapsLinks? { place.googleMapsLinks.map(GMSPlaceGoogleMapsLinks.init) }
  /** Where the shape of the icon is, as the source has it. */ public var iconImageURL: URL? { place.iconMaskURL }
  /** Offers takeout. */ public var takeout: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.supportsTakeout) }
  /** Delivers. */ public var delivery: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.supportsDelivery) }
  /** Serves guests at tables. */ public var dineIn: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.supportsDineIn) }
  /** Brings orders to the car. */ public var curbsidePickup: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.supportsCurbsidePickup) }
  /** Takes reservations. */ public var reservable: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.isReservable) }
  /** Serves breakfast. */ public var servesBreakfast: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.servesBreakfast) }
  /** Serves lunch. */ public var servesLunch: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.servesLunch) }
  /** Serves dinner. */ public var servesDinner: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.servesDinner) }
  /** Serves beer. */ public var servesBeer: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.servesBeer) }
  /** Serves wine. */ public var servesWine: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.servesWine) }
  /** Serves brunch. */ public var servesBrunch: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.servesBrunch) }
  /** Serves vegetarian food. */ public var servesVegetarianFood: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.servesVegetarianFood) }
  /** Has seats outside. */ public var outdoorSeating: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.outdoorSeating) }
  /** Has live music. */ public var liveMusic: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.liveMusic) }
  /** Has a menu for children. */ public var menuForChildren: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.menuForChildren) }
  /** Serves cocktails. */ public var servesCocktails: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.servesCocktails) }
  /** Serves dessert. */ public var servesDessert: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.servesDessert) }
  /** Serves coffee. */ public var servesCoffee: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.servesCoffee) }
  /** Good for children. */ public var goodForChildren: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.goodForChildren) }
  /** Allows dogs. */ public var allowsDogs: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.allowsDogs) }
  /** Has a restroom. */ public var restroom: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.restroom) }
  /** Good for groups. */ public var goodForGroups: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.goodForGroups) }
  /** Good for watching sports. */ public var goodForWatchingSports: GMSBooleanPlaceAttribute { GMSBooleanPlaceAttribute(place.goodForWatchingSports) }
  /** Prices of fuel. */ public var fuelOptions: GMSPlaceFuelOptions? { place.fuelOptions.map(GMSPlaceFuelOptions.init) }
  /** Where electric cars can be charged. */ public var evChargeOptions: GMSPlaceEVChargeOptions? { place.evChargeOptions.map(GMSPlaceEVChargeOptions.init) }
  /** Always nil: no index has photos. */ public var photos: [GMSPlacePhotoMetadata]? { place.photos.map { $0.map(GMSPlacePhotoMetadata.init) } }
}
