// SPDX-License-Identifier: Apache-2.0
import Atlas
import Foundation
import Gazetteer
import GazetteerIndex
import GazetteerTesting
import Testing

/// Text searches page by page, and whom they find.
@Suite struct SearchPageTests {
  private func client(_ places: [PlaceRecord]) throws -> PlacesClient { try Atlas(places).client() }

  private func cafes(_ count: Int) -> [PlaceRecord] {
    (0..<count).map {
      .place("Cafe \($0)", id: "cafe-\($0)", at: (0, 0.001 * Double($0)), importance: 0.9 - 0.01 * Double($0), type: "cafe", country: "FR")
    }
  }

  private func request(_ size: Int) -> SearchByTextRequest {
    SearchByTextRequest(textQuery: "cafe", placeProperties: [.placeID], maxResultCount: size, rankPreference: .relevance)
  }

  // rule: "swift.pages"
  @Test func pagesFollowEachOtherAndHaveWhatOneListHas() async throws {
    let client = try client(cafes(12))
    var response: SearchByTextResponse = try await client.searchByText(with: request(5)).get()
    var sizes: [Int] = []
    var ids: [String] = []
    while true {
      sizes.append(response.places?.count ?? 0)
      ids += (response.places ?? []).compactMap(\.placeID)
      guard var next = response.pagination, next.hasNextPage else { break }
      #expect(next.description == "next page of \(sizes.count == 1 ? 5 : 4)" && next == response.pagination)
      next.pageSize = 4
      #expect((next == response.pagination) == (sizes.count > 1))
      response = try await next.fetchNextPage().get()
    }
    #expect(sizes == [5, 4, 3])
    #expect(try await client.searchByText(with: request(20)).get().compactMap(\.placeID) == ids && Set(ids).count == 12)
  }

  @Test func whatIsNoPageIsRefusedWithTheCure() async throws {
    let client = try client(cafes(3))
    let last: SearchByTextResponse = try await client.searchByText(with: request(20)).get()
    let none = await last.pagination?.fetchNextPage()
    #expect(throws: PlacesError.invalidRequest("There is no next page. Ask hasNextPage first.")) { try none?.get() }
    let first: SearchByTextResponse = try await client.searchByText(with: request(2)).get()
    var next = try #require(first.pagination)
    next.pageSize = 21
    let wide = await next.fetchNextPage()
    #expect(throws: PlacesError.invalidRequest("Invalid pageSize 21. Give 1 to 20.")) { try wide.get() }
  }

  @Test("businesses without an address to visit come on request, in both searches", arguments: [false, true])
  func serviceAreas(isWanted: Bool) async throws {
    var plumber = PlaceRecord.place("Lyon Plumber", id: "plumber", at: (45.76, 4.84), type: "plumber", country: "FR")
    plumber.details = #"{"extra":{"pureServiceAreaBusiness":true}}"#
    let client = try client([plumber, .place("Lyon Cafe", id: "cafe", at: (45.76, 4.84), type: "cafe", country: "FR")])
    let ids = isWanted ? ["cafe", "plumber"] : ["cafe"]
    let filter = AutocompleteFilter(shouldIncludePureServiceAreaBusinesses: isWanted)
    let suggestions = try await client.fetchAutocompleteSuggestions(with: AutocompleteRequest(query: "lyon", filter: filter)).get()
    #expect(
      suggestions.map { suggestion in
        switch suggestion {
        case .place(let place): place.placeID
        }
      }.sorted() == ids)
    let anywhere = SearchByTextRequest(
      textQuery: "lyon", placeProperties: [.placeID], isOpenNow: false, shouldIncludePureServiceAreaBusinesses: isWanted)
    #expect(try await client.searchByText(with: anywhere).get().compactMap(\.placeID).sorted() == ids)
    let paged: SearchByTextResponse = try await client.searchByText(with: anywhere).get()
    #expect(paged.places?.compactMap(\.placeID).sorted() == ids)
    let low = CLLocationCoordinate2D(latitude: 45, longitude: 4), high = CLLocationCoordinate2D(latitude: 46, longitude: 5)
    let area = try #require(RectangularCoordinateRegion(northEast: high, southWest: low))
    let inside = SearchByTextRequest(
      textQuery: "lyon", placeProperties: [.placeID], locationRestriction: area, isOpenNow: false,
      shouldIncludePureServiceAreaBusinesses: isWanted)
    #expect(try await client.searchByText(with: inside).get().compactMap(\.placeID).sorted() == ids)
  }
}
