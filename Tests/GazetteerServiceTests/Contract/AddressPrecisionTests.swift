// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import GazetteerTesting
import Testing

/// An address as it is typed, and the answer: id, precision, and `partial` for a part of the address.
struct PrecisionCase: CustomTestStringConvertible, Sendable {
  var rule: String
  var address: String
  var answer: String?
  var testDescription: String { "\(rule): \(address)" }
}

/// A town whose station stands in a street with houses, beside a square whose houses nobody knows.
private let places: [PlaceRecord] = {
  func place(
    _ name: String, _ id: String, _ type: String, _ at: (Double, Double) = (48.41, 15.6), _ change: (inout PlaceRecord) -> Void = { _ in }
  ) -> PlaceRecord {
    var place = PlaceRecord.place(name, id: id, at: at, importance: 0.6, type: type, country: "AT", locality: "Krems")
    change(&place)
    return place
  }
  return [
    place("Krems", "town", "locality") { $0.address.locality = nil },
    place("Niederösterreich", "state", "administrative_area_level_1"),
    place("3500", "code", "postal_code"),
    place("Stein", "quarter", "neighborhood") { $0.names = [AlternateName(text: "Square Mile", kind: .variant)] },
    place("Studio54", "studio", "night_club"),
    place("Krems an der Donau", "station", "train_station") {
      ($0.address.street, $0.address.postalCode) = ("Bahnhofplatz", "3500")
    },
    place("Stadtpark", "park", "park"),
    place("Donau", "river", "river"),
    place("Pier 39", "pier", "tourist_attraction"),
    place("Wachauer Hof", "inn", "hotel") { ($0.address.street, $0.address.houseNumber) = ("Hoher Markt", "4") },
    place("Hoher Markt", "square", "route"),
    .street("Bahnhofplatz", id: "street", at: (48.409, 15.601), country: "AT", locality: "Krems", numbers: ["1", "3", "9", "12a"]),
    .street("Ringstraße", id: "ring", at: (48.41, 15.605), country: "AT", locality: "Krems", numbers: ["2", "{4}6"]),
  ]
}()

private let cases: [PrecisionCase] = [
  PrecisionCase(rule: "geocode.precision", address: "Bahnhofplatz 3, Krems", answer: "street~3 ROOFTOP"),
  PrecisionCase(rule: "geocode.precision", address: "bahnhofpl 3 krems", answer: "street~3 ROOFTOP"),
  PrecisionCase(rule: "geocode.precision", address: "Bahnhofplatz 5, Krems", answer: "street~5 RANGE_INTERPOLATED"),
  PrecisionCase(rule: "geocode.precision", address: "Bahnhofplatz 12, Krems", answer: "street~12a ROOFTOP partial"),
  PrecisionCase(rule: "geocode.precision", address: "Bahnhofplatz 12 a-c, Krems", answer: "street~12a ROOFTOP"),
  PrecisionCase(rule: "geocode.precision", address: "Bahnhofplatz 9 a-c, Krems", answer: "street~9 ROOFTOP partial"),
  PrecisionCase(rule: "geocode.precision", address: "Bahnhofplatz 5 a-c, Krems", answer: "street~5_20a-c RANGE_INTERPOLATED"),
  PrecisionCase(rule: "geocode.precision", address: "4/6 Ringstraße", answer: "ring~6~4 ROOFTOP"),
  PrecisionCase(rule: "geocode.precision", address: "Bahnhofplatz, Krems", answer: "street GEOMETRIC_CENTER"),
  PrecisionCase(rule: "geocode.precision", address: "Stadtpark Krems", answer: "park GEOMETRIC_CENTER"),
  PrecisionCase(rule: "geocode.precision", address: "Krems an der Donau", answer: "station GEOMETRIC_CENTER"),
  PrecisionCase(rule: "geocode.precision", address: "Krems", answer: "town APPROXIMATE"),
  PrecisionCase(rule: "geocode.precision", address: "Stein, Krems", answer: "quarter APPROXIMATE"),
  PrecisionCase(rule: "geocode.precision", address: "3500", answer: "code APPROXIMATE"),
  PrecisionCase(rule: "geocode.precision", address: "Donau", answer: "river APPROXIMATE"),
  PrecisionCase(rule: "geocode.precision", address: "48.4, 15.6", answer: "coordinate:48.4,15.6 GEOMETRIC_CENTER"),
  // The number is beyond the houses that are known.
  PrecisionCase(rule: "address.no-stand-in", address: "Bahnhofplatz 99, Krems", answer: "street GEOMETRIC_CENTER partial"),
  PrecisionCase(rule: "address.no-stand-in", address: "Bahnhofplatz 99, 3500 Krems", answer: "code APPROXIMATE partial"),
  // No house of the street is known.
  PrecisionCase(rule: "address.no-stand-in", address: "Hoher Markt 7, Krems", answer: "square GEOMETRIC_CENTER partial"),
  PrecisionCase(rule: "address.no-stand-in", address: "7 Hoher Markt", answer: "square GEOMETRIC_CENTER partial"),
  // Nobody knows the street: "3" begins the station's postal code, and "Krems" its name.
  PrecisionCase(rule: "address.no-stand-in", address: "Unbekannte Gasse 3, Krems", answer: "town APPROXIMATE partial"),
  PrecisionCase(rule: "address.no-stand-in", address: "3 Krems an der Donau", answer: nil),
  PrecisionCase(rule: "address.no-stand-in", address: "Nowhere 12, Stein, Krems", answer: "quarter APPROXIMATE partial"),
  PrecisionCase(rule: "address.no-stand-in", address: "Pier 39, Krems", answer: "pier GEOMETRIC_CENTER"),
  PrecisionCase(rule: "address.no-stand-in", address: "Pier 3", answer: nil),
  PrecisionCase(rule: "address.no-stand-in", address: "Studio 54", answer: "studio GEOMETRIC_CENTER"),
  // A part of an alias is no place either.
  PrecisionCase(rule: "address.no-stand-in", address: "1 Pancras Square, Krems", answer: "town APPROXIMATE partial"),
  PrecisionCase(rule: "address.no-stand-in", address: "1 Pancras, Square Mile, Krems", answer: "quarter APPROXIMATE partial"),
]

@Suite struct AddressPrecisionTests {
  private let atlas: Atlas
  init() throws { atlas = try Atlas(places) }

  private func geocoded(_ adjust: (inout GeocodeParameters) -> Void) throws -> GeocodeAnswer.Result? {
    var parameters = GeocodeParameters()
    adjust(&parameters)
    let query = try GeocodeQuery(parameters)
    return try atlas.index.withSession { try $0.geocode(query) }.results.first
  }

  @Test("the geocoder says how exact a position is, and has no other place for a house", arguments: cases)
  func precision(_ example: PrecisionCase) throws {
    let found = try geocoded { $0.address = example.address }
    #expect(found.map { "\($0.place.id) \($0.precision.rawValue)" + ($0.isPartialMatch ? " partial" : "") } == example.answer)
  }

  @Test(
    "the id of a house is as exact as its address", .rule("geocode.precision"),
    arguments: [("street~3", "ROOFTOP"), ("street~5", "RANGE_INTERPOLATED"), ("street", "GEOMETRIC_CENTER"), ("ring~6~4", "ROOFTOP")])
  func ids(_ example: (id: String, precision: String)) throws {
    #expect(try geocoded { $0.placeID = example.id }?.precision.rawValue == example.precision)
  }

  @Test(
    "at a position is the nearest house of a street, before the street", .rule("geocode.nearest-house"),
    arguments: [
      // Houses stand 73.9 m apart; the third is number 9.
      ((48.409, 15.603), ["street~9 ROOFTOP", "street GEOMETRIC_CENTER"]),
      ((48.4093, 15.603), ["street~9 ROOFTOP", "street GEOMETRIC_CENTER"]),
      ((48.409, 15.6033), ["street~9 ROOFTOP", "street GEOMETRIC_CENTER"]),
      // Farther than 50 m from any house, and than 100 m from the point of the street.
      ((48.4096, 15.603), []),
      // A place of its own that is nearer.
      ((48.4085, 15.6001), ["villa ROOFTOP", "street GEOMETRIC_CENTER"]),
    ] as [((Double, Double), [String])])
  func positions(_ example: (at: (Double, Double), found: [String])) throws {
    let villa = PlaceRecord.place("Villa", id: "villa", at: (48.4085, 15.6001), type: "premise", country: "AT")
    let atlas = try Atlas(places.filter { ["street", "town"].contains($0.id) } + [villa])
    var parameters = GeocodeParameters()
    parameters.latlng = .init(latitude: example.at.0, longitude: example.at.1)
    parameters.resultTypes = ["street_address", "premise", "route"]
    let query = try GeocodeQuery(parameters)
    let found = try atlas.index.withSession { try $0.geocode(query) }.results
    #expect(found.map { "\($0.place.id) \($0.precision.rawValue)" } == example.found)
  }

  @Test(
    "a text search finds houses as geocoding does", .rule("text-search.address"),
    arguments: [
      ("Bahnhofplatz 3", "", ["street~3"]), ("bahnhofplatz 5 krems", "", ["street~5"]), ("Bahnhofplatz 99", "", ["street"]),
      ("Pier 39", "", ["pier"]), ("Bahnhofplatz 3", #","includedType":"train_station""#, ["street~3"]),
      ("Bahnhofplatz 3", #","includedType":"train_station","strictTypeFiltering":true"#, []),
      ("Bahnhofplatz 3", #","minRating":1"#, []),
      (
        "Bahnhofplatz 3",
        #","locationRestriction":{"rectangle":{"low":{"latitude":0,"longitude":0},"high":{"latitude":1,"longitude":1}}}"#, []
      ),
      (
        "Bahnhofplatz 3",
        #","locationRestriction":{"rectangle":{"low":{"latitude":48,"longitude":15},"high":{"latitude":49,"longitude":16}}}"#, ["street~3"]
      ),
    ])
  func textSearch(_ example: (text: String, members: String, ids: [String])) throws {
    let query = try TextSearchQuery(json: #"{"textQuery":"\#(example.text)"\#(example.members)}"#.utf8)
    #expect(try atlas.index.withSession { try $0.textSearch(query) }.places.map(\.id) == example.ids)
  }

  @Test("houses come page by page, too", .rule("text-search.address", "text-search.pages")) func pages() throws {
    let atlas = try Atlas((1...3).map { .street("Elm Road", id: "elm\($0)", at: (40, Double($0)), numbers: ["4"]) })
    var asked = TextSearchParameters(textQuery: "4 Elm Road")
    asked.pageSize = 2
    let first = try atlas.index.withSession { [asked] in try $0.textSearch(TextSearchQuery(asked)) }
    asked.pageToken = try #require(first.nextPageToken)
    let second = try atlas.index.withSession { [asked] in try $0.textSearch(TextSearchQuery(asked)) }
    #expect(first.places.count == 2 && second.places.count == 1 && second.nextPageToken == nil)
    #expect(Set((first.places + second.places).map(\.id)) == ["elm1~4", "elm2~4", "elm3~4"])
  }
}
