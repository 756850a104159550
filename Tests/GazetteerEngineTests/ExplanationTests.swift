// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import Testing

/// Promise P10: the reason for a place's absence is the one that the search had.
@Suite struct ExplanationTests {
  private func standing(_ id: String, in world: World, for text: String, _ adjust: (inout SearchRequest) -> Void = { _ in }) throws
    -> Standing
  {
    var request = SearchRequest(text: text)
    adjust(&request)
    let place = try #require(try world.engine.reader.place(withID: id))
    return try world.engine.standing(of: place, in: world.engine.search(request), for: request)
  }

  @Test("a listed place has its position")
  func listed() throws {
    let world = try World(.place("Paris", importance: 0.9), .place("Parma", importance: 0.5))
    guard case .listed(let position, let candidate) = try standing("Parma", in: world, for: "par") else {
      Issue.record("Parma is not listed")
      return
    }
    #expect(position == 2)
    #expect(candidate.importance == 500)
  }

  @Test(
    "a filter is named",
    arguments: [FilterObjection.country, .primaryType, .types, .restriction, .attributes, .notOpen, .rating])
  func filtered(objection: FilterObjection) throws {
    let world = try World(
      .place("Paris", at: (48.86, 2.35), country: "FR"), .place("Austin", at: (30, -97), type: "country", country: "US"))
    let found = try standing("Paris", in: world, for: "paris") { request in
      switch objection {
      case .country: request.countries = ["US"]
      case .primaryType: request.primaryTypes = [PlaceTypeTable.code(of: "country") ?? 0]
      case .types: request.types = ["country"]
      case .restriction: request.restriction = .circle(center: GeoPoint(latitudeE7: 0, longitudeE7: 0), radiusMeters: 1000)
      case .attributes: request.conditions = [AttributeCondition("brand", .oneOf([.text("zebra")]))]
      default: request.details = Mentions(words: ["Zebra"], objection: objection)
      }
    }
    #expect(found == .filtered(objection))
  }

  @Test("the words that a place lacks are named")
  func noMatch() throws {
    let world = try World(.place("Grand Hotel", country: "FR", locality: "Lyon"))
    #expect(try standing("Grand-Hotel", in: world, for: "grand budapest hotel") == .noMatch(words: ["budapest"]))
    #expect(try standing("Grand-Hotel", in: world, for: "lyon france") == .noMatch(words: []))
    #expect(try standing("Grand-Hotel", in: world, for: "?!") == .emptyText)
  }

  @Test("a place below the last one is outscored by it, and one that repeats a better one is its duplicate")
  func outscored() throws {
    let world = try World(
      .place("Springfield", id: "a", importance: 0.9), .place("Springfield", id: "b", importance: 0.8),
      .place("Springfield", id: "c", at: (40, 40), importance: 0.7))
    guard case .duplicate(_, let better) = try standing("b", in: world, for: "spring") else {
      Issue.record("b is no duplicate")
      return
    }
    #expect(better.place == 1)
    guard case .outscored(let loser, let last) = try standing("c", in: world, for: "spring", { $0.limit = 1 }) else {
      Issue.record("c is not outscored")
      return
    }
    #expect(loser.score.total < last.score.total)
    #expect((loser.importance, last.importance) == (700, 900))
  }

  @Test("a place that gave its slot to an important one far away is told so")
  func gaveSlot() throws {
    let world = try World(
      .place("Paris", at: (48.86, 2.35), importance: 0.95), .place("Parisville", at: (10, 10), importance: 0.59),
      .place("Parisburg", at: (10, 10.3), importance: 0.58))
    let request: (inout SearchRequest) -> Void = {
      $0.limit = 2
      $0.bias = .circle(center: GeoPoint(latitudeE7: 100_000_000, longitudeE7: 100_000_000), radiusMeters: 1000)
    }
    guard case .listed(1, _) = try standing("Parisville", in: world, for: "paris", request),
      case .listed(2, let guest) = try standing("Paris", in: world, for: "paris", request)
    else {
      Issue.record("the nearest and the important one are not listed")
      return
    }
    guard case .gaveSlot(let candidate, let to) = try standing("Parisburg", in: world, for: "paris", request) else {
      Issue.record("Parisburg gave no slot")
      return
    }
    #expect(to == guest)
    #expect(candidate.precedes(guest))
  }

  @Test("every place of a random world has the score that the search gave it, and a reason that holds", arguments: Seeds.of(60))
  func agreesWithReference(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(seed) + 9000, places: 60)
    let world = try World(random.records)
    for _ in 0..<8 {
      let request = random.request()
      let result = try world.engine.search(request)
      let matches = Dictionary(uniqueKeysWithValues: world.reference.candidates(request).map { ($0.place, $0) })
      for place in 1...world.records.count {
        switch try world.engine.standing(of: place, in: result, for: request) {
        case .listed(let position, let candidate):
          #expect(result.candidates[position - 1] == candidate)
        case .emptyText, .filtered, .noMatch:
          #expect(matches[place] == nil)
        case .outscored(let candidate, let last):
          #expect(matches[place] == candidate)
          #expect(last.precedes(candidate))
        case .duplicate(let candidate, let other):
          #expect(matches[place] == candidate)
          #expect(other.isDuplicate(of: candidate))
        case .heldBack(let candidate, let best):
          #expect(matches[place] == nil && candidate.match.matchClass == .corrected && result.candidates.first == best)
        case .gaveSlot(let candidate, let guest):
          #expect(matches[place] == candidate)
          #expect(candidate.precedes(guest) && result.candidates.contains(guest))
        case .passedOver:
          Issue.record("seed \(seed): \(request) passed over \(place)")
        }
      }
    }
  }
}
