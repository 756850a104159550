// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
package import GazetteerEngine

/// Searches for better weights by coordinate ascent: changes one weight after the other, in a random order that depends on the seed, keeps what is
/// better, and halves the steps after a round without improvement.
package struct Tuner {
  /// A change of one weight that was kept.
  package struct Step: Sendable {
    package var weight: String
    package var value: Double
    package var score: Double
  }

  /// The score of a profile; more is better.
  private let score: (RankingProfile) throws -> Double
  private let seed: UInt64

  /// - Parameter score: called for every profile that is tried, at most 24 in a round.
  package init(seed: UInt64, score: @escaping (RankingProfile) throws -> Double) {
    self.seed = seed
    self.score = score
  }

  /// The best profile found, its score, and the steps to it.
  ///
  /// - Parameters:
  ///   - rounds: greatest number of rounds over all weights.
  ///   - progress: receives each step that is kept.
  package func tuned(
    _ start: RankingProfile = RankingProfile(), rounds: Int, progress: (Step) -> Void = { _ in }
  ) throws -> (profile: RankingProfile, score: Double, start: Double) {
    var random = SeededRandom(seed: seed)
    let first = try score(start)
    var (best, bestScore, part) = (start, first, 1.0)
    for _ in 0..<rounds where part >= 0.1 {
      let before = bestScore
      for weight in Weight.all.shuffled(using: &random) {
        for isUp in [true, false] {
          guard let tried = weight.turned(best, up: isUp, part: part) else { continue }
          let triedScore = try score(tried)
          guard triedScore > bestScore + 1e-9 else { continue }
          (best, bestScore) = (tried, triedScore)
          progress(Step(weight: weight.name, value: weight.value(in: tried), score: triedScore))
          break
        }
      }
      if bestScore == before { part /= 2 }
    }
    return (best, bestScore, first)
  }
}

/// The loss of held-back cases under a tuned profile.
package struct TuningLoss: CustomStringConvertible {
  private let before: Double
  private let after: Double
  private let worse: [Metric]

  /// nil if there is no loss: the tuning score does not fall, and no figure is significantly worse.
  package init?(old: RunReport, new: RunReport, _ comparison: Comparison) {
    (before, after, worse) = (old.tuningScore, new.tuningScore, comparison.losses.map(\.metric))
    if after >= before && worse.isEmpty { return nil }
  }

  package var description: String {
    let figures = worse.isEmpty ? "" : ", \(worse.map(\.title).joined(separator: ", ")) significantly worse"
    return "the held-back cases lose: \(number(before, 4)) before, \(number(after, 4)) tuned\(figures)"
  }
}

extension RunReport {
  /// The score that tuning maximises: the mean over cases of 1/rank for the whole text, and of 1/rank over all prefixes for a case that is typed
  /// letter by letter.
  package var tuningScore: Double {
    let scores = results.filter(\.hasTarget).map { result -> Double in
      let ranks = result.ranks.isEmpty ? [result.rank] : result.ranks
      return ranks.reduce(0) { $0 + ($1 == 0 ? 0 : 1 / Double($1)) } / Double(ranks.count)
    }
    return scores.isEmpty ? 0 : scores.reduce(0, +) / Double(scores.count)
  }
}
