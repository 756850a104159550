// SPDX-License-Identifier: Apache-2.0
import GazetteerImport
import GazetteerIndex
import GazetteerService

/// What an import prints at its end.
struct ImportSummary {
  private let outcome: IndexImport.Outcome
  private let seconds: Double
  private let output: String

  init(_ outcome: IndexImport.Outcome, elapsed: Duration, output: String) {
    self.outcome = outcome
    self.output = output
    seconds = max(elapsed / .seconds(1), 1e-6)
  }

  /// Lines of a name and a number, without the last line end.
  var text: String {
    let report = outcome.report
    var rows = [("read", grouped(report.read)), ("kept", grouped(report.kept)), ("merged", grouped(report.merged))]
    if report.files > 0 { rows.insert(("files", grouped(report.files)), at: 0) }
    if let example = report.firstLeftOut.first { rows.insert(("left out", leftOut(report.leftOut, example)), at: 1) }
    if let linked = outcome.summary?.linked, linked > 0 { rows.append(("linked", grouped(linked))) }
    if report.deleted > 0 { rows.append(("deleted", grouped(report.deleted))) }
    if report.hidden > 0 { rows.append(("hidden", grouped(report.hidden))) }
    if report.gathered > 0 { rows.append(("gathered", grouped(report.gathered))) }
    if report.skipped > 0 { rows.append(("skipped", grouped(report.skipped))) }
    if let count = report.uncertain, count > 0 {
      rows.append(("uncertain", "\(grouped(count)), may be parts of places; see Changes in docs/openstreetmap.md"))
    }
    rows.append(("rejected", grouped(report.rejected)))
    for (reason, count) in report.rejectedByReason.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      rows.append(("  " + reason, grouped(count) + (reason == RejectReason.needsExtract.rawValue ? needsExtract : "")))
    }
    for (repair, count) in report.repaired.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      rows.append(("repaired " + repair, grouped(count)))
      if repair == Repair.typeDropped.rawValue { rows += unknownTypes }
    }
    for (field, values) in report.dropped.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
      rows.append(("dropped " + field, grouped(values.count) + (values.samples.first.map { ", as \($0)" } ?? "")))
    }
    if let located = report.located {
      rows.append(("located", grouped(located.values.reduce(0, +))))
      for precision in LocationPrecision.allCases {
        if let count = located[precision.rawValue] { rows.append(("  " + precision.rawValue, grouped(count))) }
      }
    }
    if report.hours.places > 0 { rows.append(("hours", hours)) }
    if let taken = report.importancesTaken { rows.append(("importances", "\(grouped(taken)) places")) }
    for (name, places) in (outcome.summary?.filterable ?? [:]).sorted(by: { $0.key < $1.key }) {
      rows.append(("filterable " + name, "\(grouped(places)) places"))
    }
    rows.append(("seconds", decimal(seconds)))
    rows.append(("places/s", grouped(Int(Double(report.kept + report.merged) / seconds))))
    if let summary = outcome.summary {
      rows.append(("bytes a place", grouped(summary.places > 0 ? summary.bytes / summary.places : 0)))
      rows.append(("index", "\(output), \(grouped(summary.places)) places, \(grouped(summary.bytes)) bytes"))
    } else {
      rows.append(("index", "none, this was a dry run"))
    }
    let width = rows.map(\.0.utf8.count).max() ?? 0
    return rows.map { $0.0 + String(repeating: " ", count: width - $0.0.utf8.count + 2) + $0.1 }.joined(separator: "\n")
  }

  /// The most frequent unknown types.
  private var unknownTypes: [(String, String)] {
    let types = outcome.report.unknownTypes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return types.prefix(5).map { ("  " + $0.key, grouped($0.value)) }
  }

  /// Places with opening hours, and whose clocks are known.
  private var hours: String {
    let hours = outcome.report.hours
    var text = "\(grouped(hours.places)) places"
    if hours.completed > 0 { text += ", \(grouped(hours.completed)) given a time zone" }
    if hours.withoutZone > 0 {
      text +=
        ", \(grouped(hours.withoutZone)) without a time zone, never known to be open; cure: --country, as AT, or --time-zone, as Europe/Vienna"
    }
    return text
  }

  /// What to do about changes that need the extract, and the first of them.
  private var needsExtract: String {
    let mark = ": \(RejectReason.needsExtract.rawValue): "
    guard let first = outcome.report.firstRejects.first(where: { $0.contains(mark) }), let start = first.firstRange(of: mark)?.upperBound
    else { return "" }
    return ", as \(first[start...]); cure: osmium apply-changes EXTRACT.osm.pbf CHANGES.osc.gz -o new.osm.pbf, and import that"
  }

  /// How many files were left out, and what was wrong with the first.
  private func leftOut(_ count: Int, _ example: String) -> String {
    "\(grouped(count)), as \(example.split(separator: ";", maxSplits: 1)[0])"
  }

  private func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
  }
}
