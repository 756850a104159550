// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex

/// Where the places of a category are looked for (`museums in Paris`, `coffee near the Opera House`), and what comes first there.
enum SearchArea: Equatable {
  /// In the whole of a region, the most important first.
  case within(Region)
  /// In a country, the most important first.
  case country(String)
  /// Around a point, the nearest first.
  case around(GeoPoint, meters: Double)

  /// The area that a named place stands for.
  ///
  /// A country is meant as such, other areas and settlements by their viewport, else by a circle as large as such places are; around everything
  /// else, as a station or a museum, what is near is wanted.
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

  /// Whence the nearest come first; nil when the most important do.
  var center: GeoPoint? {
    if case .around(let point, _) = self { point } else { nil }
  }

  /// Metres that people go on foot.
  private static let walk = 3_000.0

  /// How far an area without a viewport reaches, in metres.
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
