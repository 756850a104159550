// SPDX-License-Identifier: Apache-2.0
public import Gazetteer

/// Finds places for a text that was submitted without choosing a row.
public protocol PlaceTextSearch: Sendable {
  /// The places that best fit a whole text, best first, with these properties.
  func places(
    matching text: String, filter: AutocompleteFilter?, properties: [PlaceProperty]
  ) async -> Result<[Place], PlacesError>
}

/// Takes what the client's text search finds. Where that cannot keep to the filter, or the client has none, takes the places of the
/// suggestions for the text.
public struct ClientTextSearch: PlaceTextSearch {
  private let client: any PlacesClientProtocol

  /// The places that a client finds.
  public init(client: any PlacesClientProtocol) { self.client = client }

  /// The places in the order of the client; one that is gone by now is left out.
  public func places(
    matching text: String, filter: AutocompleteFilter?, properties: [PlaceProperty]
  ) async -> Result<[Place], PlacesError> {
    guard let request = SearchByTextRequest(text, filter: filter, properties: properties) else {
      return await suggested(text, filter: filter, properties: properties)
    }
    let result = await client.searchByText(with: request)
    if case .failure(.accessNotConfigured) = result { return await suggested(text, filter: filter, properties: properties) }
    return result
  }

  private func suggested(
    _ text: String, filter: AutocompleteFilter?, properties: [PlaceProperty]
  ) async -> Result<[Place], PlacesError> {
    switch await client.fetchAutocompleteSuggestions(with: AutocompleteRequest(query: text, filter: filter)) {
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

extension SearchByTextRequest {
  /// The search for a text within a filter. Nil when a text search cannot keep to it: it knows neither countries nor several types or
  /// collections of them, restricts to rectangles only, and has to be asked for at least one property.
  fileprivate init?(_ text: String, filter: AutocompleteFilter?, properties: [PlaceProperty]) {
    let types = filter?.types ?? []
    let isCollection = types.contains { $0 == .cities || $0 == .regions }
    guard filter?.countries?.isEmpty ?? true, types.count <= 1, !isCollection, !properties.isEmpty else { return nil }
    if let restriction = filter?.coordinateRegionRestriction {
      // With both, the request is for the suggestions to refuse.
      guard restriction is RectangularCoordinateRegion, filter?.coordinateRegionBias == nil else { return nil }
      self.init(
        textQuery: text, placeProperties: properties, locationRestriction: restriction, includedType: types.first, isOpenNow: false,
        rankPreference: .relevance, regionCode: filter?.regionCode, isStrictTypeFiltering: true)
    } else {
      self.init(
        textQuery: text, placeProperties: properties, locationBias: filter?.coordinateRegionBias, includedType: types.first,
        isOpenNow: false, rankPreference: .relevance, regionCode: filter?.regionCode, isStrictTypeFiltering: true)
    }
  }
}
