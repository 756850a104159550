// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerIndex

/// Tells the address of positions: by the boundaries around them, else by the nearest settlement and the country of the whole file.
struct OSMLocator {
  private let areas: OSMAreas
  private let towns: OSMTowns
  /// The country of positions in no boundary that tells one.
  let country: String?

  init(areas: OSMAreas, towns: OSMTowns, country: String?) {
    (self.areas, self.towns, self.country) = (areas, towns, country)
  }

  /// The country, areas, town and postal code around a point.
  func address(of point: GeoPoint) -> Address {
    let around = areas.containing(point)
    var byLevel: [Int: String] = [:]
    var address = Address()
    for area in around {
      switch area.kind {
      case .administrative(let level): byLevel[level] = byLevel[level] ?? area.name
      case .settlement: break
      case .postal: address.postalCode = address.postalCode ?? area.name
      }
    }
    address.countryCode = around.lazy.compactMap(\.country).first ?? country
    let levels = OSMLevels.of(address.countryCode)
    address.administrativeArea1 = levels.area1.lazy.compactMap { byLevel[$0] }.first
    address.administrativeArea2 = levels.area2.lazy.compactMap { byLevel[$0] }.first
    address.locality =
      Self.settlement(around, ["locality"]) { levels.town.lazy.compactMap { byLevel[$0] }.first } ?? towns.nearest(to: point)
    address.sublocality = Self.settlement(around, ["sublocality", "neighborhood"]) { levels.part.lazy.compactMap { byLevel[$0] }.first }
    if address.administrativeArea2 == address.locality { address.administrativeArea2 = nil }
    if address.sublocality == address.locality { address.sublocality = nil }
    return address
  }

  /// The name by level, else that of an area which is a settlement of these types.
  private static func settlement(_ around: [OSMArea], _ types: [String], byLevel: () -> String?) -> String? {
    if let name = byLevel() { return name }
    return around.first { area in
      if case .settlement(let type) = area.kind { types.contains(type) } else { false }
    }?.name
  }

  /// The code of the country that the tags of an area name: `ISO3166-1`, or the first part of `ISO3166-2`.
  static func country(of tags: OSMTags) -> String? {
    if let code = tags.first(of: "ISO3166-1:alpha2", "ISO3166-1", "country_code", "country_code_iso3166_1_alpha_2") {
      return CountryCodes.alpha2(code)
    }
    return tags["ISO3166-2"].flatMap { CountryCodes.alpha2(String($0.prefix(2))) }
  }
}
