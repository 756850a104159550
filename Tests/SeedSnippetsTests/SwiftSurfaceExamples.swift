// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import GazetteerIndex
import GazetteerTesting
import Testing

/// The examples in doc comments of the types of the Swift surface, word by word, run on a small index. `DocCommentTests` looks for each of them here.
@Suite struct SwiftSurfaceExamples {
  private let world: World
  private let client: PlacesClient

  init() throws {
    var museum = PlaceRecord.place(
      "Museum", id: "museum", at: (48.2, 16.36), importance: 0.8, type: "museum", country: "AT", locality: "Wien")
    (museum.address.street, museum.address.houseNumber, museum.address.postalCode) = ("Ring", "1", "1010")
    museum.source = Source(name: "City", license: "CC0", attribution: "City of Vienna")
    museum.details = #"""
      {"openingHours":{"regular":"Mo-Su 00:00-24:00","delivery":"Mo 10:00-14:00"},"timeZone":"Europe/Vienna","businessStatus":"OPERATIONAL","priceLevel":1,
      "extra":{"accessibilityOptions":{"wheelchairAccessibleEntrance":true},"paymentOptions":{"acceptsCreditCards":true},
      "parkingOptions":{"freeParkingLot":false},"priceRange":{"startPrice":{"currencyCode":"EUR","units":"5"},"endPrice":{"currencyCode":"EUR","units":"9"}},
      "fuelOptions":{"fuelPrices":[{"type":"DIESEL","price":{"currencyCode":"EUR","units":"1"}},{"type":"LPG","price":{"currencyCode":"EUR","units":"2"}}]},
      "evChargeOptions":{"connectorCount":2,"connectorAggregation":[{"type":"EV_CONNECTOR_TYPE_TYPE_2","count":2,"availableCount":1,"maxChargeRateKw":50}]}}}
      """#
    world = try World([
      museum, .place("Museum Café", id: "cafe", at: (48.201, 16.36), type: "cafe", country: "AT", locality: "Wien"),
      .place("Wien", id: "wien", at: (48.2, 16.37), importance: 0.9, country: "AT"),
      .place("Österreich", id: "at", type: "country", country: "AT"),
      .street("Ring", id: "ring", at: (48.2, 16.36), country: "AT", locality: "Wien", numbers: ["2"]),
    ])
    client = try PlacesClient(indexPath: world.path)
  }

  private var place: Place {
    get async throws { try await client.fetchPlace(with: FetchPlaceRequest(placeID: "museum", placeProperties: [.all])).get() }
  }

  private func suggestion() async throws -> AutocompletePlaceSuggestion {
    let request = AutocompleteRequest(query: "mus", filter: AutocompleteFilter(origin: CLLocation(latitude: 48.2, longitude: 16.36)))
    let found = try #require(try await client.fetchAutocompleteSuggestions(with: request).get().first)
    switch found {
    case .place(let place): return place
    }
  }

  @Test func requests() async throws {
    let token = AutocompleteSessionToken()
    let request = AutocompleteRequest(query: "mus", sessionToken: token)
    #expect(request.sessionToken == token)
    let filter = AutocompleteFilter(types: [.museum, .cafe], countries: ["at"], regionCode: "at")
    let found = try await client.fetchAutocompleteSuggestions(with: AutocompleteRequest(query: "mus", filter: filter)).get()
    #expect(found.count == 2)
    let northEast = CLLocationCoordinate2D(latitude: 48.3, longitude: 16.5)
    let southWest = CLLocationCoordinate2D(latitude: 48.1, longitude: 16.2)
    let center = CLLocationCoordinate2D(latitude: 48.2, longitude: 16.37)
    let box = RectangularCoordinateRegion(northEast: northEast, southWest: southWest)
    let circle = CircularCoordinateRegion(center: center, radius: 500)
    let regions: [(any CoordinateRegion)?] = [circle, box]
    let bias: any CoordinateRegionBias = CircularCoordinateRegion(center: center, radius: 2_000)
    let restriction: (any CoordinateRegionRestriction)? = RectangularCoordinateRegion(northEast: northEast, southWest: southWest)
    #expect(regions.count == 2 && bias.bias().name == "locationbias" && restriction?.restriction().name == "locationrestriction")
    let vienna = CLLocationCoordinate2D(latitude: 48.2, longitude: 16.37)
    let origin = CLLocation(latitude: 48.2, longitude: 16.37)
    #expect(vienna.latitude == origin.coordinate.latitude)
    let properties: [PlaceProperty] = [.displayName, .coordinate, .currentOpeningHours]
    #expect(properties.count == 3)
  }

  @Test func suggestions() async throws {
    let suggestion = try await suggestion()
    let name = String(suggestion.attributedPrimaryText.characters)
    let meters = suggestion.distanceMeters
    #expect(name == "Museum" && meters == 0)
    let text = suggestion.attributedFullText
    let matches = text.runs[\.autocompleteMatch].compactMap { match, range in match.map { _ in String(text[range].characters) } }
    #expect(matches == ["Mus"])
    let suggestions = [AutocompleteSuggestion.place(suggestion)]
    let ids = suggestions.map { suggestion in
      switch suggestion {
      case .place(let place): place.placeID
      }
    }
    #expect(ids == ["museum"])
    let sources = try await client.fetchAttributions().get().map(\.text)
    #expect(sources == ["City of Vienna"])
  }

  @Test func placesAreCounted() async throws {
    let types = try await client.fetchFacets(["types"]).get()[0]
    for value in types.values { print(value.text, value.places) }
    #expect(!types.values.isEmpty && types.isComplete)
    let filter = AutocompleteFilter(countries: ["de"])
    let facets = try await client.fetchFacets(["types", "countries"], filter: filter).get()
    #expect(facets.map(\.name) == ["types", "countries"])
    guard case .failure = await client.fetchFacets(["nothing"]) else {
      Issue.record("counted by nothing")
      return
    }
  }

  @Test func membersOfPlaces() async throws {
    let place = try await place
    let street = place.addressComponents?.first { $0.types.contains(.route) }?.name
    let lines = place.postalAddress?.addressLines ?? []
    #expect(street == "Ring" && lines == ["Ring 1"])
    let code = place.plusCode?.compoundCode ?? place.plusCode?.globalCode
    #expect(code?.hasSuffix("Wien, AT") == true || code?.contains("Wien") == true)
    let isMuseum = place.types.contains(.museum)
    let isShut = place.businessStatus == .closedPermanently
    let isCheap = place.priceLevel == .inexpensive
    #expect(isMuseum && !isShut && isCheap)
    let most = place.priceRange?.endPrice?.amount
    let entrance = place.accessibilityOptions?.wheelchairAccessibleEntrance
    let cards = place.paymentOptions?.acceptsCreditCards
    let isFree = place.parkingOptions?.freeParkingLot
    #expect(most == 9 && entrance == true && cards == true && isFree == false)
    func title(of place: some PlaceProtocol) -> String { place.displayName ?? "" }
    #expect(title(of: place) == "Museum")
    let amber = PlaceColor(hex: "#FFB300")
    #expect(amber?.red == 1)
  }

  @Test func surroundings() async throws {
    let place = try await place
    for outer in place.containingPlaces ?? [] { print(outer.placeID ?? "") }
    if let landmark = place.addressDescriptor?.landmarks.first {
      print("\(Int(landmark.straightLineDistanceMeters)) m from \(landmark.displayName ?? "")")
    }
    let landmarks = place.addressDescriptor?.landmarks ?? []
    let inStreet = landmarks.filter { $0.spatialRelationship == .downTheRoad }
    let isCentral = place.addressDescriptor?.areas.first?.containment == .within
    #expect(landmarks.map(\.placeID) == ["cafe"] && inStreet.isEmpty && isCentral)
    let directions = place.googleMapsLinks?.directionsURL
    #expect(directions != nil && place.containingPlaces?.map(\.placeID) == ["wien", "at"])
  }

  @Test func stations() async throws {
    let place = try await place
    let fast = place.evChargeOptions?.connectorAggregations?.filter { $0.maxChargeRateKW >= 50 } ?? []
    let connectors = place.evChargeOptions?.connectorAggregations ?? []
    let free = connectors.reduce(0) { $0 + $1.availableCount }
    let hasType2 = connectors.contains { $0.type == .type2 }
    #expect(fast.count == 1 && free == 1 && hasType2)
    let diesel = place.fuelOptions?.fuelPrices.first { $0.type == .diesel }
    let prices = place.fuelOptions?.fuelPrices ?? []
    let dearest = prices.max { $0.price.amount < $1.price.amount }
    let fuels = Set(prices.map(\.type))
    #expect(diesel?.price.amount == 1 && dearest?.type == .lpg && fuels == [.diesel, .lpg])
  }

  @Test func hours() async throws {
    let place = try await place
    for line in place.currentOpeningHours?.weekdayText ?? [] { print(line) }
    let hours = try #require(place.regularOpeningHours)
    let isAlwaysOpen = hours.periods.count == 1 && hours.periods[0].close == nil
    let opening = hours.periods.first.map { "\($0.open.day) \($0.open.time)" }
    let exceptions = hours.specialDays.filter(\.isExceptional).map(\.date)
    #expect(isAlwaysOpen && opening == "sunday 00:00" && exceptions.isEmpty)
    let noon = Time(hour: 12, minute: 0)
    let today = DayOfWeek(rawValue: Calendar.current.component(.weekday, from: .now))
    #expect("\(noon)" == "12:00" && today != nil)
    let delivery = place.regularSecondaryOpeningHours?.first { $0.hoursType == .delivery }
    #expect(delivery?.periods.count == 1)
    let response = try await client.isPlaceOpen(with: IsPlaceOpenRequest(place: place)).get()
    let text = response.status.map { $0 ? "open" : "closed" } ?? "not known"
    let status = response.status.map { $0 ? OpenNowStatus.yes : .no } ?? .unknown
    #expect(text == "open" && status == .yes)
  }

  @Test func searches() async throws {
    let here = CLLocationCoordinate2D(latitude: 48.2, longitude: 16.36)
    let request = PlaceLikelihoodsRequest(location: here, accuracy: 30, placeProperties: [.displayName])
    let likely = try await client.fetchPlaceLikelihoods(with: request).get()
    let best = likely.first { $0.likelihood > 0.5 }?.place
    #expect(best?.displayName == "Museum")
    let address = GeocodeRequest(address: "Ring 2, Wien", placeProperties: [.placeID])
    let places = try await client.geocode(with: address).get()
    let houses = places.filter { $0.precision == .rooftop && !$0.isPartialMatch }
    #expect(houses.map(\.place.placeID) == ["ring~2"])
  }

  @Test func failures() async throws {
    let result = await client.fetchPlace(with: FetchPlaceRequest(placeID: "nowhere", placeProperties: [.displayName]))
    if case .failure(.invalidRequest(let reason)) = result { print(reason) }
    guard case .failure(.invalidRequest) = result else {
      Issue.record("no failure")
      return
    }
    let path = world.path
    let client: any PlacesClientProtocol = try PlacesClient(indexPath: path)
    #expect(try await client.fetchAttributions().get().count == 1)
    struct NoToken: AppCheckTokenProvider {
      func fetchAppCheckToken() async throws -> String { "" }
    }
    #expect(try await NoToken().fetchAppCheckToken().isEmpty)
  }

  @Test func whatNoIndexHolds() {
    let author = AuthorAttribution(name: "A. Writer", uri: URL(string: "https://example.com"))
    let photo = Photo(authorAttributions: [author], maxSize: CGSize(width: 640, height: 480))
    let request = FetchPhotoRequest(photo: photo, maxSize: CGSize(width: 320, height: 240))
    let review = Review(rating: 4, text: "Fine", authorAttribution: author)
    let alert = ConsumerAlert(overview: "Closed for repairs")
    #expect(request.photo == photo && review.rating == 4 && alert.languageCode == nil)
  }
}
