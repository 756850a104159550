// SPDX-License-Identifier: Apache-2.0
#if GAZETTEER_SERVER
  import Foundation

  /// Words that a storm types: those of the tables of synonyms, names and ids of embedded places, and what has stalled a
  /// search before.
  struct StormWords: Sendable {
    /// Words with synonyms: each stands for several texts, so many in a row stand for very many.
    let synonyms: [String]
    let names: [String]
    let ids: [String]

    static let shared = Result { try StormWords() }

    private init() throws {
      let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardized
      synonyms = try Self.files(package.appendingPathComponent("Data/words/Languages"), "swift").flatMap(Self.rows)
      let places = try Self.files(package.appendingPathComponent("Data/places"), "ndjson").flatMap { $0.split(separator: "\n") }
      // Every eighth place is enough: many names of many scripts.
      let some = places.enumerated().filter { $0.offset % 8 == 0 }.map(\.element)
      names = some.flatMap { Self.values(of: "name", in: $0) + Self.values(of: "text", in: $0) }
      ids = some.flatMap { Self.values(of: "id", in: $0) }
    }

    private static func files(_ folder: URL, _ kind: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".\(kind)") }.sorted()
        .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
    }

    /// The words of rows such as `street | st, str`.
    private static func rows(_ text: String) -> [String] {
      text.split(separator: "\n").filter { $0.contains(" | ") && !$0.contains("//") }
        .flatMap { $0.split { "|,/<>=\"".contains($0) } }
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty && $0.count <= 30 }
    }

    private static func values(of member: String, in line: Substring) -> [String] {
      line.components(separatedBy: "\"\(member)\":\"").dropFirst().compactMap { $0.split(separator: "\"").first.map(String.init) }
    }

    /// Texts that, in a row, have stopped or stalled a search.
    static let troublemakers = [
      "e", "u.s.a.", "blvd", "1/2", "plaza", "sankt", "st", "o", "de la", "ㅅ", "a.b.", "&", "и", "n°", "5th", "i",
    ]

    static let alphabets: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA0...0x24F, 0x300...0x36F, 0x370...0x3FF, 0x400...0x4FF, 0x530...0x58F, 0x590...0x5FF, 0x600...0x6FF, 0x900...0x97F,
      0xE00...0xE7F, 0x10A0...0x10FF, 0x1100...0x11FF, 0x1E00...0x1EFF, 0x2000...0x206F, 0x2070...0x209F, 0x3040...0x30FF, 0x4E00...0x4FFF,
      0xAC00...0xAFFF, 0xE000...0xE010, 0xFB00...0xFB06, 0xFE00...0xFE0F, 0xFF00...0xFFEF, 0x1F1E6...0x1F1FF, 0x1F600...0x1F64F,
      0xE0000...0xE007F, 0xF0000...0xF0010, 0x0...0x1F, 0x7F...0x9F, 0xFDD0...0xFFFD,
    ]
  }
#endif
