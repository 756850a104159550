// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import Testing

@testable import GazetteerEngine

/// The last row for a place at hand that the text is a likely typo of, where all rows with the text as typed are far away.
@Suite struct SlotAtHandTests {
  private static let here = (48.14, 11.58)

  private static func request(_ text: String) throws -> SearchRequest {
    var request = SearchRequest(text: text)
    request.bias = .circle(center: try #require(GeoPoint(latitude: here.0, longitude: here.1)), radiusMeters: 1000)
    request.wantsRowAtHand = true
    return request
  }

  /// Six restaurants on other continents that have `sit rest` as typed, best first, and others.
  private static func world(_ others: PlaceRecord...) throws -> World {
    try World(
      (1...6).map {
        .place(
          "Sitowo Restaurant \($0)", id: "far-\($0)", at: (-20, Double(20 * $0)), importance: 0.4 - Double($0) / 100, type: "restaurant")
      } + others)
  }

  private static func bistro(_ name: String, id: String? = nil, metersNorth: Double = 300, importance: Double = 0.1) -> PlaceRecord {
    .place(name, id: id, at: (here.0 + metersNorth / 111_000, here.1), importance: importance, type: "restaurant")
  }

  @Test("a place round the corner that is one likely typo away is the last row")
  func isLast() throws {
    let world = try Self.world(Self.bistro("Sist Restaurant", id: "near"))
    let request = try Self.request("sit rest")
    #expect(try world.ids(request) == ["far-1", "far-2", "far-3", "far-4", "near"])
    let list = try world.engine.search(request).candidates
    #expect(list.map(\.isInRowAtHand) == [false, false, false, false, true])
    #expect(list.last?.match.matchClass == .corrected)
    var plain = request
    plain.wantsRowAtHand = false
    #expect(try world.ids(plain) == ["far-1", "far-2", "far-3", "far-4", "far-5"])
  }

  @Test("the slot is for the best that is at hand, and for nothing that is a guess of another kind")
  func isForTheBest() throws {
    let two = try Self.world(Self.bistro("Sist Restaurant", id: "near"), Self.bistro("Silt Restaurant", id: "better", importance: 0.2))
    #expect(try two.ids(Self.request("sit rest")).last == "better")
    // Two kilometres away, and at hand no more.
    let away = try Self.world(Self.bistro("Sist Restaurant", metersNorth: 9000))
    #expect(try away.ids(Self.request("sit rest")).last == "far-5")
    // `x` is no neighbour of `t`, and sounds otherwise.
    let unlikely = try Self.world(Self.bistro("Six Restaurant"))
    #expect(try unlikely.ids(Self.request("sit rest")).last == "far-5")
  }

  @Test("a list with a row at hand, or with a prominent place, keeps its rows")
  func isNotNeeded() throws {
    let near = Self.bistro("Sist Restaurant", id: "near")
    let literal = try Self.world(near, Self.bistro("Sitowo Restaurant 7", id: "own", importance: 0))
    #expect(try literal.ids(Self.request("sit rest")).first == "own")
    #expect(try !literal.ids(Self.request("sit rest")).contains("near"))
    let prominent = try Self.world(near, .place("Sit Rest Hall", id: "known", at: (10, 10), importance: 0.7))
    #expect(try prominent.ids(Self.request("sit rest")).contains("known"))
    #expect(try !prominent.ids(Self.request("sit rest")).contains("near"))
  }

  @Test("rows of the same town keep their slots") func keepsTheTown() throws {
    let town = (1...6).map { Self.bistro("Sitowo Restaurant \($0)", id: "town-\($0)", metersNorth: 8000 + 500 * Double($0)) }
    let world = try World(town + [Self.bistro("Sist Restaurant", id: "near", importance: 0)])
    #expect(try world.ids(Self.request("sit rest")) == ["town-1", "town-2", "town-3", "town-4", "town-5"])
  }

  @Test("short texts, short lists, lists with a free row and requests without a bias have no such slot")
  func isNotOpen() throws {
    let world = try Self.world(Self.bistro("Sist Restaurant", id: "near"))
    #expect(try world.ids(Self.request("sit r")).last == "far-5")
    var few = try Self.request("sit rest")
    few.limit = 4
    #expect(try world.ids(few) == ["far-1", "far-2", "far-3", "far-4"])
    var all = few
    all.limit = 10
    #expect(try !world.engine.search(all).candidates.contains(where: \.isInRowAtHand))
    var unbiased = few
    (unbiased.limit, unbiased.bias) = (5, nil)
    #expect(try !world.ids(unbiased).contains("near"))
  }

  @Test("where all words are words of names, nothing is a typo, and the slot stays closed")
  func gate() throws {
    let world = try Self.world(Self.bistro("Sistowo Restaurant", id: "near"))
    #expect(try world.ids(Self.request("sitowo rest")).last == "near")
    #expect(try world.ids(Self.request("sitowo restaurant")).last == "far-5")
  }

  @Test("filters hold for the slot as well")
  func filters() throws {
    let world = try Self.world(Self.bistro("Sist Restaurant", id: "near"))
    var request = try Self.request("sit rest")
    request.primaryTypes = [try #require(PlaceTypeTable.code(of: "restaurant"))]
    #expect(try world.ids(request).last == "near")
    request.types = ["hotel"]
    #expect(try world.ids(request).isEmpty)
  }

  @Test("a place that would have been the last row is told where its slot went")
  func isExplained() throws {
    let world = try Self.world(Self.bistro("Sist Restaurant", id: "near"))
    let request = try Self.request("sit rest")
    let result = try world.engine.search(request)
    let place = try #require(try world.engine.reader.place(withID: "far-5"))
    guard case .gaveSlot(_, let holder) = try world.engine.standing(of: place, in: result, for: request) else {
      Issue.record("far-5 gave no slot")
      return
    }
    #expect(try world.engine.reader.record(of: holder.place).id == "near")
    let sixth = try #require(try world.engine.reader.place(withID: "far-6"))
    guard case .outscored(_, let fourth) = try world.engine.standing(of: sixth, in: result, for: request) else {
      Issue.record("far-6 is not outscored")
      return
    }
    #expect(try world.engine.reader.record(of: fourth.place).id == "far-4")
  }

  /// Many places all over the world, and some in one town whose names are mostly one letter away from theirs.
  private static func records(_ random: inout SeededRandom) -> [PlaceRecord] {
    let far = ["sitowo", "sitana", "nothmo", "nothlu", "restaurant", "museum", "bakery", "bakano", "mus"]
    let near = ["sist", "silt", "north", "nort", "restaurant", "rest", "museum", "musem", "bank", "bark"]
    return (0..<250).map { number in
      let isNear = random.chance(0.05)
      let words = isNear ? near : far
      let position =
        isNear
        ? (here.0 + Double.random(in: -0.05...0.05, using: &random), here.1 + Double.random(in: -0.05...0.05, using: &random))
        : (Double.random(in: -60...40, using: &random), Double.random(in: -170...170, using: &random))
      let name = (0..<random.pick([1, 2, 2, 3])).map { _ in random.pick(words).capitalizedFirst }.joined(separator: " ")
      return .place(
        name, id: "\(number)", at: position, importance: Double.random(in: 0...0.5, using: &random),
        type: random.pick(["restaurant", "museum", "locality", "administrative_area_level_1"]),
        aliases: random.chance(0.2) ? [random.pick(words).capitalizedFirst] : [])
    }
  }

  private static let texts = [
    "sit rest", "sit re", "sitow", "noth mus", "noth m", "noth re", "rest sit", "mus noth", "bak re", "bak mus", "bak sit", "sit bak",
    "bakan",
  ]

  @Test("the slot of several layers is the one of all their places")
  func equalsReferenceInLayers() throws {
    var random = SeededRandom(seed: 16)
    var filled = 0
    for _ in 0..<10 {
      let records = Self.records(&random)
      let layers = try LayeredWorld(LayerReferenceTests.layers(records, &random))
      for text in Self.texts {
        let request = try Self.request(text)
        let found = try layers.engine.search(request).candidates
        let expected = layers.reference.search(request)
        #expect(try found.map { try layers.engine.reader.placeID(of: $0.place) } == expected.map(layers.reference.id), "\(text)")
        #expect(found.map(\.isInRowAtHand) == expected.map(\.isInRowAtHand))
        filled += found.last?.isInRowAtHand == true ? 1 : 0
      }
    }
    #expect(filled >= 10)
  }

  @Test("the slot is the one of the reference engine")
  func equalsReference() throws {
    var random = SeededRandom(seed: 15)
    var filled = 0
    for _ in 0..<20 {
      let records = Self.records(&random)
      let world = try World(records)
      for text in Self.texts {
        var request = try Self.request(text)
        request.limit = random.pick([5, 5, 6])
        if random.chance(0.2) { request.primaryTypes = ["museum", "locality"].compactMap(PlaceTypeTable.code(of:)) }
        let found = try world.engine.search(request)
        #expect(found.isComplete)
        #expect(found.candidates == world.reference.search(request), "\(text)")
        filled += found.candidates.last?.isInRowAtHand == true ? 1 : 0
      }
    }
    #expect(filled >= 30)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
