// SPDX-License-Identifier: Apache-2.0

/// The results of all cases under one profile.
package struct RunReport: Codable, Sendable, Equatable {
  /// Name of the ranking profile.
  package var profile: String
  package var results: [CaseResult]
  package var latency: Latency

  /// Cases that failed and are no known failures.
  package var failures: [CaseResult] { results.filter { !$0.passed && !$0.isKnownFailure } }
  /// Known failures that passed.
  package var fixed: [CaseResult] { results.filter { $0.passed && $0.isKnownFailure } }

  /// How often a longer text broke one half of promise P5, over all replayed cases.
  package func breachCount(_ rule: PrefixBreach.Rule) -> Int { results.reduce(0) { $0 + $1.breaches.count { $0.rule == rule } } }

  /// Failures by cause, the most frequent first.
  package var causes: [(cause: FailureCause, count: Int)] {
    FailureCause.allCases.map { cause in (cause, failures.count { $0.cause == cause }) }.filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
  }

  /// The cases grouped by a value, the largest group first, then by name; cases without the value are left out.
  package func groups(by member: (CaseResult) -> String) -> [(name: String, results: [CaseResult])] {
    Dictionary(grouping: results.filter { $0.hasTarget && !member($0).isEmpty }, by: member).map { ($0.key, $0.value) }
      .sorted { ($1.1.count, $0.0) < ($0.1.count, $1.0) }
  }

  /// For each number of letters from 1 on: of the replayed cases that are long enough, the share whose target is first, and among the first five.
  package var successByLetters: [(letters: Int, cases: Int, success1: Double, success5: Double)] {
    let replayed = results.filter { $0.hasTarget && !$0.ranks.isEmpty }
    let longest = replayed.map(\.ranks.count).max() ?? 0
    return (0..<longest).map { position in
      let ranks = replayed.filter { $0.ranks.count > position }.map { $0.ranks[position] }
      let count = Double(ranks.count)
      return (
        position + 1, ranks.count, Double(ranks.count { $0 == 1 }) / count, Double(ranks.count { (1...5).contains($0) }) / count
      )
    }
  }
}

/// An evaluation as it is saved: what `--report` writes and `--baseline` reads.
package struct EvaluationReport: Codable, Sendable, Equatable {
  /// The format of the file; another number is another format.
  package static let currentFormat = 2

  package var format = EvaluationReport.currentFormat
  /// What it was made from; nil in reports of older builds.
  package var origin: ReportOrigin?
  /// Places in the index.
  package var placeCount: Int
  /// Seed of the bootstrap.
  package var seed: UInt64
  /// One for each profile, in the given order.
  package var runs: [RunReport]
  /// The overall figures of each run.
  package var figures: [Figures?]
  /// Each further run, compared with the first.
  package var comparisons: [Comparison]

  package init(placeCount: Int, seed: UInt64, runs: [RunReport], origin: ReportOrigin? = nil) {
    self.origin = origin
    self.placeCount = placeCount
    self.seed = seed
    self.runs = runs
    figures = runs.map { Figures($0.results, seed: seed) }
    comparisons = runs.dropFirst().map { Comparison(old: runs[0], new: $0, seed: seed) }
  }
}
