// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
import GazetteerIndex

/// What an answer records on its way, when it is to be explained. An answer that nobody asks to explain has none, and records nothing.
final class AnswerTrace {
  /// Suggestions that were made and taken out again, in the order in which that happened.
  private(set) var dropped: [(suggestion: Suggestion, reason: DropReason)] = []
  /// Matches of the search for names that were taken out again, in the order of their scores.
  private(set) var droppedMatches: [(candidate: Candidate, reason: DropReason)] = []
  /// The last search for names, with what it was asked; nil before it ended.
  private(set) var search: (request: SearchRequest, result: SearchEngine.Result, trace: SearchTrace)?
  /// What the answer did, in words.
  private(set) var steps: [String] = []
  /// The category that the text names, with its places.
  var kinds: CategorySuggestions?

  /// Records a step.
  func note(_ step: String) { steps.append(step) }

  /// Records a search for names. A later one, for more places, takes its place.
  func note(_ result: SearchEngine.Result, of request: SearchRequest, _ trace: SearchTrace) {
    search = (request, result, trace)
    steps += trace.steps
    droppedMatches = []
  }

  /// Records that a match is taken out again.
  func drop(_ candidate: Candidate, because reason: DropReason) { droppedMatches.append((candidate, reason)) }

  /// Records that suggestions are taken out again.
  func drop(_ suggestions: some Sequence<Suggestion>, because reason: DropReason) {
    dropped += suggestions.map { ($0, reason) }
  }

  /// Records that places are taken out again.
  func drop(_ places: some Sequence<PlaceSuggestion>, because reason: DropReason) { drop(places.map(Suggestion.place), because: reason) }
}

/// Why something that was found is not in an answer.
package enum DropReason: Sendable {
  /// The search for names did not select it.
  case notSelected(Standing)
  /// It is a business that only a request that asks for such gets.
  case business(BusinessObjection)
  /// A place is listed under a name that the text may mean as well, and what the text says itself was a guess.
  case guess
  /// A listed place has the same id or the same text.
  case repeated
  /// A place of the category that the text names has its slot.
  case slotGiven
  /// Better suggestions fill the answer.
  case noSlot
}

/// What keeps a business out of an answer that was not asked for such.
package enum BusinessObjection: String, Sendable {
  /// It has not opened yet.
  case futureOpening
  /// It has no address to visit.
  case pureServiceArea
}

extension BusinessFilter {
  /// What keeps a place with these details out; nil when it passes.
  ///
  /// - Throws: what a damaged index causes.
  func objection(to details: PlaceDetails?, of reader: IndexReader) throws -> BusinessObjection? {
    if try keeps(details, of: reader) { return nil }
    let keepsOpenings = BusinessFilter(keepsFutureOpenings: true, keepsPureServiceAreas: keepsPureServiceAreas)
    return try keepsOpenings.keeps(details, of: reader) ? .futureOpening : .pureServiceArea
  }
}
