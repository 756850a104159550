// SPDX-License-Identifier: Apache-2.0
// swift-format-ignore-file
// Made by Scripts/generate-listings.
public import Foundation

/// What is known of a place. Members that were not asked for, and those without data, are nil, empty or unknown.
///
///     let place = try await client.fetchPlace(with: FetchPlaceRequest(placeID: id, placeProperties: [.displayName, .rating])).get()
///     print(place.displayName ?? "", place.rating ?? 0)
public struct Place: PlaceProtocol {
  /// A place of which nothing is known; the members are set afterwards, as previews and tests of an app want it.
  public init() {}

  /** The id, which may be newer than the one asked with. */ public var placeID: String?
  /** The types, the primary one first. */ public var types: [PlaceType] = []
  /** The phone number as dialled within its country. */ public var nationalPhoneNumber: String?
  /** The phone number with the prefix of its country. */ public var internationalPhoneNumber: String?
  /** The address in one line: for people to read, not for programs. */ public var formattedAddress: String?
  /** The parts of the address, the smallest first. */ public var addressComponents: [AddressComponent]?
  /** The Open Location Code. */ public var plusCode: PlusCode?
  /** The box that shows the place. */ public var viewportInfo: RectangularCoordinateRegion?
  /** The average rating, 1…5. */ public var rating: Float?
  /** The place's own page. */ public var websiteURL: URL?
  /** The hours of every week. */ public var regularOpeningHours: OpeningHours?
  /** Whether it is in operation. */ public var businessStatus: BusinessStatus = .unknown
  /** Price level. */ public var priceLevel: PriceLevel = .unspecified
  /** What has to be shown with the data; comes with every place. */ public var attributions: AttributedString?
  /** How many ratings there are; 0 when unknown. */ public var numberOfUserRatings: Int = 0
  /** The name in the language of the client. */ public var displayName: String?
  /** The hours of the seven days that begin today, with holidays and other exceptions. */ public var currentOpeningHours: OpeningHours?
  /** The hours of the seven days that begin today for other purposes, such as delivery. */ public var currentSecondaryOpeningHours: [OpeningHours]?
  /** The hours of every week for other purposes, such as delivery. */ public var regularSecondaryOpeningHours: [OpeningHours]?
  /** The primary type in words, in the language of the client, else in English; comes with `.types`. */ public var primaryTypeDisplayName: String?
  /** The one type that filters compare with; comes with `.types`. */ public var primaryType: PlaceType?
  /** The address without what people near by know. */ public var shortFormattedAddress: String?
  /** One or two sentences about the place. */ public var editorialSummary: String?
  /** The time zone; one with a fixed offset when only that is known. */ public var timeZone: TimeZone?
  /** The places that contain it, the smallest first: part of the town, town, areas, country, as far as the index has them. */ public var containingPlaces: [ContainingPlace]?
  /** Where it is in relation to landmarks near by and to its areas. */ public var addressDescriptor: AddressDescriptor?
  /** The address in the parts that a letter needs. */ public var postalAddress: PostalAddress?
  /** Web pages that show the position on a map; nothing here asks for them. */ public var googleMapsLinks: GoogleMapsLinks?
  /** Where the shape of the icon is, as the source has it. */ public var iconMaskURL: URL?
  /** The colour behind the icon, as the source has it. */ public var iconBackgroundColor: PlaceColor?
  /** Offers takeout. */ public var supportsTakeout: Bool?
  /** Delivers. */ public var supportsDelivery: Bool?
  /** Serves guests at tables. */ public var supportsDineIn: Bool?
  /** Brings orders to the car. */ public var supportsCurbsidePickup: Bool?
  /** Takes reservations. */ public var isReservable: Bool?
  /** Serves breakfast. */ public var servesBreakfast: Bool?
  /** Serves lunch. */ public var servesLunch: Bool?
  /** Serves dinner. */ public var servesDinner: Bool?
  /** Serves beer. */ public var servesBeer: Bool?
  /** Serves wine. */ public var servesWine: Bool?
  /** Serves brunch. */ public var servesBrunch: Bool?
  /** Serves vegetarian food. */ public var servesVegetarianFood: Bool?
  /** Has seats outside. */ public var outdoorSeating: Bool?
  /** Has live music. */ public var liveMusic: Bool?
  /** Has a menu for children. */ public var menuForChildren: Bool?
  /** Serves cocktails. */ public var servesCocktails: Bool?
  /** Serves dessert. */ public var servesDessert: Bool?
  /** Serves coffee. */ public var servesCoffee: Bool?
  /** Good for children. */ public var goodForChildren: Bool?
  /** Allows dogs. */ public var allowsDogs: Bool?
  /** Has a restroom. */ public var restroom: Bool?
  /** Good for groups. */ public var goodForGroups: Bool?
  /** Good for watching sports. */ public var goodForWatchingSports: Bool?
  /** How to pay. */ public var paymentOptions: PaymentOptions?
  /** How to park. */ public var parkingOptions: ParkingOptions?
  /** What is accessible with a wheelchair. */ public var accessibilityOptions: AccessibilityOptions?
  /** Prices of fuel. */ public var fuelOptions: FuelOptions?
  /** Where electric cars can be charged. */ public var evChargeOptions: EVChargeOptions?
  /** What people pay. */ public var priceRange: PriceRange?
  /** Always nil: no index has reviews. */ public var reviews: [Review]?
  /** Always nil: no index has photos. */ public var photos: [Photo]?
  /** Always nil: no index has warnings. */ public var consumerAlert: ConsumerAlert?

  /// What `location` reads and sets.
  var position = Position()
  /// What `openRule` returns while the hours are as fetched.
  var fetchedRule: OpenRule?
}
