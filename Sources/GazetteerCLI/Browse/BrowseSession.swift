// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import GazetteerNumbers
import GazetteerUI

/// Keys in, views out: what happens while someone browses. It knows no terminal.
@MainActor final class BrowseSession: AutocompleteListModelDelegate {
  /// How browsing ended.
  enum End: Equatable {
    case chose(placeID: String)
    case left
  }

  private(set) var view = BrowseView()
  /// How it ended; nil while it goes on.
  private(set) var end: End?
  /// Called when there is something new to show, or it ended.
  var changed: (@MainActor () -> Void)?
  private let model: AutocompleteListModel
  /// Enter was pressed before the rows for the text were there.
  private var takesFirstRow = false

  init(client: any PlacesClientProtocol, text: String, clock: any Clock<Duration> = ContinuousClock()) {
    var configuration = AutocompleteListModel.Configuration()
    configuration.fetchesPlace = false
    // Metres and kilometres, as `search` prints them.
    configuration.locale = Locale(identifier: "en_001")
    model = AutocompleteListModel(client: client, configuration: configuration, clock: clock)
    model.delegate = self
    view.line.insert(text)
    model.sourceTextHasChanged(view.line.text)
    refresh()
  }

  /// Handles a key; `lines` is the height of the terminal.
  func take(_ key: Key, lines: Int) {
    takesFirstRow = false
    switch key {
    case .interrupt, .escape: end = .left
    case .endOfInput: if view.line.text.isEmpty { end = .left }
    case .enter: enter()
    case .up: move(-1)
    case .down: move(1)
    case .pageUp: move(-max(1, view.rowsShown(lines: lines)))
    case .pageDown: move(max(1, view.rowsShown(lines: lines)))
    default: if view.line.take(key) { textChanged() }
    }
    changed?()
  }

  /// Enter takes the row that is marked; after a failure it tries again.
  private func enter() {
    switch model.state {
    // The rows on the screen are those of an older text: what is meant is the first one of this.
    case .requesting: takesFirstRow = true
    case .results: if let row = view.rows.element(at: view.selected) { model.select(row) }
    case .failed: model.retry()
    case .idle, .empty, .fetchingPlace: break
    }
  }

  private func textChanged() {
    if view.line.text != model.text { view.selected = 0 }
    model.sourceTextHasChanged(view.line.text)
    refresh()
  }

  private func move(_ rows: Int) {
    view.selected = max(0, min(view.selected + rows, view.rows.count - 1))
  }

  private func refresh() {
    view.rows = model.sections.flatMap(\.rows)
    view.selected = max(0, min(view.selected, view.rows.count - 1))
    view.footer = model.footer.map { String($0.characters) } ?? ""
    view.status = status
  }

  private var status: String {
    switch model.state {
    case .idle: "Type the beginning of a name."
    case .requesting: view.rows.isEmpty ? "…" : view.status
    case .results, .fetchingPlace: view.rows.count == 1 ? "1 place" : "\(view.rows.count) places"
    case .empty: "No place found: check the spelling, or type fewer letters."
    case .failed(let error, let isRetrying): "\(error)" + (isRetrying ? " Trying again …" : " Enter tries again.")
    }
  }

  func listModelDidChange(_ model: AutocompleteListModel) {
    refresh()
    changed?()
  }

  func listModelDidUpdateSuggestions(_ model: AutocompleteListModel) {
    guard takesFirstRow, model.state == .results, let first = view.rows.first else { return }
    takesFirstRow = false
    model.select(first)
    changed?()
  }

  func listModel(
    _ model: AutocompleteListModel, didSelect suggestion: AutocompletePlaceSuggestion, sessionToken: AutocompleteSessionToken
  ) -> Bool {
    end = .chose(placeID: suggestion.placeID)
    return false
  }
}
