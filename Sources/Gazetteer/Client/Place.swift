// SPDX-License-Identifier: Apache-2.0
public import Foundation
import GazetteerGeometry

#if canImport(CoreLocation)
  public import CoreLocation
#endif

/// A member of `Place` that a request can ask for.
public enum PlaceProperty: Hashable, Sendable, CaseIterable {
  /// Everything there is.
  case all
  /// `Place.addressComponents`.
  case addressComponents
  /// `Place.location`.
  case coordinate
  /// `Place.displayName`.
  case displayName
  /// `Place.editorialSummary`.
  case editorialSummary
  /// `Place.formattedAddress`.
  case formattedAddress
  /// `Place.internationalPhoneNumber`.
  case internationalPhoneNumber
  /// `Place.numberOfUserRatings`.
  case numberOfUserRatings
  /// `Place.placeID`.
  case placeID
  /// `Place.rating`.
  case rating
  /// `Place.timeZone`.
  case timeZone
  /// `Place.types`.
  case types
  /// `Place.viewportInfo`.
  case viewportInfo
  /// `Place.websiteURL`.
  case websiteURL
}

/// Asks for one place.
///
///     FetchPlaceRequest(placeID: suggestion.placeID, placeProperties: [.displayName, .formattedAddress])
public struct FetchPlaceRequest: Sendable {
  /// The id of a suggestion, or one that the place had before.
  public let placeID: String
  /// What is wanted of the place; without any it comes back empty.
  public let placeProperties: [PlaceProperty]
  /// The token of the search that led to the place.
  public let sessionToken: AutocompleteSessionToken?

  /// A request; whether it keeps the rules shows when it is sent.
  public init(placeID: String, placeProperties: [PlaceProperty], sessionToken: AutocompleteSessionToken? = nil) {
    self.placeID = placeID
    self.placeProperties = placeProperties
    self.sessionToken = sessionToken
  }
}

/// One part of an address.
public struct AddressComponent: Hashable, Sendable {
  /// What kind of part it is.
  public let types: [PlaceType]
  /// The part as it is written out.
  public let name: String
  /// A shorter form, as the code of a country.
  public let shortName: String?
}

/// A place with the members that were asked for; the others, and those that the index does not know, are nil or empty.
public struct Place: Sendable, CustomStringConvertible {
  /// The id, which may be newer than the one asked with.
  public let placeID: String?
  /// The name in the language of the client.
  public let displayName: String?
  /// The address in one line: for people to read, not for programs.
  public let formattedAddress: String?
  /// Where the place is; `kCLLocationCoordinate2DInvalid` when it was not asked for.
  public let location: CLLocationCoordinate2D
  /// The types, the primary one first.
  public let types: [PlaceType]
  /// The one type that filters compare with; comes with `.types`.
  public let primaryType: PlaceType?
  /// The box that shows the place.
  public let viewportInfo: RectangularCoordinateRegion?
  /// The parts of the address, the smallest first.
  public let addressComponents: [AddressComponent]?
  /// One or two sentences about the place.
  public let editorialSummary: String?
  /// The phone number with the prefix of its country.
  public let internationalPhoneNumber: String?
  /// 1…5.
  public let rating: Float?
  /// How many ratings there are; 0 when unknown.
  public let numberOfUserRatings: Int
  /// The time zone.
  public let timeZone: TimeZone?
  /// The place's own page.
  public let websiteURL: URL?
  /// What has to be shown with the data; comes with every place.
  public let attributions: AttributedString?

  init(_ facts: PlaceFacts, _ properties: [PlaceProperty]) {
    let wanted = Set(properties)
    func when<Value>(_ property: PlaceProperty, _ value: @autoclosure () -> Value?) -> Value? {
      wanted.contains(property) || wanted.contains(.all) ? value() : nil
    }
    placeID = when(.placeID, facts.id)
    displayName = when(.displayName, facts.name)
    formattedAddress = when(.formattedAddress, facts.formattedAddress)
    location = when(.coordinate, CLLocationCoordinate2D(facts.location)) ?? kCLLocationCoordinate2DInvalid
    types = when(.types, facts.types.map(PlaceType.init(rawValue:))) ?? []
    primaryType = when(.types, facts.primaryType.map(PlaceType.init(rawValue:)))
    viewportInfo = when(.viewportInfo, facts.viewport.map(RectangularCoordinateRegion.init(_:)))
    addressComponents = when(.addressComponents, facts.components.map(AddressComponent.init))
    editorialSummary = when(.editorialSummary, facts.editorialSummary)
    internationalPhoneNumber = when(.internationalPhoneNumber, facts.phone)
    rating = when(.rating, facts.rating.map { Float($0) })
    numberOfUserRatings = when(.numberOfUserRatings, facts.ratingCount) ?? 0
    timeZone = when(.timeZone, facts.timeZone.flatMap { TimeZone(identifier: $0) })
    websiteURL = when(.websiteURL, facts.website.flatMap { URL(string: $0) })
    attributions = facts.attributions.isEmpty ? nil : AttributedString(facts.attributions.joined(separator: "; "))
  }

  /// Name and id.
  public var description: String { "\(displayName ?? "place") (\(placeID ?? "no id"))" }
}

extension Place: Hashable {
  /// Whether all members are the same.
  public static func == (a: Place, b: Place) -> Bool { a.members == b.members }

  /// Hashes all members.
  public func hash(into hasher: inout Hasher) { hasher.combine(members) }

  private var members: [AnyHashable?] {
    [
      placeID, displayName, formattedAddress, location.latitude, location.longitude, types, primaryType, viewportInfo, addressComponents,
      editorialSummary, internationalPhoneNumber, rating, numberOfUserRatings, timeZone, websiteURL, attributions,
    ]
  }
}

extension AddressComponent {
  fileprivate init(_ component: PlaceFacts.Component) {
    types = component.types.map(PlaceType.init(rawValue:))
    name = component.longText
    shortName = component.shortText
  }
}
