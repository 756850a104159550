// SPDX-License-Identifier: Apache-2.0
import GazetteerService

/// Figures, comparisons and groups.
extension HTMLReport {
  var figures: String {
    let names = Metric.allCases.map(\.title) + ["µs p50", "µs p99"]
    let rows = zip(report.runs, report.figures).enumerated().map { position, pair in
      let (run, figures) = pair
      let estimates: [Estimate?] = [
        figures?.success1, figures?.success3, figures?.success5, figures?.mrr, figures?.ndcg5, figures?.lettersTo1, figures?.lettersTo5,
        figures?.emptyLists,
      ]
      let times = [run.latency.p50, run.latency.p99].map { "\(Int($0))" }
      return HTMLText.row(
        ["<span>" + #"<span class="swatch run\#(position % 4)"></span>"# + run.profile.escapedForHTML + "</span>"],
        named(names, estimates.map(cell) + times))
    }
    return "<h2>Figures</h2>" + HTMLText.table(names: ["profile"], numbers: names, rows: rows)
  }

  private func named(_ names: [String], _ texts: [String]) -> [(name: String, text: String)] {
    zip(names, texts).map { (name: $0, text: $1) }
  }

  private func cell(_ estimate: Estimate?) -> String {
    guard let estimate else { return "" }
    return "\(number(estimate.value, 3))<small>\(number(estimate.low, 3)) … \(number(estimate.high, 3))</small>"
  }

  // MARK: Comparisons

  var comparisons: String { zip(report.comparisons, report.runs.dropFirst()).map(comparison).joined() }

  private func comparison(_ comparison: Comparison, _ run: RunReport) -> String {
    let names = ["mean difference", "95 % interval", ""]
    let rows = comparison.changes.map { change in
      let difference = change.difference
      let verdict =
        change.isLoss ? #"<span class="worse">worse</span>"# : change.isGain ? #"<span class="better">better</span>"# : "no sure change"
      let interval = "\(HTMLText.signed(difference.low)) … \(HTMLText.signed(difference.high))"
      return HTMLText.row([change.metric.title], named(names, [HTMLText.signed(difference.value), interval, verdict]))
    }
    return "<h3>\(comparison.new.escapedForHTML) compared with \(comparison.old.escapedForHTML)</h3>"
      + HTMLText.table(names: ["figure"], numbers: names, rows: rows)
      + list("newly failing", ids: comparison.newFailures, in: run) + list("newly passing", ids: comparison.newPasses, in: run)
      + list("newly empty", ids: comparison.newEmptyLists ?? [], in: run)
  }

  private func list(_ title: String, ids: [String], in run: RunReport) -> String {
    if ids.isEmpty { return "" }
    let wanted = Set(ids)
    let items = run.results.filter { wanted.contains($0.id) }.map {
      "<li>\(HTMLText.directed($0.text)) <small>\($0.id.escapedForHTML)</small></li>"
    }
    return "<details><summary>\(ids.count) \(title)</summary><ul>\(items.joined())</ul></details>"
  }

  // MARK: Groups

  /// The tables of groups of the last run: if there are several runs, the others are there for comparison.
  var groups: String {
    guard let run = report.runs.last else { return "" }
    let members: [(String, (CaseResult) -> String)] = [
      ("script", \.script), ("language", \.language), ("type", \.type), ("group", \.group),
    ]
    return members.map { name, member in groupTable(name, of: run.groups(by: member), profile: run.profile) }.joined()
  }

  private func groupTable(_ name: String, of groups: [(name: String, results: [CaseResult])], profile: String) -> String {
    if groups.count < 2 { return "" }
    let names = ["cases"] + [Metric.success1, .success5, .mrr, .emptyLists].map(\.title)
    let rows = groups.map { group in
      let means = [Metric.success1, .success5, .mrr].map { metric in
        number(group.results.compactMap(metric.value).reduce(0, +) / Double(group.results.count), 3)
      }
      let empty = "\(group.results.count { $0.hasEmptyList == true })"
      return HTMLText.row([group.name.escapedForHTML], named(names, ["\(group.results.count)"] + means + [empty]))
    }
    return "<details><summary>By \(name) (\(groups.count)), profile \(profile.escapedForHTML)</summary>"
      + HTMLText.table(names: [name], numbers: names, rows: rows) + "</details>"
  }
}
