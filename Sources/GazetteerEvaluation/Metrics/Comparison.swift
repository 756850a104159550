// SPDX-License-Identifier: Apache-2.0

/// Two runs over the same cases: two profiles, two indexes, or a run and a baseline.
///
/// Cases are paired by id, because a mean of differences has a narrower interval than the difference of two means: most cases do not change.
package struct Comparison: Codable, Sendable, Equatable {
  /// The mean of new − old of one metric, and whether it is a loss or a gain.
  package struct Change: Codable, Sendable, Equatable {
    package var metric: Metric
    package var difference: Estimate
    /// Whether the whole interval is on the bad side of 0; for empty lists, whether there are more of them at all.
    package var isLoss: Bool
    /// Whether the whole interval is on the good side of 0.
    package var isGain: Bool
  }

  package var old: String
  package var new: String
  package var changes: [Change]
  /// Ids of cases that fail now and did not before, without known failures.
  package var newFailures: [String]
  /// Ids of cases that pass now and did not before.
  package var newPasses: [String]
  /// Ids of cases whose list is empty now and was not before; nil in reports of older builds.
  package var newEmptyLists: [String]?
  /// Cases that only one of the two has.
  package var unpaired: Int

  package init(old: RunReport, new: RunReport, seed: UInt64) {
    let before = Dictionary(old.results.map { ($0.id, $0) }) { first, _ in first }
    let pairs = new.results.compactMap { result in before[result.id].map { (old: $0, new: result) } }
    self.old = old.profile
    self.new = new.profile
    unpaired = new.results.count + old.results.count - 2 * pairs.count
    newFailures = pairs.filter { $0.old.passed && !$0.new.passed && !$0.new.isKnownFailure }.map(\.new.id)
    newPasses = pairs.filter { !$0.old.passed && $0.new.passed }.map(\.new.id)
    newEmptyLists = pairs.filter { Metric.emptyLists.value($0.old) == 0 && Metric.emptyLists.value($0.new) == 1 }.map(\.new.id)
    changes = Metric.allCases.compactMap { metric in
      let differences = pairs.compactMap { pair in metric.value(pair.new).flatMap { new in metric.value(pair.old).map { new - $0 } } }
      return Estimate(differences, seed: seed).map { Change(metric, $0) }
    }
  }

  /// The metrics that are worse: significantly, or by any additional empty list.
  package var losses: [Change] { changes.filter(\.isLoss) }

  /// The number of additional empty lists; nil if there are none.
  package var moreEmptyLists: Int? {
    losses.first { $0.metric == .emptyLists }.map { Int(($0.difference.value * Double($0.difference.count)).rounded()) }
  }
}

extension Comparison.Change {
  init(_ metric: Metric, _ difference: Estimate) {
    self.metric = metric
    self.difference = difference
    let (isBelow, isAbove) = (difference.high < 0, difference.low > 0)
    isLoss = metric == .emptyLists ? difference.value > 0 : metric.isGain ? isBelow : isAbove
    isGain = metric.isGain ? isAbove : isBelow
  }
}
