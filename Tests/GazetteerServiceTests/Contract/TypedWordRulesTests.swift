// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import GazetteerTesting
import Testing

/// What the form of a word tells: its marks, that it was typed twice, that it is a category.
@Suite struct TypedWordRulesTests {
  @Test("names with the marks that were typed come first; unmarked text is neutral", .rule("input.marks"))
  func marks() throws {
    let atlas = try Atlas(
      .place("Araçatuba", id: "marked", importance: 0.3), .place("Aracaju", id: "plain", importance: 0.5),
      .place("Aracajú Novo", id: "other", importance: 0.4))
    #expect(try atlas.suggestions("araç").map(\.placeID) == ["marked", "plain", "other"])
    #expect(try atlas.suggestions("arac").map(\.placeID) == ["plain", "other", "marked"])
    #expect(try atlas.suggestions("aracajú").map(\.placeID) == ["other", "plain"])
    let (marked, plain) = (try atlas.suggestions("araç"), try atlas.suggestions("arac"))
    let lost = try #require(plain[0].score) - (try #require(marked[1].score))
    #expect(lost == 120_000_000)
  }

  @Test("a word typed twice stands twice in a name, or also in the address", .rule("input.repeated"))
  func repeated() throws {
    let atlas = try Atlas(
      .place("Kansas City", id: "missouri", at: (39.1, -94.6), importance: 0.8, locality: "Missouri"),
      .place("Kansas City", id: "kansas", at: (39.1, -95.6), importance: 0.4, locality: "Kansas"),
      .place("Walla Walla", id: "walla", importance: 0.2),
      .place("Port Victoria", id: "port", importance: 0.3, aliases: ["Fortress Fort Victoria", "Victoria Fort"]),
      .place("Old Mount Mt", id: "mount", importance: 0.3),
      .place("San Leonardo - St. Leonhard", id: "saints", importance: 0.4), .place("León", id: "leon", importance: 0.3, locality: "León"))
    #expect(try atlas.suggestions("león león").first?.placeID == "leon")
    #expect(try atlas.suggestions("kansas city kansas").first?.placeID == "kansas")
    #expect(try atlas.suggestions("kansas city").first?.placeID == "missouri")
    #expect(try atlas.suggestions("walla walla").map(\.matchLabel) == [.wholeName])
    #expect(try atlas.suggestions("walla walla walla").map(\.placeID) == ["walla"])
    // Two words of one alias begin so; of two aliases it would be no name.
    #expect(try atlas.suggestions("fort fort").first?.placeID == "port")
    #expect(try atlas.suggestions("victoria victoria").map(\.matchLabel).contains(.nameWords) == false)
    // A synonym is not the word that was typed.
    #expect(try atlas.suggestions("mount mount").map(\.matchLabel).contains(.nameWords) == false)
  }

  @Test("a word for the category of a place counts as a word of its address", .rule("input.category"))
  func category() throws {
    let atlas = try Atlas(
      .place("London Waterloo", id: "station", at: (51.5, -0.1), importance: 0.5, type: "train_station"),
      .place("Waterloo", id: "town", at: (50.7, 4.4), importance: 0.6, country: "BE"))
    for text in ["waterloo station", "gare waterloo", "bahnhof waterloo"] {
      let found = try atlas.suggestions(text)
      #expect(found.first?.placeID == "station" && found.first?.matchLabel == .context, "\(text)")
    }
    #expect(try atlas.suggestions("waterloo stat").first?.placeID != "station")
  }

  @Test(
    "an abbreviation of several words stands for them, and they for it; one that may begin a name stands for itself",
    .rule("input.phrases"),
    arguments: [
      ("edwards afb", ["base"]), ("edwards air force ba", ["base"]), ("lemoore naval air station", ["lemoore"]), ("ulm a.d. don", ["ulm"]),
      ("nas", ["lemoore", "nashville"]), ("yosemite np ", ["park"]),
    ] as [(String, [String])])
  func phrases(_ text: String, _ expected: [String]) throws {
    let atlas = try Atlas(
      .place("Edwards Air Force Base", id: "base"), .place("Lemoore NAS", id: "lemoore"), .place("Nashville", id: "nashville"),
      .place("Ulm an der Donau", id: "ulm"), .place("Yosemite National Park", id: "park"), .place("Naval Air Station", id: "naval"))
    #expect(try atlas.suggestions(text).map(\.placeID).sorted() == expected)
  }

  @Test("a word that no name has may be another spelling of its sound", .rule("input.sound")) func sounds() throws {
    let atlas = try Atlas(.place("Edinburgh", id: "city", importance: 0.8), .place("Edinboro", id: "town", importance: 0.4))
    #expect(try atlas.suggestions("edinborough").map(\.placeID) == ["city", "town"])
    // Too short, and a word that a name begins with.
    #expect(try atlas.suggestions("eburg").isEmpty)
    #expect(try atlas.suggestions("edinbor").map(\.placeID).first == "town")
  }

  @Test("the last row is for a place at hand that the text is a likely typo of", .rule("input.at-hand")) func slotAtHand() throws {
    let atlas = try Atlas(
      (1...5).map { .place("Sitowo Restaurant \($0)", at: (-20, Double(20 * $0)), importance: 0.4, type: "restaurant") }
        + [.place("Sist Restaurant", id: "near", at: (48.141, 11.58), importance: 0.1, type: "restaurant")])
    let found = try atlas.suggestions("sit rest") {
      $0.locationBias = .init(circle: .init(center: .init(latitude: 48.14, longitude: 11.58), radius: 1000))
    }
    #expect(found.count == 5)
    #expect(found.last?.placeID == "near" && found.last?.matchLabel == .corrected)
    #expect(try atlas.suggestions("sit rest").contains { $0.placeID == "near" } == false)
  }

  @Test("with a typo, too, words of several aliases are no name", .rule("input.one-name")) func oneName() throws {
    let atlas = try Atlas(
      .place("Metropolis", id: "mixed", importance: 0.9, aliases: ["Minh Chi", "Hosiminovo"]),
      .place("Ninh Hoa", id: "meant", importance: 0.3))
    #expect(try atlas.suggestions("ninh hos").map(\.placeID) == ["meant", "mixed"])
    #expect(try atlas.suggestions("ninh chi").first?.placeID == "mixed")
  }

  @Test(
    "of places with one typo each, the likelier slip comes first", .rule("input.slips"),
    arguments: [
      // A letter left out before one too many, a neighbour on the keyboard before another letter, and one too many before that.
      ("motl", ["Mol", "Motul"], "Motul"), ("berlim", ["Berlix", "Berlin"], "Berlin"), ("vexrdi", ["Veardi", "Verdi"], "Verdi"),
      // Two neighbours swapped before any other letter.
      ("katno", ["Katzo", "Katon"], "Katon"),
    ] as [(String, [String], String)])
  func slips(_ text: String, _ names: [String], _ first: String) throws {
    let atlas = try Atlas(names.map { .place($0, id: $0, importance: 0.3) })
    #expect(try atlas.suggestions(text).map(\.placeID).sorted() == names.sorted())
    #expect(try atlas.suggestions(text).first?.placeID == first)
  }

  @Test(
    "a short word may hold a typo beside others; one of three letters alone only where nothing begins with it", .rule("input.short"),
    arguments: [
      // A letter is missing, one is wrong.
      ("kli", ["keli"]), ("kel", ["keli"]), ("kxl", ["keli"]),
      // Something begins with it; two letters say too little.
      ("bus", ["busan"]), ("kx", []),
      ("cae juy", ["cafe"]), ("caef juyo", ["cafe"]), ("ot park", ["oat"]),
    ] as [(String, [String])])
  func short(_ text: String, _ expected: [String]) throws {
    let atlas = try Atlas(
      .place("Keli", id: "keli"), .place("Busan", id: "busan", importance: 0.6), .place("Bud", id: "bud"),
      .place("Cafe Juyo", id: "cafe"), .place("Oat Park", id: "oat"))
    #expect(try atlas.suggestions(text).map(\.placeID) == expected)
  }
}
