// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerTesting
import Testing

/// Guesses beside places that have the text as typed.
@Suite struct GuessLimitTests {
  private static func world() throws -> World {
    try World(
      .place("Sushi Bar", importance: 0.2), .place("Sunshi Coast", importance: 0.9), .place("Sydney", importance: 0.9),
      .place("Sidney", importance: 0.4), .place("Sydnei", importance: 0.45), .place("Barcelona", importance: 0.9),
      .place("Bracelet Town", importance: 0.3), .place("Shell", importance: 0.2), .place("Shexl", importance: 0.9),
      .place("Stella Maris", importance: 0.5),
      .place("Hamm", importance: 0.4), .place("Hama", importance: 0.9))
  }

  @Test(
    "a place is listed with a typo beside one that has the text when that is its whole name but for a likely typo, and it is far better known",
    arguments: [
      // A letter for one that is no neighbour of it, and sounds otherwise, is no likely typo.
      ("sushi", ["Sushi Bar"]), ("shell", ["Shell"]),
      ("sidney", ["Sidney", "Sydney"]), ("hamm", ["Hamm", "Hama"]),
    ])
  func gate(text: String, names: [String]) throws {
    #expect(try Self.world().search(text) == names)
  }

  @Test("the prefix of a word may be half of a mistyped one")
  func prefix() throws {
    #expect(try Self.world().search("bracel") == ["Bracelet Town", "Barcelona"])
    #expect(try Self.world().search("bracelet") == ["Bracelet Town"])
  }

  @Test("what an address has of the text does not keep guesses out")
  func address() throws {
    let places: [PlaceRecord] = [.place("Cafe Jal", importance: 0.9), .place("Jul", importance: 0.1)]
    let beside = try World(places + [.place("Cafe", importance: 0.2, locality: "Jul")])
    #expect(try beside.search("cafe jul") == ["Cafe", "Cafe Jal"])
    let named = try World(places + [.place("Cafe Jul", importance: 0.2)])
    #expect(try named.search("cafe jul") == ["Cafe Jul"])
  }
}
