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
  private func search(_ world: World, most: Int? = nil) throws -> (ids: [String], isComplete: Bool, read: Int) {
    let each = CostModel.place + CostModel.comparison(withAddress: false)
    let engine = SearchEngine(reader: world.engine.reader, mostSteps: most.map { $0 * each } ?? CostModel.budget)
    let result = try engine.search(SearchRequest(text: "p city k"))
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
  }
}
