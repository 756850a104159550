// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// The facts of an index for people.
struct FactsText {
  private let facts: IndexFacts
  private let path: String
  /// Longer lists of types and countries are cut.
  private static let most = 20

  init(_ facts: IndexFacts, path: String) {
    self.facts = facts
    self.path = path
  }

  /// Lines without the last line end.
  var text: String {
    var lines = [
      "index    \(path)", "format   \(facts.formatVersion)", "places   \(grouped(facts.places))",
      "size     \(grouped(facts.bytes)) bytes" + (facts.places > 0 ? ", \(grouped(facts.bytes / facts.places)) a place" : ""),
    ]
    if let box = facts.boundingBox { lines.append("box      \(box.south),\(box.west) to \(box.north),\(box.east)") }
    let parameters = facts.parameters
    lines.append(
      "built    pages of \(parameters.pageSize) bytes, runs of \(parameters.blockSize) places, lists of prefixes up to "
        + "\(parameters.longestIndexedPrefix) letters")
    if !facts.filterable.isEmpty { lines.append("filters  by \(facts.filterable.joined(separator: ", "))") }
    lines += section("types", facts.placesByType, unnamed: "(none)")
    lines += section("countries", facts.placesByCountry, unnamed: "(none)")
    lines += ["", "sources"] + facts.sources.map(source)
    if let tables = facts.tables {
      lines += ["", "tables"] + columns(tables.map { ($0.name, grouped($0.bytes) + " bytes") })
    }
    return lines.joined(separator: "\n")
  }

  private func section(_ title: String, _ counts: [IndexFacts.Count], unnamed: String) -> [String] {
    let rows = columns(counts.prefix(Self.most).map { ($0.name.isEmpty ? unnamed : $0.name, grouped($0.places)) })
    let rest = counts.dropFirst(Self.most)
    let more = rest.isEmpty ? [] : ["  and \(rest.count) more with \(grouped(rest.reduce(0) { $0 + $1.places }))"]
    return ["", title] + rows + more
  }

  private func source(_ source: IndexFacts.SourceFacts) -> String {
    let name = source.name.isEmpty ? "(not stated)" : source.name
    let terms = [source.license, source.attribution].compactMap { $0 }
    return "  \(name): \(grouped(source.places)) places" + terms.map { "; " + $0 }.joined()
  }

  private func columns(_ rows: [(name: String, number: String)]) -> [String] {
    let (names, numbers) = (rows.map { ColumnWidth.of($0.name) }.max() ?? 0, rows.map { $0.number.utf8.count }.max() ?? 0)
    return rows.map { name, number in
      "  " + name + String(repeating: " ", count: names - ColumnWidth.of(name) + 2 + numbers - number.utf8.count) + number
    }
  }
}
