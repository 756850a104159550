// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// Finds the places of an index that contain a position, guided by an address.
///
/// An index knows the positions of places, not their extent. So a containing area is one whose full name is in the address; among areas of one name
/// the nearest counts.
struct ContainingAreas {
  let engine: SearchEngine
  /// The position.
  let point: GeoPoint
  /// Its address.
  let address: Address

  /// A part of an address, the types of places that it can name, and the greatest distance of their positions.
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

  /// Number of places of one name whose distances are compared.
  private static let namesakes = 10

  /// The smallest first: sublocality, locality, second- and first-level area, country; each as far as the index has it.
  ///
  /// - Throws: the errors of a search.
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
    var scope = Scope(limit: 1)
    scope.primaryTypes = ["country"].compactMap(PlaceTypeTable.code(of:))
    scope.countries = [code]
    return try engine.mostImportant(MostImportantRequest(scope)).places.first?.place
  }
}
