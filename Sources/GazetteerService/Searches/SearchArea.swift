// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// Where a text looks for places, because it names one beside what it asks for (`museums in Paris`, `coffee near the Opera House`); and which of the
/// places found there answer best.
struct SearchArea {
  /// How far the named place reaches.
  enum Extent: Equatable {
    /// A country, the most important places first.
    case country(String)
    /// A whole region, the most important places first.
    case within(Region)
    /// The surroundings of the named place, in metres, the nearest places first.
    case around(Double)
  }

  let place: PlaceRecord
  let extent: Extent
  /// Whether places whose address names the area come before others.
  let prefersAddresses: Bool
  private let terms: PlaceTerms
  /// Of a street.
  private let houses: [GeoPoint]

  /// The area that a named place represents.
  ///
  /// A country represents itself. Other areas and settlements represent their viewport, or a circle of a typical size. A part of a town that is known
  /// as a point only, any other place, as a station or a street, and a place that something is to be near represent their surroundings.
  ///
  /// - Parameter isNear: Whether the text asks for what is near the place, and not for what is in it.
  init(_ place: PlaceRecord, isNear: Bool = false) {
    self.place = place
    extent = Extent(place, isNear: isNear)
    terms = PlaceTerms(place)
    houses = place.isStreet ? place.houseNumbers.houses.map(\.location) : []
    prefersAddresses = !isNear && (PlaceFamily(primaryType: place.primaryType) != .poi || place.isStreet)
  }

  /// Where the places lie.
  var region: Region {
    switch extent {
    case .country: .earth
    case .within(let region): region
    case .around(let meters): .circle(center: place.location, radiusMeters: meters)
    }
  }

  /// Metres from the named place within which all places lie; infinite where only the region tells.
  var reach: Double { if case .circle(_, let radius) = region { radius } else { .infinity } }

  var goesByDistance: Bool { if case .around = extent { true } else { false } }

  /// Whether a location lies in the area; a country holds all, because its extent is not known.
  func contains(_ location: GeoPoint) -> Bool { region.contains(location) }

  /// The words that the address of a place in the area has.
  var addressWords: QueryText { TextAnalyzer.query(place.name).finished }

  /// Metres from the named place. From a street they are those to its nearest house; without known houses, to its box.
  func meters(to location: GeoPoint) -> Double {
    let own = place.location.distanceMeters(to: location)
    if !place.isStreet { return own }
    if !houses.isEmpty { return houses.reduce(own) { min($0, $1.sphericalDistanceMeters(to: location)) } }
    guard let box = place.viewport else { return own }
    return PlainBox.cover(of: box).map { $0.leastDistanceMeters(to: location) }.min() ?? own
  }

  /// Whether the address of a place says that it is in the area: it names the street or the town, in the same country and not too far for its namesake.
  func isNamed(inAddressOf record: PlaceRecord) -> Bool {
    let address = record.address
    if let country = address.countryCode, let own = place.address.countryCode, country != own { return false }
    let parts = place.isStreet ? [address.street] : address.areaParts(for: PlaceFamily(primaryType: place.primaryType))
    guard parts.contains(where: { $0.map { terms.isNamed(TextAnalyzer.query($0).key) } ?? false }) else { return false }
    return record.location.distanceMeters(to: place.location) <= Extent.reach(of: place)
  }
}

extension SearchArea.Extent {
  init(_ place: PlaceRecord, isNear: Bool) {
    let isArea = PlaceFamily(primaryType: place.primaryType) != .poi
    if isNear || !isArea {
      self = .around(isArea ? Self.radius(of: place.primaryType) : Self.walk + place.halfLength)
    } else if place.primaryType == "country", let code = place.address.countryCode {
      self = .country(code)
    } else if let viewport = place.viewport {
      self = .within(.box(viewport))
    } else {
      let radius = Self.radius(of: place.primaryType)
      self = radius <= Self.walk ? .around(radius) : .within(.circle(center: place.location, radiusMeters: radius))
    }
  }

  /// Walking distance in metres.
  private static let walk = 3_000.0

  /// Typical radius of an area without a viewport, in metres.
  private static func radius(of type: String?) -> Double {
    switch type {
    case "administrative_area_level_1"?: 150_000
    case "administrative_area_level_2"?: 50_000
    case "locality"?, "postal_town"?, "administrative_area_level_3"?: 15_000
    case let type? where PlaceFamily(primaryType: type) == .settlement: walk
    default: 300_000
    }
  }

  /// How far apart, in metres, a place and the street or area that its address names may be: farther away a namesake is meant.
  fileprivate static func reach(of place: PlaceRecord) -> Double {
    switch PlaceFamily(primaryType: place.primaryType) {
    case .poi: walk + place.halfLength
    case .settlement: 50_000 + place.halfLength
    case .region: .infinity
    }
  }
}

extension PlaceRecord {
  var isStreet: Bool { primaryType == "route" }

  /// Metres from the location to the farther corner of the viewport; 0 without one.
  fileprivate var halfLength: Double {
    guard let viewport else { return 0 }
    return max(location.distanceMeters(to: viewport.low), location.distanceMeters(to: viewport.high))
  }
}

extension Address {
  /// The parts that may name an area: a town for its part, and also regions for a region.
  fileprivate func areaParts(for family: PlaceFamily) -> [String?] {
    let town = [sublocality, locality, postalCode]
    return family == .region ? town + [administrativeArea2, administrativeArea1] : town
  }
}
