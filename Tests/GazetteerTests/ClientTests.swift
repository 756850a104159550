// SPDX-License-Identifier: Apache-2.0
import Atlas
import Foundation
import Gazetteer
import GazetteerIndex
import GazetteerTesting
import Testing

extension Atlas {
  /// A client that answers in English, whatever the machine speaks.
  func client(language: String = "en", timeLimit: Duration? = nil) -> PlacesClient {
    var configuration = PlacesClient.Configuration()
    configuration.languageCode = language
    configuration.timeLimit = timeLimit
    return PlacesClient(index: index, configuration: configuration)
  }
}

private func names(_ result: Result<[AutocompleteSuggestion], PlacesError>) throws -> [String] {
  try result.get().map { suggestion in
    switch suggestion {
    case .place(let place): String(place.attributedPrimaryText.characters)
    }
  }
}

@Suite struct ClientTests {
  private let places: [PlaceRecord] = [
    .place("Pizza North", at: (40.8, -73.9), type: "pizza_restaurant", country: "US"),
    .place("Pizza South", at: (40.6, -74.0), importance: 0.6, type: "restaurant", country: "US"),
    .place("Pizza Suva", at: (-18.1, 178.4), type: "restaurant", country: "FJ"),
  ]

  @Test func conditionsReachTheEngine() async throws {
    var rated = places
    for (index, stars) in [2.0, 4, 5].enumerated() {
      rated[index].details = PlaceDetails(stored: #"{"extra":{"brand":"\#(index == 2 ? "Lion" : "Zebra")","stars":\#(stars)}}"#)
    }
    let client = try Atlas(rated).client()
    func search(_ conditions: PlaceCondition...) async throws -> [String] {
      var filter = AutocompleteFilter()
      filter.conditions = conditions
      return try names(await client.fetchAutocompleteSuggestions(with: AutocompleteRequest(query: "pizza", filter: filter))).sorted()
    }
    #expect(try await search(.attribute("brand", isOneOf: ["ZEBRA"])) == ["Pizza North", "Pizza South"])
    #expect(try await search(.attribute("stars", isAtLeast: 4)) == ["Pizza South", "Pizza Suva"])
    #expect(try await search(.attribute("stars", isAtMost: 4), .attribute("stars", isIn: 3...9)) == ["Pizza South"])
    #expect(try await search(.isOpenNow) == [])
    await #expect(throws: PlacesError.self) { try await search(.attribute("gone", isOneOf: ["x"])) }

    func textSearch(_ conditions: PlaceCondition...) async throws -> [String] {
      var request = SearchByTextRequest(textQuery: "pizza", placeProperties: [.displayName], isOpenNow: false)
      request.conditions = conditions
      return try await client.searchByText(with: request).get().compactMap(\.displayName).sorted()
    }
    #expect(try await textSearch() == ["Pizza North", "Pizza South", "Pizza Suva"])
    #expect(try await textSearch(.attribute("brand", isOneOf: ["ZEBRA"])) == ["Pizza North", "Pizza South"])
    #expect(try await textSearch(.attribute("stars", isAtLeast: 4), .attribute("brand", isOneOf: ["lion"])) == ["Pizza Suva"])
    #expect(try await textSearch(.isOpenNow) == [])
    await #expect(throws: PlacesError.self) { try await textSearch(.attribute("gone", isOneOf: ["x"])) }
  }

  @Test func filtersReachTheEngine() async throws {
    let client = try Atlas(places).client()
    func search(_ filter: AutocompleteFilter) async throws -> [String] {
      try names(await client.fetchAutocompleteSuggestions(with: AutocompleteRequest(query: "pizza", filter: filter)))
    }
    let suva = CLLocationCoordinate2D(latitude: -18.1, longitude: 178.4)
    #expect(try await search(AutocompleteFilter()) == ["Pizza South", "Pizza North", "Pizza Suva"])
    #expect(try await search(AutocompleteFilter(types: [.pizzaRestaurant])) == ["Pizza North"])
    #expect(try await search(AutocompleteFilter(types: [.cities])) == [])
    #expect(try await search(AutocompleteFilter(countries: ["fj"])) == ["Pizza Suva"])
    #expect(
      try await search(AutocompleteFilter(coordinateRegionBias: CircularCoordinateRegion(center: suva, radius: 1000))).first == "Pizza Suva"
    )
    let fiji = RectangularCoordinateRegion(
      northEast: CLLocationCoordinate2DMake(-12, -178), southWest: CLLocationCoordinate2DMake(-21, 177))
    #expect(try await search(AutocompleteFilter(coordinateRegionRestriction: fiji)) == ["Pizza Suva"])
  }

  @Test(.rule("swift.offset")) func theOffsetOfTheRequestGoesBeforeThatOfTheFilterAndZeroIsNone() async throws {
    let client = try Atlas(places).client()
    func count(_ request: Int, _ filter: Int) async throws -> Int {
      let filter = AutocompleteFilter(inputOffset: filter)
      return try await client.fetchAutocompleteSuggestions(
        with: AutocompleteRequest(query: "pizza suva", filter: filter, inputOffset: request)
      ).get().count
    }
    #expect(try await count(0, 0) == 1)
    #expect(try await count(5, 0) == 3)
    #expect(try await count(0, 5) == 3)
    #expect(try await count(10, 5) == 1)
  }

  @Test func aSuggestionCarriesTextsMarksTypesAndDistance() async throws {
    let client = try Atlas(.place("Amoeba Müsik", id: "amoeba", at: (0, 1), type: "store", country: "US")).client()
    let filter = AutocompleteFilter(origin: CLLocation(latitude: 0, longitude: 0))
    let result = await client.fetchAutocompleteSuggestions(
      with: AutocompleteRequest(query: "musik", sessionToken: AutocompleteSessionToken(), filter: filter))
    guard case .place(let place) = try #require(try result.get().first) else { return }
    #expect(place.placeID == "amoeba")
    #expect(place.types == [.store, .pointOfInterest, .establishment])
    #expect(place.distance?.converted(to: .meters).value == 111_319)
    #expect(String(place.attributedFullText.characters) == "Amoeba Müsik, United States")
    #expect(place.attributedSecondaryText.map { String($0.characters) } == "United States")
    let marked = place.attributedFullText.runs[\.autocompleteMatch].filter { $0.0 != nil }.map {
      String(place.attributedFullText.characters[$0.1])
    }
    #expect(marked == ["Müsik"])
    #expect(place.description == "Amoeba Müsik, United States (amoeba)")
  }

  @Test func legacyTextsAreMarkedInUTF16() async throws {
    let client = try Atlas(.place("👩‍🚀 Café Roma", type: "cafe")).client()
    let result = await client.fetchAutocompleteSuggestions(with: AutocompleteRequest(query: "cafe"))
    guard case .place(let place) = try #require(try result.get().first) else { return }
    let text = place.legacyAttributedPrimaryText
    var marked: [String] = []
    text.enumerateAttribute(.autocompleteMatch, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      if value != nil, let range = Range(range, in: text.string) { marked.append(String(text.string[range])) }
    }
    #expect(marked == ["Café"])
    #expect(place.legacyAttributedFullText.string == "👩‍🚀 Café Roma")
    #expect(place.legacyAttributedSecondaryText == nil)
  }

  @Test func aBrokenRuleIsAnInvalidRequestInTheWordsOfTheContract() async throws {
    let client = try Atlas(places).client()
    let center = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    let requests: [(AutocompleteRequest, String)] = [
      (AutocompleteRequest(query: ""), "Invalid input ''"),
      (AutocompleteRequest(query: "a", filter: AutocompleteFilter(types: [.address])), "Invalid included_primary_types 'address'"),
      (AutocompleteRequest(query: "a", filter: AutocompleteFilter(countries: ["fra"])), "Invalid included_region_codes 'fra'"),
      (AutocompleteRequest(query: "a", inputOffset: 2), "Invalid input_offset '2'"),
      (
        AutocompleteRequest(
          query: "a", filter: AutocompleteFilter(coordinateRegionBias: CircularCoordinateRegion(center: center, radius: 60_000))),
        "Invalid location_bias.circle.radius '60000.0'"
      ),
      (
        AutocompleteRequest(query: "a", filter: AutocompleteFilter(coordinateRegionRestriction: Strange())),
        "regions of type Strange cannot be searched in"
      ),
    ]
    for (request, says) in requests {
      guard case .failure(.invalidRequest(let message)) = await client.fetchAutocompleteSuggestions(with: request) else {
        Issue.record("accepted: \(request)")
        continue
      }
      #expect(message.contains(says))
    }
  }

  private struct Strange: CoordinateRegionRestriction {
    func restriction() -> URLQueryItem { URLQueryItem(name: "locationrestriction", value: nil) }
  }

  @Test(.rule("swift.language")) func theLanguageOfTheClientIsThatOfTheTexts() async throws {
    let atlas = try Atlas(.place("Lyon", country: "FR"))
    for (language, full) in [("de", "Lyon, Frankreich"), ("ja", "Lyon, フランス"), ("nonsense", "Lyon, France")] {
      let result = await atlas.client(language: language).fetchAutocompleteSuggestions(with: AutocompleteRequest(query: "lyon"))
      guard case .place(let place) = try #require(try result.get().first) else { continue }
      #expect(String(place.attributedFullText.characters) == full)
    }
  }

  @Test func aPassedDeadlineWithNothingFoundIsAFailure() async throws {
    let result = try await Atlas(places).client(timeLimit: .zero).fetchAutocompleteSuggestions(with: AutocompleteRequest(query: "pizza"))
    guard case .failure(.server(let message)) = result else {
      Issue.record("no failure: \(result)")
      return
    }
    #expect(message.contains("deadline"))
  }

  @Test func tokensDiffer() {
    #expect(AutocompleteSessionToken() != AutocompleteSessionToken())
    #expect(AutocompleteSessionToken().description.utf8.count == 36)
  }

  @Test func aKeyIsTakenAndIgnored() {
    #expect(PlacesClient.provideAPIKey(""))
  }

  @Test func aMissingIndexIsNamedWithItsCure() {
    #expect { try PlacesClient(indexPath: "/nowhere/x.gaz") } throws: {
      "\($0)".contains("There is no file at /nowhere/x.gaz: make an index")
    }
  }

  @Test func theSampleIsLookedForWhereTheSystemKeepsCaches() {
    #expect(defaultIndexPath(environment: ["GAZETTEER_INDEX": "/a/b.gaz", "XDG_CACHE_HOME": "/c"]) == "/a/b.gaz")
    #expect(defaultIndexPath(environment: ["XDG_CACHE_HOME": "/c"]) == "/c/gazetteer/sample-\(Schema.formatVersion).gaz")
    #if !canImport(Darwin)
      #expect(defaultIndexPath(environment: ["HOME": "/h"]) == "/h/.cache/gazetteer/sample-\(Schema.formatVersion).gaz")
    #endif
  }

  /// Every value of Tables A and B has its constant: read from the source, because static members cannot be listed.
  @Test func everyTypeHasItsConstant() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Gazetteer/Client/Generated/PlaceType+Values.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    for type in PlaceTypeTable.all { #expect(source.contains("PlaceType(rawValue: \"\(type.name)\")"), "\(type.name)") }
    #expect(PlaceType.administrativeAreaLevel1.rawValue == "administrative_area_level_1")
    #expect(PlaceType.cities.rawValue == "(cities)")
  }
}
