// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import GazetteerTesting
import Testing

/// Places with addresses of their own, none of which has a word of its address in its name; and one street with a house.
private let places: [PlaceRecord] = [
  .shop("Oliver's Books", id: "books", at: (48.138, 11.58), "DE", "München", street: "Kaufingerstraße", number: "9", code: "80331"),
  .shop("Zur Linde", id: "linde", at: (48.139, 11.581), "DE", "München", street: "Kaufingerstraße", number: "19", code: "80331"),
  .shop("Kiosk", id: "kiosk", at: (48.14, 11.582), "DE", "München", street: "Rosenheimer Str.", number: "5", code: nil),
  .shop("Tower Deck", id: "deck", at: (40.748, -73.985), "US", "New York", street: "5th Avenue", number: "350", code: "10118"),
  .shop("Corner Deli", id: "deli", at: (40.75, -73.98), "US", "New York", street: "Saint Marks Place", number: "12A", code: "10003"),
  .shop(
    "Padaria Real", id: "padaria", at: (-23.56, -46.65), "BR", "São Paulo", street: "Avenida Paulista", number: "1578", code: "01310-200"),
  .shop("Pod Lipou", id: "lipou", at: (50.08, 14.42), "CZ", "Praha", street: "Vodičkova", number: "704/36", code: "110 00"),
  .shop("Tea House", id: "tea", at: (51.5, -0.12), "GB", "London", street: "Strand", number: "100", code: "WC2R 0EW"),
  .shop(
    "Far Tea House", id: "far-tea", at: (-33.9, 18.4), "ZA", "Cape Town", street: "Strand", number: "100", code: "8001", importance: 0.5),
  .shop("Sakura", id: "sakura", at: (35.66, 139.7), "JP", "Shibuya", street: "Jingumae", number: "4-12-10", code: "150-0001"),
  .shop("Le Coin", id: "coin", at: (48.86, 2.35), "FR", "Paris", street: "Rue de Rivoli", number: "12 bis", code: "75004"),
  .shop("Village Pump", id: "pump", at: (49.2, 15.1), "CZ", "Dolní", street: nil, number: "12", code: nil),
  .shop("No Number", id: "none", at: (40.75, -73.99), "US", "New York", street: "5th Avenue", number: nil, code: "10118"),
  .street("Strand", id: "strand", at: (51.5, -0.12), country: "GB", locality: "London", numbers: ["100", "1001"]),
  .place("New York", type: "locality", country: "US"), .place("London", type: "locality", country: "GB"),
]

extension PlaceRecord {
  fileprivate static func shop(
    _ name: String, id: String, at point: (Double, Double), _ country: String, _ town: String, street: String?, number: String?,
    code: String?,
    importance: Double = 0.2
  ) -> PlaceRecord {
    var place = place(name, id: id, at: point, importance: importance, type: "store", country: country, locality: town)
    (place.address.street, place.address.houseNumber, place.address.postalCode) = (street, number, code)
    return place
  }
}

/// Places are found by their own address alone.
@Suite struct OwnAddressTests {
  private let atlas: Atlas

  init() throws { atlas = try Atlas(places) }

  private func ofAddress(_ text: String) throws -> [String] {
    try atlas.suggestions(text).filter { $0.matchLabel == .address }.map(\.placeID)
  }

  @Test(
    "number and street in any order, abbreviated, with or without the other parts", .rule("address.own"),
    arguments: [
      ("Kaufingerstraße 9", "books"), ("kaufingerstrasse 9 münchen", "books"), ("Kaufingerstraße 9, 80331 München", "books"),
      ("80331 München, Kaufingerstraße 9", "books"), ("9 kaufingerstraße", "books"), ("rosenheimer straße 5", "kiosk"),
      ("Rosenheimer Str. 5, 81667 München", "kiosk"), ("350 5th Ave", "deck"), ("350 5th Ave, New York 10118, United States", "deck"),
      ("350 5th avenue new y", "deck"), ("Suite 5100, 350 5th Ave, New York", "deck"), ("350 5th Ave #5100", "deck"),
      ("12a st marks pl", "deli"), ("12 A Saint Marks Place", "deli"), ("Av. Paulista, 1578", "padaria"),
      ("Avenida Paulista, 1578 - São Paulo, 01310-200", "padaria"), ("1578 avenida paulista", "padaria"), ("Vodičkova 704/36", "lipou"),
      ("Vodičkova 36, Praha", "lipou"), ("704 vodickova", "lipou"), ("4-12-10 Jingumae, Shibuya 150-0001", "sakura"),
      ("12 bis Rue de Rivoli, 75004 Paris, France", "coin"), ("12bis rue de rivoli frankreich", "coin"), ("Dolní 12", "pump"),
      ("Kaufingerstraße No:9, München", "books"), ("Kaufingerstraße Nr. 9", "books"),
    ])
  func found(_ text: String, _ id: String) throws {
    #expect(try ofAddress(text) == [id])
    #expect(try atlas.suggestions(text).first?.placeID == id)
  }

  @Test(
    "another number, a street in part, a word too many and a text without a number find no place by its address", .rule("address.own"),
    arguments: [
      "kaufingerstraße 1", "kaufingerstraße 91", "kaufingerstraße", "kaufingerstraße münchen", "80331 münchen", "350 avenue new york",
      "5th avenue new york", "12 saint marks place", "3505 5th ave", "kaufingerstraße 9 berlin", "9 münchen", "4-12 jingumae",
      "412 jingumae",
    ])
  func notFound(_ text: String) throws { #expect(try ofAddress(text) == []) }

  @Test(
    "the house of the address comes first, then the place, then houses whose numbers begin so", .rule("address.own", "address.names-first"))
  func besideHouse() throws {
    #expect(try ofAddress("london, strand 100") == ["strand~100", "tea", "strand~1001"])
    #expect(try ofAddress("100 strand, london wc2r0ew").first == "tea")
  }

  @Test("of two places of one address the nearer one comes first, without a position the more important one", .rule("address.own"))
  func nearer() throws {
    #expect(try ofAddress("100 strand") == ["strand~100", "far-tea", "tea"])
    let near = try atlas.suggestions("100 strand") {
      $0.locationBias = .init(circle: .init(center: .init(latitude: 51.5, longitude: -0.1), radius: 500))
    }
    #expect(near.map(\.placeID) == ["strand~100", "tea", "far-tea"])
  }

  @Test("filters hold for a place found by its address", .rule("address.own"))
  func filters() throws {
    #expect(try atlas.suggestions("350 5th ave") { $0.includedPrimaryTypes = ["street_address"] }.isEmpty)
    #expect(try atlas.suggestions("350 5th ave") { $0.includedRegionCodes = ["GB"] }.isEmpty)
    #expect(try atlas.suggestions("350 5th ave") { $0.includedPrimaryTypes = ["store"] }.map(\.placeID) == ["deck"])
  }

  @Test("it shows where its address is the text, and an explanation says so", .rule("address.own"))
  func shown() throws {
    let place = try #require(try atlas.suggestions("350 5th avenue, new york").first)
    #expect(place.mainText.bracketed == "Tower Deck" && place.secondaryText?.bracketed == "[350 5th Avenue, New York], United States")
    let query = try AutocompleteQuery(AutocompleteParameters(input: "350 5th avenue, new york"))
    let explanation = try atlas.index.withSession { try $0.explain(query, why: "deck") }
    #expect(explanation.why?.lines[1].hasPrefix("the text is its address: ") == true)
    #expect(explanation.steps.contains("1 places whose address the text is"))
  }

  @Test("geocoding, find place and text search answer with the place when no house is known", .rule("address.geocode"))
  func searches() throws {
    func ids(_ text: String) throws -> [[String]] {
      var address = GeocodeParameters()
      address.address = text
      let queries = (
        try GeocodeQuery(address), try FindPlaceQuery(FindPlaceParameters(input: text)),
        try TextSearchQuery(TextSearchParameters(textQuery: text))
      )
      return try atlas.index.withSession { session in
        [
          try session.geocode(queries.0).results.map(\.place.id), try session.findPlace(queries.1).places.map(\.id),
          try session.textSearch(queries.2).places.map(\.id),
        ]
      }
    }
    #expect(try ids("Kaufingerstraße 9, 80331 München") == [["books"], ["books"], ["books"]])
    #expect(try ids("100 Strand, London") == Array(repeating: ["strand~100", "tea"], count: 3))
  }
}
