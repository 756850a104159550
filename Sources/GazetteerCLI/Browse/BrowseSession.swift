// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import GazetteerBase
import GazetteerUI

/// Keys in, views out: what happens while someone browses. It knows no terminal.
@MainActor final class BrowseSession: AutocompleteListModelDelegate {
  /// How browsing ended.
  enum End: Equatable {
    case chose(placeID: String)
    case left
  }

  var view = BrowseView()
  /// How it ended; nil while it goes on.
  private(set) var end: End?
  /// Called when there is something new to show, or it ended.
  var changed: (@MainActor () -> Void)?
  /// Called with what is to be copied.
  var copied: (@MainActor (String) -> Void)?
  let places: any BrowsePlaces
  let request: BrowseRequest
  let model: AutocompleteListModel
  /// Enter was pressed before the rows for the text were there.
  private var takesFirstRow = false
  /// Cards that were shown before.
  var cards: [String: PlaceCard] = [:]
  /// What fetches for the pane.
  var fetching: Task<Void, Never>?

  init(places: any BrowsePlaces, request: BrowseRequest, text: String, clock: any Clock<Duration> = ContinuousClock()) {
    var configuration = AutocompleteListModel.Configuration()
    configuration.fetchesPlace = false
    // Metres and kilometres, as `search` prints them.
    configuration.locale = Locale(identifier: "en_001")
    (self.places, self.request) = (places, request)
    model = AutocompleteListModel(client: places.client, configuration: configuration, clock: clock)
    model.delegate = self
    view.line.insert(text)
    view.filters = request.summary
    model.sourceTextHasChanged(view.line.text)
    refresh()
  }

  /// Makes the list as long as a terminal of this size shows.
  func fit(columns: Int, lines: Int) {
    if request.show(rows: view.layout(columns: columns, lines: lines).list.lines) { model.filter = nil }
  }

  /// Handles a key in a terminal of a size.
  func take(_ key: Key, columns: Int, lines: Int) {
    takesFirstRow = false
    let layout = view.layout(columns: columns, lines: lines)
    if key == .interrupt { end = .left } else if view.typedFilter != nil { takeForFilter(key) } else { takeForPlace(key, layout) }
    changed?()
  }

  private func takeForPlace(_ key: Key, _ layout: BrowseLayout) {
    switch key {
    case .escape: end = .left
    case .endOfInput: if view.line.text.isEmpty { end = .left }
    case .enter: enter()
    case .up: move(-1)
    case .down: move(1)
    case .pageUp: move(-max(1, layout.list.lines))
    case .pageDown: move(max(1, layout.list.lines))
    case .tab: showDetails(isPaneThere: layout.pane != nil)
    case .explain: showExplanation(isPaneThere: layout.pane != nil)
    case .copyID: copyID()
    case .copyPosition: copyPosition()
    case .filter(let filter): type(filter)
    default: if view.line.take(key) { textChanged() }
    }
  }

  /// Enter takes the row that is marked; after a failure it tries again.
  private func enter() {
    switch model.state {
    // The rows on the screen are those of an older text: what is meant is the first one of this.
    case .requesting: takesFirstRow = true
    case .results: if let row = modelRows.element(at: view.selected) { model.select(row) }
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
    fillPane()
  }

  private var modelRows: [AutocompleteListRow] { model.sections.flatMap(\.rows) }

  private func refresh() {
    view.rows = modelRows.map(BrowseRow.init)
    view.selected = max(0, min(view.selected, view.rows.count - 1))
    view.footer = model.footer.map { String($0.characters) } ?? ""
    if view.typedFilter == nil { view.status = status }
    fillPane()
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

  /// Shows what the model has, as after a filter was typed.
  func showStatus() { view.status = status }

  func listModelDidChange(_ model: AutocompleteListModel) {
    refresh()
    changed?()
  }

  func listModelDidUpdateSuggestions(_ model: AutocompleteListModel) {
    guard takesFirstRow, model.state == .results, let first = modelRows.first else { return }
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
