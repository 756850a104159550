// SPDX-License-Identifier: Apache-2.0
import Gazetteer
import GazetteerIndex
import GazetteerTesting
import Testing

/// What programs written for the web service's Swift kit do, with nothing changed but the import.
@Suite struct PublishedSamplesTests {
  private func client() throws -> PlacesClient {
    try Atlas(
      .place("Sicilian Pizza House", id: "mv", at: (37.3925, -122.0830), type: "restaurant", country: "US"),
      .place("Sicilian Pizza Mission", id: "sf", at: (37.7650, -122.4200), type: "pizza_restaurant", country: "US"),
      .place("Soccer World", id: "soccer", at: (37.7600, -122.4100), type: "sporting_goods_store", country: "US"),
      .place("Soccer Museum", id: "museum", at: (51, 7), type: "museum", country: "DE"),
      .place("Ashfield Library", id: "ashfield", at: (-33.86, 151.18), type: "library", country: "US")
    ).client()
  }

  private func ids(_ request: AutocompleteRequest) async throws -> [String] {
    switch try await client().fetchAutocompleteSuggestions(with: request) {
    case .success(let suggestions):
      return suggestions.map { suggestion in
        switch suggestion {
        case .place(let place): place.placeID
        }
      }
    case .failure(let error): throw error
    }
  }

  @Test func aTypeAnOriginAndABiasWithExchangedCorners() async throws {
    let center = CLLocation(latitude: 37.3913916, longitude: -122.0879074)
    let northEast = CLLocationCoordinate2DMake(37.388162, -122.088137)
    let southWest = CLLocationCoordinate2DMake(37.395804, -122.077023)
    let bias = RectangularCoordinateRegion(northEast: northEast, southWest: southWest)
    let filter = AutocompleteFilter(types: [.restaurant], origin: center, coordinateRegionBias: bias)
    #expect(try await ids(AutocompleteRequest(query: "Sicilian piz", filter: filter)) == ["mv"])
  }

  @Test func aCircleRestrictsOrPrefers() async throws {
    let circle = CircularCoordinateRegion(center: CLLocationCoordinate2DMake(37.775061, -122.419400), radius: 5000)
    let token = AutocompleteSessionToken()
    let inside = AutocompleteFilter(coordinateRegionRestriction: circle)
    #expect(try await ids(AutocompleteRequest(query: "Sicilian piz", sessionToken: token, filter: inside)) == ["sf"])
    let near = AutocompleteFilter(coordinateRegionBias: circle)
    #expect(try await ids(AutocompleteRequest(query: "Sicilian piz", sessionToken: token, filter: near)) == ["sf", "mv"])
  }

  @Test func aTypeByItsRawValueAndCountriesInUpperCase() async throws {
    let stores = AutocompleteFilter(types: [PlaceType(rawValue: "sporting_goods_store")])
    #expect(try await ids(AutocompleteRequest(query: "Soccer", filter: stores)) == ["soccer"])
    #expect(try await ids(AutocompleteRequest(query: "Soccer", filter: AutocompleteFilter(countries: ["DE", "FR"]))) == ["museum"])
  }

  /// The published corners have their longitudes exchanged; taken by the letter they leave out just the part of Sydney that is meant.
  @Test func theInnerWestOfSydneyIsWhatIsMeant() async throws {
    let box = RectangularCoordinateRegion(
      northEast: CLLocationCoordinate2DMake(-33.843366, 151.134002), southWest: CLLocationCoordinate2DMake(-33.875725, 151.200349))
    #expect(try await ids(AutocompleteRequest(query: "ash", filter: AutocompleteFilter(coordinateRegionRestriction: box))) == ["ashfield"])
  }

  @Test func thePlaceOfASuggestionIsFetchedWithItsToken() async throws {
    let request = FetchPlaceRequest(
      placeID: "sf", placeProperties: [.displayName, .formattedAddress], sessionToken: AutocompleteSessionToken())
    switch try await client().fetchPlace(with: request) {
    case .success(let place):
      #expect(place.displayName == "Sicilian Pizza Mission")
      #expect(place.formattedAddress == "United States")
    case .failure(let error): Issue.record(error)
    }
  }

  @Test(
    "the examples of the code tables hold",
    arguments: [("de", "DE"), ("uk", "GB"), ("GB", "GB"), ("D", nil), ("276", nil), ("zz", nil), ("dé", nil)])
  func regionCodes(_ example: (text: String, code: String?)) {
    #expect(RegionCode.normalized(example.text) == example.code)
  }
}
