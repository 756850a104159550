// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import GazetteerUI

// Filters that are typed in the line of the place.
extension BrowseSession {
  /// Begins to type a filter, from the value that it has.
  func type(_ filter: BrowseFilter) {
    view.typedFilter = (filter, InputLine(request.value(of: filter)))
    view.status = filter.hint
  }

  /// Handles a key while a filter is typed.
  func takeForFilter(_ key: Key) {
    guard let (filter, before) = view.typedFilter else { return }
    var line = before
    switch key {
    case .escape: stopTyping()
    case .enter: use(filter, line.text)
    case .tab: complete(filter, &line)
    case .filter(let other): return type(other)
    default: if line.take(key) { view.status = hint(filter, line.text) }
    }
    if view.typedFilter != nil { view.typedFilter = (filter, line) }
  }

  private func stopTyping() {
    view.typedFilter = nil
    showStatus()
  }

  /// Searches with the value, or says why it cannot be used.
  private func use(_ filter: BrowseFilter, _ value: String) {
    do {
      try request.set(filter, to: value)
    } catch {
      view.status = CommandWords(of: BrowseCommand.self).text(of: error)
      return
    }
    view.filters = request.summary
    (view.selected, view.explanation) = (0, [])
    stopTyping()
    // A filter that is set lets the model search anew; which one does not matter, the request has it.
    model.filter = nil
  }

  private func hint(_ filter: BrowseFilter, _ text: String) -> String {
    let completions = filter.completions(of: text)
    return completions.isEmpty ? filter.hint : completions.prefix(8).joined(separator: "  ")
  }

  /// Puts the first completion in the place of the last word.
  private func complete(_ filter: BrowseFilter, _ line: inout InputLine) {
    guard let best = filter.completions(of: line.text).first else { return }
    let before = line.text.lastIndex(of: ",").map { String(line.text[...$0]) } ?? ""
    line = InputLine(before + best)
    view.status = hint(filter, line.text)
  }
}
