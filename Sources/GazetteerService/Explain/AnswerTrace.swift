// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine

/// Records the steps of an answer for its explanation. An answer that is not explained has no trace and records nothing.
final class AnswerTrace {
  /// Suggestions that were removed again, in the order of removal.
  private(set) var dropped: [(suggestion: Suggestion, reason: DropReason)] = []
  /// The search for names, with its request; nil before it ended.
  private(set) var search: (request: SearchRequest, result: SearchEngine.Result, trace: SearchTrace)?
  /// The steps of the answer, in words.
  private(set) var steps: [String] = []
  /// The category that the text names, with its places.
  var category: CategorySuggestions?

  /// Records a step.
  func note(_ step: String) { steps.append(step) }

  /// Records the search for names.
  func note(_ result: SearchEngine.Result, of request: SearchRequest, _ trace: SearchTrace) {
    search = (request, result, trace)
    steps += trace.steps
  }

  /// Records what has no row.
  func note(_ page: Page<Suggestion>) {
    let hasKind = page.entries.contains { $0.lane == .kind || $0.lane == .kindInAddress }
    for (entry, absence) in page.absent {
      guard let reason = DropReason(entry.lane, absence, besideKind: hasKind) else { continue }
      dropped.append((entry.row, reason))
    }
  }
}

/// Why something that was found is not in an answer.
package enum DropReason: Sendable {
  /// The search for names did not select it.
  case notSelected(Standing)
  /// The text is also the name of a listed place, so its own interpretation (coordinates, a plus code) was a guess.
  case guess
  /// It has only some words of the text, and other suggestions answer all of it.
  case partial
  /// It has the text inside words, or with typos, and the text is a category, for which a query answers.
  case category
  /// A listed place has the same id or the same text.
  case repeated
  /// A place of the category that the text names took its slot.
  case slotGiven
  /// Better suggestions fill the answer.
  case noSlot
}

extension DropReason {
  /// Nil for a query in the one of its two lanes that is closed.
  fileprivate init?(_ lane: Lane, _ absence: Absence, besideKind: Bool) {
    switch (absence, lane) {
    case (.closed, .firstQueries), (.closed, .queries): return nil
    case (.closed, .possiblePosition): self = .guess
    case (.closed, .someWords): self = .partial
    case (.closed, _): self = .category
    case (.repeated, _): self = .repeated
    case (.yielded, _): self = besideKind && lane.rule.isMatch || lane == .inArea ? .slotGiven : .noSlot
    }
  }
}
