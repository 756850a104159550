// SPDX-License-Identifier: Apache-2.0

/// What an audit found, in a few sentences.
package struct AuditVerdict {
  private let report: AuditReport

  package init(_ report: AuditReport) { self.report = report }

  /// One sentence each.
  package var sentences: [String] {
    let rejected = report.rejected.reduce(0) { $0 + $1.places }
    let found = report.findings.filter { $0.places > 0 }.sorted { ($1.places, $0.rule.title) < ($0.places, $1.rule.title) }
    var sentences = ["\(report.places) places" + (report.houses > 0 ? " with \(report.houses) houses" : "") + " can be imported."]
    if rejected > 0 {
      sentences.append("\(rejected) rows are rejected, most for \(report.rejected.first?.name ?? "").")
    }
    if let first = found.first {
      let others = found.count > 1 ? ", and \(found.count - 1) other \(found.count == 2 ? "rule" : "rules") found something" : ""
      sentences.append("Look at this first: \(first.rule.title), \(first.places) \(first.places == 1 ? "place" : "places")\(others).")
      sentences.append("A finding is a reason to look again, and often right as it is.")
    } else {
      sentences.append("No rule found anything to look at again.")
    }
    return sentences
  }
}
