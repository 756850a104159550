// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerTesting
import GazetteerText
import Testing

/// Marks that were typed, and words that were typed twice.
@Suite struct TypedMarksTests {
  @Test(
    "a name has the marks that were typed, in any word and any case",
    arguments: [
      ("araç", "Araç", true), ("ARAÇ", "Araç", true), ("araç", "Aracaju", false), ("ara", "Araç", nil), ("ełk", "Ełk", true),
      ("hưng", "Chí Hưng", true), ("hưng", "Hùng", false), ("arac\u{327}", "Araç", true), ("saint-é", "Saint-Étienne", true),
      ("são pau", "São Paulo", true), ("são pau", "Sao Paulo", false), ("straße", "Hauptstraße", false), ("москва", "Москва", nil),
      ("東京", "東京", nil), ("ａｂｃ", "abc", nil), ("café 3", "3 Café", true), ("1️⃣", "1", nil),
    ] as [(String, String, Bool?)])
  func stand(text: String, name: String, isThere: Bool?) {
    #expect(TypedMarks(text).map { $0.stand(in: name) } == isThere)
  }

  private static func world() throws -> World {
    try World(
      .place("Araçatuba", importance: 0.3), .place("Aracaju", importance: 0.5), .place("Munich", importance: 0.5, official: ["München"]),
      .place("Munchen", importance: 0.6), .place("Elk", importance: 0.4, aliases: ["Ełk"]), .place("Elk Grove", importance: 0.6))
  }

  @Test(
    "names with the marks that were typed come first; without marks nothing changes",
    arguments: [
      ("araç", "Araçatuba"), ("arac", "Aracaju"), ("münchen", "Munich"), ("munchen", "Munchen"), ("ełk", "Elk"), ("elk", "Elk Grove"),
      ("eł", "Elk Grove"),
    ])
  func first(text: String, name: String) throws {
    #expect(try Self.world().search(text).first == name)
    #expect(try Self.world().search(text).count == 2)
  }

  @Test("places that differ from the text in marks alone are found, too")
  func found() throws { #expect(try Self.world().search("arác").count == 2) }

  @Test(
    "a word that was typed twice stands twice in a name, or also in the address",
    arguments: [
      ("kansas city kansas", ["Kansas City, Kansas", "Kansas City, Missouri"]), ("kansas city kans", ["Kansas City, Missouri"]),
      ("walla walla", ["Walla Walla"]), ("new york new york", ["New York-New York", "New York"]),
    ])
  func repeated(text: String, first: [String]) throws {
    let world = try World(
      .place("Kansas City", id: "Kansas City, Missouri", at: (39.1, -94.6), importance: 0.8, locality: "Missouri"),
      .place("Kansas City", id: "Kansas City, Kansas", at: (39.1, -95.6), importance: 0.4, locality: "Kansas"),
      .place("Walla Walla", id: "Walla Walla", importance: 0.2), .place("Walla", id: "Walla", importance: 0.6),
      .place("New York", id: "New York", importance: 0.9, locality: "New York"),
      .place("New York-New York", id: "New York-New York", importance: 0.1))
    #expect(Array(try world.ids(SearchRequest(text: text)).prefix(first.count)) == first)
  }
}
