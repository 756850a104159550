// SPDX-License-Identifier: Apache-2.0

/// A line `<identifier> <city>, <more>`: the best known city of that name has to be first.
struct CityLine {
  let judged: JudgedCase

  /// nil for a line of another form.
  init?(_ line: Substring, number: Int, group: String) {
    let parts = line.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].allSatisfy(\.isNumber), let name = parts[1].split(separator: ",").first else { return nil }
    var judged = JudgedCase(id: "\(group)#\(number)", text: String(parts[1]))
    judged.group = group
    judged.expected = [ExpectedPlace(fields: [.name: String(name), .type: "locality sublocality"])]
    self.judged = judged
  }
}

/// Columns `query` and `target`, separated by tabs: the query is typed letter by letter to get to the place of that name.
struct TypedNames {
  private let rows: [[Substring]]
  private let path: String

  init(_ text: String, path: String) throws {
    rows = text.split { $0.isNewline }.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    self.path = path
    if rows.first.map({ $0.starts(with: ["query", "target"]) }) != true {
      throw EvaluationError.badFile(path: path, what: "table of typed names", reason: "the first columns have to be query and target")
    }
  }

  func cases() -> [JudgedCase] {
    let group = path.split(separator: "/").last.map(String.init) ?? path
    return rows.dropFirst().filter { $0.count >= 2 && !$0[0].isEmpty }.map { row in
      var judged = JudgedCase(id: "\(group)#\(row[0])", text: String(row[0]))
      judged.group = group
      judged.isReplayed = true
      judged.expected = [ExpectedPlace(fields: [.name: String(row[1].split(separator: ",").first ?? row[1])])]
      return judged
    }
  }
}
