// SPDX-License-Identifier: Apache-2.0

// The pane beside the rows, and copies of what it tells.
extension BrowseSession {
  /// Shows the details of the row that is marked; once more, or when they are there, hides the pane.
  func showDetails(isPaneThere: Bool) { show(.details, isPaneThere: isPaneThere) }

  /// Shows why the row that is marked is where it is; once more it shows the details again.
  func showExplanation(isPaneThere: Bool) {
    if isPaneThere, view.pane == .explanation { return show(.details, isPaneThere: false) }
    show(.explanation, isPaneThere: isPaneThere)
  }

  private func show(_ pane: BrowseView.Pane, isPaneThere: Bool) {
    view.wantsPane = !(isPaneThere && view.pane == pane)
    view.pane = pane
    fillPane()
  }

  /// Sees to it that the pane tells of the row that is marked.
  func fillPane() {
    fetching?.cancel()
    fetching = nil
    guard let id = view.selectedRow?.id else {
      (view.card, view.explanation) = (nil, [])
      return
    }
    view.card = cards[id]
    if view.pane == .explanation || view.card == nil { fetching = Task { [weak self] in await self?.fetch(id) } }
  }

  private func fetch(_ id: String) async {
    let (text, pane) = (view.line.text, view.pane)
    let card: PlaceCard? = if let known = cards[id] { known } else { try? await places.card(of: id) }
    let explanation = pane == .explanation ? await explanation(of: id, text: text) : []
    // Something else may be marked, or typed, by now.
    guard !Task.isCancelled, view.selectedRow?.id == id else { return }
    cards[id] = card
    (view.card, view.explanation) = (card, explanation)
    changed?()
  }

  private func explanation(of id: String, text: String) async -> [String] {
    do {
      return try await places.explanation(of: id, text: text)
    } catch {
      return ["It cannot be explained: \(error)"]
    }
  }

  func copyID() {
    if let row = view.selectedRow { copy(row.id) }
  }

  func copyPosition() {
    if let position = view.card?.position, !position.isEmpty { copy(position) }
  }

  /// Copies, and shows what was copied: not every terminal does it.
  private func copy(_ text: String) {
    copied?(text)
    view.status = "Copied: \(text)"
  }
}
