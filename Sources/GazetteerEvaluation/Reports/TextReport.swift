// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase

/// A report as a table for terminals and logs.
package struct TextReport {
  private let report: EvaluationReport

  package init(_ report: EvaluationReport) { self.report = report }

  /// The lines: overall figures of each run, success by letters and groups of the first, comparisons, failures.
  package var lines: [String] {
    var lines = report.origin.map { OriginText($0).lines + [""] } ?? []
    for (run, figures) in zip(report.runs, report.figures) { lines += overall(run, figures) }
    if let first = report.runs.first { lines += letters(first) + groups(first) + failures(first) }
    for comparison in report.comparisons { lines += ComparisonText(comparison).lines }
    return lines
  }

  private func overall(_ run: RunReport, _ figures: Figures?) -> [String] {
    let passed = run.results.count(where: \.passed)
    var lines = ["profile \(run.profile): \(run.results.count) cases on \(report.placeCount) places, \(passed) passed"]
    if let figures {
      let rows: [(String, Estimate?, Bool)] = [
        ("success@1", figures.success1, true), ("success@3", figures.success3, true), ("success@5", figures.success5, true),
        ("MRR", figures.mrr, false), ("nDCG@5", figures.ndcg5, false), ("letters to first", figures.lettersTo1, false),
        ("letters to first five", figures.lettersTo5, false), ("never in first five", figures.neverFound, true),
        ("empty lists", figures.emptyLists, true),
      ]
      lines += rows.compactMap { row in row.1.map { "  \(padded(row.0, 24))\(row.2 ? percent($0) : plain($0))" } }
    }
    if run.results.contains(where: { !$0.ranks.isEmpty }) {
      let counts = PrefixBreach.Rule.allCases.map(run.breachCount)
      lines.append("  \(padded("lost while typing", 24))\(counts[0]) matches, \(counts[1]) slots")
    }
    let latency = run.latency
    let times = [("p50", latency.p50), ("p90", latency.p90), ("p99", latency.p99), ("max", latency.max)]
      .map { "\($0.0) \(Int(clamping: $0.1))" }.joined(separator: "  ")
    lines.append(
      "  \(padded("latency, µs", 24))\(times)")
    return lines + [""]
  }

  private func letters(_ run: RunReport) -> [String] {
    let shares = run.successByLetters.prefix(15)
    guard !shares.isEmpty else { return [] }
    let rows = shares.map { share in
      let columns = [share.success1, share.success5].map { aligned(number($0 * 100, 1) + " %", 9) }.joined(separator: "  ")
      return "  \(padded("\(share.letters)", 38))\(aligned("\(share.cases)", 7))  \(columns)"
    }
    return [labelled("by letters typed", of: run, columns: "  cases  success@1  success@5")] + rows + [""]
  }

  private func groups(_ run: RunReport) -> [String] {
    let kinds: [(String, (CaseResult) -> String)] = [
      ("script", \.script), ("language", \.language), ("type", \.type), ("group", \.group),
    ]
    return kinds.flatMap { name, member -> [String] in
      let groups = run.groups(by: member)
      guard groups.count > 1 else { return [] }
      let header = labelled("by " + name, of: run, columns: "  cases  success@1  success@5    MRR  empty")
      return [header] + groups.prefix(20).compactMap { row($0.name, $0.results) } + [""]
    }
  }

  /// The head of a table, with the name of its profile.
  private func labelled(_ title: String, of run: RunReport, columns: String) -> String {
    padded("\(title), profile \(run.profile)", 40) + columns
  }

  private func row(_ name: String, _ results: [CaseResult]) -> String? {
    func mean(_ metric: Metric) -> Double { results.compactMap(metric.value).reduce(0, +) / Double(results.count) }
    let shares = [mean(.success1), mean(.success5)].map { aligned(number($0 * 100, 1) + " %", 9) }
    let empty = aligned("\(results.count { $0.hasEmptyList == true })", 5)
    return
      "  \(padded(name, 38))\(aligned("\(results.count)", 7))  \(shares[0])  \(shares[1])  \(aligned(number(mean(.mrr), 3), 5))  \(empty)"
  }

  private func failures(_ run: RunReport) -> [String] {
    let failures = run.failures
    var lines = run.causes.map { "failed: \($0.count) \($0.cause.rawValue)" }
    if !lines.isEmpty { lines.insert("failures, profile \(run.profile)", at: 0) }
    lines += failures.prefix(20).map { result in
      "failed  \(result.id): \"\(result.text)\" expects \(result.wanted); found \(result.found.first.map { "\"\($0)\"" } ?? "nothing")"
    }
    if failures.count > 20 { lines.append("and \(failures.count - 20) more failures; --html lists them") }
    lines += run.results.flatMap { result in result.breaches.map { (result.id, $0) } }.prefix(20).map { id, breach in
      "lost    \(id): \(breach.placeID) at \"\(breach.text)\" (\(breach.rule.rawValue))"
    }
    lines += run.fixed.prefix(20).map { "fixed   \($0.id): \"\($0.text)\" passes, and is marked as a known failure" }
    return lines
  }

  private func percent(_ estimate: Estimate) -> String {
    "\(aligned(number(estimate.value * 100, 1), 5)) %  [\(number(estimate.low * 100, 1)), \(number(estimate.high * 100, 1))]"
  }

  private func plain(_ estimate: Estimate) -> String {
    "\(aligned(number(estimate.value, 3), 7))  [\(number(estimate.low, 3)), \(number(estimate.high, 3))]"
  }
}

/// The changes between two runs, as lines.
package struct ComparisonText {
  private let comparison: Comparison

  package init(_ comparison: Comparison) { self.comparison = comparison }

  package var lines: [String] {
    var lines = ["\(comparison.new) compared with \(comparison.old)"]
    lines += comparison.changes.map { change in
      let verdict = change.isLoss ? "  worse" : change.isGain ? "  better" : ""
      let difference = change.difference
      let interval = "[\(HTMLText.signed(difference.low)), \(HTMLText.signed(difference.high))]"
      return "  \(padded(change.metric.title, 24))\(aligned(HTMLText.signed(difference.value), 7))  \(interval)\(verdict)"
    }
    lines +=
      named("newly failing", comparison.newFailures) + named("newly passing", comparison.newPasses)
      + named("newly empty", comparison.newEmptyLists ?? [])
    if comparison.unpaired > 0 { lines.append("  \(comparison.unpaired) cases are in only one of the two") }
    return lines
  }

  private func named(_ title: String, _ ids: [String]) -> [String] {
    guard !ids.isEmpty else { return [] }
    let more = ids.count > 10 ? " and \(ids.count - 10) more" : ""
    return ["  \(title): \(ids.prefix(10).joined(separator: ", "))\(more)"]
  }
}

/// What a report was made from, as lines: the files, and what was skipped in them.
package struct OriginText {
  private let origin: ReportOrigin

  /// Number of skipped cases that are listed; the JSON report and the page list all.
  private static let listed = 20

  package init(_ origin: ReportOrigin) { self.origin = origin }

  package var lines: [String] {
    let unreadable = origin.skipped.filter { $0.kind == .unreadable }
    let seconds = number(origin.seconds, 1)
    var lines = [
      "\(origin.date), gazetteer \(origin.version), \(origin.sources.joined(separator: ", "))",
      "\(origin.files.count) files; skipped: \(unreadable.count) unreadable, \(origin.skipped.count - unreadable.count) ignored; \(seconds) s",
    ]
    if let limit = origin.limit, limit != JudgedCase.defaultLimit { lines.append("each text is asked for \(limit) suggestions") }
    if let tolerance = origin.tolerance { lines.append("positions count within \(number(tolerance, 0)) m") }
    lines += unreadable.prefix(Self.listed).map { "skipped  \($0)" }
    if unreadable.count > Self.listed {
      lines.append("and \(unreadable.count - Self.listed) more unreadable ones; --report and --html list them")
    }
    lines += origin.reasons(.passedOver).map { reason, skipped in
      "ignored  \(skipped.count) \(reason); first \(skipped[0].path)\(skipped[0].line == 0 ? "" : ", line \(skipped[0].line)")"
    }
    return lines
  }
}

func number(_ value: Double, _ places: Int) -> String { String(format: "%.\(places)f", value) }

private func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(1, width - text.count)) }

private func aligned(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
