// SPDX-License-Identifier: Apache-2.0
import Yams

/// The YAML form of geocoder-tester: the key is the typed text; below it are `expected`, `lat`, `lon`, `lang` and `limit`.
struct TesterDocument {
  private let text: String
  private let path: String
  private let group: String

  init(_ text: String, path: String, group: String) {
    self.text = text
    self.path = path
    self.group = group
  }

  /// Takes the cases of the file.
  ///
  /// - Throws: `EvaluationError.badFile` for a file that is not YAML, or not a mapping.
  func read(into found: inout CaseCollector) throws {
    let root: Node?
    do {
      root = try Yams.compose(yaml: text)
    } catch {
      throw EvaluationError.badFile(path: path, what: "document of cases", reason: "\(error)".split(separator: "\n").joined(separator: " "))
    }
    guard let root else { return }
    guard let entries = root.mapping else {
      throw EvaluationError.badFile(path: path, what: "document of cases", reason: "it has to be a mapping of texts")
    }
    for (key, value) in entries {
      let line = key.mark?.line ?? 1
      try found.take(line: line) { try CaseRow(columns(key, value), group: group, line: line).judged() }
    }
  }

  /// The columns that a row of the CSV form would have.
  private func columns(_ key: Node, _ value: Node) -> [String: String] {
    var columns = ["query": key.scalar?.string ?? ""]
    for (name, member) in value.mapping ?? [:] {
      guard let name = name.scalar?.string else { continue }
      if let text = member.scalar?.string { columns[name] = text }
      guard name == "expected" else { continue }
      for (field, text) in member.mapping ?? [:] {
        if let field = field.scalar?.string, let text = text.scalar?.string { columns["expected_\(field)"] = text }
      }
    }
    return columns
  }
}
