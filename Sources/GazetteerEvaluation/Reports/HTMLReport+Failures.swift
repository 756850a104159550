// SPDX-License-Identifier: Apache-2.0
import GazetteerService

/// The cases that fail under any profile, and the places that a longer text lost.
extension HTMLReport {
  var losses: String {
    let names = ["profile", "text", "lost at", "place", "how"]
    let rows = report.runs.flatMap { run in
      run.results.flatMap { result in
        result.breaches.map { breach in
          let cells = [run.profile, result.text, breach.text, breach.placeID, breach.rule.rawValue]
          return "<tr>" + zip(names, cells).map { #"<td data-of="\#($0)">\#(HTMLText.directed($1))</td>"# }.joined() + "</tr>"
        }
      }
    }
    if rows.isEmpty { return "" }
    return "<h2>Lost while typing</h2>" + HTMLText.table(names: names, numbers: [], rows: rows)
  }

  var failures: String {
    let failed = FailedCase.all(in: report.runs)
    let choices = [
      choice("fails under", of: "profiles", among: report.runs.map(\.profile)),
      choice("cause", of: "causes", among: FailureCause.allCases.map(\.rawValue)),
      choice("script", of: "script", among: failed.map(\.result.script)), choice("group", of: "group", among: failed.map(\.result.group)),
    ]
    if failed.isEmpty { return "<h2>Failures</h2><p>No case fails.</p>" }
    let rows = failed.map(row)
    let columns = Self.columns.filter { name in rows.contains { !($0.cells[name] ?? "").isEmpty } }
    return """
      <h2>Failures</h2>
      <div class="tools"><label>with <input id="search" type="search"></label>\(choices.joined())<span><output id="count">\(failed.count)</output> cases</span></div>
      <div class="wide"><table id="failures" class="cards"><thead><tr>\(columns.map { "<th>\($0)</th>" }.joined())</tr></thead>
      <tbody>\(rows.map { row(of: $0, columns) }.joined(separator: "\n"))</tbody></table></div>
      """
  }

  private static let columns = ["text", "expected", "found", "cause", "script", "group", "case"]

  /// A menu of the values that occur, each once; empty if there is nothing to choose.
  private func choice(_ label: String, of member: String, among values: [String]) -> String {
    let values = Set(values.filter { !$0.isEmpty }).sorted()
    if values.count < 2 { return "" }
    let options = values.map { "<option>\($0.escapedForHTML)</option>" }.joined()
    return #"<label>\#(label) <select data-of="\#(member)"><option value="">any</option>\#(options)</select></label>"#
  }

  /// The attributes of a row, by which it is filtered, and its cells by column.
  private typealias Row = (data: String, cells: [String: String])

  private func row(_ failed: FailedCase) -> Row {
    let result = failed.result
    let causes = Set(failed.runs.compactMap(\.result.cause?.rawValue)).sorted()
    let data = [
      ("profiles", failed.runs.map(\.profile).joined(separator: "|")), ("causes", causes.joined(separator: "|")), ("script", result.script),
      ("group", result.group),
    ].map { #" data-\#($0)="\#($1.escapedForHTML)""# }.joined()
    let cells = [
      HTMLText.directed(result.text), HTMLText.directed(result.wanted), failed.runs.map(found).joined(),
      causes.joined(separator: ", ").escapedForHTML, result.script.escapedForHTML, result.group.escapedForHTML,
      (result.id + (result.isKnownFailure ? " (known)" : "")).escapedForHTML,
    ]
    return (data, Dictionary(uniqueKeysWithValues: zip(Self.columns, cells)))
  }

  private func row(of row: Row, _ columns: [String]) -> String {
    let cells = columns.map { name in
      let cell = row.cells[name] ?? ""
      return #"<td data-of="\#(name)"\#(name == "found" ? #" class="list""# : "")>\#(cell.isEmpty ? "" : "<div>\(cell)</div>")</td>"#
    }
    return "<tr\(row.data)>" + cells.joined() + "</tr>"
  }

  /// What was found under one profile, and why the case failed.
  private func found(_ run: FailedCase.Run) -> String {
    let rank = run.result.rank == 0 ? "not among the first \(limit)" : "rank \(run.result.rank)"
    let name = report.runs.count > 1 ? "\(run.profile.escapedForHTML), " : ""
    let places = run.result.found.isEmpty ? "nothing" : run.result.found.map(HTMLText.directed).joined(separator: " · ")
    let why = run.result.explanation
    let details = why.isEmpty ? "" : "<details><summary>why</summary><pre>\(why.escapedForHTML)</pre></details>"
    return "<div><small>\(name)\(rank)</small>\(places)\(details)</div>"
  }
}

/// A case with the runs that it fails in.
private struct FailedCase {
  typealias Run = (profile: String, result: CaseResult)

  let result: CaseResult
  var runs: [Run]

  /// Each failed case once, in the order of the first run.
  static func all(in runs: [RunReport]) -> [FailedCase] {
    var positions: [String: Int] = [:]
    var failed: [FailedCase] = []
    for run in runs {
      for result in run.results where !result.passed {
        if let position = positions[result.id] {
          failed[position].runs.append((run.profile, result))
        } else {
          positions[result.id] = failed.count
          failed.append(FailedCase(result: result, runs: [(run.profile, result)]))
        }
      }
    }
    return failed
  }
}
