// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerText
import Testing

/// An example in a doc comment: a word, how it is related to others, and those.
///
///     /// - `word` means `word`, `word`      finished
///     /// - `word` begins `word`             unfinished
///     /// - `word` folds to `word`, `word`   a word of a table
struct SynonymExample: CustomStringConvertible, Sendable {
  let relation: String
  let word: String
  let expected: [String]

  var description: String { "\(word) \(relation)" }

  static func all() throws -> [SynonymExample] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Sources/GazetteerText/Synonyms")
    return try ["Synonyms.swift", "LanguageWords+Groups.swift"].flatMap { file in
      try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8).components(separatedBy: "\n").compactMap(
        SynonymExample.init)
    }
  }

  private init?(_ line: String) {
    let parts = line.components(separatedBy: "`")
    guard parts[0].trimmingCharacters(in: .whitespaces) == "/// -", parts.count > 2 else { return nil }
    word = parts[1]
    relation = parts[2].trimmingCharacters(in: .whitespaces)
    expected = stride(from: 3, to: parts.count, by: 2).map { parts[$0] }
  }
}

/// The doc comments tell the truth.
@Suite struct SynonymExampleTests {
  @Test("A word means what its example says", arguments: try SynonymExample.all())
  func examples(example: SynonymExample) throws {
    switch example.relation {
    case "means": #expect(synonyms(of: example.word) == example.expected)
    case "begins": #expect(synonyms(of: example.word, isFinished: false) == example.expected)
    case "folds to": #expect(LanguageWords.folded(Array(example.word.utf8)).map { String(decoding: $0, as: UTF8.self) } == example.expected)
    default: Issue.record("\(example.relation) is no relation")
    }
  }

  @Test func thereAreExamplesOfEveryKind() throws {
    #expect(Set(try SynonymExample.all().map(\.relation)) == ["means", "begins", "folds to"])
  }
}
