// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// Reverse geocoding: finds the nearest address and place, then sublocality, town, and the containing areas.
///
/// An index knows the positions of places, not their extent. So each type of place is searched within the distance that it can be expected to reach,
/// and the areas are those that the address of the found place names.
struct ReverseGeocoding {
  let engine: SearchEngine
  let point: GeoPoint
  let deadline: ContinuousClock.Instant?

  /// A group of types, with its greatest distance.
  private struct Level {
    var types: [String]
    var meters: Double
  }

  static let addressTypes = ["street_address", "premise", "subpremise", "route", "intersection"]

  private static let levels = [
    Level(types: ["street_address", "premise", "subpremise"], meters: 50),
    Level(types: ["route", "intersection"], meters: 100),
    Level(types: ["neighborhood", "sublocality", "sublocality_level_1", "sublocality_level_2", "sublocality_level_3"], meters: 3_000),
    Level(types: ["postal_code"], meters: 5_000),
    Level(types: ["locality", "postal_town"], meters: 30_000),
  ]

  /// Greatest distance of a house, in metres.
  private static let nearbyHouse = 50.0

  /// Greatest distance of a place of interest, in metres.
  private static let nearbyPlace = 100.0

  /// The result, the most specific first.
  struct Found {
    /// The house of a street, unless another place is nearer; it comes before the places.
    var house: House?
    /// Ids of the places.
    var places: [Int] = []
    /// Whether the deadline left time to find all of them.
    var isComplete = true
  }

  func found() throws -> Found {
    var found = Found()
    do {
      try collect(into: &found)
    } catch is Patience.DeadlineExceeded where found.house != nil || !found.places.isEmpty {
      found.isComplete = false
    }
    return found
  }

  private func collect(into found: inout Found) throws {
    let house = try NearestHouse(engine: engine, point: point, deadline: deadline).found(within: Self.nearbyHouse)
    let address = try nearest(Self.levels[0])
    if let house, try address.map({ try house.meters < meters(to: $0) }) ?? true {
      found.house = house.house
    } else if let address {
      found.places.append(address)
    }
    if let interest = try placeOfInterest() { found.places.append(interest) }
    // The street of the found house is known; the point of another street may be nearer.
    if found.house != nil, let house {
      found.places.append(house.street)
    } else if let street = try nearest(Self.levels[1]) {
      found.places.append(street)
    }
    for level in Self.levels.dropFirst(2) { if let place = try nearest(level) { found.places.append(place) } }
    found.places += try areas(around: found.places)
  }

  private func meters(to place: Int) throws -> Double { point.distanceMeters(to: try engine.reader.core(of: place).location) }

  // MARK: Nearest of a type

  private func nearest(_ level: Level) throws -> Int? {
    var scope = Scope(limit: 1, deadline: deadline)
    scope.primaryTypes = level.types.compactMap(PlaceTypeTable.code(of:))
    return try nearest(scope, within: level.meters).first
  }

  private func placeOfInterest() throws -> Int? {
    var scope = Scope(limit: 1, deadline: deadline)
    scope.families = [.poi]
    scope.excludedPrimaryTypes = Self.addressTypes
    return try nearest(scope, within: Self.nearbyPlace).first
  }

  private func nearest(_ scope: Scope, within meters: Double) throws -> [Int] {
    let result = try engine.nearest(NearestRequest(point: point, maxMeters: meters, scope: scope))
    // An incomplete search may have missed the nearest place.
    if !result.isComplete { throw Patience.DeadlineExceeded() }
    return result.places.map(\.place)
  }

  // MARK: Areas

  /// The areas and the country that the address of the most general found place names; without such a place, those of the nearest settlement.
  private func areas(around places: [Int]) throws -> [Int] {
    guard let guide = try places.last ?? nearestSettlement() else { return [] }
    let address = try engine.reader.record(of: guide).address
    guard let country = address.countryCode else { return [] }
    return [
      try area("administrative_area_level_2", named: address.administrativeArea2, in: country, within: 100_000),
      try area("administrative_area_level_1", named: address.administrativeArea1, in: country, within: 1_000_000),
      try area("country", named: nil, in: country, within: .infinity),
    ].compactMap { $0 }
  }

  /// Greatest distance from a settlement at which a position still belongs to its country, in metres.
  private static let outback = 200_000.0

  private func nearestSettlement() throws -> Int? {
    var scope = Scope(limit: 1, deadline: deadline)
    scope.families = [.settlement]
    return try nearest(scope, within: Self.outback).first
  }

  /// The nearest area of a type with the name. A country needs no name; an area that the address does not name is not guessed.
  private func area(_ type: String, named name: String?, in country: String, within meters: Double) throws -> Int? {
    if name == nil, type != "country" { return nil }
    var scope = Scope(limit: Self.namesakes, deadline: deadline)
    scope.primaryTypes = [type].compactMap(PlaceTypeTable.code(of:))
    scope.countries = [country]
    let near = try nearest(scope, within: meters)
    guard let name else { return near.first }
    let key = TextAnalyzer.query(name).key
    return try near.first { try PlaceTerms(engine.reader.record(of: $0)).isNamed(key) }
  }

  /// Number of areas that are examined for one with the right name.
  private static let namesakes = 50
}

extension PlaceTerms {
  /// Whether a folded text is one of the complete names, aliases included: addresses often have the short form of an area's name.
  func isNamed(_ key: [UInt8]) -> Bool { (mainForms + aliasForms).contains { $0.key == key } }
}
