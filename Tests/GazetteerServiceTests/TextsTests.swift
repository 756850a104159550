// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import GazetteerTesting
import Testing

/// Sydney Opera House with all parts of an address.
private func operaHouse() -> PlaceRecord {
  var place = PlaceRecord.place(
    "Sydney Opera House", id: "opera", at: (-33.8568, 151.2153), importance: 0.8, type: "opera_house", country: "US")
  place.address.street = "Bennelong Point"
  place.address.locality = "Sydney"
  place.address.administrativeArea1 = "New South Wales"
  place.names = [
    AlternateName(text: "Opernhaus von Sydney", language: "de", kind: .official),
    AlternateName(text: "シドニー・オペラハウス", language: "ja", kind: .official),
    AlternateName(text: "SOH", kind: .abbreviation),
  ]
  return place
}

@Suite struct TextsTests {
  @Test(.rule("text.full")) func theFullTextIsNameAndAddress() throws {
    let found = try Atlas(operaHouse()).suggestions("sydney op")
    #expect(
      found.map(\.text.bracketed) == ["[Sydney Op]era House, Bennelong Point, Sydney, New South Wales, United States"])
  }

  @Test(.rule("text.name")) func theNameIsInTheLanguageAskedFor() throws {
    let atlas = try Atlas(operaHouse())
    let cases = [
      ("de", "Opernhaus von Sydney"), ("de-AT", "Opernhaus von Sydney"), ("JA", "シドニー・オペラハウス"), ("fr", "Sydney Opera House"),
      ("", "Sydney Opera House"),
    ]
    for (language, name) in cases {
      #expect(try atlas.suggestions("opera") { $0.languageCode = language }.map(\.mainText.text) == [name], "\(language)")
    }
  }

  @Test(.rule("text.name")) func aPlaceThatIsCalledByWhatItIsHasThatNameInTheLanguageAskedFor() throws {
    var lot = PlaceRecord.place("Estacionamento", id: "lot", importance: 0.05, type: "parking_lot", country: "PT")
    lot.types.append("parking")
    let named = PlaceRecord.place("Parking Central", id: "named", importance: 0.05, type: "parking", country: "PT")
    let atlas = try Atlas(lot, named)
    for (language, name) in [("de", "Parkplatz"), ("pt", "Estacionamento"), ("ja", "駐車場"), ("cs", "Estacionamento")] {
      let found = try atlas.suggestions("estaciona") { $0.languageCode = language }
      #expect(found.map(\.mainText.text) == [name], "\(language)")
    }
    #expect(try atlas.suggestions("parking cen") { $0.languageCode = "de" }.map(\.mainText.text) == ["Parking Central"])
  }

  @Test(.rule("region.country")) func theCountryIsNamedInTheLanguageAndLeftOutForItsOwnReaders() throws {
    let atlas = try Atlas(.place("Lyon", country: "FR"))
    func secondary(_ adjust: (inout AutocompleteParameters) -> Void) throws -> String? {
      try atlas.suggestions("lyo", adjust).first?.secondaryText?.text
    }
    #expect(try secondary { _ in } == "France")
    #expect(try secondary { $0.languageCode = "de-CH" } == "Frankreich")
    #expect(try secondary { $0.languageCode = "pl" } == "France")
    #expect(try secondary { $0.regionCode = "fr" } == nil)
  }

  @Test(.rule("text.secondary")) func aTownWithTheNameOfItsCountryShowsIt() throws {
    let atlas = try Atlas(
      .place("Fiji", id: "city", importance: 0.5, country: "FJ", locality: "Fiji"),
      .place("Fiji", id: "country", importance: 0.9, type: "country", country: "FJ"))
    let found = try atlas.suggestions("fiji")
    #expect(found.map(\.placeID) == ["country", "city"])
    #expect(found.map { $0.secondaryText?.text } == [nil, "Fiji"])
  }

  @Test(.rule("text.secondary")) func theSecondaryTextRepeatsNothing() throws {
    var place = PlaceRecord.place("Berlin", country: "DE")
    place.address.administrativeArea1 = "Berlin"
    #expect(try Atlas(place).suggestions("berl").first?.secondaryText?.text == "DE")
    var gate = PlaceRecord.place("Gate", type: "monument", country: "DE", locality: "Berlin")
    gate.address.administrativeArea1 = "Berlin"
    #expect(try Atlas(gate).suggestions("gate").first?.secondaryText?.text == "Berlin, DE")
  }

  @Test(.rule("text.country")) func aCountryHasNoSecondaryText() throws {
    let found = try Atlas(.place("France", type: "country", country: "FR")).suggestions("fra")
    #expect(found.map(\.secondaryText) == [nil])
    #expect(found.map(\.text.text) == ["France"])
  }

  @Test(
    "the house number stands where the country writes it", .rule("text.secondary"),
    arguments: [("US", "350 5th Ave"), ("DE", "5th Ave 350"), ("BR", "5th Ave, 350")])
  func houseNumbers(_ example: (country: String, line: String)) throws {
    var place = PlaceRecord.place("Tower", type: "monument", country: example.country)
    place.address.street = "5th Ave"
    place.address.houseNumber = "350"
    let secondary = try Atlas(place).suggestions("tower") { $0.regionCode = example.country }.first?.secondaryText?.text
    #expect(secondary == example.line)
  }

  @Test(.rule("text.matches")) func theAddressIsMarkedOnlyWhenItHadToHelp() throws {
    let atlas = try Atlas(operaHouse())
    #expect(try atlas.suggestions("sydney").first?.secondaryText?.matches == [])
    let context = try #require(try atlas.suggestions("opera new south").first)
    #expect(context.matchLabel == .context)
    #expect(context.mainText.bracketed == "Sydney [Opera] House")
    #expect(context.secondaryText?.bracketed == "Bennelong Point, Sydney, [New South] Wales, United States")
    #expect(context.text.bracketed == "Sydney [Opera] House, Bennelong Point, Sydney, [New South] Wales, United States")
  }

  @Test(.rule("text.matches")) func rangesAreCountedInCodePointsOfTheOriginal() throws {
    let found = try Atlas(.place("Cafe\u{301} 👩‍🚀 Müller", type: "cafe")).suggestions("mueller")
    #expect(found.first?.mainText.bracketed.hasSuffix("[Müller]") == true)
  }

  @Test(
    "the way of matching is named", .rule("answer.match-kind"),
    arguments: [
      ("sydney opera house", MatchLabel.wholeName, nil), ("opernhaus von sydney", .wholeName, "Opernhaus von Sydney"),
      ("sydney op", .nameStart, nil), ("opern", .nameStart, "Opernhaus von Sydney"), ("house sydney", .nameWords, nil),
      ("soh", .alias, "SOH"), ("opera wales", .context, nil), ("pera", .infix, nil), ("ernhaus", .infix, "Opernhaus von Sydney"),
      ("sydnye", .corrected, nil), ("opernahus", .corrected, "Opernhaus von Sydney"), ("opera waels", .corrected, nil),
    ] as [(String, MatchLabel, String?)])
  func labels(_ example: (text: String, label: MatchLabel, name: String?)) throws {
    let found = try #require(try Atlas(operaHouse()).suggestions(example.text).first)
    #expect(found.matchLabel == example.label)
    #expect(found.matchedName == example.name)
  }

  @Test(
    "of a word with typos the one that was meant is marked", .rule("text.matches"),
    arguments: [
      ("sydnye op", "[Sydney Op]era House"), ("sydney opear", "[Sydney Opera] House"), ("sydny", "[Sydney] Opera House"),
      ("hosue sydney", "[Sydney] Opera [House]"), ("opera waels", "Sydney [Opera] House"),
    ])
  func correctedMarks(_ example: (text: String, marked: String)) throws {
    let found = try Atlas(operaHouse()).suggestions(example.text).first
    #expect(found?.mainText.bracketed == example.marked)
    if example.text == "opera waels" { #expect(found?.secondaryText?.bracketed.contains("[Wales]") == true) }
  }

  @Test func aNameLongerThanTheTextIsNoWholeName() throws {
    let place = PlaceRecord.place("York", official: ["York City"])
    let atlas = try Atlas(place)
    #expect(try atlas.suggestions("york c").map(\.matchLabel) == [.nameStart])
    #expect(try atlas.suggestions("york").map(\.matchLabel) == [.wholeName])
  }

  @Test(.rule("answer.distance")) func distancesAreGeodesicWholeMetresAndOnlyWithAnOrigin() throws {
    let atlas = try Atlas(.place("Null Island", at: (0, 0)))
    #expect(try atlas.suggestions("null").map(\.distanceMeters) == [nil])
    func distance(_ latitude: Double, _ longitude: Double) throws -> Int? {
      try atlas.suggestions("null") { $0.origin = .init(latitude: latitude, longitude: longitude) }.first?.distanceMeters
    }
    // A degree of the equator and a quarter of a meridian on WGS 84; a sphere would give 111,195 and 10,007,557.
    #expect(try distance(0, 1) == 111_319)
    #expect(try distance(90, 0) == 10_001_966)
    #expect(try distance(0, 0) == 0)
  }

  @Test(.rule("answer.types")) func theTypesAreThoseOfThePlace() throws {
    var place = PlaceRecord.place("Bar", type: "bar")
    place.types = ["bar", "point_of_interest", "establishment"]
    #expect(try Atlas(place).suggestions("bar").map(\.types) == [place.types + ["food"]])
  }
}
