// SPDX-License-Identifier: Apache-2.0

/// What a report was made from, so that its figures can be reproduced.
package struct ReportOrigin: Codable, Sendable, Equatable {
  /// When, as `2026-11-21T12:00:00Z`.
  package var date: String
  /// Version of the command.
  package var version: String
  /// The indexes and servers that were asked.
  package var sources: [String]
  /// The files of cases that were examined.
  package var files: [String]
  /// What was skipped, and why.
  package var skipped: [SkippedCase]
  /// Metres within which positions counted as found; nil for those of the cases.
  package var tolerance: Double?
  /// Suggestions asked for each text; nil in reports of older builds, which asked for `JudgedCase.defaultLimit`.
  package var limit: Int?
  /// How long the run took.
  package var seconds: Double

  package init(
    date: String, version: String, sources: [String], files: [String], skipped: [SkippedCase], tolerance: Double?, limit: Int,
    seconds: Double
  ) {
    self.date = date
    self.version = version
    self.sources = sources
    self.files = files
    self.skipped = skipped
    self.tolerance = tolerance
    self.limit = limit
    self.seconds = seconds
  }

  /// The skipped cases of one kind by reason, the most frequent reason first.
  package func reasons(_ kind: SkippedCase.Kind) -> [(reason: String, skipped: [SkippedCase])] {
    Dictionary(grouping: skipped.filter { $0.kind == kind }, by: \.reason).map { ($0.key, $0.value) }
      .sorted { ($1.1.count, $0.0) < ($0.1.count, $1.0) }
  }
}
