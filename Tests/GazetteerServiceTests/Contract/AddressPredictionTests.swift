// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import GazetteerTesting
import Testing

/// Streets with houses in many forms, and places whose names hold numbers.
private let streets: [PlaceRecord] = [
  .street(
    "Main Street", id: "main", at: (40, -80), country: "US", locality: "Springfield", numbers: ["10", "12", "14", "20", "11", "15a", "15b"]),
  .street("Main Street", id: "shelby", at: (36, -90), country: "US", locality: "Shelbyville", numbers: ["5", "100"]),
  .street("8th Avenue", id: "8th", at: (40.7, -74), country: "US", locality: "New York", numbers: ["111", "8"]),
  .street("E Main Street", id: "e-main", at: (41, -81), country: "US", locality: "Akron", numbers: ["12"]),
  .street("29th Street", id: "29th", at: (40.75, -73.9), country: "US", locality: "Queens", numbers: ["23-20", "23-30", "23-40"]),
  .street("Kamehameha Highway", id: "kam", at: (21.4, -157.8), country: "US", locality: "Kaneohe", numbers: ["47-380"]),
  .street("Hauptstraße", id: "haupt", at: (52.5, 13.4), country: "DE", locality: "Berlin", numbers: ["12", "12a", "120", "13"]),
  .street("Lange Gasse", id: "lange", at: (48.2, 16.35), country: "AT", locality: "Wien", numbers: ["12 a-c", "38b", "40"]),
  .street("Straße des 17. Juni", id: "juni", at: (52.51, 13.3), country: "DE", locality: "Berlin", numbers: ["135"]),
  .street("Rue de Rivoli", id: "rivoli", at: (48.86, 2.35), country: "FR", locality: "Paris", numbers: ["12", "12 bis"]),
  .street("Stroupežnického", id: "strou", at: (50.07, 14.4), country: "CZ", locality: "Praha", numbers: ["3191/17", "526/19"]),
  .street(
    "Smith Street", id: "smith", at: (-37.8, 144.98), country: "AU", locality: "Melbourne", numbers: ["{10}244", "{11}244", "250-256"]),
  .street("Elm Street", id: "elm", at: (42, -82), country: "US", locality: "Troy", numbers: ["{4}1600"]),
  .street("2nd Avenue", id: "2nd", at: (39.999, -79.999), country: "US", locality: "Springfield", numbers: ["1", "2", "3"]),
  .street("2nd Avenue", id: "2nd-shelby", at: (36.1, -90), country: "US", locality: "Shelbyville", numbers: ["1", "2", "3"]),
  .street("Bergstraße", id: "berg", at: (52.501, 13.401), country: "DE", locality: "Berlin", numbers: ["1", "2"]),
  .street("Sendlinger Straße", id: "sendling", at: (48.13, 11.57), country: "DE", locality: "München", numbers: ["8", "10", "10a"]),
  .street("Neuhauser Straße", id: "neuhaus", at: (48.14, 11.57), country: "DE", locality: "München", numbers: ["39"]),
  .street("Neuhauserstraße", id: "elsewhere", at: (48.05, 10.88), country: "DE", locality: "Landsberg", numbers: ["3"]),
  .street("Lindwurm Str.", id: "lindwurm", at: (48.12, 11.55), country: "DE", locality: "München", numbers: ["7"]),
  .street("港町二丁目", id: "minato", at: (35.7, 139.8), country: "JP", locality: "川口市", numbers: ["2-5", "2-14", "12-7"]),
  .street("港町", id: "minato-0", at: (35.9, 139.9), country: "JP", locality: "北区", numbers: ["2-5"]),
  .street("Тверская улица", id: "tver", at: (55.76, 37.6), country: "RU", locality: "Москва", numbers: ["19", "21с1", "{2}23"]),
  .place("SW1A", id: "sw1a", at: (51.5, -0.13), type: "postal_code", country: "GB", locality: "London"),
  .place("SW1A 2AA", id: "downing", at: (51.503, -0.128), type: "postal_code", country: "GB", locality: "London"),
  .place("K1A", id: "k1a", at: (45.42, -75.7), type: "postal_code", country: "CA", locality: "Ottawa"),
  .place("Studio 54", id: "studio", at: (40.76, -73.98), type: "night_club", country: "US"),
  .place("12 Main Street Diner", id: "diner", at: (40, -80), type: "diner", country: "US"),
]

/// A text, and the first suggestions as `main | id | kind`.
struct AddressCase: CustomTestStringConvertible, Sendable {
  var rule: String
  var text: String
  var found: [String]
  var testDescription: String { "\(rule): \(text)" }
}

private let cases: [AddressCase] = [
  AddressCase(rule: "address.number", text: "20 main street", found: ["[20 Main Street] | main~20 | address"]),
  AddressCase(rule: "address.number", text: "main street 20 ", found: ["[20] [Main Street] | main~20 | address"]),
  AddressCase(rule: "address.number", text: "20 mai", found: ["[20 Mai]n Street | main~20 | address"]),
  AddressCase(rule: "address.number", text: "111 8th av new y", found: ["[111] [8th] [Av]enue | 8th~111 | address"]),
  AddressCase(rule: "address.number", text: "Hauptstrasse 12a, Berlin", found: ["[Hauptstraße] [12a] | haupt~12a | address"]),
  AddressCase(rule: "address.number", text: "Hauptstrasse 12 A", found: ["[Hauptstraße] [12a] | haupt~12a | address"]),
  AddressCase(rule: "address.number", text: "Hauptstrasse No:12a, Berlin", found: ["[Hauptstraße] [12a] | haupt~12a | address"]),
  AddressCase(rule: "address.number", text: "main st no 20", found: ["[20] [Main St]reet | main~20 | address"]),
  AddressCase(rule: "address.number", text: "12 rue de Rivoli", found: ["[12 Rue de Rivoli] | rivoli~12 | address"]),
  AddressCase(rule: "address.number", text: "12bis rue de Rivoli", found: ["[12 bis] [Rue de Rivoli] | rivoli~12_20bis | address"]),
  AddressCase(rule: "address.number", text: "12 e main st", found: ["[12 E Main St]reet | e-main~12 | address"]),
  AddressCase(
    rule: "address.number", text: "Stroupežnického 3191/17, Praha", found: ["[Stroupežnického] [3191/17] | strou~3191_2F17 | address"]),
  AddressCase(rule: "address.number", text: "23-30 29th St, Queens", found: ["[23-30] [29th] [St]reet | 29th~23-30 | address"]),
  AddressCase(rule: "address.number", text: "47-380 Kamehameha Hi", found: ["[47-380 Kamehameha Hi]ghway | kam~47-380 | address"]),
  AddressCase(rule: "address.variants", text: "straße des 17. juni 135", found: ["[Straße des 17. Juni 135] | juni~135 | address"]),
  AddressCase(rule: "address.variants", text: "straße des 17. j", found: ["[Straße des 17. J]uni | juni | nameStart"]),
  AddressCase(rule: "address.variants", text: "studio 54", found: ["[Studio 54] | studio | wholeName"]),
  AddressCase(
    rule: "address.names-first", text: "12 main street",
    found: ["[12 Main Street] Diner | diner | nameStart", "[12 Main Street] | main~12 | address"]),
  AddressCase(rule: "address.part", text: "Stroupežnického 17 ", found: ["[Stroupežnického] 3191/[17] | strou~3191_2F17 | address"]),
  AddressCase(rule: "address.part", text: "252 smith street", found: ["250-256 [Smith Street] | smith~250-256 | address"]),
  AddressCase(rule: "address.part", text: "101 kamehameha highway", found: ["[Kamehameha Highway] | kam | address"]),
  AddressCase(rule: "address.letter", text: "14b main street", found: ["14 [Main Street] | main~14 | address"]),
  AddressCase(
    rule: "address.letter", text: "15 main street",
    found: ["[15]a [Main Street] | main~15a | address", "[15]b [Main Street] | main~15b | address"]),
  AddressCase(rule: "address.letter-range", text: "Lange Gasse 38 b-c", found: ["[Lange Gasse] [38]b | lange~38b | address"]),
  AddressCase(rule: "address.letter-range", text: "lange gasse 38b-c", found: ["[Lange Gasse] [38b] | lange~38b | address"]),
  AddressCase(rule: "address.letter-range", text: "Lange Gasse 40 a-c", found: ["[Lange Gasse] [40] | lange~40 | address"]),
  AddressCase(rule: "address.letter-range", text: "Lange Gasse 12 a-c", found: ["[Lange Gasse 12 a-c] | lange~12_20a-c | address"]),
  AddressCase(rule: "address.letter-range", text: "Lange Gasse 12b", found: ["[Lange Gasse] 12 a-c | lange~12_20a-c | address"]),
  AddressCase(rule: "address.letter-range", text: "Lange Gasse 40 a-c wien", found: ["[Lange] [Gasse] [40] | lange~40 | address"]),
  AddressCase(rule: "address.joined", text: "sendlingerstr. 10 ", found: ["[Sendlinger Straße] [10] | sendling~10 | address"]),
  AddressCase(rule: "address.suffix", text: "тверская 19 с1", found: ["[Тверская] улица, [19] | tver~19 | address"]),
  AddressCase(rule: "address.suffix", text: "тверская 19 с1, москва", found: ["[Тверская] улица, [19] | tver~19 | address"]),
  AddressCase(rule: "address.suffix", text: "тверская 21 с1", found: ["[Тверская] улица, [21с1] | tver~21_D1_811 | address"]),
  AddressCase(rule: "address.suffix", text: "тверская 19 стр 2", found: ["[Тверская] улица, [19] | tver~19 | address"]),
  AddressCase(rule: "address.suffix", text: "hauptstraße 13 b2", found: ["[Hauptstraße] [13] | haupt~13 | address"]),
  AddressCase(rule: "address.interpolated", text: "18 main street", found: ["[18 Main Street] | main~18 | interpolated"]),
  AddressCase(rule: "address.interpolated", text: "23-26 29th street", found: ["[23-26 29th Street] | 29th~23-26 | interpolated"]),
  AddressCase(rule: "address.street", text: "99 smith street", found: ["[Smith Street] | smith | address"]),
  AddressCase(
    rule: "address.typing", text: "hauptstrasse 12",
    found: ["[Hauptstraße 12] | haupt~12 | address", "[Hauptstraße 12]a | haupt~12a | address", "[Hauptstraße 12]0 | haupt~120 | address"]),
  AddressCase(
    rule: "address.typing", text: "main street springfield 1",
    found: [
      "[1]0 [Main] [Street] | main~10 | address", "[1]1 [Main] [Street] | main~11 | address", "[1]2 [Main] [Street] | main~12 | address",
    ]),
  AddressCase(rule: "address.unit", text: "10/244 smith st", found: ["[10/244 Smith St]reet | smith~244~10 | address"]),
  AddressCase(rule: "address.unit", text: "unit 11, 244 smith st", found: ["[11/244] [Smith St]reet | smith~244~11 | address"]),
  AddressCase(rule: "address.unit", text: "244 smith st", found: ["[244 Smith St]reet | smith~244 | address"]),
  AddressCase(rule: "address.unit", text: "1600 elm st apt 4", found: ["[1600] [Elm St]reet #[4] | elm~1600~4 | address"]),
  AddressCase(rule: "address.unit", text: "1600 elm st #4", found: ["[1600] [Elm St]reet #[4] | elm~1600~4 | address"]),
  AddressCase(rule: "address.crossing", text: "main st & 2nd", found: ["[Main St]reet & [2nd] Avenue | main~~2nd | address"]),
  AddressCase(rule: "address.crossing", text: "2nd ave and main street", found: ["[2nd Ave]nue & [Main Street] | 2nd~~main | address"]),
  AddressCase(
    rule: "address.crossing", text: "main st/2nd ave springfield", found: ["[Main St]reet & [2nd] [Ave]nue | main~~2nd | address"]),
  AddressCase(
    rule: "address.crossing", text: "corner of Main Street and 2nd Avenue", found: ["[Main Street] & [2nd Avenue] | main~~2nd | address"]),
  AddressCase(
    rule: "address.crossing", text: "Hauptstraße Ecke Bergstraße", found: ["[Hauptstraße] & [Bergstraße] | haupt~~berg | address"]),
  AddressCase(rule: "address.postal-code", text: "sw1a 2aa", found: ["[SW1A 2AA] | downing | wholeName"]),
  AddressCase(rule: "address.postal-code", text: "sw1a 1aa", found: ["[SW1A] | sw1a | address"]),
  AddressCase(rule: "address.postal-code", text: "SW1A1AA", found: ["[SW1A] | sw1a | address"]),
  AddressCase(rule: "address.postal-code", text: "sw1a 1", found: ["[SW1A] | sw1a | address"]),
  AddressCase(rule: "address.postal-code", text: "K1A 0B", found: ["[K1A] | k1a | address"]),
  AddressCase(rule: "address.unit", text: "#4 - 1600 elm st", found: ["[1600] [Elm St]reet #[4] | elm~1600~4 | address"]),
  AddressCase(rule: "address.unit", text: "#900 1600 elm st", found: ["[1600] [Elm St]reet | elm~1600 | address"]),
  AddressCase(rule: "address.unit", text: "900-1600 elm st", found: ["[1600] [Elm St]reet | elm~1600 | address"]),
  AddressCase(rule: "address.unit", text: "3/244 smith st", found: ["[244] [Smith St]reet | smith~244 | address"]),
  AddressCase(rule: "address.unit", text: "#20 main street", found: ["[20 Main Street] | main~20 | address"]),
  AddressCase(rule: "address.unit", text: "#1600 elm st apt 4", found: ["[1600] [Elm St]reet #[4] | elm~1600~4 | address"]),
  AddressCase(rule: "address.unit", text: "13-17 main street", found: ["[Main Street] | main | address"]),
  AddressCase(rule: "address.blocks", text: "港町二丁目2-5", found: ["[港町二丁目2-5] | minato~2-5 | address"]),
  AddressCase(rule: "address.blocks", text: "川口市港町２－２－５", found: ["[港町二丁目][2-5] | minato~2-5 | address"]),
  AddressCase(rule: "address.blocks", text: "港町2丁目12番地7", found: ["[港町二丁目][12-7] | minato~12-7 | address"]),
  AddressCase(rule: "address.blocks", text: "〒332-0001 川口市 港町二丁目 2番14号", found: ["[港町二丁目][2-14] | minato~2-14 | address"]),
  AddressCase(rule: "address.blocks", text: "港町2-5", found: ["[港町2-5] | minato-0~2-5 | address"]),
  AddressCase(rule: "address.street-word", text: "rue elm", found: ["[Elm] Street | elm | context"]),
  AddressCase(rule: "address.street-word", text: "12 rue elm", found: ["[Elm] Street | elm | address"]),
  AddressCase(rule: "address.street-word", text: "1600, rue elm", found: ["[1600] [Elm] Street | elm~1600 | address"]),
  AddressCase(rule: "address.street-word", text: "calle smith 244", found: ["[244] [Smith] Street | smith~244 | address"]),
  AddressCase(rule: "address.unit", text: "1600 elm st apt 5", found: ["[1600] [Elm St]reet | elm~1600 | address"]),
]

/// Shops with addresses, and streets with their houses.
private let besideNames: [PlaceRecord] = [
  .shop("Rewe", id: "rewe-tal", street: "Tal", number: "13", code: "80331"),
  .shop("Rewe", id: "rewe-other", street: "Lindwurmstraße", number: "5", code: "80337"),
  .shop("Hofbräuhaus am Platzl", id: "hb", street: "Platzl", number: "9", code: "80331"),
  .street("Tal", id: "tal", at: (48.136, 11.578), country: "DE", locality: "München", numbers: ["11", "13", "131"]),
  .street("Platzl", id: "platzl", at: (48.138, 11.58), country: "DE", locality: "München", numbers: ["9"]),
  .street("Rewe Straße", id: "rewe-street", at: (50, 8), country: "DE", locality: "Frankfurt", numbers: ["1"]),
]

extension PlaceRecord {
  fileprivate static func shop(_ name: String, id: String, street: String, number: String, code: String) -> PlaceRecord {
    var place = place(name, id: id, at: (48.1, 11.5), importance: 0.2, type: "supermarket", country: "DE", locality: "München")
    (place.address.street, place.address.houseNumber, place.address.postalCode) = (street, number, code)
    return place
  }
}

private let pasted: [AddressCase] = [
  AddressCase(rule: "address.own", text: "rewe tal 13", found: ["[Rewe] | rewe-tal | context", "[Tal] [13] | tal~13 | address"]),
  AddressCase(rule: "address.own", text: "tal 13 rewe", found: ["[Rewe] | rewe-tal | context", "[Tal] [13] | tal~13 | address"]),
  AddressCase(
    rule: "address.own", text: "Hofbräuhaus am Platzl, Platzl 9, 80331 München",
    found: ["[Hofbräuhaus] [am] [Platzl] | hb | context", "[Platzl] [9] | platzl~9 | address"]),
  AddressCase(rule: "address.own", text: "rewe, 80337 münchen", found: ["[Rewe] | rewe-other | context"]),
  AddressCase(
    rule: "address.beside-name", text: "edeka, tal 13, münchen", found: ["[Tal] [13] | tal~13 | address", "[Tal] | tal | partial"]),
  AddressCase(
    rule: "address.beside-name", text: "platzl 9, 80331 münchen",
    found: ["Hofbräuhaus am [Platzl] | hb | address", "[Platzl] [9] | platzl~9 | address"]),
  AddressCase(
    rule: "address.own", text: "tal 13 ",
    found: ["[Tal 13] | tal~13 | address", "Rewe | rewe-tal | address"]),
  AddressCase(rule: "address.beside-name", text: "tal 12 80331 münchen", found: ["[Tal] | tal | address"]),
]

@Suite struct AddressPredictionTests {
  private let atlas: Atlas

  init() throws { atlas = try Atlas(streets) }

  private func lines(_ places: [PlaceSuggestion]) -> [String] {
    places.map { "\($0.mainText.bracketed) | \($0.placeID) | \($0.matchLabel.rawValue)" }
  }

  @Test("a text is read as an address", arguments: cases)
  func said(_ example: AddressCase) throws {
    let found = lines(try atlas.suggestions(example.text))
    #expect(Array(found.prefix(example.found.count)) == example.found)
  }

  @Test(
    "the word for a street joined to its name is read as a word", .rule("address.joined"),
    arguments: [
      ("sendlingerstr 8", "sendling~8"), ("neuhauserstr. 39", "neuhaus~39"), ("neuhauserstr. 39, münchen", "neuhaus~39"),
      ("sendlinger-str.10 ", "sendling~10"), ("Sendlinger Str.10a", "sendling~10a"), ("lindwurmstraße 7", "lindwurm~7"),
      ("sendlingerstr.", "sendling"), ("neuhauserstraße 3", "elsewhere~3"),
    ])
  func joined(_ text: String, _ id: String) throws { #expect(try atlas.suggestions(text).first?.placeID == id) }

  @Test("a place is found by its name with its own address, and then the house", arguments: pasted)
  func ownAddress(_ example: AddressCase) throws {
    let atlas = try Atlas(besideNames)
    let found = lines(try atlas.suggestions(example.text))
    #expect(found == example.found)
  }

  @Test("the words beside the address of a house are told", .rule("address.beside-name"))
  func missingTerms() throws {
    let house = try #require(try Atlas(besideNames).suggestions("edeka tal 13").first)
    #expect(house.placeID == "tal~13" && house.missingTerms == ["edeka"])
  }

  @Test("a text that is all number, or a street with no houses, is no address", .rule("address.variants"))
  func nothing() throws {
    #expect(try atlas.suggestions("12").allSatisfy { $0.matchLabel != .address })
    #expect(try Atlas(.place("Main Street", type: "route")).suggestions("12 main street").map(\.matchLabel) == [.partial])
  }

  @Test("streets that are not near each other do not cross", .rule("address.crossing"))
  func apart() throws {
    #expect(try atlas.suggestions("kamehameha & 29th").allSatisfy { $0.matchLabel == .partial })
    #expect(try atlas.suggestions("main st & 2nd ave, shelbyville").allSatisfy { $0.matchLabel == .partial })
    #expect(try atlas.suggestions("main st & 2nd ave").map(\.placeID) == ["main~~2nd"])
  }

  @Test("of many streets of one name the one of the town is found for a crossing", .rule("address.crossing"))
  func manyStreets() throws {
    let others = (0..<80).map { index in
      PlaceRecord.street("Broadway", id: "b\(index)", at: (30, Double(index)), locality: "Town \(index)", numbers: ["1", "3", "5", "7"])
    }
    let atlas = try Atlas(
      others + [
        .street("Broadway", id: "z", at: (40, -80), locality: "Zion", numbers: ["1"]),
        .street("Oak Road", id: "oak", at: (40, -80), locality: "Zion", numbers: ["2"]),
      ])
    #expect(try atlas.suggestions("broadway & oak").map(\.placeID) == ["z~~oak"])
  }

  @Test("a crossing has details: name, position, address", .rule("address.crossing"))
  func crossingDetails() throws {
    #expect(
      try details("main~~2nd", "types,formattedAddress,location,displayName.text,addressComponents") == """
        {"types":["intersection"],"formattedAddress":"Main Street & 2nd Avenue, Springfield, United States",\
        "addressComponents":[{"longText":"Main Street & 2nd Avenue","shortText":"Main Street & 2nd Avenue","types":["intersection"]},\
        {"longText":"Springfield","shortText":"Springfield","types":["locality","political"]},\
        {"longText":"United States","shortText":"US","types":["country","political"]}],\
        "location":{"latitude":39.9995,"longitude":-79.999},"displayName":{"text":"Main Street & 2nd Avenue"}}
        """)
    for id in ["main~~haupt", "main~~", "~~main", "main~~main", "main~~nobody"] {
      #expect(throws: ContractError.self) { try details(id, "id") }
    }
  }

  @Test("a street without the house comes after places that match with their address", .rule("address.names-first"))
  func streetsLast() throws {
    let atlas = try Atlas(
      .place("10115", id: "code", type: "postal_code", country: "DE", locality: "Berlin"),
      .street("Berliner Straße", id: "street", locality: "Bonn", numbers: ["1"]))
    #expect(try atlas.suggestions("10115 berlin").map(\.placeID) == ["code", "street"])
  }

  @Test(
    "of a postal code that is not known in full its first part is found", .rule("address.postal-code"),
    arguments: [
      ("m1 1ae", "M1"), ("m11 1ae", "M11"), ("m111ae", "M11"), ("m11a", "M1"), ("m111", nil), ("ec1a 1bb", "EC1A"), ("EC1A-1BB", "EC1A"),
      ("d02 x285", "D02"), ("d02x285", "D02"), ("D6W XY00", "D6W"), ("1012 ab", "1012"), ("1012ab", "1012"), ("10001-1234", "10001"),
      ("10001 12", "10001"), ("100011234", nil), ("m1 ae1", nil), ("ec1a 1bbb", nil), ("1012 abc", nil), ("d02 x2855", nil),
      ("m1 1ae london", nil),
    ] as [(String, String?)])
  func postalCodes(_ text: String, _ first: String?) throws {
    let codes = ["M1", "M11", "EC1A", "D02", "D6W", "1012", "10001"]
    let atlas = try Atlas(codes.map { .place($0, type: "postal_code") } + [.place("M1", id: "motorway", type: "route")])
    #expect(try atlas.suggestions(text).filter { $0.matchLabel != .partial }.map(\.placeID) == [first].compactMap(\.self))
    #expect(try atlas.suggestions(text) { $0.includedPrimaryTypes = ["locality"] }.isEmpty)
  }

  private func geocoded(_ address: String) throws -> [String] {
    var parameters = GeocodeParameters()
    parameters.address = address
    let query = try GeocodeQuery(parameters)
    return try atlas.index.withSession { try $0.geocode(query) }.results.map { result in
      result.place.id + (result.precision == .rangeInterpolated ? " interpolated" : "") + (result.isPartialMatch ? " partial" : "")
    }
  }

  @Test(
    "geocoding finds houses and crossings", .rule("address.geocode"),
    arguments: [
      ("20 Main Street, Springfield", ["main~20"]), ("18 Main Street", ["main~18 interpolated"]), ("14b Main Street", ["main~14 partial"]),
      ("Straße des 17. Juni", ["juni"]), ("Straße des 17. Juni 135", ["juni~135"]), ("Studio 54", ["studio"]),
      ("Main Street & 2nd Avenue", ["main~~2nd"]), ("99 Smith Street", ["smith partial"]), ("Hauptstraße 1", ["haupt partial"]),
      ("SW1A 1AA", ["sw1a partial"]), ("SW1A 2AA", ["downing"]),
    ])
  func geocoding(_ example: (address: String, found: [String])) throws {
    #expect(try geocoded(example.address) == example.found)
  }

  @Test("a text that names a place finds houses, too", .rule("address.geocode"))
  func finding() throws {
    let query = try FindPlaceQuery(FindPlaceParameters(input: "12 rue de Rivoli, Paris"))
    #expect(try atlas.index.withSession { try $0.findPlace(query) }.places.map(\.id) == ["rivoli~12"])
  }

  @Test("the address tells town and country beside the line of street and number", .rule("address.texts"))
  func texts() throws {
    let house = try #require(try atlas.suggestions("23-30 29th St, Queens").first)
    #expect(house.secondaryText?.bracketed == "[Queens], United States")
    #expect(house.types == ["street_address", "geocode"] && house.primaryType == "street_address")
    #expect(try atlas.suggestions("10/244 smith st").first?.types == ["subpremise", "geocode"])
  }

  @Test("the house counts, not its street: distance, restriction", .rule("address.position"))
  func position() throws {
    let end = GeoPoint(latitude: 40, longitude: -79.997)
    func near(_ meters: Double) throws -> [String] {
      try atlas.suggestions("20 main st") {
        $0.origin = .init(latitude: 40, longitude: -79.997)
        $0.locationRestriction = .init(circle: .init(center: .init(latitude: 40, longitude: -79.997), radius: meters))
      }.map(\.placeID)
    }
    #expect(try near(10) == ["main~20"])
    let found = try #require(try atlas.suggestions("20 main st") { $0.origin = .init(latitude: 40, longitude: -79.997) }.first)
    #expect(found.location == end && found.distanceMeters == 0)
    #expect(try near(0).isEmpty)
  }

  @Test("a guess nearby comes before a house far away, and a house before a guess beside it", .rule("address.order"))
  func order() throws {
    let atlas = try Atlas(
      .street("Elm Road", id: "here", at: (40, -80), numbers: ["2", "6"]),
      .street("Elm Road", id: "beside", at: (40, -80.01), numbers: ["4"]),
      .street("Elm Road", id: "far", at: (50, -80), numbers: ["4"]))
    let found = try atlas.suggestions("4 elm road") {
      $0.locationBias = .init(circle: .init(center: .init(latitude: 40, longitude: -80), radius: 500))
    }
    #expect(found.map(\.placeID) == ["beside~4", "here~4", "far~4"])
  }

  @Test("countries and types keep houses as they keep places", .rule("address.filters"))
  func filters() throws {
    #expect(try atlas.suggestions("12 rue de rivoli") { $0.includedRegionCodes = ["us"] }.allSatisfy { $0.matchLabel == .partial })
    #expect(try atlas.suggestions("12 rue de rivoli") { $0.includedPrimaryTypes = ["street_address"] }.map(\.placeID) == ["rivoli~12"])
    #expect(try atlas.suggestions("12 rue de rivoli") { $0.includedPrimaryTypes = ["route"] }.map(\.placeID) == ["rivoli"])
    #expect(try atlas.suggestions("12 rue de rivoli") { $0.includedPrimaryTypes = ["locality"] }.isEmpty)
  }

  private func details(_ id: String, _ fields: String) throws -> String {
    try atlas.index.withSession { try $0.details(DetailsQuery(placeID: id, fields: fields)) }
  }

  @Test("the id of a house gives its details", .rule("address.details"))
  func facts() throws {
    #expect(
      try details("strou~3191_2F17", "id,types,formattedAddress,location,displayName.text,addressComponents.longText") == """
        {"id":"strou~3191_2F17","types":["street_address"],"formattedAddress":"Stroupežnického 3191/17, Praha, CZ",\
        "addressComponents":[{"longText":"3191/17"},{"longText":"Stroupežnického"},{"longText":"Praha"},{"longText":"CZ"}],\
        "location":{"latitude":50.07,"longitude":14.4},"displayName":{"text":"Stroupežnického 3191/17"}}
        """)
    #expect(
      try details("elm~1600~4", "formattedAddress,addressComponents.longText,addressComponents.types") == """
        {"formattedAddress":"1600 Elm Street #4, Troy, United States","addressComponents":[{"longText":"4","types":["subpremise"]},\
        {"longText":"1600","types":["street_number"]},{"longText":"Elm Street","types":["route"]},\
        {"longText":"Troy","types":["locality","political"]},{"longText":"United States","types":["country","political"]}]}
        """)
    #expect(try details("main~18", "location") == #"{"location":{"latitude":40,"longitude":-79.9973333}}"#)
  }

  @Test(
    "an id of no house is unknown", .rule("address.details"),
    arguments: ["main~99", "main~", "main~20~4", "nobody~20", "main~_2", "~20", "main~20~"])
  func unknown(_ id: String) throws {
    let error = #expect(throws: ContractError.self) { try details(id, "id") }
    #expect(error?.status == .notFound)
  }

  @Test("whatever is suggested has details with its id and position", .rule("address.details"))
  func everySuggestionResolves() throws {
    for example in cases {
      for place in try atlas.suggestions(example.text) {
        let text = try details(place.placeID, "id,location")
        #expect(text.hasPrefix("{\"id\":\"\(place.placeID)\""))
        #expect(text.contains("\"latitude\":\(place.location.latitude == 40 ? "40" : "")"))
      }
    }
  }
}
