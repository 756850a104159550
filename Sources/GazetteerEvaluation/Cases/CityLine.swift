// SPDX-License-Identifier: Apache-2.0

/// A line `<identifier> <city>, <more>`: the best-known city of that name must come first.
enum CityLine {
  /// Takes the cases of a file.
  ///
  /// - Throws: `EvaluationError.badFile` when no line is of the form.
  static func read(_ lines: CaseLines, path: String, group: String, into found: inout CaseCollector) throws {
    while let line = try lines.next() { try found.take(line: line.number) { try judged(line, group: group) } }
    if found.cases.isEmpty, !found.skipped.isEmpty {
      throw EvaluationError.badFile(path: path, what: "list of cities", reason: "no line is an identifier and a text")
    }
  }

  private static func judged(_ line: CaseLines.Line, group: String) throws(CaseFault) -> JudgedCase {
    let parts = line.text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].allSatisfy(\.isNumber), let name = parts[1].split(separator: ",").first else {
      throw CaseFault(reason: "\"\(line.text.prefix(40))\" is not an identifier and a text")
    }
    var judged = JudgedCase(id: "\(group)#\(line.number)", text: String(parts[1]))
    judged.group = group
    judged.expected = [ExpectedPlace(fields: [.name: String(name), .type: "locality sublocality"])]
    return judged
  }
}

/// Columns `query` and `target`, separated by tabs: the query is typed letter by letter; the place named `target` is expected.
struct TypedNames {
  private let lines: CaseLines
  private let group: String

  /// - Throws: `EvaluationError.badFile` for other columns.
  init(_ lines: CaseLines, path: String, group: String) throws {
    self.lines = lines
    self.group = group
    if try lines.next().map({ Self.columns($0.text).starts(with: ["query", "target"]) }) != true {
      throw EvaluationError.badFile(path: path, what: "table of typed names", reason: "the first columns have to be query and target")
    }
  }

  func read(into found: inout CaseCollector) throws {
    while let line = try lines.next() { try found.take(line: line.number) { try judged(Self.columns(line.text)) } }
  }

  private func judged(_ columns: [Substring]) throws(CaseFault) -> JudgedCase {
    guard columns.count >= 2, !columns[1].isEmpty else { throw CaseFault(reason: "there is no target") }
    var judged = JudgedCase(id: "\(group)#\(columns[0])", text: String(columns[0]))
    judged.group = group
    judged.isReplayed = true
    judged.expected = [ExpectedPlace(fields: [.name: String(columns[1].split(separator: ",").first ?? columns[1])])]
    return judged
  }

  private static func columns(_ line: String) -> [Substring] { line.split(separator: "\t", omittingEmptySubsequences: false) }
}
