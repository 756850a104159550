// SPDX-License-Identifier: Apache-2.0
import Gazetteer
import Synchronization

/// A client that answers by the older rules and its own filter, for what is made for the newer kit.
final class LegacySource: PlacesClientProtocol {
  private struct Settings: Sendable {
    var filter: GMSAutocompleteFilter?
    var placeFields = GMSPlaceField.all
    var placeProperties: [String] = []
  }

  private let settings: Mutex<Settings>
  private let client: GMSPlacesClient
  /// Where places are preferred when the filter names no area.
  private let bounds: GMSPlaceRectangularLocationOption?

  init(_ client: GMSPlacesClient?, _ filter: GMSAutocompleteFilter?, bounds: GMSPlaceRectangularLocationOption? = nil) {
    self.client = client ?? .shared()
    self.bounds = bounds
    settings = Mutex(Settings(filter: filter))
  }

  /// Which places are wanted; it is read when a search begins.
  var filter: GMSAutocompleteFilter? {
    get { settings.withLock { $0.filter } }
    set { settings.withLock { $0.filter = newValue } }
  }

  /// What is fetched of places, whatever a request says, where no properties are named.
  var placeFields: GMSPlaceField {
    get { settings.withLock { $0.placeFields } }
    set { settings.withLock { ($0.placeFields, $0.placeProperties) = (newValue, []) } }
  }

  /// The same by names of `GMSPlaceProperty`; none are those of the fields.
  var placeProperties: [String] {
    get { settings.withLock { $0.placeProperties } }
    set { settings.withLock { $0.placeProperties = newValue } }
  }

  func fetchAutocompleteSuggestions(with request: AutocompleteRequest) async -> Result<[AutocompleteSuggestion], PlacesError> {
    var wanted = filter?.snapshot ?? .init()
    if wanted.bias == nil, wanted.restriction == nil { wanted.bias = bounds?.bias }
    return await client.client.fetchSuggestions(legacy: wanted.legacyQuery(request.query, token: request.sessionToken))
  }

  func fetchPlace(with request: FetchPlaceRequest) async -> Result<Place, PlacesError> {
    let wanted = settings.withLock { $0 }
    let chosen =
      wanted.placeProperties.isEmpty ? .success(wanted.placeFields.properties) : properties(named: wanted.placeProperties, none: [])
    return await chosen.then { chosen in
      await client.client.fetchPlace(
        with: FetchPlaceRequest(placeID: request.placeID, placeProperties: chosen, sessionToken: request.sessionToken))
    }
  }
}
