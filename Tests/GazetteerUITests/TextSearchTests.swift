// SPDX-License-Identifier: Apache-2.0
import Gazetteer
import GazetteerTesting
import GazetteerUI
import Synchronization
import Testing

/// A client that notes its text searches, with nothing to find but a place of its suggestions.
private final class NotingClient: PlacesClientProtocol {
  private let cities: GatedClient
  private let noted = Mutex<[SearchByTextRequest]>([])
  private let outcome: Result<[Place], PlacesError>

  init(_ outcome: Result<[Place], PlacesError>) throws {
    cities = try GatedClient()
    self.outcome = outcome
  }

  var requests: [SearchByTextRequest] { noted.withLock { $0 } }

  func searchByText(with request: SearchByTextRequest) async -> Result<[Place], PlacesError> {
    noted.withLock { $0.append(request) }
    return outcome
  }

  func fetchAutocompleteSuggestions(with request: AutocompleteRequest) async -> Result<[AutocompleteSuggestion], PlacesError> {
    await cities.places.fetchAutocompleteSuggestions(with: request)
  }

  func fetchPlace(with request: FetchPlaceRequest) async -> Result<Place, PlacesError> { await cities.places.fetchPlace(with: request) }
}

@Suite struct TextSearchTests {
  private static let box = RectangularCoordinateRegion(
    northEast: CLLocationCoordinate2DMake(50, 12), southWest: CLLocationCoordinate2DMake(40, 0))
  private static let circle = CircularCoordinateRegion(center: CLLocationCoordinate2DMake(48.85, 2.35), radius: 9000)

  private func names(_ result: Result<[Place], PlacesError>) throws -> [String] { try result.get().compactMap(\.displayName) }

  @Test(
    "filters that a text search can keep to go with it",
    arguments: [
      (nil, nil), (AutocompleteFilter(types: [.locality]), PlaceType.locality), (AutocompleteFilter(coordinateRegionBias: circle), nil),
      (AutocompleteFilter(coordinateRegionRestriction: box), nil), (AutocompleteFilter(types: [], countries: [], regionCode: "fr"), nil),
    ] as [(AutocompleteFilter?, PlaceType?)])
  func kept(filter: AutocompleteFilter?, type: PlaceType?) async throws {
    let client = try NotingClient(.success([]))
    let found = await ClientTextSearch(client: client).places(matching: "parma", filter: filter, properties: [.displayName])
    #expect(try names(found) == [])
    let request = try #require(client.requests.first)
    #expect(client.requests.count == 1 && request.textQuery == "parma" && request.placeProperties == [.displayName])
    #expect(request.includedType == type && request.isStrictTypeFiltering && !request.isOpenNow && request.rankPreference == .relevance)
    #expect(request.locationBias?.bias() == filter?.coordinateRegionBias?.bias())
    #expect(request.locationRestriction?.restriction() == filter?.coordinateRegionRestriction?.restriction())
    #expect(request.regionCode == filter?.regionCode)
  }

  @Test(
    "with others the suggestions decide",
    arguments: [
      (AutocompleteFilter(types: [.cities]), ["Parma"]), (AutocompleteFilter(types: [.locality, .cafe]), ["Parma"]),
      (AutocompleteFilter(countries: ["fr"]), []), (AutocompleteFilter(coordinateRegionRestriction: circle), []),
    ] as [(AutocompleteFilter, [String])])
  func others(filter: AutocompleteFilter, places: [String]) async throws {
    let client = try NotingClient(.success([]))
    let found = await ClientTextSearch(client: client).places(matching: "parma", filter: filter, properties: [.displayName])
    #expect(try names(found) == places)
    #expect(client.requests.isEmpty)
  }

  @Test func aClientWithoutTextSearchIsAskedForSuggestions() async throws {
    let client = try NotingClient(.failure(.accessNotConfigured("none")))
    #expect(try names(await ClientTextSearch(client: client).places(matching: "parma", filter: nil, properties: [.all])) == ["Parma"])
  }

  @Test func otherFailuresAreTold() async throws {
    let client = try NotingClient(.failure(.server("busy")))
    #expect(await ClientTextSearch(client: client).places(matching: "parma", filter: nil, properties: [.all]) == .failure(.server("busy")))
  }

  @Test func anIndexFindsWholeTexts() async throws {
    let client = try GatedClient()
    let found = await ClientTextSearch(client: client.places).places(matching: "Parma", filter: nil, properties: [.displayName])
    #expect(try names(found) == ["Parma"])
  }
}
