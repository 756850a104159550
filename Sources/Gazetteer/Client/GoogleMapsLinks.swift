// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Links to web pages about a place. The library only forms the URLs and does not load them.
///
///     let directions = place.googleMapsLinks?.directionsURL
public struct GoogleMapsLinks: Hashable, Sendable {
  /// Directions to the place.
  public var directionsURL: URL?
  /// A map that shows the position of the place.
  public var placeURL: URL?
  /// Always nil: a form for a review needs an id of the map's own, which no index has.
  public var writeAReviewURL: URL?
  /// Always nil: no index holds reviews.
  public var reviewsURL: URL?
  /// Always nil: no index holds photos.
  public var photosURL: URL?

  /// Links of which none is known yet.
  public init() {}
}

extension GoogleMapsLinks {
  init(_ links: PlaceFacts.MapsLinks) {
    directionsURL = URL(string: links.directions)
    placeURL = URL(string: links.place)
  }
}
