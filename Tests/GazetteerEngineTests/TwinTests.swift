// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerGeometry
import GazetteerIndex
import GazetteerTesting
import Testing

/// Promises P1 and P2: the search gives what a look at every place gives.
@Suite struct TwinTests {
  @Test("the search equals its plain twin", arguments: 0..<300)
  func equalsTwin(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(seed))
    let world = try World(random.records)
    for number in 0..<40 {
      var request = random.request()
      request.hasFinishedWords = number % 4 == 0
      if number % 8 == 0 { request.types = ["hotel", "restaurant"] }
      let found = try world.engine.search(request)
      let expected = world.twin.search(request)
      try #require(found.isComplete)
      if found.candidates != expected {
        Issue.record(
          "seed \(seed), request \(number): \(request)\n found \(found.candidates.map(\.place))\n expected \(expected.map(\.place))")
        return
      }
    }
  }

  /// The list of the two rarer words is tried before that of all three, and given up when it is no shorter than theirs alone.
  @Test("the search equals its plain twin where many places have each of three words", arguments: [false, true])
  func equalsTwinInLongLists(areRareWordsTogether: Bool) throws {
    var random = SeededRandom(seed: 5)
    let records = (0..<12_000).map { number in
      let isRed = random.chance(0.05)
      let isLion = areRareWordsTogether ? isRed : random.chance(0.05)
      let words = [isRed ? "Red" : nil, isLion ? "Lion" : nil, random.chance(0.7) ? "Inn" : nil, "House"].compactMap(\.self)
      return PlaceRecord.place(
        words.shuffled(using: &random).joined(separator: " ") + " \(number)",
        at: (Double.random(in: -60...60, using: &random), Double.random(in: -170...170, using: &random)),
        importance: Double.random(in: 0...0.5, using: &random))
    }
    let world = try World(records)
    for text in ["red lion inn", "inn lio re", "red inn lion house", "red lion", "house in"] {
      for region in [nil, Region.circle(center: records[0].location, radiusMeters: 1000)] {
        var request = SearchRequest(text: text)
        request.bias = region
        #expect(try world.engine.search(request).candidates == world.twin.search(request), "\(text)")
      }
    }
  }
}
