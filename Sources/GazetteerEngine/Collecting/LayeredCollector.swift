// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// Collects the candidates of all layers, tier by tier, with one list and one threshold: what is found in one layer shortens the search in the next.
///
/// A tier ends in all layers before the next one begins, as it does in a single index: whether matches with typos are held back, and whether parts of the
/// text are looked for, depends on what all layers have.
final class LayeredCollector {
  /// By layer, those that may have the best places first; without those of which nothing can be found.
  let collectors: [Collector]
  let ranking: TopCandidates
  private let selection: Selection
  private let texts: QueryVariants
  private let weakest: MatchClass
  private let patience: Patience
  /// What the row at hand is for.
  private let atHand: TopCandidates
  private var readAtHand = 0
  private var leftOutAtHand = false

  init(_ collectors: [Collector], setup: Setup, ranking: TopCandidates, patience: Patience) {
    self.collectors = collectors.filter(\.canFindAny).map { (collector: $0, bound: $0.bound(of: TextMatch(.nameStart)) ?? .min) }
      .sorted { $0.bound > $1.bound }.map(\.collector)
    self.ranking = ranking
    atHand = TopCandidates(setup.selection.forOne, judge: ranking.judge)
    self.patience = patience
    selection = setup.selection
    texts = setup.variants
    weakest = setup.weakest
  }

  /// Collects every candidate that can matter.
  func collect() throws {
    if texts.typed.isEmpty || collectors.isEmpty { return }
    try patience.check()
    repeat {
      for collector in collectors { collector.begin() }
      for level in Tier.Level.allCases where isNeeded(level) {
        for collector in collectors { try collector.collect(level) }
      }
    } while !ranking.isSettled()
    try collectAtHand()
  }

  /// Collects what the row at hand is for, when the list leaves it open.
  private func collectAtHand() throws {
    // Mostly one of the best is at hand; the list may lack it only for a prominent place, beside which there is no such row either.
    guard selection.mayHaveRowAtHand, !ranking.best.contains(where: selection.isAtHand) else { return }
    let found = ranking.all
    guard selection.hasOpenRowAtHand(selection.list(of: found)), let literal = found.bestLiteral else { return }
    for collector in collectors {
      let collector = try Collector(atHandOf: collector, into: atHand)
      defer {
        readAtHand += collector.placesRead
        leftOutAtHand = leftOutAtHand || collector.leftOut
      }
      try collector.collectLikelyTypos(beside: literal)
    }
  }

  private func isNeeded(_ level: Tier.Level) -> Bool {
    level.matchClass <= weakest && (level != .variants || texts.hasRespellings)
  }

  /// All candidates, in no order.
  var candidates: [Candidate] {
    let all = ranking.all
    return all + atHand.all.filter { found in !all.contains { $0.place == found.place } }
  }

  /// How many places were compared with the text.
  var placesRead: Int { collectors.reduce(readAtHand) { $0 + $1.placesRead } }

  /// Whether a plan, or the rest of a long list, was left out for its work.
  var leftOut: Bool { leftOutAtHand || collectors.contains(where: \.leftOut) }
}
