// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import GazetteerTesting
import Testing

/// Names in languages that neither the request nor the country has.
@Suite struct ForeignNamesTests {
  private static func place(
    _ name: String, _ country: String, importance: Double = 0.5, type: String = "locality", _ names: (String, String?)...
  ) -> PlaceRecord {
    var place = PlaceRecord.place(name, importance: importance, type: type, country: country)
    place.names = names.map { AlternateName(text: $0.0, language: $0.1, kind: .official) }
    return place
  }

  private let atlas: Atlas

  init() throws {
    atlas = try Atlas([
      Self.place("Germany", "DE", importance: 0.95, type: "country", ("Almanya", "tr"), ("Deutschland", "de"), ("Германия", "ru")),
      Self.place("Almaty", "KZ", importance: 0.7), Self.place("Deutz", "DE", importance: 0.3),
      Self.place("Lisbon", "PT", importance: 0.8, ("Lisboa", "pt"), ("Lisbonne", "fr"), ("Lissabon", "de")),
      Self.place("Lisburn", "GB", importance: 0.4), Self.place("Germantown", "US", importance: 0.2),
      Self.place("Statue", "US", importance: 0.9, type: "monument", ("Heykeli", "tr")), Self.place("Reykholt", "IS", importance: 0.2),
    ])
  }

  private func names(_ text: String, _ language: String? = nil) throws -> [String] {
    try atlas.suggestions(text) { $0.languageCode = language ?? "" }.map(\.placeID)
  }

  @Test(
    "a foreign name counts less than the prefix of a name in the language of the request or of the country", .rule("language.names"),
    arguments: [
      ("alma", nil, ["Almaty", "Germany"]), ("alma", "tr", ["Germany", "Almaty"]), ("alma", "tr-TR", ["Germany", "Almaty"]),
      // The language of the country.
      ("deut", nil, ["Germany", "Deutz"]), ("lisbo", "en", ["Lisbon", "Lisburn"]), ("lisb", "fr", ["Lisbon", "Lisburn"]),
      // Who types other letters shows the language.
      ("герм", nil, ["Germany", "Germantown"]),
      // Nothing else is there.
      ("almanya", nil, ["Germany"]), ("lissab", nil, ["Lisbon"]),
    ] as [(String, String?, [String])])
  func standsBack(_ text: String, language: String?, expected: [String]) throws {
    #expect(try names(text, language) == expected)
  }

  @Test("a fuzzy match of a foreign name is listed only where no place has the text as typed", .rule("language.names"))
  func fuzzy() throws {
    #expect(try names("reyk") == ["Reykholt"])
    #expect(try names("reykeli") == ["Statue"])
    #expect(try names("heyk").first == "Statue")
  }

  @Test("a foreign name takes no slot that is reserved for important places", .rule("language.names"))
  func holdsNoSlot() throws {
    let near = (0..<6).map { PlaceRecord.place("Alma \($0)", id: "alma-\($0)", at: (10, 10 + Double($0) / 100), importance: 0.5) }
    let atlas = try Atlas(near + [Self.place("Germany", "DE", importance: 0.95, ("Almanya", "tr"))])
    func listed(_ language: String) throws -> [String] {
      try atlas.suggestions("alma") {
        $0.languageCode = language
        $0.locationBias = .init(circle: .init(center: .init(latitude: 10, longitude: 10), radius: 1000))
      }.map(\.placeID)
    }
    #expect(try !listed("en").contains("Germany"))
    #expect(try listed("tr").contains("Germany"))
  }
}
