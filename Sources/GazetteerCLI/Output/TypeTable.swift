// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService

/// Place types as a table for people, a group after the other: type, table of the contract, name.
struct TypeTable {
  private let types: TypeDirectory
  /// Whether only some types are listed; the collections stand behind all of them.
  private let isFiltered: Bool

  init(_ types: TypeDirectory, isFiltered: Bool) {
    self.types = types
    self.isFiltered = isFiltered
  }

  /// The lines, without line ends.
  var lines: [String] {
    let names = types.entries.map(\.type) + (isFiltered ? [] : TypeCollection.allCases.map(\.rawValue))
    let width = names.map(ColumnWidth.of).max() ?? 0
    func line(_ name: String, _ rest: String) -> String {
      "  " + name + String(repeating: " ", count: width - ColumnWidth.of(name)) + "  " + rest
    }
    let groups = (PlaceTypeGroup.allCases.map(Optional.some) + [nil]).map { group in
      (title: group?.title ?? Self.titleOfTableB, entries: types.entries.filter { $0.group == group })
    }
    var blocks = groups.filter { !$0.entries.isEmpty }.map { group in
      [group.title] + group.entries.map { line($0.type, "\($0.table == .a ? "A" : "B")  \($0.displayName)") }
    }
    if !isFiltered {
      blocks.append([Self.titleOfCollections] + TypeCollection.allCases.map { line($0.rawValue, $0.types.joined(separator: ", ")) })
    }
    return Array(blocks.joined(separator: [""]))
  }

  private static let titleOfTableB = "Beside a primary type"
  private static let titleOfCollections = "Several at once, for --types"
}
