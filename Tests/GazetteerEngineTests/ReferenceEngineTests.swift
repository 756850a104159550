// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import Testing

/// Promises P1 and P2: the search gives what a look at every place gives.
@Suite struct ReferenceEngineTests {
  @Test("the search equals its reference engine", arguments: Seeds.of(300))
  func equalsReference(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(seed))
    let world = try World(random.records)
    for number in 0..<40 {
      var request = random.request()
      request.hasFinishedWords = number % 4 == 0
      if number % 8 == 0 { request.types = ["hotel", "restaurant"] }
      let found = try world.engine.search(request)
      let expected = world.reference.search(request)
      try #require(found.isComplete)
      if found.candidates != expected {
        Issue.record(
          "seed \(seed), request \(number): \(request)\n found \(found.candidates.map(\.place))\n expected \(expected.map(\.place))")
        return
      }
    }
  }

  /// The list of the two rarer words is tried before that of all three, and given up when it is no shorter than theirs alone.
  @Test("the search equals its reference engine where many places have each of three words", arguments: [false, true])
  func equalsReferenceInLongLists(areRareWordsTogether: Bool) throws {
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
        #expect(try world.engine.search(request).candidates == world.reference.search(request), "\(text)")
      }
    }
  }

  /// Names that begin with a word twice are few among those that have it, and have a list of their own.
  @Test("the search equals its reference engine where a text repeats a word", arguments: 0..<4)
  func equalsReferenceInRepeatedWords(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let words = ["walla", "wal", "park", "parkway", "東京", "東", "cafe", "st"]
    let name = { (random: inout SeededRandom) in (0..<random.pick([1, 2, 2, 3])).map { _ in random.pick(words) }.joined(separator: " ") }
    let records = (0..<3000).map { number in
      PlaceRecord.place(
        name(&random) + (random.chance(0.5) ? " \(number)" : ""), id: "\(number)",
        at: (Double.random(in: -60...60, using: &random), Double.random(in: -170...170, using: &random)),
        importance: Double.random(in: 0...1, using: &random), official: random.chance(0.2) ? [name(&random)] : [],
        aliases: random.chance(0.2) ? [name(&random)] : [])
    }
    let world = try World(records)
    for number in 0..<60 {
      var request = SearchRequest(text: (0..<random.pick([2, 2, 3])).map { _ in random.pick(words) }.joined(separator: " "))
      if number % 3 == 0 { request.text = String(request.text.dropLast()) }
      if number % 4 == 0 { request.bias = .circle(center: random.pick(records).location, radiusMeters: 1000) }
      request.hasFinishedWords = number % 5 == 0
      request.removesDuplicates = number % 2 == 0
      #expect(try world.engine.search(request).candidates == world.reference.search(request), "\(request.text), request \(number)")
    }
  }
}
