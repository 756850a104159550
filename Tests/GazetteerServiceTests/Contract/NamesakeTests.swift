// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerIndex
import GazetteerService
import GazetteerTesting
import Testing

/// Places of one name side by side: what is shown as one place, and what as several.
@Suite struct NamesakeTests {
  private static func place(_ type: String?, _ meters: Double = 0, name: String = "Marienplatz", importance: Double = 0.5) -> PlaceRecord {
    .place(
      name, id: type ?? "untyped", at: (48.137 + meters / 111_000, 11.575), importance: importance, type: type, country: "DE",
      locality: "München")
  }

  private func ids(_ records: [PlaceRecord], _ text: String) throws -> [String] { try Atlas(records).suggestions(text).map(\.placeID) }

  @Test("a square, its station, its street and its taxi stand are four places", .rule("answer.namesakes"))
  func four() throws {
    let types = ["plaza", "subway_station", "route", "taxi_stand"]
    let records = types.enumerated().map { Self.place($1, Double($0) * 40, importance: 0.6 - Double($0) / 10) }
    #expect(try ids(records, "marienplatz") == types)
  }

  @Test(
    "namesakes side by side are one place only when their kinds agree", .rule("answer.namesakes"),
    arguments: [
      ("subway_station", "bus_stop", 1), ("town_square", "plaza", 1), ("restaurant", "hotel", 2), ("restaurant", "cafe", 1),
      ("castle", "museum", 1),
      ("tourist_attraction", "plaza", 1), ("tourist_attraction", "castle", 1), ("establishment", "taxi_stand", 1), (nil, "bus_stop", 1),
      ("tourist_attraction", "subway_station", 2), ("tourist_attraction", "route", 2), ("plaza", "restaurant", 2), ("park", "bus_stop", 2),
      ("parking", "plaza", 2), ("bridge", "tram_stop", 2), ("church", "plaza", 2), ("school", "route", 2),
    ] as [(String?, String, Int)])
  func pairs(first: String?, second: String, count: Int) throws {
    #expect(try ids([Self.place(first), Self.place(second, 100)], "marienplatz").count == count)
  }

  @Test("the street stands before the taxi stand and the stop of its name", .rule("answer.attendants"))
  func attendants() throws {
    let records = [("taxi_stand", 0.2), ("bus_stop", 0.1), ("route", 0.15)].enumerated().map {
      Self.place($1.0, Double($0) * 300, importance: $1.1)
    }
    #expect(try ids(records, "marienplatz") == ["route", "taxi_stand", "bus_stop"])
  }

  @Test("a town and its part of the same name are one place", .rule("answer.namesakes"))
  func areas() throws {
    #expect(try ids([Self.place("locality"), Self.place("sublocality", 900)], "marienplatz").count == 1)
  }

  @Test("a settlement stands for what its houses count in, which is found with their numbers", .rule("answer.namesakes"))
  func houses() throws {
    let village = PlaceRecord.place("Brodek", id: "village", at: (49, 17), importance: 0.4, type: "locality", country: "CZ")
    let numbers = PlaceRecord.street("Brodek", id: "numbers", at: (49, 17), country: "CZ", locality: "Brodek", numbers: ["12", "14"])
    var part = PlaceRecord.street("Zálesí", id: "part", at: (49.1, 17), country: "CZ", locality: "Kostelec", numbers: ["3"])
    part.address.sublocality = "Zálesí"
    let suburb = PlaceRecord.place("Zálesí", id: "suburb", at: (49.1, 17), importance: 0.3, type: "sublocality", country: "CZ")
    let street = PlaceRecord.street("Kostelec", id: "street", at: (49, 17), country: "CZ", locality: "Brodek", numbers: ["1"])
    let town = PlaceRecord.place("Kostelec", id: "town", at: (49.1, 17), importance: 0.5, type: "locality", country: "CZ")
    let records = [village, numbers, part, suburb, street, town]
    #expect(
      try ids(records, "brodek") == ["village"] && ids(records, "zalesi") == ["suburb"] && ids(records, "kostelec") == ["town", "street"])
    #expect(
      try ids(records, "brodek 12") == ["numbers~12"] && ids(records, "14 brodek") == ["numbers~14"]
        && ids(records, "zálesí 3") == ["part~3"])
    let house = try #require(try Atlas(records).suggestions("zálesí 3").first)
    #expect(house.mainText.text == "Zálesí 3" && house.secondaryText?.text.hasPrefix("Kostelec") == true)
  }

  // MARK: Streets

  private static func street(
    _ id: String, _ meters: Double, town: String? = "Porto", source: String? = nil, numbers: [String] = []
  ) -> PlaceRecord {
    var street = PlaceRecord.street(
      "Rua das Flores", id: id, at: (41.14 + meters / 111_000, -8.61), country: "PT", locality: town, numbers: numbers)
    street.source = source.map { Source(name: $0) }
    return street
  }

  @Test(
    "pieces of a street are one street", .rule("answer.streets"),
    arguments: [
      ("touching", street("a", 0, town: nil), street("b", 200, town: nil), 1),
      ("one town", street("a", 0), street("b", 1_500), 1),
      ("one town, far apart", street("a", 0), street("b", 5_000), 2),
      ("two towns", street("a", 0), street("b", 1_500, town: "Gaia"), 2),
      ("no town", street("a", 0, town: nil), street("b", 1_500, town: nil), 2),
      ("two sources without a town", street("a", 0, town: nil, source: "one"), street("b", 1_500, town: nil, source: "two"), 1),
      ("two sources, of which one has a town", street("a", 0, source: "one"), street("b", 1_500, town: nil, source: "two"), 1),
      ("two sources and two towns", street("a", 0, source: "one"), street("b", 1_500, town: "Gaia", source: "two"), 2),
    ])
  func streets(_ reason: String, first: PlaceRecord, second: PlaceRecord, count: Int) throws {
    #expect(try ids([first, second], "rua das flores").count == count, "\(reason)")
  }

  @Test(
    "a house is found in any record of a street, and once", .rule("answer.streets"),
    arguments: [
      ("rua das flores 20 ", ["b~20"]), ("rua das flores 4 ", ["a~4"]), ("rua das flores 2 ", ["a~2"]),
      // The one record would give its 10a, the other has the number.
      ("rua das flores 10 ", ["b~10"]), ("rua das flores 99 ", ["a"]),
      ("rua das flores 2", ["a~2", "b~20"]),
    ] as [(String, [String])])
  func houses(_ text: String, _ found: [String]) throws {
    let records = [
      Self.street("a", 0, source: "one", numbers: ["2", "4", "6", "10a"]),
      Self.street("b", 900, source: "two", numbers: ["2", "10", "12", "20"]),
    ]
    #expect(try ids(records, text) == found)
  }

  @Test("streets of two towns keep a house each", .rule("answer.streets"))
  func twoTowns() throws {
    let records = [Self.street("a", 0, numbers: ["2"]), Self.street("b", 900, town: "Gaia", numbers: ["2"])]
    #expect(try ids(records, "rua das flores 2").sorted() == ["a~2", "b~2"])
  }
}
