// SPDX-License-Identifier: Apache-2.0
import GazetteerService

/// A report as one self-contained page: figures, plots, comparisons, and a table of failures that can be filtered, each with its explanation.
package struct HTMLReport {
  let report: EvaluationReport

  package init(_ report: EvaluationReport) { self.report = report }

  /// The page.
  package var text: String {
    let body = """
      <h1>Evaluation</h1>
      \(verdict)
      <p>\(report.runs.first?.results.count ?? 0) cases, \(report.placeCount) places in the index. Intervals are 95 % bootstrap, seed \(report.seed).</p>
      \(origin)
      \(figures)
      \(plots)
      \(comparisons)
      \(groups)
      \(losses)
      \(failures)
      """
    return HTMLPage(title: "Evaluation", body: body, script: Self.script).text
  }

  /// What the report says, in words.
  private var verdict: String {
    let sentences = ReportVerdict(report).sentences.map { "<p>\($0.escapedForHTML)</p>" }
    return sentences.isEmpty ? "" : #"<div class="verdict">\#(sentences.joined())</div>"#
  }

  /// The legend of the runs, in the order of the report: colour and name of each.
  var key: String {
    let names = report.runs.enumerated().map { #"<span class="swatch run\#($0 % 4)"></span>\#($1.profile.escapedForHTML)"# }
    return #"<p class="key">"# + names.map { "<span>\($0)</span>" }.joined() + "</p>"
  }

  private static let script = """
    const rows = [...document.querySelectorAll("#failures tbody tr")];
    const texts = rows.map(row => row.textContent.toLowerCase());
    const search = document.getElementById("search") ?? document.createElement("input");
    const choices = [...document.querySelectorAll("select[data-of]")];
    function filter() {
      const wanted = search.value.toLowerCase();
      let shown = 0;
      rows.forEach((row, i) => {
        const fits = choices.every(choice => !choice.value || row.dataset[choice.dataset.of].split("|").includes(choice.value));
        row.hidden = !fits || !texts[i].includes(wanted);
        if (!row.hidden) shown++;
      });
      const count = document.getElementById("count");
      if (count) count.value = shown;
    }
    for (const control of [search, ...choices]) control.addEventListener("input", filter);
    filter();  // a browser may have kept what was chosen before
    """
}

/// What the report was made from.
extension HTMLReport {
  var origin: String {
    guard let origin = report.origin else { return "" }
    let facts = [
      ("made", origin.date), ("with", "gazetteer \(origin.version)"), ("asked", origin.sources.joined(separator: ", ")),
      ("suggestions asked for", "\(limit)"), ("seconds", number(origin.seconds, 1)),
      ("positions", origin.tolerance.map { "count within \(number($0, 0)) m" } ?? "as the cases say"),
    ]
    let rows = facts.map { "<dt>\($0.0)</dt><dd>\($0.1.escapedForHTML)</dd>" }.joined()
    return "<dl>\(rows)</dl>" + list(origin.files.count == 1 ? "file of cases" : "files of cases", origin.files)
      + list("skipped", origin.skipped.map(\.description))
  }

  /// Suggestions that each text was asked for.
  var limit: Int { report.origin?.limit ?? JudgedCase.defaultLimit }

  private func list(_ title: String, _ items: [String]) -> String {
    if items.isEmpty { return "" }
    return
      "<details><summary>\(items.count) \(title)</summary><ul>\(items.map { "<li>\(HTMLText.directed($0))</li>" }.joined())</ul></details>"
  }
}
