// SPDX-License-Identifier: Apache-2.0
import GazetteerImport
import Testing

/// What the embedded data has to hold to be of use at once.
@Suite struct ContentTests {
  /// The id of "a hotel in Saigon" in published samples of place details.
  static let publishedHotel = "ChIJV4k8_9UodTERU5KXbkYpSYs"
  /// Countries, capitals and other well-known places are named in these.
  static let languages: Set = ["de", "fr", "es", "ar", "hi", "fa", "tr", "ru", "zh", "ja"]
  /// Antarctica, uninhabited islands, and Tokelau, whose seat of government moves: no capital.
  static let withoutCapital: Set = ["AQ", "BV", "HM", "TK", "UM"]

  static let countryCodes: Set<String> = {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Character(Unicode.Scalar($0))) }
    return Set(letters.flatMap { first in letters.map { first + $0 } }.filter(CountryCodes.isKnown)).subtracting(["AN", "CS"])
  }()

  private func count(_ accept: (EmbeddedRow) -> Bool) throws -> Int { try EmbeddedRows.all().count(where: accept) }

  @Test func thousandsOfPlaces() throws {
    #expect(try EmbeddedRows.all().count >= 3000)
  }

  @Test func allCountriesOnce() throws {
    let found = try EmbeddedRows.all().filter { $0.primaryType == "country" }.map(\.country)
    #expect(ContentTests.countryCodes.count == 250)
    #expect(found.sorted() == ContentTests.countryCodes.sorted())
  }

  @Test func aCapitalForEveryCountryThatHasOne() throws {
    let found = Set(try EmbeddedRows.all().filter { $0.file == "capitals.ndjson" }.map(\.country))
    #expect(found == ContentTests.countryCodes.subtracting(ContentTests.withoutCapital))
  }

  /// Capitals without an airport of scheduled flights within 70 km.
  static let withoutAirport: Set = [
    "city-io-diego-garcia", "city-gs-king-edward-point", "city-pn-adamstown", "city-tf-port-aux-francais", "city-li-vaduz",
  ]

  @Test func anAirportForEveryCapital() throws {
    let rows = try EmbeddedRows.all()
    let airports = rows.filter(\.isAirport)
    let without = rows.filter { row in row.file == "capitals.ndjson" && !airports.contains { Earth.metres($0, row) < 70_000 } }
    #expect(Set(without.map(\.id)) == ContentTests.withoutAirport)
  }

  /// Countries whose capital has passenger trains, with a station of its own or of the town beside it.
  static let capitalsWithTrains: Set<String> = Set(
    """
    AM AO AR AT AU AZ BA BD BE BG BW BY CA CD CG CH CL CM CN CO CR CU CZ DE DJ DK DZ EE EG ES ET FI FR GA GB GE GH GR HK HR HU ID IE IL \
    IM IN IQ IR IT JP KE KG KH KP KR KZ LA LK LT LU LV MA MC MD ME MK ML MM MN MY MZ NA NG NL NO NZ PE PH PK PL PT RO RS RU SA SE SI SK \
    SN TH TJ TM TN TR TW TZ UA UG US UY UZ VE VN XK ZA ZM ZW
    """.split(separator: " ").map(String.init))

  @Test func theMainStationOfEveryCapitalWithTrains() throws {
    let rows = try EmbeddedRows.all()
    let stations = rows.filter { $0.types.contains("train_station") }
    let capitals = rows.filter { row in
      row.file == "capitals.ndjson" && stations.contains { $0.country == row.country && Earth.metres($0, row) < 25_000 }
    }
    #expect(ContentTests.capitalsWithTrains.subtracting(capitals.map(\.country)) == [])
  }

  @Test func countriesAndCapitalsInTenLanguages() throws {
    let faults = try EmbeddedRows.faults { row in
      guard row.primaryType == "country" || row.file == "capitals.ndjson" else { return nil }
      let missing = ContentTests.languages.subtracting(row.officialLanguages)
      return missing.isEmpty ? nil : missing.sorted().joined(separator: " ")
    }
    #expect(faults == [])
  }

  @Test(arguments: ["americas", "asia", "europe"])
  func everySettlementOfTheContinentInTenLanguages(continent: String) throws {
    let cities = try EmbeddedRows.all().filter { $0.file == "cities-\(continent).ndjson" }
    let faults = cities.filter { !ContentTests.languages.isSubset(of: $0.officialLanguages) }
    #expect(cities.count >= 300 && faults.map(\.description) == [])
  }

  @Test func wellKnownPlacesInTenLanguages() throws {
    let wellKnown = try EmbeddedRows.all().filter(\.isWellKnown)
    #expect(wellKnown.count >= 1850)
    let faults = wellKnown.filter { !ContentTests.languages.isSubset(of: $0.officialLanguages) }
    #expect(faults.map(\.description) == [])
  }

  @Test(arguments: [
    ("NYC", "city-us-new-york"), ("LA", "city-us-los-angeles"), ("SF", "city-us-san-francisco"), ("Saigon", "city-vn-ho-chi-minh-city"),
    ("西贡", "city-vn-ho-chi-minh-city"), ("Bombay", "city-in-mumbai"), ("Бомбей", "city-in-mumbai"), ("Peking", "city-cn-beijing"),
    ("Leningrad", "city-ru-saint-petersburg"), ("Питер", "city-ru-saint-petersburg"), ("Constantinople", "city-tr-istanbul"),
    ("القسطنطينية", "city-tr-istanbul"), ("Köln", "city-de-cologne"), ("Praha", "city-cz-prague"), ("København", "city-dk-copenhagen"),
  ])
  func placesAreKnownByTheirOtherNames(name: String, id: String) throws {
    #expect(try EmbeddedRows.all().contains { $0.id == id && $0.allNames.contains(name) })
  }

  @Test(arguments: [("africa", 250), ("americas", 300), ("asia", 400), ("europe", 400), ("oceania", 80)])
  func citiesOnEveryContinent(continent: String, least: Int) throws {
    #expect(try count { $0.file == "cities-\(continent).ndjson" && $0.primaryType == "locality" } >= least)
  }

  @Test func citiesOfBothAmericas() throws {
    let cities = try EmbeddedRows.all().filter { $0.file == "cities-americas.ndjson" }
    let south: Set = ["AR", "BO", "BR", "CL", "CO", "EC", "FK", "GF", "GY", "PE", "PY", "SR", "UY", "VE"]
    #expect(cities.count { south.contains($0.country) } >= 100)
    #expect(cities.count { !south.contains($0.country) } >= 100)
  }

  @Test func airportsWithTheirCodes() throws {
    let airports = try EmbeddedRows.all().filter(\.isAirport)
    #expect(airports.count >= 150)
    let faults = airports.filter { airport in
      !airport.names.contains { $0.kind == "abbreviation" && "airport-" + $0.text.lowercased() == airport.id }
    }
    #expect(faults.map(\.id) == [])
  }

  @Test func pointsOfInterestInADozenCities() throws {
    let points = try EmbeddedRows.all().filter(\.isPointOfInterest)
    #expect(points.count >= 1200)
    let cities = Dictionary(grouping: points, by: \.locality).filter { $0.value.count >= 60 }
    let wanted = [
      "New York", "San Francisco", "Sydney", "London", "Paris", "Berlin", "Tokyo", "Taipei", "Istanbul", "Cairo", "Tehran", "Moscow",
      "São Paulo",
    ]
    #expect(wanted.filter { cities[$0] == nil } == [])
  }

  @Test(arguments: [
    ("museum", 50), ("train_station", 50), ("park", 50), ("route", 100), ("bank", 20), ("restaurant", 100), ("store", 50),
    ("tourist_attraction", 300),
  ])
  func pointsOfInterestOfManyKinds(type: String, least: Int) throws {
    #expect(try count { $0.isPointOfInterest && $0.types.contains(type) } >= least)
  }

  /// What published samples type, with the type they filter by (it is compared with the primary one) and the city they mean.
  @Test(arguments: [
    ("Cafe Spaghetti", "restaurant", "New York", 1), ("Sicilian Thing Piz", "restaurant", "", 1), ("Piz", "", "San Francisco", 2),
    ("Amoeba Music", "", "San Francisco", 1), ("Soccer", "sporting_goods_store", "", 2), ("Cheesebu", "", "", 1),
    ("Sydney Opera House", "", "Sydney", 1),
  ])
  func publishedSamplesFindSomething(text: String, type: String, locality: String, least: Int) throws {
    let found = try EmbeddedRows.all().filter { row in
      (type.isEmpty || row.primaryType == type) && (locality.isEmpty || row.locality == locality)
        && row.allNames.contains { $0.hasPrefix(text) || $0.contains(" " + text) }
    }
    #expect(found.count >= least)
  }

  @Test(arguments: ["AU", "NZ"])
  func airportsAndAmusementParksDownUnder(country: String) throws {
    #expect(try count { $0.country == country && $0.isAirport } >= 5)
    #expect(try count { $0.country == country && $0.primaryType == "amusement_park" } >= 1)
  }

  @Test(arguments: [
    ("Taj Mahal", "IN"), ("Sagrada Família", "ES"), ("CN Tower", "CA"), ("Forbidden City", "CN"), ("Machu Picchu", "PE"), ("Petra", "JO"),
    ("Burj Khalifa", "AE"), ("Table Mountain", "ZA"), ("Prague Castle", "CZ"), ("Great Mosque of Mecca", "SA"),
  ])
  func sightsThatTravellersTry(name: String, country: String) throws {
    #expect(try count { $0.name == name && $0.country == country && $0.isPointOfInterest } == 1)
  }

  @Test func fiveHundredSightsOutsideTheDozenCities() throws {
    #expect(try count { $0.file.hasPrefix("sights-") } >= 500)
  }

  @Test func theHotelOfThePublishedPlaceId() throws {
    let hotel = try #require(try EmbeddedRows.all().first { $0.id == ContentTests.publishedHotel })
    #expect(hotel.primaryType == "hotel" && hotel.locality == "Ho Chi Minh City" && hotel.country == "VN")
  }

  @Test func noPlaceIsThereTwice() throws {
    let groups = Dictionary(grouping: try EmbeddedRows.all(), by: { [$0.name, $0.country, $0.primaryType] }).values
    let repeated = groups.flatMap { rows in
      rows.indices.dropFirst().filter { later in rows[..<later].contains { Earth.metres(rows[later], $0) < ContentTests.reach($0) } }
        .map { rows[$0].id }
    }
    #expect(Set(repeated).subtracting(ContentTests.realNamesakes) == [])
  }

  /// Two cities of one name on both banks of a river.
  private static let realNamesakes: Set = ["city-us-kansas-city-ks"]

  /// Metres within which two rows of the same name and type are one place.
  private static func reach(_ row: EmbeddedRow) -> Double { row.primaryType == "locality" ? 10_000 : 250 }
}
