// SPDX-License-Identifier: Apache-2.0

/// The ways to write first-level areas and provinces: codes, and names in English and in the languages of their country.
package enum AreaSpellings {
  /// The ways to write one area, in the order of the tables: `NRW`, `Nordrhein-Westfalen`.
  package struct Group: Sendable {
    /// ISO 3166-1 alpha-2 code.
    package var country: String
    /// At least one.
    package var spellings: [String]
  }

  /// The areas of both tables: those with codes for writing addresses, then those that texts and sources only name so. A group that begins with a
  /// code of an earlier one adds to it.
  package static let groups: [Group] =
    groups(of: AddressTables.areaCodes) { entry in
      guard let space = entry.firstIndex(of: " ") else { return [entry] }
      return [entry[..<space]] + entry[space...].dropFirst().split(separator: "/")
    }
    + groups(of: AddressTables.areaSpellings) { $0.split(separator: "/") }

  /// Folded words that say what an area is, as `provincia`.
  package static let typeWords = Set(AddressTables.areaTypeWords.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// - Parameter spellings: The ways to write the area of an entry of a row.
  private static func groups(of table: String, spellings: (Substring) -> [Substring]) -> [Group] {
    table.split(separator: "\n").flatMap { line -> [Group] in
      let cells = line.split(separator: "|").map { $0.trimmed }
      guard cells.count == 2 else { return [] }
      return cells[1].split(separator: ",").map { Group(country: String(cells[0]), spellings: spellings($0.trimmed).map(String.init)) }
    }
  }
}
