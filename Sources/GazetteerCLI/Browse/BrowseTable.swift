// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The columns of a table of rows: a mark, name, address, type, distance, id. The name comes first, then 12 columns of address; distance, type and at last
/// the id have to fit beside them.
struct BrowseTable {
  private let columns: Int
  private let name: Int
  private let address: Int
  private let type: Int
  private let distance: Int
  private let id: Int

  init(_ rows: [BrowseRow], columns: Int) {
    func widest(_ text: (BrowseRow) -> String) -> Int { rows.map { ColumnWidth.of(text($0)) }.max() ?? 0 }
    func room(_ widths: Int...) -> Int { columns - Self.mark - widths.reduce(0) { $0 + ($1 > 0 ? $1 + Self.gap : 0) } }
    func fitting(_ width: Int, _ room: Int, least: Int) -> Int { room >= least ? width : 0 }
    let names = min(widest { String($0.name.characters) }, max(12, columns / 2))
    let addresses = widest(\.address)
    let (types, distances, ids) = (widest(\.type), widest(\.distance), widest(\.id))
    distance = fitting(distances, room(names, distances), least: 12)
    type = fitting(types, room(names, types, distance), least: 12)
    id = fitting(ids, room(names, type, distance, ids), least: addresses)
    name = min(names, max(0, columns - Self.mark))
    address = max(0, min(addresses, room(name, type, distance, id)))
    self.columns = columns
  }

  private static let mark = 2
  private static let gap = 2

  func line(_ row: BrowseRow, isSelected: Bool) -> StyledText {
    var line = StyledText(isSelected ? "› " : "  ")
    line.append(StyledText(marked: row.name).fitted(name, padded: true))
    append(StyledText(row.address, .dim), address, to: &line)
    append(StyledText(row.type), type, to: &line)
    append(StyledText(String(repeating: " ", count: max(0, distance - ColumnWidth.of(row.distance))) + row.distance), distance, to: &line)
    append(StyledText(row.id, .dim), id, to: &line)
    return line.fitted(columns)
  }

  private func append(_ text: StyledText, _ width: Int, to line: inout StyledText) {
    guard width > 0 else { return }
    line.append(String(repeating: " ", count: Self.gap))
    line.append(text.fitted(width, padded: true))
  }
}
