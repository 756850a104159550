// SPDX-License-Identifier: Apache-2.0

/// Where a place is in relation to what people know.
///
///     if let landmark = place.addressDescriptor?.landmarks.first {
///       print("\(Int(landmark.straightLineDistanceMeters)) m from \(landmark.displayName ?? "")")
///     }
public struct AddressDescriptor: Hashable, Sendable {
  /// Well-known places near by, the most useful first; at most five.
  public var landmarks: [Landmark]
  /// The areas that contain the place, the smallest first; at most three.
  public var areas: [Area]

  /// A description.
  ///
  /// - Parameters:
  ///   - landmarks: the landmarks, the most useful first.
  ///   - areas: the areas, the smallest first.
  public init(landmarks: [Landmark] = [], areas: [Area] = []) {
    self.landmarks = landmarks
    self.areas = areas
  }
}

/// A well-known place, by which another one can be described.
///
///     let inStreet = landmarks.filter { $0.spatialRelationship == .downTheRoad }
public struct Landmark: Hashable, Sendable {
  /// The relation of the described place to the landmark.
  ///
  /// An index knows positions and addresses, so answers have `near` and `downTheRoad` only.
  public enum SpatialRelationship: Int, Hashable, Sendable, CaseIterable {
    /// Nothing more is known than that they are near.
    case near = 0
    /// In the landmark.
    case within
    /// Next to the landmark.
    case beside
    /// On the other side of the road.
    case acrossTheRoad
    /// In the same street, neither beside nor across.
    case downTheRoad
    /// In another street, one turn away.
    case aroundTheCorner
    /// On the far side of the landmark's entrance.
    case behind
  }

  /// The name of the web service's resource: `places/` and the id.
  public var resourceName: String?
  /// The id.
  public var placeID: String?
  /// The name in the language of the client.
  public var displayName: String?
  /// BCP 47 tag of the name, when it is known.
  public var displayNameLanguageCode: String?
  /// The types, the primary one first.
  public var types: [PlaceType] = []
  /// The relation of the described place to the landmark.
  public var spatialRelationship = SpatialRelationship.near
  /// Geodesic metres between the two positions.
  public var straightLineDistanceMeters: Double = 0
  /// Always nil: no index knows roads.
  public var travelDistanceMeters: Double?

  /// A landmark of which nothing is known yet.
  public init() {}
}

/// An area that contains a place.
///
///     let isCentral = place.addressDescriptor?.areas.first?.containment == .within
public struct Area: Hashable, Sendable {
  /// Where in an area a place is, as far as the area's viewport shows it.
  public enum Containment: Int, Hashable, Sendable, CaseIterable {
    /// Not known.
    case unspecified = 0
    /// Near its middle.
    case within
    /// Farther out.
    case outskirts
    /// Not in it, but near by.
    case near
  }

  /// The name of the web service's resource: `places/` and the id.
  public var resourceName: String?
  /// The id.
  public var placeID: String?
  /// The name in the language of the client.
  public var displayName: String?
  /// BCP 47 tag of the name, when it is known.
  public var displayNameLanguageCode: String?
  /// Where in the area the place is.
  public var containment = Containment.unspecified

  /// An area of which nothing is known yet.
  public init() {}
}
