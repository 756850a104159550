// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gazetteer

#if canImport(UIKit)
  public import UIKit
#endif

/// What is known of a place. Members that were not asked for, and those without data, are nil, 0 or unknown.
///
/// Most members are rows of Data/fields, listed in Generated; here are those whose values differ from what `Place` has.
public final class GMSPlace: Sendable, CustomStringConvertible {
  /// The place in the terms of the newer kit.
  public let place: Place

  /// A place made of one of the newer kit.
  public init(_ place: Place) { self.place = place }

  /// Where the place is; `kCLLocationCoordinate2DInvalid` when it was not asked for.
  public var coordinate: CLLocationCoordinate2D { place.location }
  /// The average rating, 1…5; 0.0 when there is none.
  public var rating: Float { place.rating ?? 0 }
  /// How many ratings there are.
  public var userRatingsTotal: UInt { UInt(max(0, place.numberOfUserRatings)) }
  /// The types, the primary one first; nil without any.
  public var types: [String]? { place.types.isEmpty ? nil : place.types.map(\.rawValue) }
  /// What has to be shown with the data.
  public var attributions: NSAttributedString? { place.attributions.map { NSAttributedString(string: String($0.characters)) } }
  /// Minutes that the clocks of the place are ahead of UTC now.
  public var utcOffsetMinutes: NSNumber? { place.timeZone.map { NSNumber(value: $0.secondsFromGMT() / 60) } }
  /// The colour behind the icon, as the source has it.
  public var iconBackgroundColor: GMSAutocompleteColor? { place.iconBackgroundColor.map(GMSAutocompleteColor.make) }
  /// Wheelchair-accessible entrance.
  public var wheelchairAccessibleEntrance: GMSBooleanPlaceAttribute { .init(place.accessibilityOptions?.wheelchairAccessibleEntrance) }
  /// Name and id.
  public var description: String { place.description }
}

extension GMSPlace {
  /// Whether the place is open now; see `isOpen(at:)`.
  public func isOpen() -> GMSPlaceOpenStatus { isOpen(at: .now) }

  /// Whether the place is open at a date, as far as it tells itself: opening hours and UTC offset are needed, and a business status that was not
  /// asked for is taken to be operational. A place that was fetched with all three gives the answer of `GMSPlacesClient.isOpen`, for any date.
  public func isOpen(at date: Date) -> GMSPlaceOpenStatus { GMSPlaceOpenStatus(place.isOpen(at: date)) }
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
