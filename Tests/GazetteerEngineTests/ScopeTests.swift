// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerTesting
import Testing

/// Every search keeps to every condition of its scope. `NearbyReferenceTests` has the searches by position.
@Suite struct ScopeTests {
  private static let types = ["restaurant", "hotel", "airport", "locality", "sublocality", "country", "bar", "point_of_interest"]

  /// Conditions on types that the contract's autocomplete does not have.
  private static func narrow(_ scope: inout Scope, _ chance: inout SeededRandom) {
    func some() -> [String] { (0..<chance.pick([1, 1, 2, 3])).map { _ in chance.pick(types) } }
    if chance.chance(0.3) { scope.types = some() }
    if chance.chance(0.2) { scope.requiredType = chance.pick(types) }
    if chance.chance(0.3) { scope.excludedTypes = some() }
    if chance.chance(0.3) { scope.excludedPrimaryTypes = some() }
    if chance.chance(0.3) { scope.families = Set([chance.pick(PlaceFamily.allCases), chance.pick(PlaceFamily.allCases)]) }
  }

  @Test("a text search lists the best of the places that pass every condition on types", arguments: 0..<60)
  func textSearch(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(seed))
    var chance = SeededRandom(seed: UInt64(seed) &+ 41)
    let world = try World(random.records)
    for number in 0..<20 {
      var request = random.request()
      Self.narrow(&request.scope, &chance)
      let found = try world.engine.search(request)
      try #require(found.isComplete)
      #expect(found.candidates == world.reference.search(request), "seed \(seed), request \(number): \(request)")
      let strangers = try found.candidates.map { try world.engine.reader.record(of: $0.place) }.filter { !request.scope.admits($0) }
      #expect(strangers.isEmpty, "seed \(seed), request \(number): \(request)")
    }
  }

  @Test func aTextSearchKeepsToTheLayersOfItsScope() throws {
    let layers = try LayeredWorld([
      ReferenceLayer([.place("Oslo", id: "a")]), ReferenceLayer([.place("Oslo", id: "b", at: (60, 10))]),
    ])
    var request = SearchRequest(text: "oslo")
    #expect(Set(try layers.ids(request)) == ["a", "b"])
    request.layers = [layers.engine.reader.layers[1].name]
    #expect(try layers.ids(request) == ["b"])
    request.layers = ["nowhere"]
    #expect(try layers.ids(request).isEmpty)
  }

  @Test func aRequestHasTheMembersOfItsScopeAsItsOwn() {
    var request = SearchRequest(text: "oslo", scope: Scope(limit: 7))
    request.countries = ["NO"]
    #expect(request.limit == 7 && request.scope.countries == ["NO"] && request.nearnessRegion == nil)
  }
}
