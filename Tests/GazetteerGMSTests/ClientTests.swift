// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerGMS
import GazetteerIndex
import GazetteerTesting
import Testing

/// The client of the older kit on a small world.
@MainActor @Suite struct ClientTests {
  private let world: World
  private let client: GMSPlacesClient

  init() throws {
    world = try World(
      .place("Lyon", id: "lyon", at: (45.76, 4.84), importance: 0.8, type: "locality", country: "FR"),
      .place("Lyon Street", id: "street", at: (45.77, 4.84), type: "route", country: "FR"),
      .place("Lyon Café", id: "cafe", at: (45.7601, 4.8401), type: "cafe", country: "FR"),
      .place("Lyonnais", id: "region", at: (45.9, 4.6), type: "administrative_area_level_1", country: "FR"),
      .place("Lyon Pizza", id: "pizza", at: (45.7605, 4.8405), importance: 0.3, type: "pizza_restaurant", country: "US"))
    client = GMSPlacesClient(try PlacesClient(indexPath: world.path))
  }

  private func ids(_ configure: (GMSAutocompleteFilter) -> Void) async -> Set<String>? {
    let filter = GMSAutocompleteFilter()
    configure(filter)
    let found = await calledBack {
      client.findAutocompletePredictions(fromQuery: "lyon", filter: filter, sessionToken: nil, callback: $0)
    }
    return found.value.map { Set($0.map(\.placeID)) }
  }

  // rule: "swift.older-types"
  @Test func collectionsHoldWhatTheirNamesSay() async {
    #expect(await ids { $0.types = ["geocode"] } == ["lyon", "street", "region"])
    #expect(await ids { $0.types = ["address"] } == ["street"])
    #expect(await ids { $0.types = ["establishment"] } == ["cafe", "pizza"])
    #expect(await ids { $0.types = ["(regions)"] } == ["lyon", "region"])
    #expect(await ids { $0.types = ["(cities)"] } == ["lyon"])
    #expect(await ids { $0.types = ["restaurant"] } == ["pizza"])
    #expect(await ids { $0.types = ["cafe", "restaurant"] } == ["cafe", "pizza"])
    #expect(await ids { $0.types = ["zoo"] } == [])
    #expect(await ids { $0.types = [] }?.count == 5)
  }

  // rule: "swift.older-filter"
  @Test func businessesWithoutAnAddressOnRequest() async throws {
    var plumber = PlaceRecord.place("Lyon Plumber", id: "plumber", at: (45.76, 4.84), type: "plumber", country: "FR")
    plumber.details = #"{"extra":{"pureServiceAreaBusiness":true}}"#
    let world = try World(plumber, .place("Lyon", id: "lyon", country: "FR"))
    let client = GMSPlacesClient(try PlacesClient(indexPath: world.path))
    for (isWanted, ids) in [(false, ["lyon"]), (true, ["lyon", "plumber"])] {
      let filter = GMSAutocompleteFilter()
      filter.shouldIncludePureServiceAreaBusinesses = isWanted
      let older = await calledBack {
        client.findAutocompletePredictions(fromQuery: "lyon", filter: filter, sessionToken: nil, callback: $0)
      }
      #expect(older.value?.map(\.placeID).sorted() == ids)
      let request = GMSAutocompleteRequest(query: "lyon")
      request.filter = filter
      let newer = await calledBack { client.fetchAutocompleteSuggestions(from: request, callback: $0) }
      #expect(newer.value?.compactMap { $0.placeSuggestion?.placeID }.sorted() == ids)
    }
  }

  // rule: "swift.surroundings"
  @Test func surroundingsAndLinks() async throws {
    let names: [GMSPlaceProperty] = [.containingPlaces, .addressDescriptor, .googleMapsLinks]
    let request = GMSFetchPlaceRequest(placeID: "cafe", placeProperties: names.map(\.rawValue), sessionToken: nil)
    let found = await calledBack { client.fetchPlace(with: request, callback: $0) }
    let place = try #require(found.value)
    #expect(place.googleMapsLinks?.placeURL != nil && place.googleMapsLinks?.writeAReviewURL == nil)
    // No country is in this world, and the address names no town.
    #expect(place.containingPlaces == nil)
    let landmark = try #require(place.addressDescriptor?.landmarks.first)
    #expect(landmark.placeID == "pizza" && landmark.resourceName == "places/pizza" && landmark.spatialRelationship == .near)
    #expect(landmark.straightLineDistanceMeters > 50 && landmark.travelDistanceMeters == nil)
    #expect(place.addressDescriptor?.areas.isEmpty == true && place.fuelOptions == nil && place.evChargeOptions == nil)
  }

  // rule: "swift.older-filter"
  @Test func olderMembersCountWhereNewerOnesAreNotGiven() async {
    #expect(await ids { $0.type = .establishment } == ["cafe", "pizza"])
    #expect(await ids { ($0.type, $0.types) = (.establishment, ["geocode"]) } == ["lyon", "street", "region"])
    #expect(await ids { $0.country = "us" } == ["pizza"])
    #expect(await ids { ($0.country, $0.countries) = ("us", ["FR"]) }?.contains("pizza") == false)
  }

  // rule: "swift.older-types"
  @Test(
    "rules of types",
    arguments: [["(cities)", "cafe"], ["geocode", "address"], ["a"], ["bank", "bar", "cafe", "gym", "spa", "zoo"], ["(spas)"]])
  func refusedTypes(_ types: [String]) async {
    let filter = GMSAutocompleteFilter()
    filter.types = types
    let found = await calledBack {
      client.findAutocompletePredictions(fromQuery: "lyon", filter: filter, sessionToken: nil, callback: $0)
    }
    #expect(found.value == nil)
    #expect((found.error as? NSError)?.code == GMSPlacesErrorCode.invalidRequest.rawValue)
    #expect(found.error?.localizedDescription.hasPrefix("Invalid types: ") == true)
  }

  @Test func requestsTakePropertiesByName() async {
    func fetch(_ names: [String]) async -> (value: GMSPlace?, error: (any Error)?) {
      await calledBack { client.fetchPlace(with: GMSFetchPlaceRequest(placeID: "cafe", placeProperties: names), callback: $0) }
    }
    let some = await fetch([GMSPlaceProperty.name.rawValue, GMSPlaceProperty.coordinate.rawValue]).value
    #expect(some?.name == "Lyon Café" && some?.coordinate.latitude == 45.7601 && some?.types == nil)
    #expect(await fetch([]).value?.types == ["cafe", "food", "point_of_interest", "establishment"])
    #expect(await fetch([GMSPlaceProperty.all.rawValue]).value?.placeID == "cafe")
    #expect(await fetch(["colour"]).error?.localizedDescription.hasPrefix("Invalid placeProperties 'colour'.") == true)
    #expect(await calledBack { client.lookUpPlaceID("cafe", callback: $0) }.value?.name == "Lyon Café")
  }

  @Test func thereAreNoPhotos() async {
    let list = await calledBack { client.lookUpPhotos(forPlaceID: "cafe", callback: $0) }
    #expect(list.value?.results.isEmpty == true && list.error == nil)
    #expect(await calledBack { client.lookUpPhotos(forPlaceID: "nowhere", callback: $0) }.error != nil)
  }

  @Test func textsAndCirclesFindPlaces() async {
    let text = GMSPlaceSearchByTextRequest(textQuery: "lyon café", placeProperties: [GMSPlaceProperty.placeID.rawValue])
    #expect(await calledBack { client.searchByText(with: text, callback: $0) }.value?.first?.placeID == "cafe")
    let circle = GMSPlaceCircularLocationOption(CLLocationCoordinate2D(latitude: 45.76, longitude: 4.84), 1000)
    let nearby = GMSPlaceSearchNearbyRequest(locationRestriction: circle, placeProperties: [GMSPlaceProperty.placeID.rawValue])
    nearby.includedTypes = ["cafe", "pizza_restaurant"]
    nearby.rankPreference = .distance
    #expect(await calledBack { client.searchNearby(with: nearby, callback: $0) }.value?.map(\.placeID) == ["cafe", "pizza"])
    nearby.excludedPrimaryTypes = ["cafe"]
    #expect(await calledBack { client.searchNearby(with: nearby, callback: $0) }.value?.map(\.placeID) == ["pizza"])
    let nothing = GMSPlaceSearchNearbyRequest(locationRestriction: circle, placeProperties: [])
    #expect(await calledBack { client.searchNearby(with: nothing, callback: $0) }.error != nil)
  }

  @Test func theCurrentPlaceNeedsALocation() async {
    let unknown = await calledBack { client.currentPlace(callback: $0) }
    #expect(unknown.value == nil && (unknown.error as? NSError)?.code == GMSPlacesErrorCode.locationError.rawValue)
    GMSPlacesClient.deviceLocation = { CLLocation(latitude: 45.7601, longitude: 4.8401) }
    defer { GMSPlacesClient.deviceLocation = { nil } }
    let list = await calledBack { client.currentPlace(callback: $0) }.value
    #expect(list?.likelihoods.first?.place.placeID == "cafe")
    let likelihoods =
      await calledBack {
        client.findPlaceLikelihoodsFromCurrentLocation(withPlaceFields: [.name], callback: $0)
      }.value ?? []
    #expect(likelihoods.first?.place.name == "Lyon Café" && likelihoods.first?.place.placeID == nil)
    #expect(likelihoods.map(\.likelihood) == likelihoods.map(\.likelihood).sorted(by: >))
    #expect(likelihoods.reduce(0) { $0 + $1.likelihood } <= 1)
  }

  // rule: "swift.callbacks"
  @Test func callbacksComeOnTheMainActor() async {
    let name = await withCheckedContinuation { continuation in
      client.lookUpPlaceID("cafe") { place, _ in
        MainActor.assertIsolated()
        continuation.resume(returning: place?.name)
      }
    }
    #expect(name == "Lyon Café")
  }

  @Test func everyPropertyOfTheOlderKitHasAMeaning() async {
    for field in 0..<35 {
      let place = await calledBack {
        client.fetchPlace(
          fromPlaceID: "cafe", placeFields: GMSPlaceField(rawValue: UInt64(1) << UInt64(field)), sessionToken: nil, callback: $0)
      }
      #expect(place.error == nil && place.value != nil)
    }
  }

  /// Waits for the one call of a callback.
  private func calledBack<Value: Sendable>(
    _ body: (@escaping (Value, (any Error)?) -> Void) -> Void
  ) async -> (value: Value, error: (any Error)?) {
    await withCheckedContinuation { continuation in
      body { value, error in continuation.resume(returning: (value, error)) }
    }
  }
}
