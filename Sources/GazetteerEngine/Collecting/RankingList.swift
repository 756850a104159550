// SPDX-License-Identifier: Apache-2.0

/// The candidates found so far in the order of answers, and the one that a newcomer has to beat.
struct RankingList {
  private let selection: Selection
  /// Sorted by `Candidate.precedes`.
  private(set) var candidates: [Candidate] = []
  /// The last candidate that would be listed if collecting ended now, reserved seats aside; nil while the list is not full.
  private(set) var threshold: Candidate?

  init(_ selection: Selection) { self.selection = selection }

  mutating func insert(_ candidate: Candidate) {
    var (low, high) = (0, candidates.count)
    while low < high {
      let middle = (low + high) / 2
      if candidates[middle].precedes(candidate) { low = middle + 1 } else { high = middle }
    }
    candidates.insert(candidate, at: low)
    if let threshold, threshold.precedes(candidate) { return }
    let best = selection.best(candidates)
    threshold = best.count == selection.limit ? best.last : nil
  }
}
