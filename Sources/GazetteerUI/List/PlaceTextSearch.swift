// SPDX-License-Identifier: Apache-2.0
public import Gazetteer

/// Finds places for a text that was submitted without choosing a row.
public protocol PlaceTextSearch: Sendable {
  /// The places that best fit a whole text, best first, with these properties.
  func places(
    matching text: String, filter: AutocompleteFilter?, properties: [PlaceProperty]
  ) async -> Result<[Place], PlacesError>
}

/// Takes the suggestions for the text, and fetches their places.
public struct SuggestedPlaces: PlaceTextSearch {
  private let client: any PlacesClientProtocol

  /// The places that a client suggests.
  public init(client: any PlacesClientProtocol) { self.client = client }

  /// The places of the suggestions in their order; a place that is gone by now is left out.
  public func places(
    matching text: String, filter: AutocompleteFilter?, properties: [PlaceProperty]
  ) async -> Result<[Place], PlacesError> {
    let request = AutocompleteRequest(query: text, filter: filter)
    switch await client.fetchAutocompleteSuggestions(with: request) {
    case .failure(let error): return .failure(error)
    case .success(let suggestions):
      var places: [Place] = []
      for case .place(let suggestion) in suggestions {
        switch await client.fetchPlace(with: FetchPlaceRequest(placeID: suggestion.placeID, placeProperties: properties)) {
        case .success(let place): places.append(place)
        case .failure(.invalidRequest): continue
        case .failure(let error): return .failure(error)
        }
      }
      return .success(places)
    }
  }
}
