// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import Testing

/// "Our stores first within 5 km": a bonus for the places of a layer.
@Suite struct LayerPreferenceTests {
  private static let here = (48.1, 11.5)

  private static func store(_ name: String, id: String, north: Double = 0, importance: Double, town: String? = nil) -> PlaceRecord {
    var place = PlaceRecord.place(name, id: id, at: (here.0 + north, here.1), importance: importance, type: "store", country: "DE")
    place.address.locality = town
    return place
  }

  /// A well-known shop of others at the very spot, ours 2 km and 20 km away.
  private func world(_ preference: LayerPreference?) throws -> LayeredWorld {
    try LayeredWorld(
      [
        ReferenceLayer([Self.store("Zebra Coffee", id: "theirs", importance: 0.5)]),
        ReferenceLayer([
          Self.store("Zebra Shop", id: "near", north: 0.018, importance: 0.2),
          Self.store("Zebra Store", id: "far", north: 0.18, importance: 0.2),
        ]),
      ], preferring: preference.map { [1: $0] } ?? [:])
  }

  private static func request(_ text: String, isBiased: Bool = true) throws -> SearchRequest {
    var request = SearchRequest(text: text)
    let center = try #require(GeoPoint(latitude: here.0, longitude: here.1))
    request.bias = isBiased ? .circle(center: center, radiusMeters: 0) : nil
    return request
  }

  @Test("a preferred layer comes first within its distance, and only there")
  func comesFirstWithinItsDistance() throws {
    let request = try Self.request("zebra")
    #expect(try world(nil).ids(request) == ["theirs", "near", "far"])
    #expect(try world(LayerPreference(withinMeters: 5000)).ids(request) == ["near", "theirs", "far"])
    #expect(try world(LayerPreference()).ids(request) == ["near", "far", "theirs"])
  }

  @Test("without a bias, a distance is of no place, and a bonus without one of all")
  func withoutBias() throws {
    let request = try Self.request("zebra", isBiased: false)
    #expect(try world(LayerPreference(withinMeters: 5000)).ids(request).first == "theirs")
    #expect(try world(LayerPreference()).ids(request).last == "theirs")
  }

  @Test("the bonus is a part of the score, and importance, nearness and it are at most what a place can have")
  func isBounded() throws {
    let world = try world(LayerPreference(bonus: 1))
    let best = try #require(try world.engine.search(Self.request("zebra")).candidates.first)
    let signals = best.score.importance + best.score.nearness + best.score.preference
    #expect(abs(signals - (RankingProfile().importance + RankingProfile().nearness)) < 1e-12)
    #expect(best.score.parts.last?.name.description == "preferredLayer")
    #expect(abs(best.score.parts.reduce(0) { $0 + $1.value } - best.score.value) < 1e-8)
    let unpreferred = try self.world(nil).engine.search(Self.request("zebra")).candidates
    #expect(unpreferred.allSatisfy { $0.score.preference == 0 && $0.score.parts.count == 4 })
  }

  @Test("the highest bonus does not move a place before one that matches by name")
  func staysInItsClass() throws {
    let world = try LayeredWorld(
      [
        ReferenceLayer([Self.store("Coffee Munich", id: "named", north: 5, importance: 0)]),
        ReferenceLayer([Self.store("Coffee", id: "ours", importance: 1, town: "Munich")]),
      ], preferring: [1: LayerPreference(bonus: 1)])
    #expect(try world.ids(Self.request("coffee mun")) == ["named", "ours"])
  }

  @Test(
    "numbers out of range are refused by name",
    arguments: [
      (LayerPreference(bonus: -0.1), "layers.own: bonus must lie in 0…1"),
      (LayerPreference(bonus: 1.1), "layers.own: bonus must lie in 0…1"),
      (LayerPreference(withinMeters: 0), "layers.own: withinMeters must be more than 0"),
      (LayerPreference(withinMeters: .infinity), "layers.own: withinMeters must be more than 0"),
    ])
  func refusesNumbers(preference: LayerPreference, problem: String) {
    var profile = RankingProfile()
    profile.layers["own"] = preference
    #expect(profile.problem == problem)
    profile.layers["own"] = LayerPreference(bonus: 1, withinMeters: 1)
    #expect(profile.problem == nil)
  }
}
