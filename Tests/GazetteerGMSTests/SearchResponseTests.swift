// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerGMS
import GazetteerIndex
import GazetteerTesting
import Testing

/// The requests and answers that the older kit got later: pages, open or closed by a request, businesses without an address.
@MainActor @Suite struct SearchResponseTests {
  private let world: World
  private let client: GMSPlacesClient

  init() throws {
    var plumber = PlaceRecord.place("Cafe Plumber", id: "plumber", at: (0, 0.01), importance: 0.1, type: "plumber", country: "FR")
    plumber.details = #"{"extra":{"pureServiceAreaBusiness":true}}"#
    var always = PlaceRecord.place("Cafe Always", id: "always", at: (0, 0.02), importance: 0.9, type: "cafe", country: "FR")
    always.details = #"{"openingHours":{"regular":"24/7"},"timeZone":"Europe/Paris"}"#
    world = try World(
      plumber, always, .place("Cafe Two", id: "two", at: (0, 0.03), importance: 0.8, type: "cafe", country: "FR"),
      .place("Cafe Three", id: "three", at: (0, 0.04), importance: 0.7, type: "cafe", country: "FR"))
    client = GMSPlacesClient(try PlacesClient(indexPath: world.path))
  }

  private func request(_ size: Int) -> GMSPlaceSearchByTextRequest {
    let request = GMSPlaceSearchByTextRequest(textQuery: "cafe", placeProperties: [GMSPlaceProperty.placeID.rawValue])
    request.maxResultCount = size
    return request
  }

  // rule: "swift.pages"
  @Test func pagesByCallbacksAndByAwait() async throws {
    let first = await calledBack { client.searchByText(with: request(2), completion: $0) }
    #expect(first.value?.places?.compactMap(\.placeID) == ["always", "two"])
    let next = try #require(first.value?.pagination)
    #expect(next.hasNextPage && next.pageSize == 2)
    let second = await calledBack { next.fetchNextPage(completion: $0) }
    #expect(second.value?.places?.compactMap(\.placeID) == ["three"])
    #expect(try await next.fetchNextPage().places?.count == 1)
    let all: GMSPlaceSearchByTextResponse = try await client.searchByText(with: request(20))
    #expect(all.places?.count == 3 && all.pagination?.hasNextPage == false)
    let last = try #require(all.pagination)
    let none = await calledBack { last.fetchNextPage(completion: $0) }
    #expect(none.value == nil && (none.error as NSError?)?.code == GMSPlacesErrorCode.invalidRequest.rawValue)
    let list = try await client.searchByText(with: request(20))
    #expect(list.count == 3, "without a type the list is meant")
  }

  @Test func nearbyByCompletion() async throws {
    let circle = GMSPlaceCircularLocationOption(CLLocationCoordinate2DMake(0, 0.02), 50_000)
    let asked = GMSPlaceSearchNearbyRequest(locationRestriction: circle, placeProperties: [GMSPlaceProperty.placeID.rawValue])
    let found = await calledBack { client.searchNearby(with: asked, completion: $0) }
    #expect(found.value?.places?.compactMap(\.placeID) == ["always", "two", "three"])
  }

  @Test("businesses without an address to visit come on request", arguments: [false, true])
  func serviceAreas(isWanted: Bool) async throws {
    let asked = request(20)
    asked.shouldIncludePureServiceAreaBusinesses = isWanted
    let low = CLLocationCoordinate2DMake(-1, -1), high = CLLocationCoordinate2DMake(1, 1)
    for restriction in [nil, GMSPlaceRectangularLocationOption(high, low)] {
      asked.locationRestriction = restriction
      let list = await calledBack { client.searchByText(with: asked, callback: $0) }
      #expect(list.value?.compactMap(\.placeID).contains("plumber") == isWanted)
    }
  }

  @Test func whetherAPlaceIsOpenByARequest() async throws {
    let byID = await calledBack { client.isOpen(with: GMSPlaceIsOpenRequest(placeID: "always", date: nil), callback: $0) }
    #expect(byID.value.status == .open)
    let place = try await client.fetchPlace(with: GMSFetchPlaceRequest(placeID: "two", placeProperties: []))
    let request = GMSPlaceIsOpenRequest(place: place, date: Date(timeIntervalSince1970: 0))
    #expect(request.placeID == "two" && request.date != nil)
    #expect(try await client.isOpen(with: request).status == .unknown)
    let unknown = await calledBack { client.isOpen(with: GMSPlaceIsOpenRequest(placeID: "nobody", date: nil), callback: $0) }
    #expect(unknown.value.status == .unknown && unknown.error != nil)
  }

  /// What a callback is given.
  private func calledBack<Value: Sendable>(
    _ body: (@escaping (Value, (any Error)?) -> Void) -> Void
  ) async -> (value: Value, error: (any Error)?) {
    await withCheckedContinuation { continuation in
      body { value, error in continuation.resume(returning: (value, error)) }
    }
  }
}
