// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What a report says, in a few sentences: how good the first run is, and what differs in the others.
package struct ReportVerdict {
  private let report: EvaluationReport

  package init(_ report: EvaluationReport) { self.report = report }

  /// One sentence each; none for a report without runs.
  package var sentences: [String] {
    guard let run = report.runs.first, let figures = report.figures.first ?? nil else { return [] }
    return [quality(figures), letters(figures), failures(of: run), empty(figures)].compactMap(\.self) + report.comparisons.map(comparison)
  }

  private func quality(_ figures: Figures) -> String {
    "Of \(figures.success1.count) cases the right place is first in \(percent(figures.success1.value)) and among the first five in "
      + "\(percent(figures.success5.value))."
  }

  private func letters(_ figures: Figures) -> String? {
    figures.lettersTo5.map { "It takes \(number($0.value, 1)) letters on the mean until it is among the first five." }
  }

  private func failures(of run: RunReport) -> String {
    let (failed, fixed) = (run.failures.count, run.fixed.count)
    let known = run.results.count { $0.isKnownFailure && !$0.passed }
    var words = failed == 0 ? "No case fails" : "\(failed) \(failed == 1 ? "case fails" : "cases fail")"
    if known > 0 { words += ", besides \(known) that \(known == 1 ? "is" : "are") known to" }
    if fixed > 0 { words += "; \(fixed) that \(fixed == 1 ? "was" : "were") known to fail \(fixed == 1 ? "passes" : "pass")" }
    if let cause = run.causes.first { words += ". The most frequent cause is \(cause.cause.rawValue), \(cause.count) times" }
    return words + "."
  }

  private func empty(_ figures: Figures) -> String? {
    figures.emptyListCount.flatMap { $0 == 0 ? nil : "\($0) \($0 == 1 ? "list is" : "lists are") empty." }
  }

  private func comparison(_ comparison: Comparison) -> String {
    let gains = comparison.changes.filter(\.isGain).map(\.metric.title)
    let losses = comparison.losses.map(\.metric.title)
    let words =
      switch (gains.isEmpty, losses.isEmpty) {
      case (true, true): "differs in no figure for sure"
      case (false, true): "is better in \(gains.joined(separator: ", "))"
      case (true, false): "is worse in \(losses.joined(separator: ", "))"
      case (false, false): "is better in \(gains.joined(separator: ", ")), and worse in \(losses.joined(separator: ", "))"
      }
    return "\(comparison.new) \(words), compared with \(comparison.old); newly passing: \(comparison.newPasses.count), "
      + "newly failing: \(comparison.newFailures.count)."
  }

  private func percent(_ share: Double) -> String { "\(number(share * 100, 1)) %" }
}
