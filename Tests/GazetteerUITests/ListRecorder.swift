// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import GazetteerTesting
import GazetteerUI
import Testing

/// A list with a clock and a client moved by hand, and what its delegate heard.
@MainActor final class ListTrial: AutocompleteListModelDelegate {
  let clock = ManualClock()
  let client: GatedClient
  let model: AutocompleteListModel
  private(set) var heard: [String] = []
  private(set) var places: [Place] = []
  var goesOn = true

  init(
    _ client: GatedClient, filter: AutocompleteFilter? = nil,
    _ configure: (inout AutocompleteListModel.Configuration) -> Void = { _ in }
  ) {
    self.client = client
    var configuration = AutocompleteListModel.Configuration()
    configuration.locale = Locale(identifier: "en_US")
    configure(&configuration)
    model = AutocompleteListModel(client: client, filter: filter, configuration: configuration, clock: clock)
    model.delegate = self
  }

  convenience init() throws { self.init(try GatedClient()) }

  /// What was heard, without `change`.
  var steps: [String] { heard.filter { $0 != "change" } }
  /// First lines of the rows.
  var names: [String] { model.sections.flatMap(\.rows).map { String($0.primaryText.characters) } }

  /// Types a text once its turn has come, and waits until the client is asked.
  func type(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    clock.advance(by: .seconds(1))
    model.sourceTextHasChanged(text)
    await eventually("a search for \(text)", sourceLocation: sourceLocation) { client.open.last?.query == text }
  }

  /// Types a text and lets the client answer.
  func show(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    await type(text, sourceLocation: sourceLocation)
    client.answer()
    await eventually("rows for \(text)", sourceLocation: sourceLocation) { model.state == .results || model.state == .empty }
  }

  /// The row of a place.
  func row(_ id: String) throws -> AutocompleteListRow { try #require(model.sections.flatMap(\.rows).first { $0.id == id }) }

  func listModelDidRequestSuggestions(_ model: AutocompleteListModel) { heard.append("request") }
  func listModelDidUpdateSuggestions(_ model: AutocompleteListModel) { heard.append("update") }
  func listModelDidChange(_ model: AutocompleteListModel) { heard.append("change") }
  func listModelWasCancelled(_ model: AutocompleteListModel) { heard.append("cancel") }

  func listModel(
    _ model: AutocompleteListModel, didSelect suggestion: AutocompletePlaceSuggestion, sessionToken: AutocompleteSessionToken
  ) -> Bool {
    #expect(sessionToken == model.sessionToken)
    heard.append("select \(suggestion.placeID)")
    return goesOn
  }

  func listModel(_ model: AutocompleteListModel, didAutocompleteWith place: Place) {
    places.append(place)
    heard.append("place \(place.placeID ?? "without id")")
  }

  func listModel(_ model: AutocompleteListModel, didFailAutocompleteWith error: PlacesError) { heard.append("fail \(error)") }
}
