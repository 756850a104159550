// SPDX-License-Identifier: Apache-2.0
import GazetteerNumbers

/// The candidates found so far in all layers, in the order of answers, and the threshold.
final class TopCandidates {
  /// What a place must beat to change the list: a higher score, or the same with a smaller id.
  struct Threshold {
    var total: Int64
    var place: Int
  }

  private let selection: Selection
  /// The best, sorted by `Candidate.precedes`.
  private var candidates: [Candidate] = []
  /// Candidates that came behind the last one listed: as long as the list is full they change nothing, and there may be thousands.
  private var others: [Candidate] = []
  /// The last candidate that would be listed if collecting ended now, reserved slots aside; nil while the list is not full.
  private var last: Candidate?
  /// The highest threshold so far: places below it may have been skipped.
  private var highest = Int64.min
  /// The threshold never counts for more than this.
  private var ceiling = Int64.max

  init(_ selection: Selection) { self.selection = selection }

  /// What a candidate has to beat; nil while any match can enter. Every place that is read asks, so it is at hand.
  private(set) var threshold: Threshold?

  private func setThreshold() {
    guard let last, ceiling > .min else { return threshold = nil }
    threshold = last.score.total <= ceiling ? Threshold(total: last.score.total, place: last.place) : Threshold(total: ceiling, place: 0)
  }

  /// Whether the threshold has fallen: candidates that were skipped may belong in the list, so collection must restart.
  var hasFallen: Bool { (last?.score.total ?? .min) < highest }

  /// Those that would be listed, reserved slots aside.
  var best: [Candidate] { selection.best(candidates) }

  /// Whether any candidate has all of the text as typed.
  var hasLiteral: Bool { all.contains { $0.match.matchClass.isLiteral } }

  /// Whether any candidate has all words of the text, as typed or with typos.
  private(set) var hasAllWords = false

  /// Whether any candidate has half of the text or more.
  var hasMost: Bool { all.contains { !$0.isMinor } }

  /// Whether nothing has been found yet.
  var isEmpty: Bool { candidates.isEmpty }

  /// All candidates, in no order.
  var all: [Candidate] { others.isEmpty ? candidates : candidates + others }

  func insert(_ candidate: Candidate) {
    if candidate.match.matchClass != .partial { hasAllWords = true }
    if let last, last.precedes(candidate) {
      others.append(candidate)
      return
    }
    candidates.insert(candidate, at: candidates.indices.partitioningIndex { !candidates[$0].precedes(candidate) })
    var best = selection.best(candidates)
    if best.count < selection.limit, !others.isEmpty {
      candidates = all.sorted { $0.precedes($1) }
      others = []
      best = selection.best(candidates)
    }
    last = best.count == selection.limit ? best.last : nil
    setThreshold()
    highest = max(highest, threshold?.total ?? .min)
  }

  /// Whether every skipped place was skipped correctly. A candidate that duplicates two listed places, which are no duplicates of each other, shortens the
  /// list and lowers the threshold; collection then restarts with the lower one.
  func isSettled() -> Bool {
    if !hasFallen { return true }
    ceiling = last?.score.total ?? .min
    highest = ceiling
    setThreshold()
    return false
  }
}
