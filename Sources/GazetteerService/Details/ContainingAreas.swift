// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerGeometry
import GazetteerIndex
import GazetteerText

/// The places of an index that contain a position, as far as an address names them.
///
/// An index knows where places are, not how far they reach. So an area is one that the address names in full, and of areas of one name the nearest.
struct ContainingAreas {
  let engine: SearchEngine
  /// The position.
  let point: GeoPoint
  /// Its address.
  let address: Address

  /// A part of an address, the types of places that can be this part, and how far away their points may be.
  private struct Level {
    var part: any KeyPath<Address, String?> & Sendable
    var types: [String]
    var meters: Double
  }

  private static let levels = [
    Level(
      part: \.sublocality,
      types: ["neighborhood", "sublocality", "sublocality_level_1", "sublocality_level_2", "sublocality_level_3"], meters: 10_000),
    Level(part: \.locality, types: ["locality", "postal_town"], meters: 50_000),
    Level(part: \.administrativeArea2, types: ["administrative_area_level_2"], meters: 200_000),
    Level(part: \.administrativeArea1, types: ["administrative_area_level_1"], meters: 2_000_000),
  ]

  /// Places of one name that are compared by their distance.
  private static let namesakes = 10

  /// The smallest first: part of the town, town, areas of second and first level, country; each where the index has it.
  ///
  /// - Throws: as the engine's search.
  /// - Complexity: at most five searches, each with at most `namesakes` results.
  func places() throws -> [Int] {
    guard let country = address.countryCode else { return [] }
    var places: [Int] = []
    for level in Self.levels {
      guard let name = address[keyPath: level.part], let place = try place(of: level, named: name, in: country) else { continue }
      if !places.contains(place) { places.append(place) }
    }
    return try places + [self.country(country)].compactMap(\.self)
  }

  private func place(of level: Level, named name: String, in country: String) throws -> Int? {
    var request = SearchRequest(text: name)
    request.hasFinishedWords = true
    request.restriction = .circle(center: point, radiusMeters: level.meters)
    request.primaryTypes = level.types.compactMap(PlaceTypeTable.code(of:))
    request.countries = [country]
    request.limit = Self.namesakes
    let key = TextAnalyzer.query(name).key
    let named = try engine.search(request).candidates.filter { candidate in
      try PlaceTerms(engine.reader.record(of: candidate.place)).isNamed(key)
    }
    let found = named.map { NearbyPlace(place: $0.place, meters: point.distanceMeters(to: $0.location)) }
    return found.min()?.place
  }

  private func country(_ code: String) throws -> Int? {
    var request = MostImportantRequest(region: .earth, limit: 1)
    request.criteria.primaryTypes = ["country"]
    request.criteria.countries = [code]
    return try engine.mostImportant(request).places.first?.place
  }
}
