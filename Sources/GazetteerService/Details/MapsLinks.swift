// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

extension PlaceFacts {
  /// URLs of web pages about a place. They open a map on the web; the library does not load them.
  ///
  /// Links to reviews and photos are missing, because they need an id of the map service, which no index has.
  package struct MapsLinks: Hashable, Sendable {
    /// A map that shows the position.
    package let place: String
    /// Directions to the position from the reader's location.
    package let directions: String

    /// The links for a position, in their published form.
    ///
    /// Source: https://developers.google.com/maps/documentation/urls/get-started
    init(to location: GeoPoint) {
      let latitude = decimalText(Int(location.latitudeE7), places: 7)
      let position = "\(latitude)%2C\(decimalText(Int(location.longitudeE7), places: 7))"
      place = "https://www.google.com/maps/search/?api=1&query=\(position)"
      directions = "https://www.google.com/maps/dir/?api=1&destination=\(position)"
    }
  }

  /// Links to the position; nil for a business without an address to visit.
  package var mapsLinks: MapsLinks? { isPureServiceArea ? nil : MapsLinks(to: location) }
}
