// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerGMS
import GazetteerIndex
import GazetteerTesting
import Testing

/// The asynchronous forms of the methods with callbacks.
@Suite struct AsyncTests {
  private let world: World
  private let client: GMSPlacesClient

  init() throws {
    world = try World(.place("Lyon Café", id: "cafe", at: (45.7601, 4.8401), type: "cafe", country: "FR"))
    client = GMSPlacesClient(try PlacesClient(indexPath: world.path))
  }

  // rule: "swift.async"
  @Test func valuesAreNoOptionals() async throws {
    let found: [GMSAutocompletePrediction] = try await client.findAutocompletePredictions(fromQuery: "lyon", filter: nil, sessionToken: nil)
    #expect(found.map(\.placeID) == ["cafe"])
    let suggested: [GMSAutocompleteSuggestion] = try await client.fetchAutocompleteSuggestions(from: GMSAutocompleteRequest(query: "lyon"))
    #expect(suggested.map(\.placeSuggestion?.placeID) == ["cafe"])
    let place: GMSPlace = try await client.fetchPlace(fromPlaceID: "cafe", placeFields: .name, sessionToken: nil)
    #expect(place.name == "Lyon Café")
    let cafe = ["cafe", "food", "point_of_interest", "establishment"]
    #expect(try await client.fetchPlace(with: GMSFetchPlaceRequest(placeID: "cafe", placeProperties: ["types"])).types == cafe)
    #expect(try await client.lookUpPlaceID("cafe").placeID == "cafe")
    #expect(try await client.lookUpPhotos(forPlaceID: "cafe").results.isEmpty)
    #expect(try await client.isOpen(withPlaceID: "cafe") == .unknown)
    #expect(try await client.isOpen(with: place, date: .now) == .unknown)
    let text = GMSPlaceSearchByTextRequest(textQuery: "lyon café", placeProperties: ["placeID"])
    #expect(try await client.searchByText(with: text).map(\.placeID) == ["cafe"])
    let circle = GMSPlaceCircularLocationOption(CLLocationCoordinate2DMake(45.76, 4.84), 1000)
    let nearby = GMSPlaceSearchNearbyRequest(locationRestriction: circle, placeProperties: ["placeID"])
    #expect(try await client.searchNearby(with: nearby).map(\.placeID) == ["cafe"])
  }

  // rule: "swift.async"
  @Test func failuresAreThoseOfCallbacks() async {
    await #expect { try await client.lookUpPlaceID("nowhere") } throws: { error in
      (error as NSError).domain == kGMSPlacesErrorDomain && (error as NSError).code == GMSPlacesErrorCode.invalidRequest.rawValue
    }
    await #expect { try await client.isOpen(withPlaceID: "nowhere") } throws: { ($0 as NSError).domain == kGMSPlacesErrorDomain }
  }

  @Test func theSharedClientIsBoundToNoActor() {
    #expect(GMSPlacesClient.shared() === GMSPlacesClient.shared() && GMSPlacesClient() !== GMSPlacesClient.shared())
  }
}
