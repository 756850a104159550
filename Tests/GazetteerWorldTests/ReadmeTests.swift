// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The counts in `Data/README.md` are those of the files.
@Suite struct ReadmeTests {
  private static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Data/README.md")

  /// First cell, without code marks → second cell, over all table rows.
  private func cells() throws -> [String: String] {
    let rows = try String(contentsOf: ReadmeTests.path, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| ") }
    let pairs = rows.map { row in
      row.split(separator: "|").prefix(2).map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }
    }
    return Dictionary(pairs.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func filesHaveTheRowsThatAreStated() throws {
    let cells = try cells()
    let rows = try EmbeddedRows.all()
    let files = Dictionary(grouping: rows, by: \.file).mapValues { "\($0.count)" }
    #expect(cells.filter { $0.key.hasSuffix(".ndjson") } == files)
    #expect(cells["all"] == "\(rows.count)")
  }

  @Test(arguments: ["country", "locality", "route", "hotel", "museum"])
  func typesHaveTheRowsThatAreStated(type: String) throws {
    #expect(try cells()[type] == "\(try EmbeddedRows.all().count { $0.primaryType == type })")
  }
}
