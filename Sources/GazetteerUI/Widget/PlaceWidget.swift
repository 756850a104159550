// SPDX-License-Identifier: Apache-2.0
package import Gazetteer

/// One opening of the search widget, without drawing: what `placeAutocomplete` and `basicPlaceAutocomplete` do.
///
/// It closes when a place was chosen or the search is given up. Failures that may pass stay in the list.
@MainActor package final class PlaceWidget: AutocompleteListModelDelegate {
  /// What choosing a row gives.
  package enum Selection {
    /// The suggestion and the token of its session, for those who fetch the place themselves.
    case suggestion((AutocompletePlaceSuggestion, AutocompleteSessionToken) -> Void)
    /// The place with everything that is known of it.
    case place((Place) -> Void)
  }

  /// The list.
  package let model: AutocompleteListModel
  private let selection: Selection
  private let onError: (PlacesError) -> Void
  private let close: () -> Void

  /// An opened widget; an initial query is searched for at once.
  package init(
    client: any PlacesClientProtocol, filter: AutocompleteFilter?, customization: AutocompleteUICustomization, initialQuery: String,
    sessionToken: AutocompleteSessionToken?, selection: Selection, onError: @escaping (PlacesError) -> Void, close: @escaping () -> Void
  ) {
    var configuration = AutocompleteListModel.Configuration()
    configuration.customization = customization
    model = AutocompleteListModel(client: client, filter: filter, configuration: configuration, sessionToken: sessionToken)
    (self.selection, self.onError, self.close) = (selection, onError, close)
    model.delegate = self
    model.sourceTextHasChanged(initialQuery)
  }

  /// Gives the search up.
  package func cancel() {
    model.cancel()
    close()
  }

  package func listModel(
    _ model: AutocompleteListModel, didSelect suggestion: AutocompletePlaceSuggestion, sessionToken: AutocompleteSessionToken
  ) -> Bool {
    guard case .suggestion(let give) = selection else { return true }
    close()
    give(suggestion, sessionToken)
    return false
  }

  package func listModel(_ model: AutocompleteListModel, didAutocompleteWith place: Place) {
    guard case .place(let give) = selection else { return }
    close()
    give(place)
  }

  package func listModel(_ model: AutocompleteListModel, didFailAutocompleteWith error: PlacesError) { onError(error) }
}
