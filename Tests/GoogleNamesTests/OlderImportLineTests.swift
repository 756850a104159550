// SPDX-License-Identifier: Apache-2.0
import Foundation
import GooglePlaces
import Testing

/// A program for Google's older kit, with its import line.
@Suite struct OlderImportLineTests {
  @Test func theOlderKitIsBehindItsImportLine() {
    let filter = GMSAutocompleteFilter()
    filter.countries = ["fr"]
    let request = GMSPlaceSearchByTextRequest(textQuery: "cafe", placeProperties: [GMSPlaceProperty.name.rawValue])
    request.shouldIncludePureServiceAreaBusinesses = true
    #expect(GooglePlaces.GMSPlacesClient.provideAPIKey("key") && filter.countries == ["fr"] && request.maxResultCount == 20)
    let callback: GMSPlaceSearchByTextResponseCallback = { response, error in _ = (response?.pagination?.hasNextPage, error) }
    let older: GMSPlaceSearchByTextResultCallback = { places, error in _ = (places?.first?.name, error) }
    callback(nil, nil)
    older(nil, nil)
  }
}
