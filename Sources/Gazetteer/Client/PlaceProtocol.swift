// SPDX-License-Identifier: Apache-2.0
public import Foundation

#if canImport(CoreLocation)
  public import CoreLocation
#endif

/// What views need of a place, so that they can be tried with another type than `Place`.
///
///     func title(of place: some PlaceProtocol) -> String { place.displayName ?? "" }
public protocol PlaceProtocol: CustomStringConvertible, Hashable, Sendable {
  /// The id.
  var placeID: String? { get }
  /// The name.
  var displayName: String? { get }
  /// The types, the primary one first.
  var types: [PlaceType] { get }
  /// Where the place is.
  var location: CLLocationCoordinate2D { get }
  /// The box that shows the place.
  var viewportInfo: RectangularCoordinateRegion? { get }
  /// The address in one line.
  var formattedAddress: String? { get }
  /// The parts of the address, the smallest first.
  var addressComponents: [AddressComponent]? { get }
  /// The Open Location Code.
  var plusCode: PlusCode? { get }
  /// The time zone.
  var timeZone: TimeZone? { get }
  /// Whether it is in operation.
  var businessStatus: BusinessStatus { get }
  /// The hours of every week.
  var regularOpeningHours: OpeningHours? { get }
  /// The hours of the seven days that begin today.
  var currentOpeningHours: OpeningHours? { get }
  /// The hours of these days for other purposes.
  var currentSecondaryOpeningHours: [OpeningHours]? { get }
  /// The phone number with the prefix of its country.
  var internationalPhoneNumber: String? { get }
  /// The place's own page.
  var websiteURL: URL? { get }
  /// 1…5.
  var rating: Float? { get }
  /// How many ratings there are; 0 when unknown.
  var numberOfUserRatings: Int { get }
  /// Price level.
  var priceLevel: PriceLevel { get }
  /// One or two sentences about the place.
  var editorialSummary: String? { get }
  /// Photos.
  var photos: [Photo]? { get }
  /// Reviews.
  var reviews: [Review]? { get }
  /// A warning.
  var consumerAlert: ConsumerAlert? { get }
  /// What wheelchair users want to know.
  var accessibilityOptions: AccessibilityOptions? { get }
  /// What has to be shown with the data.
  var attributions: AttributedString? { get }
}
