// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerTesting
import Testing

@testable import GazetteerEngine

/// Places that have all words of a text, but in several names: they are no match by name, and may be thousands.
@Suite struct MixedNamesTests {
  /// Places with the words in several aliases, and one at the end with all words in one alias.
  private static func world(_ count: Int) throws -> World {
    let mixed = (0..<count).map { number in
      PlaceRecord.place(
        "Ort \(number)", id: "m\(number)", at: (Double(number % 100) / 10, Double(number / 100)), importance: 0.5,
        aliases: ["Park City", "Kara Nova"])
    }
    return try World(mixed + [PlaceRecord.place("Ort", id: "whole", at: (1, 1), importance: 0.1, aliases: ["Park City Kara"])])
  }

  /// - Parameter most: How many such places are compared; nil for as many as always.
  private func search(
    _ world: World, _ text: String = "p city k", most: Int? = nil, withAddress: Bool = false
  ) throws -> (ids: [String], isComplete: Bool, read: Int) {
    let each = CostModel.place + CostModel.comparison(withAddress: withAddress)
    let engine = SearchEngine(reader: world.engine.reader, mostSteps: most.map { $0 * each } ?? CostModel.budget)
    let result = try engine.search(SearchRequest(text: text))
    return (try result.candidates.map { try world.engine.reader.placeID(of: $0.place) }, result.isComplete, result.placesRead)
  }

  @Test("a place with all words in one name is found behind thousands that have them in several")
  func isFound() throws {
    let found = try search(Self.world(3900))
    #expect(found.ids.first == "whole" && found.isComplete)
  }

  @Test("more such places than the budget allows are not compared, and the answer says so")
  func isBounded() throws {
    let found = try search(Self.world(3000), most: 2000)
    #expect(found.ids.count == 5 && !found.isComplete)
    #expect(found.read < 2100)
    // What the contract says (`input.variants`).
    #expect((25_500..<26_500).contains(CostModel.budget / (CostModel.place + CostModel.comparison(withAddress: false))))
    #expect((8_100..<8_300).contains(CostModel.budget / (CostModel.place + CostModel.comparison(withAddress: true))))
  }

  @Test("nor are more names that begin with a word of the text and go on otherwise", arguments: [true, false])
  func namesThatGoOnOtherwise(isBounded: Bool) throws {
    let places = (0..<1500).map { PlaceRecord.place("Saint Corner Jo \($0)", id: "\($0)", importance: 0.5) }
    let wanted = PlaceRecord.place("Saint Jude", id: "wanted", importance: 0.49)
    let found = try search(World(places + [wanted]), "saint j", most: isBounded ? 1000 : 2000)
    #expect(found.isComplete != isBounded)
    #expect(found.ids.contains("wanted") != isBounded)
    #expect(!isBounded || found.read < 1100, "\(found.read)")
  }

  @Test("nor are more places that have the words in several names and the address", arguments: [true, false])
  func namesBesideAddresses(isBounded: Bool) throws {
    let places = (0..<1500).map { number in
      PlaceRecord.place("Ort \(number)", id: "\(number)", importance: 0.5, locality: "Stton", aliases: ["Nina Ka", "Bar Vo"])
    }
    let wanted = PlaceRecord.place("Nina Bar", id: "wanted", importance: 0.1, locality: "Stton")
    let found = try search(World(places + [wanted]), "nina stton bar", most: isBounded ? 1000 : 2000, withAddress: true)
    #expect(found.isComplete != isBounded)
    #expect(found.ids.first == "wanted" || isBounded)
    #expect(!isBounded || found.read < 1200, "\(found.read)")
  }
}
