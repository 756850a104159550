// SPDX-License-Identifier: Apache-2.0
public import Foundation
import Gazetteer
public import GazetteerUI
import Synchronization

/// Receives the events of a table of predictions, on the main actor. `didSelect`, `didUpdate…` and `didRequest…` are optional.
@preconcurrency public protocol GMSAutocompleteTableDataSourceDelegate: AnyObject {
  /// The place of the prediction that was chosen.
  func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didAutocompleteWith place: GMSPlace)
  /// Something failed that trying again does not cure.
  func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didFailAutocompleteWithError error: any Error)
  /// A prediction was chosen. True goes on and fetches its place; false ends the session here.
  func tableDataSource(_ tableDataSource: GMSAutocompleteTableDataSource, didSelect prediction: GMSAutocompletePrediction) -> Bool
  /// A search ended, or rows or message changed: load the table anew and hide the activity.
  func didUpdateAutocompletePredictions(for tableDataSource: GMSAutocompleteTableDataSource)
  /// A search has started: show an activity indicator.
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

/// The rows of a table of predictions, and what happens when one is chosen. Where UIKit is, it is the data source and the delegate of a table
/// view; elsewhere a table shows `rows` and tells `selectRow(at:)`.
///
/// Failures that may pass – network, server, internal – stay inside and are tried again, three times by itself and then with `retry()`; others go
/// to the delegate.
///
/// It is bound to no actor, so any class may make one in its initialiser. What it is told on the main actor is done at once, what it is told
/// elsewhere soon and in the same order; its delegate hears on the main actor.
public final class GMSAutocompleteTableDataSource: NSObject, Sendable {
  // The lock guards the reference; what it refers to is called on the main actor only, whatever its class is bound to.
  private let guarding = Mutex(())
  nonisolated(unsafe) private weak var listener: (any GMSAutocompleteTableDataSourceDelegate)?

  private let source: LegacySource
  private let line = MainLine()
  private let shown = Mutex(Shown())
  private let look = Mutex(GMSAutocompleteLook())
  @MainActor private var list: (model: AutocompleteListModel, events: TableEvents)?

  /// The rows of a client's predictions; nil is `GMSPlacesClient.shared()`.
  public init(filter: GMSAutocompleteFilter? = nil, client: GMSPlacesClient? = nil) {
    source = LegacySource(client, filter)
  }

  /// Receives the events; held weakly.
  public var delegate: (any GMSAutocompleteTableDataSourceDelegate)? {
    get { guarding.withLock { _ in listener } }
    set { guarding.withLock { _ in listener = newValue } }
  }

  /// Which places are wanted; it is read when a search begins.
  public var autocompleteFilter: GMSAutocompleteFilter? {
    get { source.filter }
    set { source.filter = newValue }
  }

  /// What is fetched of a chosen place, unless `placeProperties` names something; the empty set is everything.
  public var placeFields: GMSPlaceField {
    get { source.placeFields }
    set { source.placeFields = newValue }
  }

  /// What is fetched of a chosen place, as raw values of `GMSPlaceProperty`; none is what `placeFields` says, and setting that empties this.
  public var placeProperties: [String] {
    get { source.placeProperties }
    set { source.placeProperties = newValue }
  }

  // MARK: What a table shows

  /// Best first.
  public var rows: [AutocompleteListRow] { shown.withLock { $0.rows } }
  /// One line instead of rows: "no results", or an error. Nil otherwise.
  public var message: String? { shown.withLock { $0.message } }
  /// What the sources of the rows ask to be shown with them; nil when there is nothing.
  public var attributions: AttributedString? { shown.withLock { $0.attributions } }
  /// Whether the message is a failure that `retry()` may cure: show a button for it.
  public var canRetry: Bool { shown.withLock { $0.canRetry } }

  /// How rows look; what the six members of the kit set.
  var colors: GMSAutocompleteLook {
    get { look.withLock { $0 } }
    set { look.withLock { $0 = newValue } }
  }

  // MARK: What people do

  /// Takes the text as it is after a key; nil is an empty one.
  public func sourceTextHasChanged(_ text: String?) { line.run { self.model.sourceTextHasChanged(text) } }

  /// Empties the table and ends the session.
  public func clearResults() { line.run { self.model.cancel() } }

  /// Chooses a row. An index that the table has not is passed over: the rows may have changed since it was drawn.
  public func selectRow(at index: Int) {
    let rows = rows
    if rows.indices.contains(index) { line.run { self.model.select(rows[index]) } }
  }

  /// Does again what failed; nothing unless `canRetry`.
  public func retry() { line.run { self.model.retry() } }

  // MARK: What happens

  /// Made when it is first needed, because an initialiser may run elsewhere.
  @MainActor private var model: AutocompleteListModel {
    if let list { return list.model }
    let (model, events) = (AutocompleteListModel(client: source), TableEvents(self))
    model.delegate = events
    list = (model, events)
    return model
  }

  /// What is shown at a time.
  private struct Shown: Sendable {
    var rows: [AutocompleteListRow] = []
    var message: String?
    var attributions: AttributedString?
    var canRetry = false
  }

  @MainActor fileprivate func take(_ model: AutocompleteListModel) {
    let now = Shown(
      rows: model.sections.flatMap(\.rows), message: model.message, attributions: model.sections.first?.attributions,
      canRetry: model.state.waitsForRetry)
    shown.withLock { $0 = now }
  }
}

extension AutocompleteListModel.State {
  /// Whether only people can make it try again.
  fileprivate var waitsForRetry: Bool {
    if case .failed(let error, isRetrying: false) = self { error.isRetryable } else { false }
  }
}

/// Hands the events of the model on to the delegate of a table.
@MainActor private final class TableEvents: AutocompleteListModelDelegate {
  private weak var table: GMSAutocompleteTableDataSource?

  init(_ table: GMSAutocompleteTableDataSource) { self.table = table }

  func listModelDidRequestSuggestions(_ model: AutocompleteListModel) {
    if let table { table.delegate?.didRequestAutocompletePredictions(for: table) }
  }

  func listModelDidUpdateSuggestions(_ model: AutocompleteListModel) {
    if let table { table.delegate?.didUpdateAutocompletePredictions(for: table) }
  }

  /// Changes during a search are reported when it ends, so that requests and updates stay paired.
  func listModelDidChange(_ model: AutocompleteListModel) {
    guard let table else { return }
    table.take(model)
    if !model.isRequesting { table.delegate?.didUpdateAutocompletePredictions(for: table) }
  }

  func listModel(
    _ model: AutocompleteListModel, didSelect suggestion: AutocompletePlaceSuggestion, sessionToken: AutocompleteSessionToken
  ) -> Bool {
    guard let table else { return false }
    return table.delegate?.tableDataSource(table, didSelect: GMSAutocompletePrediction(suggestion)) ?? true
  }

  func listModel(_ model: AutocompleteListModel, didAutocompleteWith place: Place) {
    if let table { table.delegate?.tableDataSource(table, didAutocompleteWith: GMSPlace(place)) }
  }

  func listModel(_ model: AutocompleteListModel, didFailAutocompleteWith error: PlacesError) {
    if let table { table.delegate?.tableDataSource(table, didFailAutocompleteWithError: NSError(error)) }
  }
}
