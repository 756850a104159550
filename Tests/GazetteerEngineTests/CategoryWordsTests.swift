// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerTesting
import Testing

/// Words for the category of a place, beside its name.
@Suite struct CategoryWordsTests {
  private static func world() throws -> World {
    try World(
      .place("Ritz", importance: 0.6, type: "hotel", country: "GB", locality: "London"),
      .place("Ritz Bakery", importance: 0.3, type: "bakery", country: "GB", locality: "London"),
      .place("London Waterloo", importance: 0.5, type: "train_station", country: "GB"),
      .place("Waterloo", importance: 0.6, country: "BE"), .place("Odéon", importance: 0.3, type: "subway_station", country: "FR"),
      .place("Odeon Tower", importance: 0.5, type: "restaurant", country: "MC"),
      .place("Zürich HB", importance: 0.5, type: "train_station", country: "CH"), .place("Station Road", importance: 0.1, type: "route"))
  }

  @Test(
    "a word for the category of a place stands for a word of its address, in any language and at either end",
    arguments: [
      ("ritz hotel", ["Ritz"]), ("hotel rit", ["Ritz"]), ("hotel ritz london", ["Ritz"]), ("waterloo station", ["London Waterloo"]),
      ("metro odeon", ["Odéon"]), ("bahnhof zürich", ["Zürich HB"]), ("estação zurich", ["Zürich HB"]), ("station odeon", ["Odéon"]),
      ("bakery ritz", ["Ritz Bakery"]), ("station road", ["Station Road"]),
    ])
  func found(text: String, names: [String]) throws {
    #expect(try Self.world().search(text) == names)
  }

  @Test(
    "half a word for a category is none, nor are words for towns; and one word of the text is in a name",
    arguments: ["ritz hote", "bakery station", "hotel london"])
  func notFound(text: String) throws {
    #expect(try Self.world().search(text).isEmpty)
  }

  @Test("a word that begins the word for a category is not found by it")
  func prefixOfCategory() throws {
    // So many that not all of them are compared.
    let cafes = (0..<200).map { PlaceRecord.place("Lomi Lave \($0)", importance: 0.1, type: "bakery", country: "FR") }
    let world = try World(cafes + [.place("Lomi Bakery", id: "named", importance: 0.05, type: "bakery", country: "FR")])
    for text in ["lomi bak bakery", "lomi bakery b", "bakery b lomi"] {
      let request = SearchRequest(text: text)
      #expect(try world.ids(request) == ["named"], "\(text)")
      #expect(try world.engine.search(request).candidates == world.reference.search(request), "\(text)")
    }
  }
}
