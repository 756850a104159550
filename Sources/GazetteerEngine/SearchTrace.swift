// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// A record of what a search does, for the explanation of its answer. A search that is not explained has none and records nothing.
package final class SearchTrace {
  /// What each step did, in words.
  package private(set) var steps: [String] = []
  /// Every candidate that was found, in no order.
  package internal(set) var candidates: [Candidate] = []
  /// Places that a filter excluded, in the order in which they were read: mostly before they were compared with the text.
  private(set) var filtered: [Int] = []
  private var seenFiltered: Set<Int> = []

  /// More filtered places than this are not kept: each is compared with the text when the trace is read.
  private static let mostFiltered = 50

  package init() {}

  /// Records a step.
  ///
  /// - Parameter step: What it did.
  package func note(_ step: String) { steps.append(step) }

  /// Records a place that a filter excluded.
  func noteFiltered(_ place: Int) {
    if filtered.count < Self.mostFiltered, seenFiltered.insert(place).inserted { filtered.append(place) }
  }
}

/// A place that a search found and did not list.
package struct DroppedCandidate: Sendable {
  /// Its id in the index.
  package var place: Int
  /// Why it is not listed.
  package var standing: Standing
}

extension SearchEngine {
  /// Number of outscored candidates that are reported; the others score less.
  private static let mostOutscored = 3
  /// Number of candidates that are reported in all.
  private static let mostDropped = 20

  /// The places that a search found and did not list, each with the reason: duplicates, candidates that lost a slot, the best
  /// of the outscored ones, and matches that a filter excluded. There may be more of each.
  ///
  /// - Parameters:
  ///   - result: What the search gave.
  ///   - request: What it was asked.
  ///   - trace: What it recorded.
  /// - Throws: What a damaged index causes.
  package func dropped(from result: Result, for request: SearchRequest, _ trace: SearchTrace) throws -> [DroppedCandidate] {
    let setup = try Setup(request, reader, profile: profile)
    let listed = Set(result.candidates.map(\.place))
    let candidates = trace.candidates.filter { !listed.contains($0.place) }.sorted { $0.precedes($1) }
    var outscored = 0
    var dropped: [DroppedCandidate] = []
    for candidate in candidates where dropped.count < Self.mostDropped && outscored < Self.mostOutscored {
      let objection = try objection(to: candidate.place, by: request.details)
      let standing = objection.map(Standing.filtered) ?? setup.selection.standing(of: candidate, in: result.candidates)
      if case .outscored = standing { outscored += 1 }
      dropped.append(DroppedCandidate(place: candidate.place, standing: standing))
    }
    let matching = try trace.filtered.filter { try candidate($0, setup, besides: result.candidates) != nil }
    return try dropped + matching.map { DroppedCandidate(place: $0, standing: try standing(of: $0, in: result, setup)) }
  }
}
