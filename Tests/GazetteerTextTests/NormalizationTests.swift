// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerText
import Testing

/// Unicode's own normalisation vectors: however a text is composed, its key is the same. Skipped where the file is not beside the package.
@Suite(.enabled(if: NormalizationVectors.areThere, "needs ../shared/data/unicode beside the package")) struct NormalizationTests {
  @Test func composedAndDecomposedTextsFoldAlike() throws {
    let rows = try NormalizationVectors.rows()
    #expect(rows.count > 18_000)
    for row in rows { #expect(key(row.nfc) == key(row.nfd), "\(row.source.hex)") }
  }

  /// Left out: several marks that stay in the key (vowel signs, virama, Thai and Lao marks, voiced kana marks) on one letter in another order
  /// than Unicode's. The key keeps the order of the text; the rows that have such are all made up, a letter `a` with the marks of three scripts.
  @Test func textsAsTheyStandFoldLikeTheirComposedForms() throws {
    var outOfOrder = 0
    for row in try NormalizationVectors.rows() where key(row.source) != key(row.nfc) {
      outOfOrder += 1
      #expect(row.isReordered && row.source.unicodeScalars.first == "a" && row.source.unicodeScalars.last == "b", "\(row.source.hex)")
    }
    #expect(outOfOrder == 138)
  }

  /// Left out: the signs SM and TM, which are no part of a name.
  @Test func compatibilityFormsFoldAlike() throws {
    let signs = ["\u{2120}", "\u{2122}"]
    for row in try NormalizationVectors.rows() where !signs.contains(row.source) {
      #expect(key(row.nfkc) == key(row.nfc), "\(row.source.hex)")
      #expect(key(row.nfkd) == key(row.nfd), "\(row.source.hex)")
    }
  }

  private func key(_ text: String) -> [UInt8] { TextAnalyzer.query(text).key }
}

/// The rows of NormalizationTest.txt.
private struct NormalizationVectors {
  let source, nfc, nfd, nfkc, nfkd: String

  init(_ line: Substring) {
    let columns = line.split(separator: ";").prefix(5).map(Self.string)
    (source, nfc, nfd, nfkc, nfkd) = (columns[0], columns[1], columns[2], columns[3], columns[4])
  }

  /// Whether the source has the scalars of NFD in another order.
  var isReordered: Bool { source.unicodeScalars.sorted() == nfd.unicodeScalars.sorted() }

  private static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/data/unicode/NormalizationTest.txt.gz").path
  static let areThere = FileManager.default.fileExists(atPath: path)

  static func rows() throws -> [NormalizationVectors] {
    try text().split(separator: "\n").compactMap { line in
      guard let first = line.first, first != "#", first != "@" else { return nil }
      return NormalizationVectors(line)
    }
  }

  /// The text of hexadecimal numbers.
  private static func string(_ numbers: Substring) -> String {
    let scalars = numbers.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func text() throws -> String {
    let gzip = Process()
    gzip.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    gzip.arguments = ["gzip", "-dc", path]
    let output = Pipe()
    gzip.standardOutput = output
    try gzip.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    gzip.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
