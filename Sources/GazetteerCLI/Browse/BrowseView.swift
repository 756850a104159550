// SPDX-License-Identifier: Apache-2.0
import Foundation

/// What `gazetteer browse` shows: a value, and from it the text that makes a terminal show it.
struct BrowseView {
  /// What the pane says of the row that is marked.
  enum Pane: Equatable { case details, explanation }

  var line = InputLine()
  /// The filter that is typed, with its line; nil while places are.
  var typedFilter: (filter: BrowseFilter, line: InputLine)?
  var rows: [BrowseRow] = []
  var selected = 0
  /// One line above the rows.
  var status = ""
  /// The filters that are set; empty for none.
  var filters = ""
  /// What the sources ask to be shown.
  var footer = ""
  var pane = Pane.details
  /// Whether the pane should be there; nil leaves it to the room.
  var wantsPane: Bool?
  /// What is known of the row that is marked; nil until it is there.
  var card: PlaceCard?
  var explanation: [String] = []

  private static let prompt = "Place: "

  /// The row that is marked; nil when there is none.
  var selectedRow: BrowseRow? { rows.indices.contains(selected) ? rows[selected] : nil }

  /// Where rows and pane are in a terminal of a size.
  func layout(columns: Int, lines: Int) -> BrowseLayout { Frame(self, columns: columns, lines: lines).layout }

  /// Everything from the upper left corner on; what was there before is gone.
  func screen(columns: Int, lines: Int, isStyled: Bool) -> String {
    let (input, cursor) = inputWindow(columns: columns)
    let frame = Frame(self, columns: columns, lines: lines)
    var drawn = [StyledText(input)]
    drawn += frame.status + body(frame.layout)
    if frame.hasFooter { drawn.append(StyledText(footer, .dim)) }
    drawn += frame.help.map { StyledText($0, .dim) }
    // Lines are cleared one by one, so that nothing flickers, and before they are written: behind a full line the last column would go.
    let shown = drawn.map { "\u{1B}[K" + $0.fitted(columns).codes(isStyled: isStyled) }.joined(separator: "\r\n")
    return "\u{1B}[?25l\u{1B}[H" + shown + "\u{1B}[1;\(min(cursor, columns - 1) + 1)H\u{1B}[?25h"
  }

  private var statusLine: StyledText { StyledText(filters.isEmpty || typedFilter != nil ? status : "\(status)   \(filters)", .dim) }

  // MARK: Rows and pane

  private func body(_ layout: BrowseLayout) -> [StyledText] {
    let rows = rowLines(layout.list, isPadded: layout.isBeside)
    guard let size = layout.pane else { return rows }
    let pane = paneLines(size)
    if !layout.isBeside { return rows + [StyledText(String(repeating: "─", count: layout.list.columns), .dim)] + pane }
    return zip(rows, pane).map { row, line in
      var both = row
      both.append(BrowseLayout.separator, .dim)
      both.append(line)
      return both
    }
  }

  private func rowLines(_ size: (columns: Int, lines: Int), isPadded: Bool) -> [StyledText] {
    let first = max(0, min(selected - size.lines + 1, rows.count - size.lines))
    let shown = Array(rows.enumerated().dropFirst(first).prefix(size.lines))
    let table = BrowseTable(shown.map(\.element), columns: size.columns)
    let lines = shown.map { index, row in
      let line = table.line(row, isSelected: index == selected)
      return index == selected ? line.fitted(size.columns, padded: true).selected : line.fitted(size.columns, padded: isPadded)
    }
    return lines + Array(repeating: StyledText().fitted(size.columns, padded: isPadded), count: size.lines - lines.count)
  }

  private func paneLines(_ size: (columns: Int, lines: Int)) -> [StyledText] {
    let lines =
      switch pane {
      case .details: card.map { $0.lines(columns: size.columns, lines: size.lines, distance: selectedRow?.distance ?? "") } ?? []
      case .explanation: explanationLines(size.columns)
      }
    return Array(lines.prefix(size.lines)) + Array(repeating: StyledText(), count: max(0, size.lines - lines.count))
  }

  private func explanationLines(_ columns: Int) -> [StyledText] {
    guard let row = selectedRow, !explanation.isEmpty else { return [] }
    return StyledText(String(row.name.characters), .bold).wrapped(columns) + explanation.flatMap { StyledText($0).wrapped(columns) }
  }

  // MARK: The line that is typed

  /// The prompt and the part of the line around the cursor that fits, and the cursor's column.
  private func inputWindow(columns: Int) -> (text: String, cursor: Int) {
    let typed = typedFilter?.line ?? line
    let prompt = columns > 20 ? typedFilter?.filter.prompt ?? Self.prompt : ""
    let room = max(1, columns - ColumnWidth.of(prompt) - 1)
    var before = String.UnicodeScalarView()
    var width = 0
    for scalar in typed.beforeCursor.unicodeScalars.reversed() {
      if width + ColumnWidth.of(scalar) > room { break }
      width += ColumnWidth.of(scalar)
      before.append(scalar)
    }
    let text = prompt + String(String.UnicodeScalarView(before.reversed())) + typed.afterCursor
    return (text, ColumnWidth.of(prompt) + width)
  }

  // MARK: What there is room for

  /// The lines around the rows. The input always has one, and the rows come before everything else.
  private struct Frame {
    let status: [StyledText]
    let hasFooter: Bool
    let help: [String]
    let layout: BrowseLayout

    init(_ view: BrowseView, columns: Int, lines: Int) {
      status = Self.lines(of: view.statusLine, columns: columns, most: lines >= Self.linesForLongStatus ? 3 : lines >= 3 ? 1 : 0)
      hasFooter = lines >= 6 && !view.footer.isEmpty
      let keys = view.typedFilter == nil ? HelpLines.keys : HelpLines.filterKeys
      help = lines >= 5 ? HelpLines.lines(keys, columns: columns, most: lines >= Self.linesForMoreHelp ? 2 : 1) : []
      let rest = lines - 1 - status.count - (hasFooter ? 1 : 0) - help.count
      layout = BrowseLayout(columns: columns, lines: rest, wantsPane: view.wantsPane)
    }

    /// The text on as many lines as it needs; what does not fit on the last one is cut off.
    private static func lines(of text: StyledText, columns: Int, most: Int) -> [StyledText] {
      if most == 1 { return [text] }
      return Array(text.wrapped(columns).prefix(most))
    }

    private static let linesForLongStatus = 10
    private static let linesForMoreHelp = 20
  }
}
