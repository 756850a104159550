// SPDX-License-Identifier: Apache-2.0
import Gazetteer
import GazetteerEngine

/// A client that asks an index with the filters of the command line.
struct FilteredClient: PlacesClientProtocol {
  private let client: PlacesClient
  private let query: @Sendable (String) throws -> AutocompleteQuery

  /// - Parameter query: the checked request for a text.
  init(index: PlaceIndex, query: @escaping @Sendable (String) throws -> AutocompleteQuery) {
    client = PlacesClient(index: index)
    self.query = query
  }

  func fetchAutocompleteSuggestions(with request: AutocompleteRequest) async -> Result<[AutocompleteSuggestion], PlacesError> {
    do {
      return await client.suggestions(for: try query(request.query))
    } catch {
      return .failure(.invalidRequest("\(error)"))
    }
  }

  func fetchPlace(with request: FetchPlaceRequest) async -> Result<Place, PlacesError> { await client.fetchPlace(with: request) }
}
