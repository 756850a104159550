// SPDX-License-Identifier: Apache-2.0
import Gazetteer

/// A client that answers by the older rules and its own filter, for what is made for the newer kit.
@MainActor final class LegacySource: PlacesClientProtocol {
  var filter: GMSAutocompleteFilter?
  /// Where places are preferred when the filter names no area.
  var bounds: GMSPlaceRectangularLocationOption?
  /// What is fetched of places, whatever a request says.
  var placeFields = GMSPlaceField.all
  private let client: GMSPlacesClient

  init(_ client: GMSPlacesClient, _ filter: GMSAutocompleteFilter?) {
    self.client = client
    self.filter = filter
  }

  func fetchAutocompleteSuggestions(with request: AutocompleteRequest) async -> Result<[AutocompleteSuggestion], PlacesError> {
    var wanted = filter?.snapshot ?? .init()
    if wanted.bias == nil, wanted.restriction == nil { wanted.bias = bounds?.bias }
    return await client.client.fetchSuggestions(legacy: wanted.legacyQuery(request.query, token: request.sessionToken))
  }

  func fetchPlace(with request: FetchPlaceRequest) async -> Result<Place, PlacesError> {
    await client.client.fetchPlace(
      with: FetchPlaceRequest(
        placeID: request.placeID, placeProperties: placeFields.properties, sessionToken: request.sessionToken))
  }
}
