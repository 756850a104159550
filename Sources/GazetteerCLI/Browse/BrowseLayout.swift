// SPDX-License-Identifier: Apache-2.0

/// Which part of a terminal shows what: the pane stands beside the rows where there is room, else below them, else nowhere.
struct BrowseLayout: Equatable {
  /// Columns and lines of the rows.
  let list: (columns: Int, lines: Int)
  /// Columns and lines of the pane without the line that separates it; nil when there is none.
  let pane: (columns: Int, lines: Int)?
  /// Whether the pane stands beside the rows, not below them.
  let isBeside: Bool

  /// - Parameters:
  ///   - lines: what is left of the height beside prompt, status and help.
  ///   - wanted: whether there should be a pane; nil leaves it to the room.
  init(columns: Int, lines: Int, wantsPane wanted: Bool?) {
    let isBeside = columns >= Self.columnsForBoth && lines >= Self.linesBeside
    let hasRoom = isBeside || lines >= (wanted == true ? Self.linesBelowIfAsked : Self.linesBelow)
    guard hasRoom, wanted != false else {
      list = (columns, max(0, lines))
      pane = nil
      self.isBeside = false
      return
    }
    self.isBeside = isBeside
    let paneColumns = isBeside ? min(Self.widestPane, columns * 2 / 5) : columns
    let paneLines = isBeside ? lines : lines / 2
    pane = (paneColumns, paneLines - (isBeside ? 0 : 1))
    list = (isBeside ? columns - paneColumns - Self.separator.count : columns, isBeside ? lines : lines - paneLines)
  }

  static let separator = " │ "
  private static let columnsForBoth = 110
  private static let linesBeside = 5
  private static let linesBelow = 14
  private static let linesBelowIfAsked = 6
  private static let widestPane = 76

  static func == (a: BrowseLayout, b: BrowseLayout) -> Bool {
    a.list == b.list && a.pane?.columns == b.pane?.columns && a.pane?.lines == b.pane?.lines && a.isBeside == b.isBeside
  }
}
