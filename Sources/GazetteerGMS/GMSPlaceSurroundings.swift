// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gazetteer

/// Links to web pages about a place. The library only forms the URLs and does not load them.
public final class GMSPlaceGoogleMapsLinks: Sendable {
  private let links: GoogleMapsLinks

  init(_ links: GoogleMapsLinks) { self.links = links }

  /// Directions to the place.
  public var directionsURL: URL? { links.directionsURL }
  /// A map that shows the position of the place.
  public var placeURL: URL? { links.placeURL }
  /// Always nil: a form for a review needs an id of the map's own, which no index has.
  public var writeAReviewURL: URL? { links.writeAReviewURL }
  /// Always nil: no index holds reviews.
  public var reviewsURL: URL? { links.reviewsURL }
  /// Always nil: no index holds photos.
  public var photosURL: URL? { links.photosURL }
}

/// A place that contains another one, such as its town.
public final class GMSPlaceContainingPlace: Sendable {
  private let place: ContainingPlace

  init(_ place: ContainingPlace) { self.place = place }

  /// The name of the web service's resource: `places/` and the id.
  public var resourceName: String? { place.resourceName }
  /// The id, for a request of its own.
  public var placeID: String? { place.placeID }
}

/// Where a place is in relation to what people know.
public final class GMSPlaceAddressDescriptor: Sendable {
  private let descriptor: AddressDescriptor

  init(_ descriptor: AddressDescriptor) { self.descriptor = descriptor }

  /// Well-known places near by, the most useful first; at most five.
  public var landmarks: [GMSPlaceLandmark] { descriptor.landmarks.map(GMSPlaceLandmark.init) }
  /// The areas that contain the place, the smallest first; at most three.
  public var areas: [GMSPlaceArea] { descriptor.areas.map(GMSPlaceArea.init) }
}

/// A well-known place, by which another one can be described.
public final class GMSPlaceLandmark: Sendable {
  private let landmark: Landmark

  init(_ landmark: Landmark) { self.landmark = landmark }

  /// The name of the web service's resource: `places/` and the id.
  public var resourceName: String? { landmark.resourceName }
  /// The id.
  public var placeID: String? { landmark.placeID }
  /// The name.
  public var displayName: String? { landmark.displayName }
  /// BCP 47 tag of the name, when it is known.
  public var displayNameLanguageCode: String? { landmark.displayNameLanguageCode }
  /// The types, the primary one first; nil without any.
  public var types: [String]? { landmark.types.isEmpty ? nil : landmark.types.map(\.rawValue) }
  /// The relation of the described place to the landmark.
  public var spatialRelationship: GMSPlaceLandmarkSpatialRelationship { landmark.spatialRelationship }
  /// Geodesic metres between the two positions.
  public var straightLineDistanceMeters: Double { landmark.straightLineDistanceMeters }
  /// Always nil: no index knows roads.
  public var travelDistanceMeters: NSNumber? { landmark.travelDistanceMeters.map { NSNumber(value: $0) } }
}

/// The relation of a place to a landmark.
public typealias GMSPlaceLandmarkSpatialRelationship = Landmark.SpatialRelationship

/// An area that contains a place.
public final class GMSPlaceArea: Sendable {
  private let area: Area

  init(_ area: Area) { self.area = area }

  /// The name of the web service's resource: `places/` and the id.
  public var resourceName: String? { area.resourceName }
  /// The id.
  public var placeID: String? { area.placeID }
  /// The name.
  public var displayName: String? { area.displayName }
  /// BCP 47 tag of the name, when it is known.
  public var displayNameLanguageCode: String? { area.displayNameLanguageCode }
  /// Where in the area the place is.
  public var containment: GMSPlaceAreaContainment { area.containment }
}

/// Where in an area a place is.
public typealias GMSPlaceAreaContainment = Area.Containment
