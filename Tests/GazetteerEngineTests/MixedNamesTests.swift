// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerTesting
import Testing

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

  private func search(_ world: World) throws -> (ids: [String], isComplete: Bool, read: Int) {
    let result = try world.engine.search(SearchRequest(text: "p city k"))
    return (try result.candidates.map { try world.engine.reader.placeID(of: $0.place) }, result.isComplete, result.placesRead)
  }

  @Test("a place with all words in one name is found behind thousands that have them in several")
  func isFound() throws {
    let found = try search(Self.world(3900))
    #expect(found.ids.first == "whole" && found.isComplete)
  }

  @Test("more than 4,000 such places are not compared, and the answer says so")
  func isBounded() throws {
    let found = try search(Self.world(6000))
    #expect(found.ids.count == 5 && !found.isComplete)
    #expect(found.read < 4100)
  }
}
