// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import GazetteerUI

/// What `gazetteer browse` shows: a value, and from it the text that makes a terminal show it.
struct BrowseView {
  var line = InputLine()
  var rows: [AutocompleteListRow] = []
  var selected = 0
  /// One line above the rows.
  var status = ""
  /// What the sources ask to be shown.
  var footer = ""

  static let help = "↑ ↓ choose   Enter take   Esc leave"
  private static let prompt = "Place: "

  /// How many rows fit into a terminal of a height in lines.
  func rowsShown(lines: Int) -> Int { lines - 1 - [hasStatus(lines), hasFooter(lines), hasHelp(lines)].count { $0 } }

  // The input always has a line, and the rows come before everything else.
  private func hasStatus(_ lines: Int) -> Bool { lines >= 3 }
  private func hasHelp(_ lines: Int) -> Bool { lines >= 5 }
  private func hasFooter(_ lines: Int) -> Bool { lines >= 6 && !footer.isEmpty }

  /// Everything from the upper left corner on; what was there before is gone.
  func screen(columns: Int, lines: Int, isStyled: Bool) -> String {
    var drawn: [String] = []
    func draw(_ text: StyledText, isSelected: Bool = false) {
      drawn.append(text.fitted(columns, padded: isSelected).codes(isStyled: isStyled, isSelected: isSelected))
    }
    let (input, cursor) = inputWindow(columns: columns)
    draw(StyledText(input))
    if hasStatus(lines) { draw(StyledText(status, .dim)) }
    let count = rowsShown(lines: lines)
    let first = max(0, min(selected - count + 1, rows.count - count))
    let shown = Array(rows.enumerated().dropFirst(first).prefix(count))
    let widths = Widths(shown.map(\.element), columns: columns)
    for (index, row) in shown { draw(widths.line(row, isSelected: index == selected), isSelected: index == selected) }
    drawn += Array(repeating: "", count: count - shown.count)
    if hasFooter(lines) { draw(StyledText(footer, .dim)) }
    if hasHelp(lines) { draw(StyledText(Self.help, .dim)) }
    // Lines are cleared one by one, so that nothing flickers, and before they are written: behind a full line the last column would go.
    let body = drawn.map { "\u{1B}[K" + $0 }.joined(separator: "\r\n")
    return "\u{1B}[?25l\u{1B}[H" + body + "\u{1B}[1;\(min(cursor, columns - 1) + 1)H\u{1B}[?25h"
  }

  /// The prompt and the part of the line around the cursor that fits, and the cursor's column.
  private func inputWindow(columns: Int) -> (text: String, cursor: Int) {
    let prompt = columns > 20 ? Self.prompt : ""
    let room = max(1, columns - ColumnWidth.of(prompt) - 1)
    var before = String.UnicodeScalarView()
    var width = 0
    for scalar in line.beforeCursor.unicodeScalars.reversed() {
      if width + ColumnWidth.of(scalar) > room { break }
      width += ColumnWidth.of(scalar)
      before.append(scalar)
    }
    let text = prompt + String(String.UnicodeScalarView(before.reversed())) + line.afterCursor
    return (text, ColumnWidth.of(prompt) + width)
  }

  /// The columns of a table of rows: a mark, name, address, type, distance.
  private struct Widths {
    private let name: Int
    private let address: Int
    private let type: Int
    private let distance: Int

    init(_ rows: [AutocompleteListRow], columns: Int) {
      func widest(_ text: (AutocompleteListRow) -> String) -> Int { rows.map { ColumnWidth.of(text($0)) }.max() ?? 0 }
      let distance = widest { $0.distanceText ?? "" }
      let type = widest(Self.typeText)
      // The name and 12 columns of address come first; type and distance have to fit beside them.
      let names = min(widest { String($0.primaryText.characters) }, max(12, columns / 2))
      func room(_ widths: Int...) -> Int { columns - 2 - widths.reduce(0) { $0 + ($1 > 0 ? $1 + 2 : 0) } }
      self.distance = room(names, distance) >= 12 ? distance : 0
      self.type = room(names, type, self.distance) >= 12 ? type : 0
      name = min(names, columns - 2)
      let addresses = widest { $0.secondaryText.map { String($0.characters) } ?? "" }
      address = max(0, min(addresses, room(name, self.type, self.distance)))
    }

    private static func typeText(_ row: AutocompleteListRow) -> String { typeWords(nil, row.types.map(\.rawValue)) }

    func line(_ row: AutocompleteListRow, isSelected: Bool) -> StyledText {
      var line = StyledText(isSelected ? "› " : "  ")
      line.append(StyledText(marked: row.primaryText).fitted(name, padded: true))
      if address > 0 {
        line.append("  ")
        line.append(StyledText(row.secondaryText.map { String($0.characters) } ?? "", .dim).fitted(address, padded: true))
      }
      if type > 0 {
        line.append("  ")
        line.append(StyledText(Self.typeText(row)).fitted(type, padded: true))
      }
      if distance > 0 {
        let text = StyledText(row.distanceText ?? "")
        line.append("  " + String(repeating: " ", count: distance - text.width))
        line.append(text)
      }
      return line
    }
  }
}
