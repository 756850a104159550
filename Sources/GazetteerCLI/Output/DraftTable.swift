// SPDX-License-Identifier: Apache-2.0
import GazetteerImport

/// What a drafted mapping took for what: a line for each field with its column and a value.
struct DraftTable {
  private let draft: MappingDraft

  init(_ draft: MappingDraft) { self.draft = draft }

  /// Lines with their ends.
  var text: String {
    let derived = draft.hasPosition ? "derived from name and position" : "derived from name and address"
    let rows = draft.choices.map { [$0.field, $0.column ?? derived, $0.example] }
    let widths = [0, 1].map { column in rows.map { ColumnWidth.of($0[column]) }.max() ?? 0 }
    var lines = rows.map { row in
      "  " + padded(row[0], widths[0]) + "  " + (row[2].isEmpty ? row[1] : padded(row[1], widths[1]) + "  " + row[2])
    }
    if !draft.form.isEmpty { lines.append("  form: " + draft.form.joined(separator: ", ")) }
    if !draft.hasPosition { lines.append("  no position: rows are placed by their addresses, with --locate-over") }
    if !draft.unused.isEmpty { lines.append("  left out: " + draft.unused.joined(separator: ", ")) }
    return (["gazetteer: \(draft.path) has no mapping; its columns are taken so:"] + lines.map(Self.shortened)).joined(separator: "\n")
      + "\n"
  }

  private func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: width - ColumnWidth.of(text)) }

  /// Widest line in columns.
  private static let widest = 100

  private static func shortened(_ line: String) -> String {
    let plain = line.replacing("\n", with: " ")
    return ColumnWidth.of(plain) <= widest ? plain : String(plain.prefix(widest - 1)) + "…"
  }
}
