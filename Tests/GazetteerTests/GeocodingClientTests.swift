// SPDX-License-Identifier: Apache-2.0
import Atlas
import Foundation
import Gazetteer
import GazetteerIndex
import GazetteerTesting
import Testing

/// Geocoding in Swift, and the index of the shared client.
@Suite struct GeocodingClientTests {
  private func client() throws -> PlacesClient {
    var house = PlaceRecord.place("7 Long Street", id: "house", at: (45.76, 4.84), type: "street_address", country: "FR", locality: "Lyon")
    house.address.street = "Long Street"
    house.address.houseNumber = "7"
    return try Atlas(
      house, .place("Lyon", id: "lyon", at: (45.75, 4.85), importance: 0.8, country: "FR"),
      .place("Lyon", id: "other", at: (40, -90), importance: 0.9, country: "US")
    ).client()
  }

  private func ids(_ request: GeocodeRequest) async throws -> [String?] {
    try await client().geocode(with: request).get().map(\.place.placeID)
  }

  @Test(.rule("swift.geocode")) func addressesAndPositionsAreGeocoded() async throws {
    #expect(try await ids(GeocodeRequest(address: "7 Long Street, Lyon", placeProperties: [.placeID])).first == "house")
    #expect(try await ids(GeocodeRequest(address: "Lyon", placeProperties: [.placeID])).first == "other")
    #expect(try await ids(GeocodeRequest(address: "Lyon", components: [.country("FR")], placeProperties: [.placeID])).first == "lyon")
    let near = CLLocationCoordinate2D(latitude: 45.76, longitude: 4.8401)
    #expect(try await ids(GeocodeRequest(coordinate: near, placeProperties: [.placeID])).first == "house")
    #expect(try await ids(GeocodeRequest(coordinate: near, resultTypes: [.locality], placeProperties: [.placeID])) == ["lyon"])
  }

  @Test(.rule("swift.geocode")) func resultsHaveWhatWasAskedForAndSayHowWellTheyFit() async throws {
    let found = try #require(try await client().geocode(with: GeocodeRequest(address: "Lyon", placeProperties: [.displayName])).get().first)
    #expect(found.place.displayName == "Lyon" && found.place.placeID == nil && !found.isPartialMatch && found.precision == .approximate)
    #expect(try await client().geocode(with: GeocodeRequest(address: "Nowhere at all", placeProperties: [.all])).get().isEmpty)
  }

  @Test(
    "broken rules", .rule("swift.geocode"),
    arguments: [GeocodeRequest(address: "", placeProperties: [.all]), GeocodeRequest(address: "Lyon", placeProperties: [])])
  func refused(_ request: GeocodeRequest) async throws {
    guard case .failure(.invalidRequest) = try await client().geocode(with: request) else { return #expect(Bool(false)) }
  }

  @Test func metresAreAWholeNumber() {
    let far = AutocompletePlaceSuggestion(placeID: "a", primaryText: "A", distance: Measurement(value: 1.5, unit: .kilometers))
    #expect(far.distanceMeters == 1500 && AutocompletePlaceSuggestion(placeID: "a", primaryText: "A").distanceMeters == nil)
  }
}
