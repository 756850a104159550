// SPDX-License-Identifier: Apache-2.0
import GazetteerService

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
