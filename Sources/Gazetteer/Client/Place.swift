// SPDX-License-Identifier: Apache-2.0
public import Foundation

#if canImport(CoreLocation)
  public import CoreLocation
#endif

/// What is known of a place. Members that were not asked for, and those without data, are nil, empty or unknown.
///
///     let place = try await client.fetchPlace(with: FetchPlaceRequest(placeID: id, placeProperties: [.displayName, .rating])).get()
///     print(place.displayName ?? "", place.rating ?? 0)
public struct Place: PlaceProtocol {
  /// A place of which nothing is known; the members are set afterwards, as previews and tests of an app want it.
  public init() {}

  // MARK: What it is

  /// The id, which may be newer than the one asked with.
  public var placeID: String?
  /// The name in the language of the client.
  public var displayName: String?
  /// The types, the primary one first.
  public var types: [PlaceType] = []
  /// The one type that filters compare with; comes with `.types`.
  public var primaryType: PlaceType?
  /// The primary type in words, in the language of the client where it has them, else in English; comes with `.types`.
  public var primaryTypeDisplayName: String?
  /// One or two sentences about the place.
  public var editorialSummary: String?
  /// What has to be shown with the data; comes with every place.
  public var attributions: AttributedString?

  // MARK: Where it is

  /// Where the place is; `kCLLocationCoordinate2DInvalid` when it was not asked for.
  public var location: CLLocationCoordinate2D {
    get { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
    set { (latitude, longitude) = (newValue.latitude, newValue.longitude) }
  }
  private var latitude = kCLLocationCoordinate2DInvalid.latitude
  private var longitude = kCLLocationCoordinate2DInvalid.longitude
  /// The box that shows the place.
  public var viewportInfo: RectangularCoordinateRegion?
  /// The address in one line: for people to read, not for programs.
  public var formattedAddress: String?
  /// The address without what people near by know.
  public var shortFormattedAddress: String?
  /// The parts of the address, the smallest first.
  public var addressComponents: [AddressComponent]?
  /// The address in the parts that a letter needs.
  public var postalAddress: PostalAddress?
  /// The Open Location Code.
  public var plusCode: PlusCode?
  /// The places that contain it, the smallest first: part of the town, town, areas, country, as far as the index has them.
  public var containingPlaces: [ContainingPlace]?
  /// Where it is in relation to landmarks near by and to its areas.
  public var addressDescriptor: AddressDescriptor?

  // MARK: When it is open

  /// The time zone; one with a fixed offset when only that is known.
  public var timeZone: TimeZone? { didSet { openRule = nil } }
  /// Whether it is in operation.
  public var businessStatus = BusinessStatus.unknown { didSet { openRule = nil } }
  /// The hours of every week.
  public var regularOpeningHours: OpeningHours? { didSet { openRule = nil } }
  /// The hours of the seven days that begin today, with holidays and other exceptions.
  public var currentOpeningHours: OpeningHours? { didSet { openRule = nil } }
  /// The hours of every week for other purposes, such as delivery.
  public var regularSecondaryOpeningHours: [OpeningHours]?
  /// The hours of the seven days that begin today for other purposes.
  public var currentSecondaryOpeningHours: [OpeningHours]?
  /// The record's own opening rules; only when the hours above are as fetched.
  var openRule: OpenRule?

  // MARK: How to reach it, and what people say

  /// The phone number with the prefix of its country.
  public var internationalPhoneNumber: String?
  /// The phone number as it is dialled in its country.
  public var nationalPhoneNumber: String?
  /// The place's own page.
  public var websiteURL: URL?
  /// Web pages that show the position on a map; nothing here asks for them.
  public var googleMapsLinks: GoogleMapsLinks?
  /// 1…5.
  public var rating: Float?
  /// How many ratings there are; 0 when unknown.
  public var numberOfUserRatings = 0
  /// How dear it is.
  public var priceLevel = PriceLevel.unspecified
  /// What people pay.
  public var priceRange: PriceRange?
  /// Always nil: no index holds photos.
  public var photos: [Photo]?
  /// Always nil: no index holds reviews.
  public var reviews: [Review]?
  /// Always nil: no index holds warnings.
  public var consumerAlert: ConsumerAlert?
  /// Where the shape of the icon is, as the source has it.
  public var iconMaskURL: URL?
  /// The colour behind the icon, as the source has it.
  public var iconBackgroundColor: PlaceColor?

  // MARK: What it offers; nil is not known

  /// What wheelchair users want to know.
  public var accessibilityOptions: AccessibilityOptions?
  /// How one can park.
  public var parkingOptions: ParkingOptions?
  /// How one can pay.
  public var paymentOptions: PaymentOptions?
  /// What fuel costs.
  public var fuelOptions: FuelOptions?
  /// Where electric cars can be charged.
  public var evChargeOptions: EVChargeOptions?
  /// Dogs may come in.
  public var allowsDogs: Bool?
  /// Children are welcome.
  public var goodForChildren: Bool?
  /// Groups find room.
  public var goodForGroups: Bool?
  /// One can watch sports.
  public var goodForWatchingSports: Bool?
  /// A table can be reserved.
  public var isReservable: Bool?
  /// Musicians play.
  public var liveMusic: Bool?
  /// There are dishes for children.
  public var menuForChildren: Bool?
  /// One can sit outside.
  public var outdoorSeating: Bool?
  /// There is a toilet.
  public var restroom: Bool?
  /// There is beer.
  public var servesBeer: Bool?
  /// There is breakfast.
  public var servesBreakfast: Bool?
  /// There is brunch.
  public var servesBrunch: Bool?
  /// There are cocktails.
  public var servesCocktails: Bool?
  /// There is coffee.
  public var servesCoffee: Bool?
  /// There is dessert.
  public var servesDessert: Bool?
  /// There is dinner.
  public var servesDinner: Bool?
  /// There is lunch.
  public var servesLunch: Bool?
  /// There is vegetarian food.
  public var servesVegetarianFood: Bool?
  /// There is wine.
  public var servesWine: Bool?
  /// Orders are brought to the car.
  public var supportsCurbsidePickup: Bool?
  /// Orders are brought home.
  public var supportsDelivery: Bool?
  /// One can eat there.
  public var supportsDineIn: Bool?
  /// One can take food away.
  public var supportsTakeout: Bool?

  /// Name and id.
  public var description: String { "\(displayName ?? "place") (\(placeID ?? "no id"))" }
}
