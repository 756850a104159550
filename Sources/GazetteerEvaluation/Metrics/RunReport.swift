// SPDX-License-Identifier: Apache-2.0

/// The results of all cases under one profile.
package struct RunReport: Codable, Sendable, Equatable {
  /// Name of the ranking profile.
  package var profile: String
  package var results: [CaseResult]
  package var latency: Latency

  /// Cases that failed and were not known to.
  package var failures: [CaseResult] { results.filter { !$0.passed && !$0.isKnownFailure } }
  /// Cases that passed although they were known to fail.
  package var mended: [CaseResult] { results.filter { $0.passed && $0.isKnownFailure } }

  /// How often typing on broke one half of the promise, over all replayed cases.
  package func breachCount(_ rule: PrefixBreach.Rule) -> Int { results.reduce(0) { $0 + $1.breaches.count { $0.rule == rule } } }

  /// Failures by cause, most first.
  package var causes: [(cause: FailureCause, count: Int)] {
    FailureCause.allCases.map { cause in (cause, failures.count { $0.cause == cause }) }.filter { $0.1 > 0 }.sorted { $0.1 > $1.1 }
  }

  /// The cases by what they have in common, largest group first, then by name; those without are left out.
  package func groups(by member: (CaseResult) -> String) -> [(name: String, results: [CaseResult])] {
    Dictionary(grouping: results.filter { $0.hasTarget && !member($0).isEmpty }, by: member).map { ($0.key, $0.value) }
      .sorted { ($1.1.count, $0.0) < ($0.1.count, $1.0) }
  }

  /// For each count of letters from 1 on: of the replayed cases that are so long, the share whose target is first, and among the first five.
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

/// A run as it is kept: what `--report` writes and `--baseline` reads.
package struct EvaluationReport: Codable, Sendable, Equatable {
  /// The form of the file; another number is another form.
  package static let currentFormat = 2

  package var format = EvaluationReport.currentFormat
  /// What it was made of; reports of older builds do not tell.
  package var origin: ReportOrigin?
  /// Places in the index.
  package var placeCount: Int
  /// Seed of the bootstrap.
  package var seed: UInt64
  /// One for each profile, in the order given.
  package var runs: [RunReport]
  /// The overall figures of each run.
  package var figures: [Figures?]
  /// Each further run beside the first.
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
