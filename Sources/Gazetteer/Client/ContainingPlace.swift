// SPDX-License-Identifier: Apache-2.0

/// A place that contains another one, such as its town.
///
///     for outer in place.containingPlaces ?? [] { print(outer.placeID ?? "") }
public struct ContainingPlace: Hashable, Sendable {
  /// The name of the web service's resource: `places/` and the id.
  public var resourceName: String?
  /// The id, for a request of its own.
  public var placeID: String?

  /// A place with its id.
  ///
  /// - Parameters:
  ///   - resourceName: `places/` and the id.
  ///   - placeID: the id.
  public init(resourceName: String? = nil, placeID: String? = nil) {
    self.resourceName = resourceName
    self.placeID = placeID
  }
}

extension ContainingPlace {
  init(_ place: PlaceFacts.ContainingPlace) { self.init(resourceName: "places/\(place.id)", placeID: place.id) }
}
