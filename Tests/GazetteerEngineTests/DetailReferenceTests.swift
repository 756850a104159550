// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import Testing

/// A test of what the details of a place mention.
struct Mentions: DetailTest {
  /// The words, of which one has to be mentioned; or none of them.
  var words: [String]
  var isWanted = true
  /// What it says of how many places fail; the search has to be right either way.
  var excludesFew = false
  var objection = FilterObjection.rating
  var needsDetails: Bool { isWanted }

  func objection(to place: JudgedPlace) throws -> FilterObjection? {
    words.contains { place.details?.mention($0) ?? false } == isWanted ? nil : objection
  }
}

/// Promise P1 with a test that needs the details of places, for every search of the engine; and what such a search costs.
@Suite struct DetailReferenceTests {
  private static func test(_ random: inout SeededRandom) -> Mentions {
    Mentions(
      words: random.pick([["Zebra"], ["Lion", "lion"], ["stars"], ["Zebra", "Lion", "lion"], ["nothing"]]), isWanted: random.chance(0.5),
      excludesFew: random.chance(0.5))
  }

  @Test("the search with a test of details equals its reference engine", arguments: Seeds.of(160))
  func equalsReference(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(seed))
    var chance = SeededRandom(seed: UInt64(seed) &+ 31)
    let world = try World(random.records)
    for number in 0..<25 {
      var request = random.request()
      request.details = Self.test(&chance)
      request.weakest = [.partial, .corrected, .infix][number % 3]
      let found = try world.engine.search(request)
      try #require(found.isComplete)
      #expect(found.candidates == world.reference.search(request), "seed \(seed), request \(number): \(request)")
    }
  }

  @Test("so do layers", arguments: Seeds.of(60))
  func layersEqualReference(seed: Int) throws {
    var world = RandomWorld(seed: UInt64(seed))
    var random = SeededRandom(seed: UInt64(seed) &+ 78)
    let layers = try LayeredWorld(LayerReferenceTests.layers(world.records, &random))
    for number in 0..<15 {
      var request = world.request()
      request.details = Self.test(&random)
      let found = try layers.engine.search(request)
      try #require(found.isComplete)
      let ids = try found.candidates.map { try layers.engine.reader.placeID(of: $0.place) }
      #expect(ids == layers.reference.search(request).map(layers.reference.id), "seed \(seed), request \(number): \(request)")
    }
  }

  @Test("the nearest and the most important places that pass are those of a look at every place", arguments: Seeds.of(60))
  func nearby(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(seed))
    var chance = SeededRandom(seed: UInt64(seed) &+ 79)
    let world = try World(random.records)
    for number in 0..<20 {
      var nearest = NearestRequest(point: random.region().center, limit: chance.pick([1, 3, 20]))
      nearest.details = Self.test(&chance)
      #expect(try world.engine.nearest(nearest).places == world.reference.nearest(nearest), "seed \(seed), request \(number): \(nearest)")
      var important = MostImportantRequest(region: random.region(), limit: chance.pick([1, 3, 20]))
      important.details = Self.test(&chance)
      #expect(
        try world.engine.mostImportant(important).places == world.reference.mostImportant(important),
        "seed \(seed), request \(number): \(important)")
    }
  }

  // MARK: Cost

  /// Shops of one name, the least important of which is the only one that passes.
  private static func shops(_ count: Int, details: String = #"{"extra":{"brand":"Lion"}}"#) throws -> World {
    try World(
      (1...count).map { number in
        var record = PlaceRecord.place(
          "Shop \(number)", id: "s\(number)", at: (Double(number % 100) / 50, Double(number / 100) / 50),
          importance: 0.5 - Double(number) / 100_000, type: "store")
        record.details = PlaceDetails(stored: number == count ? #"{"extra":{"brand":"Zebra"}}"# : details)
        return record
      })
  }

  @Test("no place that passes, or one far down, is found out by judging every place once", arguments: [("Zebra", 1), ("Okapi", 0)])
  func judgesOnce(word: String, found: Int) throws {
    var costs: [(read: Int, judged: Int)] = []
    for count in [500, 1000, 2000] {
      let world = try Self.shops(count)
      var request = SearchRequest(text: "sh")
      request.details = Mentions(words: [word])
      let result = try world.engine.search(request)
      let ids = try result.candidates.map { try world.engine.reader.placeID(of: $0.place) }
      #expect(result.isComplete && ids == Array(["s\(count)"].prefix(found)))
      costs.append((result.placesRead, world.engine.placesJudged))
      #expect(world.engine.placesJudged == count, "\(world.engine.placesJudged) judged of \(count)")
      // Another search of the same request knows the verdicts.
      var nearest = NearestRequest(point: GeoPoint(latitudeE7: 0, longitudeE7: 0), limit: 5)
      nearest.details = request.details
      #expect(try world.engine.nearest(nearest).places.count == found && world.engine.placesJudged == count)
    }
    // Twice the places are twice the work.
    for (some, more) in zip(costs, costs.dropFirst()) { #expect(more.read <= 2 * some.read + 50, "\(costs)") }
  }

  @Test("only places that would be listed are judged")
  func judgesFew() throws {
    let world = try Self.shops(2000, details: #"{"extra":{"brand":"Zebra"}}"#)
    var request = SearchRequest(text: "sh")
    for (excludesFew, most) in [(false, 40), (true, 5)] {
      let before = world.engine.placesJudged
      request.details = Mentions(words: ["Zebra"], excludesFew: excludesFew)
      #expect(try world.engine.search(request).candidates.count == 5)
      #expect(world.engine.placesJudged - before <= most, "\(world.engine.placesJudged - before)")
    }
  }

  @Test("places without details are not compared with the text when none such passes")
  func comparesFew() throws {
    let world = try World((1...1000).map { .place("Shop \($0)", importance: 0.3, type: "store") })
    var request = SearchRequest(text: "sh")
    request.details = Mentions(words: ["Zebra"])
    let found = try world.engine.search(request)
    #expect(found.candidates.isEmpty && found.placesRead == 0 && world.engine.placesJudged == 0)
  }

  // MARK: Deadline

  @Test("a deadline is an error until a place has passed, and cuts before the next place is judged; afterwards it leaves a list")
  func deadline() throws {
    let world = try Self.shops(1000)
    var request = SearchRequest(text: "sh")
    var (ended, listed) = (0, 0)
    for (number, allowed) in [1, 20, 200, 1000, 1100, 1300].enumerated() {
      // Of a place at the start of the list, or at its end; every test is another, so that no verdict is known.
      for word in ["Zebra", "Lion"] {
        let looks = CountedLooks()
        request.deadline = looks.moment(after: allowed)
        request.details = Mentions(words: [word, "\(number)"])
        let before = world.engine.placesJudged
        let found = try looks.search(world, request)
        #expect(world.engine.placesJudged - before <= allowed)
        #expect(found.map { !$0.candidates.isEmpty } ?? true, "an empty list is no answer")
        if found == nil { ended += 1 } else { listed += 1 }
      }
    }
    #expect(ended >= 3 && listed >= 3, "\(ended) ended, \(listed) listed")
  }
}
