// SPDX-License-Identifier: Apache-2.0

/// A report as one page that needs nothing else: figures, plots, and a table of failures that can be filtered, each with its explanation.
package struct HTMLReport {
  private let report: EvaluationReport

  package init(_ report: EvaluationReport) { self.report = report }

  /// The page.
  package var text: String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Evaluation</title><style>\(Self.style)</style></head><body>
    <h1>Evaluation</h1>
    <p>\(report.runs.first?.results.count ?? 0) cases, \(report.placeCount) places in the index. Intervals are 95 % bootstrap, seed \(report.seed).</p>
    \(figures)
    \(plots)
    \(comparisons)
    \(failures)
    <script>\(Self.script)</script></body></html>

    """
  }

  // MARK: Figures

  private var figures: String {
    let names = ["profile", "success@1", "success@3", "success@5", "MRR", "nDCG@5", "letters to first", "letters to first five"]
    let head = "<tr>\(names.map { "<th>\($0)</th>" }.joined())</tr>"
    let rows = zip(report.runs, report.figures).map { run, figures in
      let estimates: [Estimate?] = [
        figures?.success1, figures?.success3, figures?.success5, figures?.mrr, figures?.ndcg5, figures?.lettersTo1, figures?.lettersTo5,
      ]
      let cells = estimates.map { estimate in "<td>\(estimate.map(cell) ?? "")</td>" }
      return "<tr><th>\(HTMLText.escaped(run.profile))</th>\(cells.joined())</tr>"
    }
    return "<h2>Figures</h2><table>\(head)\(rows.joined())</table>"
  }

  private func cell(_ estimate: Estimate) -> String {
    "\(number(estimate.value, 3))<small> \(number(estimate.low, 3)) … \(number(estimate.high, 3))</small>"
  }

  // MARK: Plots

  private var plots: String {
    guard let run = report.runs.first else { return "" }
    return "<h2>Success by letters typed</h2>\(lettersPlot)<h2>Latency</h2>\(latencyPlot(run.latency))" + scatterPlots
  }

  private var lettersPlot: String {
    let longest = min(30, report.runs.map(\.successByLetters.count).max() ?? 0)
    guard longest > 0 else { return "<p>No case is typed letter by letter.</p>" }
    var chart = Chart(
      across: "letters typed", up: "share of targets first (dark), among the first five (light)", widest: Double(longest), highest: 1)
    for (number, run) in report.runs.enumerated() {
      let points = run.successByLetters.prefix(longest)
      chart.line(points.map { (Double($0.letters), $0.success5) }, style: "five run\(number % 4)", title: "\(run.profile): first five")
      chart.line(points.map { (Double($0.letters), $0.success1) }, style: "one run\(number % 4)", title: "\(run.profile): first")
    }
    return chart.svg(
      ticks: stride(from: 5, through: longest, by: 5).map { (Double($0), "\($0)") }, heights: [(0, "0"), (0.5, "50 %"), (1, "100 %")])
  }

  private func latencyPlot(_ latency: Latency) -> String {
    let last = (latency.histogram.lastIndex { $0 > 0 } ?? 0) + 1
    let highest = Double(latency.histogram.max() ?? 1)
    var chart = Chart(across: "microseconds", up: "answers", widest: Double(last), highest: highest)
    for (position, count) in latency.histogram.prefix(last).enumerated() where count > 0 {
      let bound = position < Latency.bounds.count ? "up to \(Int(Latency.bounds[position])) µs" : "more"
      chart.bar(from: Double(position), to: Double(position + 1), height: Double(count), title: "\(bound): \(count)")
    }
    let ticks = stride(from: 0, to: min(last, Latency.bounds.count), by: 4).map { (Double($0 + 1), "\(Int(Latency.bounds[$0]))") }
    return chart.svg(ticks: ticks, heights: [(0, "0"), (highest, "\(Int(highest))")])
      + "<p>p50 \(Int(latency.p50)) µs, p90 \(Int(latency.p90)) µs, p99 \(Int(latency.p99)) µs, longest \(Int(latency.max)) µs of \(latency.count).</p>"
  }

  private var scatterPlots: String {
    guard let first = report.runs.first else { return "" }
    return report.runs.dropFirst().map { scatterPlot(first, $0) }.joined()
  }

  /// A dot for each case: its rank under both profiles; not found is one more than is looked at.
  private func scatterPlot(_ old: RunReport, _ new: RunReport) -> String {
    let before = Dictionary(old.results.map { ($0.id, $0) }) { first, _ in first }
    let most = Double(EvaluationRun.depth + 1)
    func place(_ result: CaseResult) -> Double { result.rank == 0 ? most : min(most, Double(result.rank)) }
    let pairs = new.results.filter(\.hasTarget).compactMap { result in before[result.id].map { (place($0), place(result), result) } }
    var chart = Chart(
      across: "rank under \(old.profile)", up: "rank under \(new.profile); dots below the line are better", widest: most, highest: most)
    chart.line([(0, 0), (most, most)], style: "even", title: "the same")
    for (dot, group) in Dictionary(grouping: pairs, by: { [$0.0, $0.1] }).sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let names = group.prefix(5).map(\.2.text).joined(separator: ", ")
      chart.dot(
        x: dot[0], y: dot[1], style: dot[1] < dot[0] ? "better" : dot[1] > dot[0] ? "worse" : "same", title: "\(group.count): \(names)")
    }
    let ticks = [1.0, 5, 10].map { ($0, "\(Int($0))") } + [(most, "none")]
    return "<h2>\(HTMLText.escaped(new.profile)) beside \(HTMLText.escaped(old.profile))</h2>" + chart.svg(ticks: ticks, heights: ticks)
  }

  // MARK: Lists

  private var comparisons: String {
    report.comparisons.map { "<pre>\(HTMLText.escaped(ComparisonText($0).lines.joined(separator: "\n")))</pre>" }.joined()
  }

  private var failures: String {
    let rows = report.runs.flatMap { run in run.results.filter { !$0.passed }.map { row($0, run.profile) } }
    let head = ["profile", "case", "text", "wanted", "found", "rank", "script", "group"].map { "<th>\($0)</th>" }.joined()
    return """
      <h2>Failures</h2>
      <p><label>Show those with <input id="filter" type="search" size="40"></label> <output id="count">\(rows.count)</output> cases</p>
      <table id="failures"><thead><tr>\(head)</tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table>
      """
  }

  private func row(_ result: CaseResult, _ profile: String) -> String {
    let why =
      result.explanation.isEmpty ? "" : "<details><summary>why</summary><pre>\(HTMLText.escaped(result.explanation))</pre></details>"
    let cells = [
      profile, result.id + (result.isKnownFailure ? " (known)" : ""), result.text, result.wanted, result.found.joined(separator: " · "),
      result.rank == 0 ? "–" : "\(result.rank)", result.script, result.group,
    ].map(HTMLText.escaped)
    return "<tr>" + cells.enumerated().map { "<td>\($1)\($0 == 4 ? why : "")</td>" }.joined() + "</tr>"
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif }
    body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
    table { border-collapse: collapse; width: 100% } th, td { text-align: start; vertical-align: top; padding: .25rem .5rem; border-bottom: 1px solid #8884 }
    small { opacity: .7 } pre { overflow-x: auto; white-space: pre-wrap } svg { max-width: 44rem; width: 100%; font-size: 11px; fill: currentColor }
    .grid { stroke: #8886 } .line { fill: none; stroke-width: 2; stroke: #2a6fdb } .five { opacity: .45 } .even { stroke: #888; stroke-width: 1 }
    .run1 { stroke: #c2571a } .run2 { stroke: #2e8b57 } .run3 { stroke: #8a4fbf } .bar { fill: #2a6fdb } .dot { fill: #8888 }
    .better { fill: #2e8b57 } .worse { fill: #c0392b }
    """

  private static let script = """
    const rows = [...document.querySelectorAll("#failures tbody tr")];
    const texts = rows.map(row => row.textContent.toLowerCase());
    document.getElementById("filter").addEventListener("input", event => {
      const wanted = event.target.value.toLowerCase();
      let shown = 0;
      rows.forEach((row, i) => { row.hidden = !texts[i].includes(wanted); if (!row.hidden) shown++; });
      document.getElementById("count").value = shown;
    });
    """
}
