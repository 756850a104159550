// SPDX-License-Identifier: Apache-2.0
import Atlas
import Foundation
import Gazetteer
import GazetteerIndex
import GazetteerTesting
import Testing

/// What has to be shown reaches suggestions, places and lists of them.
@Suite struct AttributionTests {
  private func client() throws -> PlacesClient {
    let sources: [Source?] = [
      Source(name: "Town", license: "CC BY 4.0", attribution: "© Town"), Source(name: "Parks"), nil,
      Source(name: "Town", license: "CC BY 4.0", attribution: "© Town"),
    ]
    let records = sources.enumerated().map { index, source in
      var record = PlaceRecord.place(
        "Linden \(index)", id: "linden-\(index)", at: (Double(index * 10), 0), importance: 0.9 - Double(index) / 10, type: "park")
      record.source = source
      return record
    }
    return try Atlas(records).client()
  }

  @Test(.rule("swift.attributions")) func aListNamesEachSourceOnceInItsOrder() async throws {
    let list = try await client().fetchAutocompleteSuggestions(with: AutocompleteRequest(query: "linden")).get()
    #expect(list.count == 4)
    #expect(list.attributions.map { String($0.characters) } == "© Town; Parks")
    #expect(list.prefix(0).attributions == nil)
    guard case .place(let third) = list[2] else { return }
    #expect(third.attributions == nil)
  }

  @Test func aPlaceNamesItsSourceWhateverWasAskedFor() async throws {
    let client = try client()
    let place = try await client.fetchPlace(with: FetchPlaceRequest(placeID: "linden-1", placeProperties: [])).get()
    #expect(place.attributions.map { String($0.characters) } == "Parks")
    let other = try await client.fetchPlace(with: FetchPlaceRequest(placeID: "linden-0", placeProperties: [.placeID])).get()
    #expect([place, other, place].attributions.map { String($0.characters) } == "Parks; © Town")
  }

  @Test(.rule("swift.attributions")) func theSourcesOfAnIndexAreTold() async throws {
    let sources = try await client().fetchAttributions().get()
    #expect(Set(sources) == [SourceAttribution(name: "Town", license: "CC BY 4.0", text: "© Town"), SourceAttribution(name: "Parks")])
    #expect(sources.count == 2)
  }
}
