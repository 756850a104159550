// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerImport
import GazetteerService

/// Reads judged cases in this package's forms and in those of public collections. The name of the file determines the form.
///
/// | ends in | form |
/// | --- | --- |
/// | `.ndjson` | `JudgedCase`, one a line; or lines with `kind` and `query`, as collections are exchanged |
/// | `.csv` | with a column `text`: the members of a `JudgedCase`; with `query`: geocoder-tester's columns, `,` or `;` |
/// | `.yml` | geocoder-tester's mapping of texts |
/// | `.json` | Pelias' acceptance tests |
/// | `.txt` | lines of an identifier and a text that begins with the name of the expected city, as in Pelias placeholder |
/// | `.tsv` | columns `query` and `target`: typed letter by letter |
///
/// All may be gzipped. Cases of other tasks (reverse, structured) are passed over.
package struct CaseFile {
  private let path: String
  /// Its name in reports.
  private let name: String

  /// A file, which is read when its cases are asked for: line by line, YAML and JSON as a whole.
  ///
  /// - Parameter name: Its name in reports; by default the name of the file without folders.
  package init(path: String, name: String? = nil) {
    self.path = path
    self.name = name ?? path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The cases in the order of the file.
  ///
  /// - Throws: `EvaluationError` for the first case that cannot be read, and if there is none at all; `ImportError` for a file that cannot be read.
  package func cases() throws -> [JudgedCase] {
    let found = try read()
    if let first = found.skipped.first(where: { $0.kind == .unreadable }) {
      throw EvaluationError.badCase(path: path, line: first.line, reason: first.reason)
    }
    if found.cases.isEmpty { throw EvaluationError.noCases(path: path) }
    return found.cases
  }

  /// The cases in the order of the file, and what was skipped.
  ///
  /// - Throws: `EvaluationError` for a file that has no form of cases.
  func read() throws -> CaseCollector {
    var found = CaseCollector(path: path)
    let plain = path.hasSuffix(".gz") ? String(path.dropLast(3)) : path
    switch plain.split(separator: ".").last.map({ $0.lowercased() }) ?? "" {
    case "ndjson", "jsonl":
      let lines = try CaseLines(path: path)
      while let line = try lines.next() { try found.take(line: line.number) { try judged(line.text) } }
    case "csv": try CaseTable(path: path, group: name).read(into: &found)
    case "yml", "yaml": try TesterDocument(text(), path: path, group: name).read(into: &found)
    case "json": try PeliasCases(text(), path: path, group: name).read(into: &found)
    case "txt": try CityLine.read(CaseLines(path: path), path: path, group: name, into: &found)
    case "tsv": try TypedNames(CaseLines(path: path), path: path, group: name).read(into: &found)
    default: throw EvaluationError.unknownForm(path: path)
    }
    return found
  }

  /// Largest document that is read as a whole.
  private static let largestDocument = 64 << 20

  private func text() throws(ImportError) -> String {
    String(decoding: try ByteSource.bytes(path: path, atMost: Self.largestDocument), as: UTF8.self)
  }

  private func judged(_ line: String) throws -> JudgedCase {
    let data = Data(line.utf8)
    let probe = try JSONDecoder().decode(ExchangedCase.Probe.self, from: data)
    if let kind = probe.kind {
      guard ["search", "autocomplete"].contains(kind), probe.query != nil else { throw CaseFault.otherTask(kind) }
      return try JSONDecoder().decode(ExchangedCase.self, from: data).judged()
    }
    var judged = try JSONDecoder().decode(JudgedCase.self, from: data)
    if judged.group.isEmpty { judged.group = name }
    return judged
  }
}
