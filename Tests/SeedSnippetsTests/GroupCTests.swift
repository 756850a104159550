// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerGMS
import Testing

/// Autocomplete of the newer service (snippets C1–C12) under the names of both kits.
///
/// The samples write positions as plain tuples in places where the kits take none; here they are made with `CLLocationCoordinate2DMake`.
@MainActor @Suite struct GroupCTests {
  private let placesClient: PlacesClient
  private let legacyClient: GMSPlacesClient

  init() throws {
    placesClient = try EmbeddedPlaces.client()
    legacyClient = GMSPlacesClient(placesClient)
  }

  private func ids(_ query: String, _ filter: AutocompleteFilter, token: AutocompleteSessionToken? = nil) async throws -> [String] {
    try await places(query, filter, token: token).map(\.placeID)
  }

  private func places(
    _ query: String, _ filter: AutocompleteFilter, token: AutocompleteSessionToken? = nil
  ) async throws -> [AutocompletePlaceSuggestion] {
    let request = AutocompleteRequest(query: query, sessionToken: token, filter: filter)
    return try await placesClient.fetchAutocompleteSuggestions(with: request).get().map { suggestion in
      switch suggestion {
      case .place(let place): place
      }
    }
  }

  private func legacy(_ request: GMSAutocompleteRequest) async throws -> [GMSAutocompletePlaceSuggestion] {
    let answer = await calledBack { callback in legacyClient.fetchAutocompleteSuggestions(from: request, callback: callback) }
    if let error = answer.error { throw error }
    return answer.value?.compactMap(\.placeSuggestion) ?? []
  }

  /// The published corners are exchanged in both directions, and the box crosses no 180th meridian: it is the one that is meant.
  @Test func c1_aTypeAnOriginAndABias() async throws {
    let center = CLLocation(latitude: 37.3913916, longitude: -122.0879074)
    let northEast = CLLocationCoordinate2DMake(37.388162, -122.088137)
    let southWest = CLLocationCoordinate2DMake(37.395804, -122.077023)

    let bias = RectangularCoordinateRegion(northEast: northEast, southWest: southWest)
    let filter = AutocompleteFilter(types: [.restaurant], origin: center, coordinateRegionBias: bias)

    let autocompleteRequest = AutocompleteRequest(query: "Sicilian piz", filter: filter)
    switch await placesClient.fetchAutocompleteSuggestions(with: autocompleteRequest) {
    case .success(let autocompleteSuggestions):
      #expect(autocompleteSuggestions.map(\.name) == ["Sicilian Thing Pizza"])
      guard case .place(let place) = autocompleteSuggestions.first else { return }
      // Mountain View to San Diego.
      #expect((680_000...690_000).contains(place.distance?.value ?? 0))
    case .failure(let placesError):
      Issue.record(placesError)
    }
  }

  @Test func c2_suggestionsUnderTheOlderNames() async throws {
    let token = GMSAutocompleteSessionToken()
    let northEastBounds = CLLocationCoordinate2DMake(40.921628, -73.700051)
    let southWestBounds = CLLocationCoordinate2DMake(40.477398, -74.259087)

    let filter = GMSAutocompleteFilter()
    filter.types = [kTypeRestaurant]
    filter.locationBias = GMSPlaceRectangularLocationOption(northEastBounds, southWestBounds)

    let request = GMSAutocompleteRequest(query: "Spagh")
    request.filter = filter
    request.sessionToken = token
    let found = try await legacy(request)
    #expect(found.map(\.placeID) == ["poi-cafe-spaghetti"])
    #expect(found.first?.attributedFullText.string == "Cafe Spaghetti, 126 Union Street, Brooklyn, New York, United States")
    #expect(found.first?.types.first == "restaurant")
  }

  private let kTypeRestaurant = "restaurant"

  @Test func c3_aTypeByItsRawValue() async throws {
    let sportsType = PlaceType(rawValue: "sporting_goods_store")
    let filter = AutocompleteFilter(types: [sportsType])
    #expect(try await ids("upper 90", filter).count == 2)
    await #expect(throws: PlacesError.self) { try await self.ids("upper", AutocompleteFilter(types: [PlaceType(rawValue: "sports shop")])) }
  }

  @Test func c4_twoCountries() async throws {
    let filter = AutocompleteFilter(countries: ["DE", "FR"])
    let found = try await places("mu", filter)
    #expect(found.count == 5)
    #expect(
      found.allSatisfy {
        String($0.attributedFullText.characters).hasSuffix("Germany") || String($0.attributedFullText.characters).hasSuffix("France")
      })
  }

  @Test func c5_aCircleAsBias() async throws {
    let center = CLLocationCoordinate2DMake(40.477398, -74.259087)
    let radius = 1000.0
    let filter = AutocompleteFilter(coordinateRegionBias: CircularCoordinateRegion(center: center, radius: radius))
    let nearNewYork = try await ids("pizza", filter)
    #expect(nearNewYork.count == 5 && nearNewYork.filter { newYorkPizza.contains($0) }.count >= 3)

    let legacyFilter = GMSAutocompleteFilter()
    legacyFilter.locationBias = GMSPlaceCircularLocationOption(CLLocationCoordinate2DMake(40.730610, -73.935242), 1000)
    let request = GMSAutocompleteRequest(query: "pizza")
    request.filter = legacyFilter
    #expect(try await legacy(request).filter { newYorkPizza.contains($0.placeID) }.count >= 3)
  }

  private let newYorkPizza: Set = [
    "poi-joes-pizza-carmine-street", "poi-lombardis-pizza", "poi-julianas-pizza", "poi-di-fara-pizza", "poi-prince-street-pizza",
  ]

  /// The corners' latitudes are exchanged in one form and one has a digit too many in another: the first is put right, the second is refused.
  @Test func c6_aBoxAroundNewYorkAsBias() async throws {
    let northEast = CLLocationCoordinate2DMake(40.477398, -74.259087)
    let southWest = CLLocationCoordinate2DMake(40.921628, -73.700051)
    let filter = AutocompleteFilter(coordinateRegionBias: RectangularCoordinateRegion(northEast: northEast, southWest: southWest))
    #expect(try await ids("pizza", filter).filter { newYorkPizza.contains($0) }.count >= 3)

    let wrong = GMSAutocompleteFilter()
    wrong.locationBias = GMSPlaceRectangularLocationOption(
      CLLocationCoordinate2DMake(440.921628, -73.700051), CLLocationCoordinate2DMake(40.477398, -74.259087))
    let request = GMSAutocompleteRequest(query: "pizza")
    request.filter = wrong
    await #expect { try await self.legacy(request) } throws: { error in
      (error as NSError).localizedDescription.contains("'440.921628'. Give degrees from -90 to 90.")
    }
    #expect(RectangularCoordinateRegion(northEast: CLLocationCoordinate2DMake(440.921628, -73.700051), southWest: southWest) == nil)
  }

  @Test func c7_anOriginGivesDistances() async throws {
    let filter = AutocompleteFilter(origin: CLLocation(latitude: 37.395804, longitude: -122.077023))
    let found = try await places("golden gate", filter)
    #expect(!found.isEmpty && found.allSatisfy { ($0.distance?.converted(to: .kilometers).value ?? 0) > 40 })
    #expect(try await places("golden gate", AutocompleteFilter()).allSatisfy { $0.distance == nil })
  }

  @Test func c8_aCircleAsRestriction() async throws {
    let center = CLLocationCoordinate2DMake(37.775061, -122.419400)
    let restriction = CircularCoordinateRegion(center: center, radius: 5000)
    let filter = AutocompleteFilter(coordinateRegionRestriction: restriction)
    let token = AutocompleteSessionToken()

    let request = AutocompleteRequest(query: "Sicilian piz", sessionToken: token, filter: filter)
    switch await placesClient.fetchAutocompleteSuggestions(with: request) {
    case .success(let suggestions):
      // The only Sicilian pizza of the embedded places is in San Diego: what the circle has is pizza, a part of the text.
      let names = suggestions.map(\.name)
      #expect(names.count == 5 && names.allSatisfy { $0.contains("Piz") && !$0.contains("Sicilian") }, "\(names)")
    case .failure(let placesError): Issue.record(placesError)
    }

    let legacyFilter = GMSAutocompleteFilter()
    legacyFilter.locationRestriction = GMSPlaceCircularLocationOption(center, 5000)
    legacyFilter.origin = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let piz = GMSAutocompleteRequest(query: "Piz")
    piz.filter = legacyFilter
    piz.sessionToken = GMSAutocompleteSessionToken()
    let found = try await legacy(piz)
    #expect(found.count == 5 && found.allSatisfy { ($0.distanceMeters?.intValue ?? .max) <= 5000 })
  }

  @Test func c9_theSameCircleAsBias() async throws {
    let circle = CircularCoordinateRegion(center: CLLocationCoordinate2DMake(37.775061, -122.419400), radius: 5000)
    let filter = AutocompleteFilter(coordinateRegionBias: circle)
    #expect(try await ids("Sicilian piz", filter, token: AutocompleteSessionToken()) == ["poi-sicilian-thing-pizza-san-diego"])
  }

  @Test func c10_aTypeAndAToken() async throws {
    let filter = AutocompleteFilter(types: [PlaceType(rawValue: "sporting_goods_store")])
    let found = try await places("Soccer", filter, token: AutocompleteSessionToken())
    #expect(found.count == 5 && found.allSatisfy { $0.types.first == .sportingGoodsStore })
  }

  @Test func c11_anOriginAndAToken() async throws {
    let filter = AutocompleteFilter(origin: CLLocation(latitude: 37.7749, longitude: -122.4194))
    let found = try await places("Amoeba", filter, token: AutocompleteSessionToken())
    #expect(found.first?.placeID == "poi-amoeba-music")
    #expect((2_500...3_500).contains(found.first?.distance?.value ?? 0))

    let legacyFilter = GMSAutocompleteFilter()
    legacyFilter.origin = CLLocation(latitude: 37.395804, longitude: -122.077023)
    let request = GMSAutocompleteRequest(query: "Amoeba")
    request.filter = legacyFilter
    #expect(try await legacy(request).first.map { (50_000...56_000).contains($0.distanceMeters?.intValue ?? 0) } == true)
  }

  /// What the widget's `onSelection` does with the suggestion and the token that it is given.
  @Test func c12_theSelectedPlaceIsFetchedWithTheToken() async throws {
    let token = AutocompleteSessionToken()
    let suggestion = try #require(try await places("sydney opera", AutocompleteFilter(), token: token).first)
    var selectedPlace: Place?
    var placesError: PlacesError?
    let request = FetchPlaceRequest(
      placeID: suggestion.placeID, placeProperties: [.displayName, .formattedAddress], sessionToken: token)
    switch await placesClient.fetchPlace(with: request) {
    case .success(let place): selectedPlace = place
    case .failure(let error): placesError = error
    }
    #expect(placesError == nil && selectedPlace?.displayName == "Sydney Opera House" && selectedPlace?.placeID == nil)
    #expect(selectedPlace?.formattedAddress?.hasSuffix("Australia") == true)
  }
}

extension AutocompleteSuggestion {
  fileprivate var name: String {
    switch self {
    case .place(let place): String(place.attributedPrimaryText.characters)
    }
  }
}
