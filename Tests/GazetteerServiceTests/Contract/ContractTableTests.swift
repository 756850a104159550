// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The rules of `docs/contract.md` and the cases of the tests name each other.
///
/// A rule is a line of a table that begins with a name such as `input.length` in backticks. The files with its cases are named in the nearest
/// paragraph above that begins with "Tests:", relative to `Tests`. A case names its rule by `rule: "input.length"` in a table of cases, by the
/// trait `.rule("input.length")`, or, in other targets than this one, by the former in a comment above the test.
@Suite struct ContractTableTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A rule of the page, and the files that are to have its cases.
  private struct Row {
    let id: String
    let files: [String]
  }

  private func rows() throws -> [Row] {
    var files: [String] = []
    var rows: [Row] = []
    var isListing = false
    for line in try text("docs/contract.md").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("Tests: ") { (files, isListing) = ([], true) }
      if line.isEmpty { isListing = false }
      if isListing { files += line.matches(of: /`([^`]+)`/).map { String($0.1) } }
      if let match = line.prefixMatch(of: /\| `([a-z-]+\.[a-z-]+)` \|/) { rows.append(Row(id: String(match.1), files: files)) }
    }
    return rows
  }

  /// The rules that the cases of a file are about.
  private func ids(inTest path: String) throws -> Set<String> {
    let text = try text("Tests/\(path)")
    let inTables = text.matches(of: /rule: "([^"]+)"/).map { String($0.1) }
    let inTraits = text.matches(of: /\.rule\(([^)]+)\)/).flatMap { $0.1.matches(of: /"([^"]+)"/).map { String($0.1) } }
    return Set(inTables + inTraits)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  @Test func everyRuleHasACaseWhereThePageSays() throws {
    let rows = try rows()
    let cases = try Dictionary(uniqueKeysWithValues: Set(rows.flatMap(\.files)).map { ($0, try ids(inTest: $0)) })
    for row in rows { #expect(row.files.contains { cases[$0]?.contains(row.id) == true }, "\(row.id) has no case in \(row.files)") }
    #expect(rows.count > 140)
    print("docs/contract.md: \(rows.count) rules, each with its cases")
  }

  @Test func everyRuleIsListedOnce() throws {
    let ids = try rows().map(\.id)
    #expect(ids.count == Set(ids).count, "\(Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys)")
  }

  @Test func everyCaseIsAboutARuleOfThePage() throws {
    let known = Set(try rows().map(\.id))
    let folder = Self.root.appending(path: "Tests")
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
    let own = "GazetteerServiceTests/Contract/"
    for path in paths where path.hasSuffix(".swift") && ![own + "ContractTableTests.swift", own + "RuleTrait.swift"].contains(path) {
      let strangers = try ids(inTest: path).subtracting(known)
      #expect(strangers.isEmpty, "\(path)")
    }
  }
}
