// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex

/// The area to search for places of a category (`museums in Paris`, `coffee near the Opera House`), and the order of the results.
enum SearchArea: Equatable {
  /// A whole region, the most important places first.
  case within(Region)
  /// A country, the most important places first.
  case country(String)
  /// The surroundings of a point, the nearest places first.
  case around(GeoPoint, meters: Double)

  /// The area that a named place represents.
  ///
  /// A country represents itself. Other areas and settlements represent their viewport, or a circle of a typical size. Any other place, as a station
  /// or a museum, represents its surroundings.
  init(_ place: PlaceRecord) {
    if place.primaryType == "country", let code = place.address.countryCode {
      self = .country(code)
      return
    }
    if PlaceFamily(primaryType: place.primaryType) == .poi {
      self = .around(place.location, meters: Self.walk)
    } else if let viewport = place.viewport {
      self = .within(.box(viewport))
    } else {
      self = .within(.circle(center: place.location, radiusMeters: Self.radius(of: place.primaryType)))
    }
  }

  /// The centre for an order by distance; nil for an order by importance.
  var center: GeoPoint? {
    if case .around(let point, _) = self { point } else { nil }
  }

  /// Walking distance in metres.
  private static let walk = 3_000.0

  /// Typical radius of an area without a viewport, in metres.
  private static func radius(of type: String?) -> Double {
    switch type {
    case "administrative_area_level_1"?: 150_000
    case "administrative_area_level_2"?: 50_000
    case "locality"?, "postal_town"?, "administrative_area_level_3"?: 15_000
    case let type? where PlaceFamily(primaryType: type) == .settlement: 3_000
    default: 300_000
    }
  }
}
