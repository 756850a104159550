// SPDX-License-Identifier: Apache-2.0

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
