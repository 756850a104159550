// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerTesting
import Testing

/// Promise P1 with conditions on attributes, in one index and across layers.
@Suite struct AttributeReferenceTests {
  @Test("the search with conditions equals its reference engine", arguments: Seeds.of(120))
  func equalsReference(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(seed))
    let world = try World(random.records)
    for number in 0..<25 {
      var request = random.request()
      request.conditions = random.conditions()
      request.weakest = [.partial, .corrected, .infix][number % 3]
      let found = try world.engine.search(request)
      try #require(found.isComplete)
      #expect(found.candidates == world.reference.search(request), "seed \(seed), request \(number): \(request)")
    }
  }

  @Test("so do layers", arguments: Seeds.of(60))
  func layersEqualReference(seed: Int) throws {
    var world = RandomWorld(seed: UInt64(seed))
    var random = SeededRandom(seed: UInt64(seed) &+ 77)
    let layers = try LayeredWorld(LayerReferenceTests.layers(world.records, &random))
    for number in 0..<15 {
      var request = world.request()
      request.conditions = world.conditions()
      let found = try layers.engine.search(request)
      try #require(found.isComplete)
      let ids = try found.candidates.map { try layers.engine.reader.placeID(of: $0.place) }
      #expect(ids == layers.reference.search(request).map(layers.reference.id), "seed \(seed), request \(number): \(request)")
      // An excluded place is told so.
      if let place = (1...max(1, layers.engine.reader.overview.placeCount)).first(where: { _ in random.chance(0.1) }),
        !world.records.isEmpty,
        try layers.engine.reader.places(meeting: request.conditions)?.contains(place) == false, !request.text.isEmpty,
        case .filtered(let objection) = try layers.engine.standing(of: place, in: found, for: request)
      {
        #expect(objection == .attributes || !request.countries.isEmpty || !request.primaryTypes.isEmpty || request.restriction != nil)
      }
    }
  }

  /// Where few places pass, the lists are intersected, and the search does not go through all places with the text.
  @Test("a rare value is found without reading the places that lack it")
  func readsFewPlaces() throws {
    let records = (0..<5000).map { number in
      var record = PlaceRecord.place("Store \(number)", id: "s\(number)", importance: Double(number % 7) / 10, type: "store")
      record.details = PlaceDetails(stored: #"{"extra":{"brand":"\#(number == 4321 ? "Zebra" : "Lion")"}}"#)
      return record
    }
    let world = try World(records)
    var request = SearchRequest(text: "sto")
    request.conditions = [AttributeCondition("brand", .oneOf([AttributeValue("zebra")]))]
    let found = try world.engine.search(request)
    #expect(try found.candidates.map { try world.engine.reader.placeID(of: $0.place) } == ["s4321"])
    #expect(found.placesRead < 10, "\(found.placesRead)")
  }
}
