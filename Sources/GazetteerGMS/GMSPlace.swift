// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gazetteer

#if canImport(UIKit)
  public import UIKit
#endif

/// What is known of a place. Members that were not asked for, and those without data, are nil, 0 or unknown.
public final class GMSPlace: Sendable, CustomStringConvertible {
  /// The place in the terms of the newer kit.
  public let place: Place

  /// A place made of one of the newer kit.
  public init(_ place: Place) { self.place = place }

  /// The name.
  public var name: String? { place.displayName }
  /// The id, which may be newer than the one asked with.
  public var placeID: String? { place.placeID }
  /// Where the place is; `kCLLocationCoordinate2DInvalid` when it was not asked for.
  public var coordinate: CLLocationCoordinate2D { place.location }
  /// The phone number with the prefix of its country.
  public var phoneNumber: String? { place.internationalPhoneNumber }
  /// The address in one line: for people to read, not for programs.
  public var formattedAddress: String? { place.formattedAddress }
  /// The parts of the address, the smallest first.
  public var addressComponents: [GMSAddressComponent]? { place.addressComponents.map { $0.map(GMSAddressComponent.init) } }
  /// 1…5; 0.0 when there is none.
  public var rating: Float { place.rating ?? 0 }
  /// How many ratings there are.
  public var userRatingsTotal: UInt { UInt(max(0, place.numberOfUserRatings)) }
  /// How dear it is.
  public var priceLevel: GMSPlacesPriceLevel { GMSPlacesPriceLevel(place.priceLevel) }
  /// The types, the primary one first; nil without any.
  public var types: [String]? { place.types.isEmpty ? nil : place.types.map(\.rawValue) }
  /// The place's own page.
  public var website: URL? { place.websiteURL }
  /// The box that shows the place.
  public var viewportInfo: GMSPlaceViewportInfo? { place.viewportInfo.map(GMSPlaceViewportInfo.init) }
  /// The Open Location Code.
  public var plusCode: GMSPlusCode? { place.plusCode.map(GMSPlusCode.init) }
  /// Always nil: no index holds photos.
  public var photos: [GMSPlacePhotoMetadata]? { place.photos.map { $0.map(GMSPlacePhotoMetadata.init) } }
  /// What has to be shown with the data.
  public var attributions: NSAttributedString? { place.attributions.map { NSAttributedString(string: String($0.characters)) } }
  /// Minutes that the clocks of the place are ahead of UTC now.
  public var utcOffsetMinutes: NSNumber? { place.timeZone.map { NSNumber(value: $0.secondsFromGMT() / 60) } }
  /// The time zone.
  public var timeZone: TimeZone? { place.timeZone }
  /// Whether it is in operation.
  public var businessStatus: GMSPlacesBusinessStatus { GMSPlacesBusinessStatus(place.businessStatus) }
  /// Where the shape of the icon is, as the source has it.
  public var iconImageURL: URL? { place.iconMaskURL }
  /// The colour behind the icon, as the source has it.
  public var iconBackgroundColor: GMSAutocompleteColor? { place.iconBackgroundColor.map(GMSAutocompleteColor.make) }
  /// One or two sentences about the place.
  public var editorialSummary: String? { place.editorialSummary }
  /// Name and id.
  public var description: String { place.description }
}

// MARK: Surroundings

extension GMSPlace {
  /// Web pages that show the position on a map; nothing here asks for them.
  public var googleMapsLinks: GMSPlaceGoogleMapsLinks? { place.googleMapsLinks.map(GMSPlaceGoogleMapsLinks.init) }
  /// The places that contain it, the smallest first.
  public var containingPlaces: [GMSPlaceContainingPlace]? { place.containingPlaces.map { $0.map(GMSPlaceContainingPlace.init) } }
  /// Where it is in relation to landmarks near by and to its areas.
  public var addressDescriptor: GMSPlaceAddressDescriptor? { place.addressDescriptor.map(GMSPlaceAddressDescriptor.init) }
}

// MARK: Hours

extension GMSPlace {
  /// The hours of every week.
  public var openingHours: GMSOpeningHours? { place.regularOpeningHours.map(GMSOpeningHours.init) }
  /// The hours of the seven days that begin today, with holidays and other exceptions.
  public var currentOpeningHours: GMSOpeningHours? { place.currentOpeningHours.map(GMSOpeningHours.init) }
  /// The hours of these days for other purposes.
  public var secondaryOpeningHours: [GMSOpeningHours]? { place.currentSecondaryOpeningHours.map { $0.map(GMSOpeningHours.init) } }

  /// Whether the place is open now; see `isOpen(at:)`.
  public func isOpen() -> GMSPlaceOpenStatus { isOpen(at: .now) }

  /// Whether the place is open at a date, as far as it tells itself: opening hours and UTC offset are needed, and a business status that was not
  /// asked for is taken to be operational. A place that was fetched with all three gives the answer of `GMSPlacesClient.isOpen`, for any date.
  public func isOpen(at date: Date) -> GMSPlaceOpenStatus { GMSPlaceOpenStatus(place.isOpen(at: date)) }
}

// MARK: What it offers

extension GMSPlace {
  /// What fuel costs.
  public var fuelOptions: GMSPlaceFuelOptions? { place.fuelOptions.map(GMSPlaceFuelOptions.init) }
  /// Where electric cars can be charged.
  public var evChargeOptions: GMSPlaceEVChargeOptions? { place.evChargeOptions.map(GMSPlaceEVChargeOptions.init) }
  /// One can take food away.
  public var takeout: GMSBooleanPlaceAttribute { .init(place.supportsTakeout) }
  /// Orders are brought home.
  public var delivery: GMSBooleanPlaceAttribute { .init(place.supportsDelivery) }
  /// One can eat there.
  public var dineIn: GMSBooleanPlaceAttribute { .init(place.supportsDineIn) }
  /// Orders are brought to the car.
  public var curbsidePickup: GMSBooleanPlaceAttribute { .init(place.supportsCurbsidePickup) }
  /// A table can be reserved.
  public var reservable: GMSBooleanPlaceAttribute { .init(place.isReservable) }
  /// There is breakfast.
  public var servesBreakfast: GMSBooleanPlaceAttribute { .init(place.servesBreakfast) }
  /// There is lunch.
  public var servesLunch: GMSBooleanPlaceAttribute { .init(place.servesLunch) }
  /// There is dinner.
  public var servesDinner: GMSBooleanPlaceAttribute { .init(place.servesDinner) }
  /// There is beer.
  public var servesBeer: GMSBooleanPlaceAttribute { .init(place.servesBeer) }
  /// There is wine.
  public var servesWine: GMSBooleanPlaceAttribute { .init(place.servesWine) }
  /// There is brunch.
  public var servesBrunch: GMSBooleanPlaceAttribute { .init(place.servesBrunch) }
  /// There is vegetarian food.
  public var servesVegetarianFood: GMSBooleanPlaceAttribute { .init(place.servesVegetarianFood) }
  /// One can get in with a wheelchair.
  public var wheelchairAccessibleEntrance: GMSBooleanPlaceAttribute { .init(place.accessibilityOptions?.wheelchairAccessibleEntrance) }
}

/// One part of an address.
public final class GMSAddressComponent: Sendable {
  private let component: AddressComponent

  init(_ component: AddressComponent) { self.component = component }

  /// The part as it is written out.
  public var name: String { component.name }
  /// A shorter form, as the code of a country.
  public var shortName: String? { component.shortName }
  /// The types of the part.
  public var types: [String] { component.types.map(\.rawValue) }
}

/// The box that shows a place.
public final class GMSPlaceViewportInfo: Sendable {
  private let region: RectangularCoordinateRegion

  init(_ region: RectangularCoordinateRegion) { self.region = region }

  /// The corner with the greater latitude.
  public var northEast: CLLocationCoordinate2D { region.northEast }
  /// The corner with the smaller latitude.
  public var southWest: CLLocationCoordinate2D { region.southWest }
  /// Whether both corners are positions.
  public var isValid: Bool { CLLocationCoordinate2DIsValid(northEast) && CLLocationCoordinate2DIsValid(southWest) }
}

/// The Open Location Code of a place.
public final class GMSPlusCode: Sendable {
  /// The whole code.
  public let globalCode: String
  /// The end of the code and a place near by.
  public let compoundCode: String?

  init(_ code: PlusCode) { (globalCode, compoundCode) = (code.globalCode, code.compoundCode) }
}

/// A photo of a place. No index holds photos.
public final class GMSPlacePhotoMetadata: Sendable {
  let photo: Photo

  init(_ photo: Photo) { self.photo = photo }

  /// What has to be shown with the photo.
  public var attributions: NSAttributedString? { photo.attributions.map { NSAttributedString(string: String($0.characters)) } }
  /// Its size in pixels.
  public var maxSize: CGSize { photo.maxSize }
}

/// The photos of a place.
public final class GMSPlacePhotoMetadataList: Sendable {
  /// The photos; always empty, because no index holds any.
  public let results: [GMSPlacePhotoMetadata]

  init(_ photos: [Photo]) { results = photos.map(GMSPlacePhotoMetadata.init) }
}
