// SPDX-License-Identifier: Apache-2.0
public import Gazetteer

/// Receives the events of a list. Every member has an empty default implementation.
@MainActor public protocol AutocompleteListModelDelegate: AnyObject {
  /// A search has started while none was running: show an activity indicator.
  func listModelDidRequestSuggestions(_ model: AutocompleteListModel)
  /// No search is under way any more: hide the activity. Each call follows one of `listModelDidRequestSuggestions`.
  func listModelDidUpdateSuggestions(_ model: AutocompleteListModel)
  /// State, rows, message or footer changed: draw the list anew.
  func listModelDidChange(_ model: AutocompleteListModel)
  /// A suggestion was chosen. True goes on and fetches its place; false ends the session here: the place can then be fetched with this token.
  func listModel(
    _ model: AutocompleteListModel, didSelect suggestion: AutocompletePlaceSuggestion, sessionToken: AutocompleteSessionToken
  ) -> Bool
  /// The chosen place, with the properties of the configuration.
  func listModel(_ model: AutocompleteListModel, didAutocompleteWith place: Place)
  /// Something failed that trying again does not cure; failures that may pass are kept in the list.
  func listModel(_ model: AutocompleteListModel, didFailAutocompleteWith error: PlacesError)
  /// The search was given up.
  func listModelWasCancelled(_ model: AutocompleteListModel)
}

extension AutocompleteListModelDelegate {
  /// Does nothing.
  public func listModelDidRequestSuggestions(_ model: AutocompleteListModel) {}
  /// Does nothing.
  public func listModelDidUpdateSuggestions(_ model: AutocompleteListModel) {}
  /// Does nothing.
  public func listModelDidChange(_ model: AutocompleteListModel) {}
  /// Goes on.
  public func listModel(
    _ model: AutocompleteListModel, didSelect suggestion: AutocompletePlaceSuggestion, sessionToken: AutocompleteSessionToken
  ) -> Bool { true }
  /// Does nothing.
  public func listModel(_ model: AutocompleteListModel, didAutocompleteWith place: Place) {}
  /// Does nothing.
  public func listModel(_ model: AutocompleteListModel, didFailAutocompleteWith error: PlacesError) {}
  /// Does nothing.
  public func listModelWasCancelled(_ model: AutocompleteListModel) {}
}
