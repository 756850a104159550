// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import GazetteerText
import Testing

/// Searches by position give what measuring every place gives, and break ties alike.
@Suite struct NearbyReferenceTests {
  private static let types = ["restaurant", "hotel", "airport", "locality", "sublocality", "country", "bar", "point_of_interest"]

  /// Types beyond the primary one, and a few places upon each other, so that distances tie.
  private static func world(_ seed: UInt64) throws -> (World, RandomWorld) {
    let random = RandomWorld(seed: seed)
    var chance = SeededRandom(seed: seed ^ 0xABCD)
    var records = random.records
    for index in records.indices {
      if records[index].primaryType != nil, chance.chance(0.5) {
        records[index].types.append(chance.pick(["bar", "point_of_interest", "hotel"]))
      }
      if records[index].primaryType == nil, chance.chance(0.5) { records[index].types = ["bar"] }
      records[index].types = records[index].types.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
      if index > 0, chance.chance(0.1) { records[index].location = records[index - 1].location }
    }
    return (try World(records), random)
  }

  private static func scope(_ random: inout RandomWorld, _ chance: inout SeededRandom, limit: Int) -> Scope {
    var scope = Scope(limit: limit)
    func some() -> [String] { (0..<chance.pick([1, 1, 2, 3])).map { _ in chance.pick(types) } }
    if chance.chance(0.2) { scope.types = some() }
    if chance.chance(0.1) { scope.requiredType = chance.pick(types) }
    if chance.chance(0.2) { scope.excludedTypes = some() }
    if chance.chance(0.2) { scope.primaryTypes = some().compactMap(PlaceTypeTable.code(of:)) }
    if chance.chance(0.2) { scope.excludedPrimaryTypes = some() }
    if chance.chance(0.2) { scope.families = Set([chance.pick(PlaceFamily.allCases), chance.pick(PlaceFamily.allCases)]) }
    if chance.chance(0.2) { scope.countries = [chance.pick(["FR", "US", "FJ", "DE", "JP"])] }
    if chance.chance(0.2) { scope.restriction = random.region() }
    return scope
  }

  @Test("the nearest places are those of a look at every place", arguments: Seeds.of(80))
  func nearest(seed: Int) throws {
    let (world, start) = try Self.world(UInt64(seed))
    var random = start
    var chance = SeededRandom(seed: UInt64(seed))
    for number in 0..<25 {
      var request = NearestRequest(point: random.region().center, limit: chance.pick([0, 1, 1, 3, 20, 50]))
      if chance.chance(0.1) { request.point = GeoPoint(latitudeE7: chance.pick([900_000_000, -900_000_000]), longitudeE7: 123) }
      if chance.chance(0.1) { request.point = GeoPoint(latitudeE7: 0, longitudeE7: chance.pick([1_800_000_000, -1_800_000_000])) }
      request.maxMeters = chance.pick([.infinity, .infinity, 0, 10, 5000, 300_000, 12_000_000])
      request.scope = Self.scope(&random, &chance, limit: request.limit)
      let found = try world.engine.nearest(request)
      let expected = world.reference.nearest(request)
      try #require(found.isComplete)
      if found.places != expected {
        Issue.record("seed \(seed), request \(number): \(request)\n found \(found.places)\n expected \(expected)")
        return
      }
    }
  }

  private static let earth = Region.box(
    GeoBox(
      low: GeoPoint(latitudeE7: -900_000_000, longitudeE7: -1_800_000_000),
      high: GeoPoint(latitudeE7: 900_000_000, longitudeE7: 1_800_000_000)))

  @Test("the most important places are those of a look at every place", arguments: Seeds.of(80))
  func mostImportant(seed: Int) throws {
    let (world, start) = try Self.world(UInt64(seed))
    var random = start
    var chance = SeededRandom(seed: UInt64(seed))
    for number in 0..<25 {
      // Of the whole earth, too, where the list is shorter than the region.
      let region = chance.chance(0.2) ? Self.earth : random.region()
      var request = MostImportantRequest(region: region, limit: chance.pick([0, 1, 1, 3, 20, 50]))
      request.scope = Self.scope(&random, &chance, limit: request.limit)
      let found = try world.engine.mostImportant(request)
      let expected = world.reference.mostImportant(request)
      try #require(found.isComplete)
      if found.places != expected {
        Issue.record("seed \(seed), request \(number): \(request)\n found \(found.places)\n expected \(expected)")
        return
      }
    }
  }

  @Test("the nearest and the most important places of layers are those of a look at every visible place", arguments: Seeds.of(60))
  func layers(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(seed))
    var chance = SeededRandom(seed: UInt64(seed) &+ 5)
    let world = try LayeredWorld(LayerReferenceTests.layers(random.records, &chance))
    func rows(_ places: [NearbyPlace], _ id: (Int) throws -> String) rethrows -> [String] {
      try places.map { "\(try id($0.place)) at \($0.meters) m" }
    }
    for number in 0..<25 {
      let region = chance.chance(0.2) ? Self.earth : random.region()
      let limit = chance.pick([0, 1, 3, 20])
      let maxMeters = chance.pick([.infinity, 10, 5000, 300_000, 12_000_000])
      let scope = Self.scope(&random, &chance, limit: limit)
      let nearest = NearestRequest(point: region.center, maxMeters: maxMeters, scope: scope)
      let important = MostImportantRequest(region: region, scope: scope)
      for (found, expected) in [
        (try world.engine.nearest(nearest), world.reference.nearest(nearest)),
        (try world.engine.mostImportant(important), world.reference.mostImportant(important)),
      ] {
        try #require(found.isComplete)
        let list = try rows(found.places, world.engine.reader.placeID(of:))
        try #require(list == rows(expected, world.reference.id(of:)), "seed \(seed), request \(number): \(scope), \(region), \(maxMeters)")
      }
    }
  }

  @Test(
    "of layers only those are read that have the words of an address", arguments: [("bemi", true), ("bem", false), ("fiji bemi", true)])
  func layersWithAddress(text: String, isFinished: Bool) throws {
    let towns = ["Suva", "Bemi", "Nadi"]
    let world = try LayeredWorld(
      towns.map { town in
        ReferenceLayer((0..<5).map { .place("Cafe \($0)", id: "\(town)\($0)", at: (Double($0), 1), locality: "\(town) Fiji") })
      })
    let address = isFinished ? TextAnalyzer.query(text).finished : TextAnalyzer.query(text)
    var nearest = NearestRequest(point: try #require(GeoPoint(latitude: 0, longitude: 1)), scope: Scope(limit: 3))
    var important = MostImportantRequest(region: Self.earth, scope: Scope(limit: 3))
    (nearest.address, important.address) = (address, address)
    for find in [{ try world.engine.nearest(nearest) }, { try world.engine.mostImportant(important) }] as [() throws -> NearbyResult] {
      let readers = world.engine.reader.layers.map(\.reader)
      let before = readers.map(\.counts.lists)
      let found = try find().places.map { try world.engine.reader.placeID(of: $0.place) }
      #expect(found.sorted() == ["Bemi0", "Bemi1", "Bemi2"])
      #expect(zip(readers, before).map { $0.counts.lists > $1 } == [false, true, false])
    }
  }

  @Test("more blocks than are read without a thought, with and without a list of types, give the same")
  func manyBlocks() throws {
    var chance = SeededRandom(seed: 7)
    let records = (0..<72_000).map { index in
      PlaceRecord.place(
        "p \(index)", at: (Double.random(in: -0.3...0.3, using: &chance), Double.random(in: -0.3...0.3, using: &chance)),
        importance: Double(chance.pick(0...999)) / 1000, type: index % 9000 == 0 ? "airport" : index % 2 == 0 ? "restaurant" : nil)
    }
    let world = try World(records)
    let circle = Region.circle(center: GeoPoint(latitudeE7: 0, longitudeE7: 0), radiusMeters: 49_000)
    for (types, limit) in [([], 20), (["restaurant"], 20), (["airport"], 20), (["airport", "restaurant"], 3)] {
      var request = MostImportantRequest(region: circle, limit: limit)
      request.types = types
      #expect(try world.engine.mostImportant(request).places == world.reference.mostImportant(request))
      var nearest = NearestRequest(point: circle.center, maxMeters: 49_000, limit: limit)
      nearest.types = types
      #expect(try world.engine.nearest(nearest).places == world.reference.nearest(nearest))
    }
    // Places that pass lie behind everything that the list is read for.
    var corner = MostImportantRequest(region: circle, limit: 20)
    corner.scope.restriction = .circle(center: GeoPoint(latitudeE7: 2_900_000, longitudeE7: 2_900_000), radiusMeters: 600)
    #expect(try world.engine.mostImportant(corner).places == world.reference.mostImportant(corner))
  }

  @Test func aDeadlineThatHasPassedAndACancelledSearchAreErrors() throws {
    let world = try World(.place("Oslo"))
    let here = GeoPoint(latitudeE7: 0, longitudeE7: 0)
    var nearest = NearestRequest(point: here)
    #expect(throws: CancellationError.self) { try world.engine.nearest(nearest, patience: Patience { true }) }
    nearest.deadline = .now
    #expect(throws: Patience.DeadlineExceeded.self) { try world.engine.nearest(nearest) }
    var important = MostImportantRequest(region: .circle(center: here, radiusMeters: 1))
    #expect(throws: CancellationError.self) { try world.engine.mostImportant(important, patience: Patience { true }) }
    important.deadline = .now
    #expect(throws: Patience.DeadlineExceeded.self) { try world.engine.mostImportant(important) }
  }
}
