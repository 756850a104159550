// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The examples in the doc comments of the module: lists whose lines hold texts between backticks.
///
///     /// - `name` → `key`, `key`         all forms of a name
///     /// - `name` is `key`, `key`        what a primary name adds in Latin letters
///     /// - `name` has `term`, `term`     the terms of its first form
///     /// - `tag` tries `tag`, `tag`     the fallbacks of a language
///     /// - `query` in `name` → 0..<5     the ranges that a query marks
struct DocExample: CustomStringConvertible, Sendable {
  let file: String
  let line: Int
  let relation: String
  /// What stands between backticks before the relation, and after.
  let given: [String]
  let expected: [String]

  var description: String { "\(file):\(line)" }

  /// All examples in the module's sources whose relation is the one asked for.
  static func all(_ relation: String) throws -> [DocExample] {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/GazetteerText")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }.sorted()
    return try files.flatMap { file in
      try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8).components(separatedBy: "\n").enumerated()
        .compactMap { DocExample(file: file, line: $0.offset + 1, text: $0.element) }
        .filter { $0.relation == relation }
    }
  }

  private init?(file: String, line: Int, text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard text.hasPrefix("/// - `") else { return nil }
    let parts = text.dropFirst(6).components(separatedBy: "`")
    let texts = stride(from: 1, to: parts.count, by: 2).map { DocExample.unescaped(parts[$0]) }
    switch parts.dropFirst(2).first?.trimmingCharacters(in: .whitespaces) {
    case "→": (relation, given, expected) = ("forms", [texts[0]], Array(texts.dropFirst()))
    case "is": (relation, given, expected) = ("romanised", [texts[0]], Array(texts.dropFirst()))
    case "has": (relation, given, expected) = ("terms", [texts[0]], Array(texts.dropFirst()))
    case "tries": (relation, given, expected) = ("languages", [texts[0]], Array(texts.dropFirst()))
    case "in":
      let ranges = (parts.last ?? "").components(separatedBy: " ").filter { $0.contains("..<") }
      (relation, given, expected) = ("ranges", texts, ranges)
    default: return nil
    }
    self.file = file
    self.line = line
  }

  /// Replaces `\u{200C}` by the scalar. By scalars, because a mark that follows the brace makes one character with it.
  private static func unescaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\\", rest.first == "u", let end = rest.firstIndex(of: "}") {
        let digits = String(rest[..<end].dropFirst(2))
        result.append(contentsOf: [UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)].compactMap(\.self))
        rest = rest[end...].dropFirst()
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
