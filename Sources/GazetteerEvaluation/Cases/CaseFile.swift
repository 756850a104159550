// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer
import GazetteerImport

/// Reads judged cases in this package's forms and in those of public collections. The name of the file tells the form.
///
/// | ends in | form |
/// | --- | --- |
/// | `.ndjson` | `JudgedCase`, one a line; or lines with `kind` and `query`, as collections are exchanged |
/// | `.csv` | with a column `text`: the members of a `JudgedCase`; with `query`: geocoder-tester's columns, `,` or `;` |
/// | `.yml` | geocoder-tester's mapping of texts |
/// | `.json` | Pelias' acceptance tests |
/// | `.txt` | lines of an identifier and a text whose first part is the name of the city wanted, as Pelias placeholder has them |
/// | `.tsv` | columns `query` and `target`: typed letter by letter |
///
/// All may be gzipped. Cases of other tasks (reverse, structured) are left out.
package struct CaseFile {
  private let path: String
  private let text: String

  /// Reads the file.
  ///
  /// - Throws: `ImportError` for a file that cannot be read.
  package init(path: String) throws {
    self.path = path
    text = String(decoding: try ByteSource.bytes(path: path), as: UTF8.self)
  }

  /// The text itself, as if it came from a file of that name.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The cases in the order of the file.
  ///
  /// - Throws: `EvaluationError`.
  package func cases() throws -> [JudgedCase] {
    let cases = try read()
    if cases.isEmpty { throw EvaluationError.noCases(path: path) }
    return cases
  }

  private func read() throws -> [JudgedCase] {
    let name = path.hasSuffix(".gz") ? String(path.dropLast(3)) : path
    switch name.split(separator: ".").last.map({ $0.lowercased() }) ?? "" {
    case "ndjson", "jsonl": return try lines().compactMap(lineCase)
    case "csv": return try CaseTable(text, path: path).cases()
    case "yml", "yaml": return try TesterDocument(text, path: path).cases()
    case "json": return try PeliasCases(text, path: path).cases()
    case "txt": return lines().compactMap { CityLine($0.text, number: $0.number, group: group)?.judged }
    case "tsv": return try TypedNames(text, path: path).cases()
    default: throw EvaluationError.unknownForm(path: path)
    }
  }

  /// The name of the file without its folders.
  private var group: String { path.split(separator: "/").last.map(String.init) ?? path }

  private func lines() -> [(number: Int, text: Substring)] {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }.enumerated().filter { !$0.element.allSatisfy(\.isWhitespace) }
      .map { ($0.offset + 1, $0.element) }
  }

  private func lineCase(_ line: (number: Int, text: Substring)) throws -> JudgedCase? {
    let data = Data(line.text.utf8)
    do {
      if let exchanged = try JSONDecoder().decode(ExchangedCase.Probe.self, from: data).exchanged {
        return exchanged ? try JSONDecoder().decode(ExchangedCase.self, from: data).judged : nil
      }
      var judged = try JSONDecoder().decode(JudgedCase.self, from: data)
      if judged.group.isEmpty { judged.group = group }
      return try judged.checked()
    } catch let error as DecodingError {
      throw EvaluationError.badCase(path: path, line: line.number, reason: error.reason)
    } catch let error as CaseFault {
      throw EvaluationError.badCase(path: path, line: line.number, reason: error.reason)
    }
  }
}

/// What is wrong with one case.
struct CaseFault: Error {
  let reason: String
}

extension JudgedCase {
  /// The case, when it can be asked and judged.
  func checked() throws(CaseFault) -> JudgedCase {
    if text.allSatisfy(\.isWhitespace) { throw CaseFault(reason: "text is empty") }
    if !(1...50).contains(rank) { throw CaseFault(reason: "rank is \(rank), and has to be from 1 to 50") }
    if expected.isEmpty && absent.isEmpty { throw CaseFault(reason: "neither expected nor absent says what has to come of \"\(text)\"") }
    return self
  }
}
