// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import Testing

@Suite struct ColumnTests {
  @Test("rows are read by the names that their statement has, in its order")
  func names() {
    #expect(columns(.street) == names(of: Query.StreetColumn.self))
    #expect(columns(.viewport) == names(of: Query.ViewportColumn.self))
    #expect(columns(.source) == names(of: Query.SourceColumn.self))
  }

  /// What stands between `SELECT` and `FROM`.
  private func columns(_ query: Query) -> [String] {
    let words = query.sql.split { $0 == " " || $0 == "," || $0 == "\n" }.map(String.init)
    return Array(words.prefix { $0 != "FROM" }.dropFirst())
  }

  private func names<Column: CaseIterable>(of type: Column.Type) -> [String] { type.allCases.map { snakeCase("\($0)") } }

  /// `administrativeArea2` → `administrative_area_2`, `placeID` → `place_id`.
  private func snakeCase(_ name: String) -> String {
    var text = ""
    var previous: Character = "_"
    for character in name {
      if character.isUppercase && !previous.isUppercase || character.isNumber { text += "_" }
      text += character.lowercased()
      previous = character
    }
    return text
  }
}
