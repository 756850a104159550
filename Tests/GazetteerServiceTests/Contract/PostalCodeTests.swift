// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import GazetteerTesting
import Testing

/// Postal codes typed alone, in full or in part: the code's place, else what carries it.
@Suite struct PostalCodeTests {
  private static func cafe(
    _ name: String, code: String?, importance: Double = 0.3, at position: (Double, Double) = (48, 11), type: String = "cafe"
  ) -> PlaceRecord {
    var place = PlaceRecord.place(name, at: position, importance: importance, type: type, country: "DE", locality: "München")
    place.address.postalCode = code
    return place
  }

  private static let street: PlaceRecord = {
    var street = PlaceRecord.street(
      "Giltspur Street", id: "gilt", at: (51.5, -0.1), country: "GB", locality: "London", numbers: ["1", "2", "3"])
    street.houseNumbers = HouseNumberList(
      zip(street.houseNumbers.houses, ["EC1A 4JQ", "EC1A 4AB", "EC1A 9DD"]).map {
        HouseNumber(number: $0.number, postalCode: $1, location: $0.location)
      })
    return street
  }()

  private static let records: [PlaceRecord] = [
    cafe("Café Jasmin", code: "80469", importance: 0.3), cafe("Glockenspiel", code: "80469", importance: 0.6),
    cafe("Anderswo", code: "10115", importance: 0.9, at: (52, 13)), cafe("Ohne", code: nil), street,
  ]

  private func ids(_ text: String, _ adjust: (inout AutocompleteParameters) -> Void = { _ in }) throws -> [String] {
    try Atlas(Self.records).suggestions(text, adjust).map(\.placeID)
  }

  @Test(
    "without a place of the code, what carries it is found", .rule("address.postal-carriers"),
    arguments: [
      ("80469", ["Glockenspiel", "Caf--Jasmin"]), ("804", ["Glockenspiel", "Caf--Jasmin"]), ("101", ["Anderswo"]),
      ("ec1a 4", ["gilt~1", "gilt~2"]), ("EC1A4J", ["gilt~1"]), ("ec1a 4jq", ["gilt~1"]), ("ec1a 7", []), ("80", []), ("80469 80469", []),
    ] as [(String, [String])])
  func carriers(_ text: String, _ found: [String]) throws { #expect(try ids(text) == found) }

  @Test("the place of a code comes alone", .rule("address.postal-carriers"))
  func areas() throws {
    let code = PlaceRecord.place("80469", id: "code", at: (48, 11), type: "postal_code", country: "DE", locality: "München")
    #expect(try Atlas(Self.records + [code]).suggestions("80469").map(\.placeID) == ["code"])
    #expect(try Atlas(Self.records + [code]).suggestions("8046").map(\.placeID) == ["code"])
  }

  @Test("filters hold for what carries a code", .rule("address.postal-carriers"))
  func filters() throws {
    #expect(try ids("80469") { $0.includedRegionCodes = ["fr"] }.isEmpty)
    #expect(try ids("80469") { $0.includedPrimaryTypes = ["museum"] }.isEmpty)
    #expect(try ids("ec1a 4") { $0.includedPrimaryTypes = ["cafe"] }.isEmpty)
    #expect(try ids("ec1a 4") { $0.includedPrimaryTypes = ["street_address"] } == ["gilt~1", "gilt~2"])
  }

  /// The most and the least important of all that carry the code are museums.
  private static func museums(around cafes: Int) -> [PlaceRecord] {
    (1...cafes).map { cafe("Lokal \($0)", code: "80469") }
      + [
        cafe("Oben", code: "80469", importance: 0.9, type: "museum"), cafe("Unten", code: "80469", importance: 0.1, type: "museum"),
      ]
  }

  private static let asked = #"{"input":"80469","includedPrimaryTypes":["museum"]}"#

  @Test("however many places carry a code, those that filters keep are found", .rule("address.postal-carriers"))
  func noneIsLost() throws {
    let answer = try Atlas(Self.museums(around: 20_100)).answer(Self.asked)
    #expect(answer.places.map(\.placeID) == ["Oben", "Unten"] && answer.isComplete)
  }

  @Test("a deadline leaves what was found, and the answer says that it is incomplete", .rule("address.postal-carriers", "input.deadline"))
  func deadlineLeavesWhatWasFound() throws {
    let atlas = try Atlas(Self.museums(around: 1_000))
    var query = try AutocompleteQuery(json: Self.asked.utf8)
    let start = ContinuousClock.now
    var lists: [Bool: Set<[String]>] = [:]
    for looks in 1...100 {
      // The clock goes on by a microsecond with every look at it.
      let clock = ManualClock()
      let patience = Patience(now: {
        clock.advance(by: .microseconds(1))
        return start + clock.now.time
      })
      query.deadline = start + .microseconds(looks)
      do {
        let answer = try atlas.index.withSession { [query] in try $0.answer(query, patience: patience) }
        lists[answer.isComplete, default: []].insert(answer.places.map(\.placeID))
      } catch is Patience.DeadlineExceeded {
        continue
      }
    }
    #expect(lists == [false: [["Oben"], ["Oben", "Unten"]], true: [["Oben", "Unten"]]])
  }
}
