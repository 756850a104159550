// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Collects the candidates of all layers, tier by tier, with one list and one threshold: what is found in one layer shortens the search in the next.
///
/// A tier ends in all layers before the next one begins, as it does in a single index: whether matches with typos are held back, and whether parts of the
/// text are looked for, depends on what all layers have.
final class LayeredCollector {
  /// By layer, from the bottom; without those of which nothing can be found.
  let collectors: [Collector]
  let ranking: TopCandidates
  private let texts: QueryVariants
  private let findsPartialMatches: Bool
  private let patience: Patience

  init(_ collectors: [Collector], setup: Setup, ranking: TopCandidates, patience: Patience) {
    self.collectors = collectors.filter(\.canFindAny)
    self.ranking = ranking
    self.patience = patience
    texts = setup.variants
    findsPartialMatches = setup.findsPartialMatches
  }

  /// Fills `ranking` with every candidate that can matter.
  func collect() throws {
    if texts.typed.isEmpty || collectors.isEmpty { return }
    try patience.check()
    repeat {
      for collector in collectors { collector.begin() }
      for level in Tier.Level.allCases where isNeeded(level) {
        for collector in collectors { try collector.collect(level) }
      }
    } while !ranking.isSettled()
  }

  private func isNeeded(_ level: Tier.Level) -> Bool {
    switch level {
    case .variants: texts.hasRespellings
    case .partial: findsPartialMatches
    default: true
    }
  }

  /// How many places were compared with the text.
  var placesRead: Int { collectors.reduce(0) { $0 + $1.placesRead } }

  /// Whether a plan, or the rest of a long list, was left out for its work.
  var leftOut: Bool { collectors.contains { $0.budget.wasExceeded || $0.leavesOut } }
}
