// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gazetteer
public import GazetteerUI

/// Hears of what happens in a table of predictions. `didSelect`, `didUpdate…` and `didRequest…` need not be implemented.
@MainActor public protocol GMSAutocompleteTableDataSourceDelegate: AnyObject {
  /// The place of the prediction that was chosen.
  func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace)
  /// Something failed that trying again does not cure.
  func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: any Error)
  /// A prediction was chosen. True goes on and fetches its place; false ends the session here.
  func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction) -> Bool
  /// A search ended, or rows or message changed: load the table anew and hide the activity.
  func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource)
  /// A search began: show that there is activity.
  func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource)
}

extension GMSAutocompleteTableDataSourceDelegate {
  /// Goes on.
  public func tableDataSource(
    _ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction
  ) -> Bool { true }
  /// Does nothing.
  public func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {}
  /// Does nothing.
  public func didRequestAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource) {}
}

/// The rows of a table of predictions, and what happens when one is chosen. It draws nothing: a table shows `rows` and tells `selectRow(at:)`.
///
/// Failures that may pass – network, server, internal – stay inside and are tried again; others go to the delegate.
@MainActor public final class GMSAutocompleteTableDataSource {
  /// Hears of what happens.
  public weak var delegate: (any GMSAutocompleteTableDataSourceDelegate)?
  /// Which places are wanted; it is read when a search begins.
  public var autocompleteFilter: GMSAutocompleteFilter? {
    get { source.filter }
    set { source.filter = newValue }
  }
  /// What is fetched of a chosen place; the empty set is everything.
  public var placeFields: GMSPlaceField {
    get { source.placeFields }
    set { source.placeFields = newValue }
  }

  private let source: LegacySource
  private let model: AutocompleteListModel

  /// The rows of a client's predictions; nil is `GMSPlacesClient.shared()`.
  public init(filter: GMSAutocompleteFilter? = nil, client: GMSPlacesClient? = nil) {
    source = LegacySource(client ?? .shared(), filter)
    model = AutocompleteListModel(client: source)
    model.delegate = self
  }

  /// Best first.
  public var rows: [AutocompleteListRow] { model.sections.flatMap(\.rows) }
  /// One line instead of rows: that there are none, or what went wrong. Nil otherwise.
  public var message: String? { model.message }
  /// What the sources of the rows ask to be shown with them; nil when there is nothing.
  public var attributions: AttributedString? { model.sections.first?.attributions }

  /// Takes the text as it is after a key; nil is an empty one.
  public func sourceTextHasChanged(_ text: String?) { model.sourceTextHasChanged(text) }

  /// Empties the table and ends the session.
  public func clearResults() { model.cancel() }

  /// Chooses a row. An index that the table has not is passed over: the rows may have changed since it was drawn.
  public func selectRow(at index: Int) {
    let rows = rows
    if rows.indices.contains(index) { model.select(rows[index]) }
  }
}

extension GMSAutocompleteTableDataSource: AutocompleteListModelDelegate {
  /// A search began.
  public func listModelDidRequestSuggestions(_ model: AutocompleteListModel) {
    delegate?.didRequestAutocompletePredictions(for: self)
  }

  /// A search ended.
  public func listModelDidUpdateSuggestions(_ model: AutocompleteListModel) {
    delegate?.didUpdateAutocompletePredictions(for: self)
  }

  /// What changes during a search is told when it ends, so that requests and updates stay paired.
  public func listModelDidChange(_ model: AutocompleteListModel) {
    if !model.isRequesting { delegate?.didUpdateAutocompletePredictions(for: self) }
  }

  /// A row was chosen.
  public func listModel(
    _ model: AutocompleteListModel, didSelect suggestion: AutocompletePlaceSuggestion, sessionToken: AutocompleteSessionToken
  ) -> Bool {
    delegate?.tableDataSource(self, didSelect: GMSAutocompletePrediction(suggestion)) ?? true
  }

  /// The place of the chosen row.
  public func listModel(_ model: AutocompleteListModel, didAutocompleteWith place: Place) {
    delegate?.tableDataSource(self, didAutocompleteWith: GMSPlace(place))
  }

  /// A failure that trying again does not cure.
  public func listModel(_ model: AutocompleteListModel, didFailAutocompleteWith error: PlacesError) {
    delegate?.tableDataSource(self, didFailAutocompleteWithError: NSError(error))
  }
}
