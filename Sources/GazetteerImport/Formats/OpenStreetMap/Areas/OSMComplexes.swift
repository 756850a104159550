// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

/// The grounds of hospitals and universities: a building in them is a part, whatever kind of building it is, and no second hospital. The grounds of
/// schools may hold several schools.
struct OSMComplexes {
  private let areas: OSMAreas

  init(_ extract: OSMExtract) {
    areas = OSMAreas(
      extract.features.compactMap { feature in
        guard feature.role == .place, feature.point == nil else { return nil }
        let tags = extract.tags(of: feature)
        guard !Self.isBuilding(tags), let type = OSMTypes.standard.types(of: tags).first, Self.types.contains(type),
          let polygon = extract.shape(of: feature)?.polygon
        else { return nil }
        return OSMArea(name: tags["name"] ?? "", kind: .settlement(type), polygon: polygon)
      })
  }

  /// Whether a place with these types is only a building in the grounds of what its type says.
  func hasPart(_ tags: OSMTags, _ types: [String], at point: GeoPoint?) -> Bool {
    guard let type = types.first, let point, Self.types.contains(type), Self.isBuilding(tags) else { return false }
    return areas.containing(point).contains { areas.all[$0].kind == .settlement(type) }
  }

  private static let types: Set<String> = ["hospital", "university"]

  /// Whether nothing but the kind of a building says what the place is.
  private static func isBuilding(_ tags: OSMTags) -> Bool { tags.first(of: "amenity", "healthcare", "landuse", "office") == nil }
}
