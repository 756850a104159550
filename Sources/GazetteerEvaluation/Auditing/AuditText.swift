// SPDX-License-Identifier: Apache-2.0

/// An audit for the terminal.
package struct AuditText {
  private let report: AuditReport
  /// Longer lists are cut.
  private static let most = 12

  package init(_ report: AuditReport) { self.report = report }

  /// One line each.
  package var lines: [String] {
    var lines = ["places    \(grouped(report.places))" + (report.houses > 0 ? ", and \(grouped(report.houses)) houses" : "")]
    let rejected = report.rejected.reduce(0) { $0 + $1.places }
    if rejected > 0 {
      lines.append("rejected  \(grouped(rejected)): " + report.rejected.map { "\($0.name) \(grouped($0.places))" }.joined(separator: ", "))
    }
    for (title, counts, unnamed) in [
      ("types", report.types, "(none)"), ("countries", report.countries, "(none)"), ("languages of names", report.languages, ""),
      ("sources", report.origins, "(not stated)"), ("places with", report.members, ""),
    ] where !counts.isEmpty { lines += ["", title] + section(counts, unnamed: unnamed) }
    lines += ["", "to look at again"]
    let found = report.findings.filter { $0.places > 0 }
    if found.isEmpty { lines.append("  nothing: no rule found a place") }
    for finding in found { lines += describe(finding) }
    let quiet = report.findings.filter { $0.places == 0 }.map(\.rule.title)
    if !found.isEmpty, !quiet.isEmpty { lines += ["", "nothing found: " + quiet.joined(separator: "; ")] }
    return lines
  }

  private func describe(_ finding: AuditReport.Finding) -> [String] {
    ["  \(grouped(finding.places))  \(finding.rule.title)", "    \(finding.rule.advice)"]
      + finding.samples.map { sample in
        "    \(sample.id)  \(sample.name)  \(sample.latitude),\(sample.longitude)" + (sample.detail.isEmpty ? "" : "  \(sample.detail)")
      }
  }

  private func section(_ counts: [AuditReport.Count], unnamed: String) -> [String] {
    let shown = counts.prefix(Self.most).map { (name: $0.name.isEmpty ? unnamed : $0.name, number: grouped($0.places)) }
    let (wide, high) = (shown.map(\.name.count).max() ?? 0, shown.map(\.number.count).max() ?? 0)
    let rows = shown.map { row in
      "  " + row.name + String(repeating: " ", count: wide - row.name.count + 2 + high - row.number.count) + row.number
    }
    let rest = counts.dropFirst(Self.most)
    return rows + (rest.isEmpty ? [] : ["  and \(rest.count) more with \(grouped(rest.reduce(0) { $0 + $1.places }))"])
  }

  /// With commas: `1,234,567`.
  private func grouped(_ number: Int) -> String {
    var text = ""
    for (position, digit) in String(number).reversed().enumerated() {
      text = (position > 0 && position % 3 == 0 ? "\(digit)," : "\(digit)") + text
    }
    return text
  }
}
