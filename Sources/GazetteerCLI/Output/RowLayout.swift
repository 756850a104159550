// SPDX-License-Identifier: Apache-2.0

/// The columns that every list of places for people has: name, address, type, distance, id.
struct RowLayout {
  /// Columns to fit into; nil for as many as needed.
  var width: Int?
  /// Whether the letters that match are shown bold.
  var isBold: Bool

  /// One line a row of five cells, without line ends and control characters; the marks are code points of the first cell.
  func lines(_ rows: [(marks: [Range<Int>], cells: [String])]) -> [String] {
    let rows = rows.map { (marks: $0.marks, cells: $0.cells.map(TerminalText.line)) }
    let widths = columnWidths(rows.map(\.cells))
    return rows.map { line(of: $0.cells, widths, marks: $0.marks) }
  }

  /// Each column as wide as its widest cell. When that is too much, columns give way in turn: the address down to what tells the town, the id, the
  /// rest of the address, and the name last.
  private func columnWidths(_ rows: [[String]]) -> [Int] {
    var widths = (0..<Self.columns).map { column in rows.map { ColumnWidth.of($0[column]) }.max() ?? 0 }
    guard let width else { return widths }
    let gaps = Self.gap.utf8.count * (widths.filter { $0 > 0 }.count - 1)
    for (column, least) in Self.waysToNarrow {
      let excess = widths.reduce(gaps, +) - width
      if excess > 0 { widths[column] = max(min(least, widths[column]), widths[column] - excess) }
    }
    return widths
  }

  private static let columns = 5
  private static let gap = "  "
  /// Columns that give way, in this order, and how wide they stay.
  private static let waysToNarrow = [(column: 1, least: 24), (4, 12), (1, 12), (4, 8), (2, 8), (0, 12)]

  private func line(of cells: [String], _ widths: [Int], marks: [Range<Int>]) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() where widths[column] > 0 {
      let text = ColumnWidth.cut(cell, to: widths[column])
      let padding = String(repeating: " ", count: max(0, widths[column] - ColumnWidth.of(text)))
      let shown = column == 0 && isBold ? bold(text, marks) : text
      if column > 0 { line += Self.gap }
      if column == 3 { line += padding + shown } else { line += column == Self.columns - 1 ? shown : shown + padding }
    }
    return line
  }

  /// The text with the ranges of code points in bold, as far as they were not cut off.
  private func bold(_ text: String, _ ranges: [Range<Int>]) -> String {
    var result = ""
    var isOpen = false
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let isMarked = ranges.contains { $0.contains(index) }
      if isMarked != isOpen { result += isMarked ? "\u{1B}[1m" : "\u{1B}[0m" }
      isOpen = isMarked
      result.unicodeScalars.append(scalar)
    }
    return isOpen ? result + "\u{1B}[0m" : result
  }
}
