// SPDX-License-Identifier: Apache-2.0

/// Figures over the cases that expect something. *r* is the rank of a case, 0 if nothing expected is found.
///
/// - success@k: the share of cases with 1 ≤ r ≤ k.
/// - MRR: the mean of 1/r, 0 where r is 0.
/// - nDCG@5: the mean of DCG / ideal DCG, where DCG = Σ gᵢ / log₂(i + 1) over positions i = 1…5; gᵢ is the grade of a target if the suggestion at i
///   is the first to meet it, else 0. The ideal list begins with the targets in the order of their grades. Expectations without grades have grade 1.
///   These are the gains of trec_eval's `ndcg_cut_5`.
/// - letters to k: over replayed cases, the mean of the fewest letters after which the target is among the first k. If it never is, all letters of
///   the case count; `neverFound` is the share of such cases, for k = 5.
/// - empty lists: the share of cases whose whole text finds neither a place nor a query prediction.
package struct Figures: Codable, Sendable, Equatable {
  package var success1: Estimate
  package var success3: Estimate
  package var success5: Estimate
  package var mrr: Estimate
  package var ndcg5: Estimate
  package var lettersTo1: Estimate?
  package var lettersTo5: Estimate?
  package var neverFound: Estimate?
  /// Nil in reports of older builds, as is their count.
  package var emptyLists: Estimate?
  /// Number of cases with an empty list.
  package var emptyListCount: Int?

  /// The figures of some results; nil if none of the cases expects anything.
  package init?(_ results: [CaseResult], seed: UInt64, draws: Int = Estimate.draws) {
    let results = results.filter(\.hasTarget)
    let replayed = results.filter { !$0.ranks.isEmpty }
    func estimate(_ metric: Metric, _ results: [CaseResult]) -> Estimate? {
      Estimate(results.compactMap(metric.value), seed: seed, draws: draws)
    }
    guard let success1 = estimate(.success1, results), let success3 = estimate(.success3, results),
      let success5 = estimate(.success5, results), let mrr = estimate(.mrr, results), let ndcg5 = estimate(.ndcg5, results)
    else { return nil }
    self.success1 = success1
    self.success3 = success3
    self.success5 = success5
    self.mrr = mrr
    self.ndcg5 = ndcg5
    lettersTo1 = estimate(.lettersTo1, replayed)
    lettersTo5 = estimate(.lettersTo5, replayed)
    neverFound = Estimate(replayed.map { $0.letters(to: 5) == nil ? 1 : 0 }, seed: seed, draws: draws)
    emptyLists = estimate(.emptyLists, results)
    if emptyLists != nil { emptyListCount = results.count { $0.hasEmptyList == true } }
  }

  /// DCG / ideal DCG of the first five positions; 0 when nothing is wanted.
  ///
  /// - Parameters:
  ///   - grades: of the suggestions; 0 for one that meets no target.
  ///   - wanted: of all targets.
  package static func gain(_ grades: [Int], wanted: [Int]) -> Double {
    let discounts: [Double] = [1, 0.630_929_753_571_457_4, 0.5, 0.430_676_558_073_393_06, 0.386_852_807_234_541_6]
    func sum(_ grades: [Int]) -> Double { zip(discounts, grades).reduce(0) { $0 + $1.0 * Double($1.1) } }
    let ideal = sum(wanted.sorted(by: >))
    return ideal == 0 ? 0 : sum(grades) / ideal
  }
}

/// A value of one case; means of it are compared.
package enum Metric: String, Codable, Sendable, CaseIterable {
  case success1, success3, success5, mrr, ndcg5, lettersTo1, lettersTo5, emptyLists

  /// The metric as every report spells it.
  package var title: String {
    switch self {
    case .success1: "success@1"
    case .success3: "success@3"
    case .success5: "success@5"
    case .mrr: "MRR"
    case .ndcg5: "nDCG@5"
    case .lettersTo1: "letters to first"
    case .lettersTo5: "letters to first five"
    case .emptyLists: "empty lists"
    }
  }

  /// Whether more is better.
  package var isGain: Bool { self != .lettersTo1 && self != .lettersTo5 && self != .emptyLists }

  /// The value of a case; nil if the case has none.
  package func value(_ result: CaseResult) -> Double? {
    guard result.hasTarget else { return nil }
    switch self {
    case .success1: return result.isWithin(1) ? 1 : 0
    case .success3: return result.isWithin(3) ? 1 : 0
    case .success5: return result.isWithin(5) ? 1 : 0
    case .mrr: return result.rank == 0 ? 0 : 1 / Double(result.rank)
    case .ndcg5: return result.gain
    case .lettersTo1: return result.ranks.isEmpty ? nil : Double(result.letters(to: 1) ?? result.ranks.count)
    case .lettersTo5: return result.ranks.isEmpty ? nil : Double(result.letters(to: 5) ?? result.ranks.count)
    case .emptyLists: return result.hasEmptyList.map { $0 ? 1 : 0 }
    }
  }
}

extension CaseResult {
  /// Whether the target is among the first `k` for the whole text.
  package func isWithin(_ k: Int) -> Bool { rank != 0 && rank <= k }

  /// The fewest letters after which the target is among the first `k`; nil when it never is.
  package func letters(to k: Int) -> Int? { ranks.firstIndex { $0 != 0 && $0 <= k }.map { $0 + 1 } }
}
