// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import GazetteerTesting
import Testing

/// What a text may lack, have too much or have mistyped beside places that have it as typed.
@Suite struct LeniencyTests {
  @Test("where places have the text as typed, only much better known ones are listed with a likely typo", .rule("input.typos"))
  func typos() throws {
    let atlas = try Atlas(
      .place("Sushi Tomi", id: "sushi", importance: 0.2), .place("Sunshi Coast", id: "coast", importance: 0.9),
      .place("Viena", id: "village", importance: 0.3), .place("Vienna", id: "vienna", importance: 0.8),
      .place("Vienan", id: "town", importance: 0.4))
    #expect(try atlas.suggestions("sushi").map(\.placeID) == ["sushi"])
    #expect(try atlas.suggestions("sush").map(\.placeID) == ["sushi", "coast"])
    #expect(
      try atlas.suggestions("viena").map { "\($0.placeID) \($0.matchLabel)" } == [
        "village wholeName", "town nameStart", "vienna corrected",
      ])
  }

  @Test("words for settlements and articles may be missing in a name; places that have them come first", .rule("input.optional"))
  func optional() throws {
    let atlas = try Atlas(
      .place("Paris", id: "paris", importance: 0.9, country: "FR"), .place("Paris City", id: "texas", importance: 0.3, country: "US"),
      .place("Louvre", id: "louvre", importance: 0.7))
    #expect(try atlas.suggestions("paris city").map(\.placeID) == ["texas", "paris"])
    for text in ["paris city france", "city of paris", "ville de paris france"] {
      #expect(try atlas.suggestions(text).first?.placeID == "paris", "\(text)")
    }
    #expect(try atlas.suggestions("the louvre").map(\.placeID) == ["louvre"])
    #expect(try atlas.suggestions("the lou").allSatisfy { $0.matchLabel == .partial })
  }
}
