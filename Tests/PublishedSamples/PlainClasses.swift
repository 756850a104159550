// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerGMS

// Classes that are bound to no actor, as much public code writes them.

class PlaceSearch {
  let client = GMSPlacesClient.shared()
  var names: [String] = []

  func search(_ text: String) {
    client.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil) { results, error in
      self.names = results?.map(\.attributedPrimaryText.string) ?? []
      print("found")
    }
  }

  func searched(_ text: String) async throws -> [String] {
    try await client.findAutocompletePredictions(fromQuery: text, filter: nil, sessionToken: nil).map(\.attributedPrimaryText.string)
  }
}

class PlainFetcher: NSObject, GMSAutocompleteFetcherDelegate {
  let fetcher: GMSAutocompleteFetcher
  var ids: [String] = []

  override init() {
    fetcher = GMSAutocompleteFetcher(filter: GMSAutocompleteFilter())
    super.init()
    fetcher.delegate = self
    fetcher.provide(GMSAutocompleteSessionToken())
  }

  func didAutocomplete(with predictions: [GMSAutocompletePrediction]) {
    ids = predictions.map(\.placeID)
    print("fetched")
  }

  func didFailAutocompleteWithError(_ error: Error) { print("failed: \(error.localizedDescription)") }
}

class PlainTable: NSObject, GMSAutocompleteTableDataSourceDelegate {
  let table = GMSAutocompleteTableDataSource()
  var place: GMSPlace?

  override init() {
    super.init()
    table.delegate = self
    table.placeFields = [.name, .placeID]
  }

  func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) { print("\(tableDataSource.rows.count) rows") }

  func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace) {
    self.place = place
    print("place")
  }

  func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: Error) {
    print("failed: \(error.localizedDescription)")
  }
}
