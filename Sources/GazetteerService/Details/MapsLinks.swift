// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerNumbers

extension PlaceFacts {
  /// Addresses of web pages about a place. They open a map on the web; nothing here asks for them.
  ///
  /// Links to reviews, to photos and to the form for a review need an id of the map's own, which no index has, so there are none.
  package struct MapsLinks: Hashable, Sendable {
    /// A map that shows the position.
    package let place: String
    /// Directions to the position, from wherever the reader is.
    package let directions: String

    /// The links of a position, in the published form of such addresses.
    ///
    /// Source: https://developers.google.com/maps/documentation/urls/get-started
    init(to location: GeoPoint) {
      let latitude = decimalText(Int(location.latitudeE7), places: 7)
      let position = "\(latitude)%2C\(decimalText(Int(location.longitudeE7), places: 7))"
      place = "https://www.google.com/maps/search/?api=1&query=\(position)"
      directions = "https://www.google.com/maps/dir/?api=1&destination=\(position)"
    }
  }

  /// Links to the place's position; nil for a business that nobody can visit.
  package var mapsLinks: MapsLinks? { isPureServiceArea ? nil : MapsLinks(to: location) }
}
