// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerText

/// The words that people write above columns, by what they mean.
struct HeaderWords: Sendable {
  /// One meaning of a word.
  struct Meaning: Sendable {
    var field: String
    /// Its place among the words for the field: the lower, the surer.
    var rank: Int
  }

  static let shared = HeaderWords(HeaderWordTable.rows)
  /// Texts that mean "no value".
  static let nulls = texts(HeaderWordTable.nulls)
  /// What a column of numbers is called that says nothing more.
  static let numbers = Set(texts(HeaderWordTable.numbers))
  /// What OpenStreetMap's elements are called.
  static let elements = Set(texts(HeaderWordTable.elements))

  /// By the folded word without spaces.
  private var meanings: [String: [Meaning]] = [:]

  /// - Parameter rows: For each field and language a row: field, tag, a bar, and the words with commas between them.
  init(_ rows: StaticString) {
    for row in "\(rows)".split(separator: "\n") {
      let sides = row.split(separator: "|", maxSplits: 1)
      guard sides.count == 2, let field = sides[0].split(separator: " ").first.map(String.init) else { continue }
      for (rank, word) in sides[1].split(separator: ",").enumerated() { add(String(word), field, rank) }
    }
    for field in SourceMapping.knownFields.sorted() { add(field, field, 0) }
  }

  private mutating func add(_ word: String, _ field: String, _ rank: Int) {
    let key = Self.folded(word).filter { $0 != " " }
    if meanings[key, default: []].contains(where: { $0.field == field }) { return }
    meanings[key, default: []].append(Meaning(field: field, rank: rank))
  }

  /// How surely a whole header means a field; nil when it does not.
  func rank(of header: String, as field: String) -> Int? {
    meanings[Self.folded(header).filter { $0 != " " }]?.first { $0.field == field }?.rank
  }

  /// Whether a header has a word for the field among others, and none for another field: `Store name`, but not `Street name`.
  func mentions(_ field: String, in header: String) -> Bool {
    let fields = Self.folded(header).split(separator: " ").filter { $0.utf8.count > 2 }.flatMap { meanings[String($0)] ?? [] }.map(\.field)
    return fields.contains(field) && fields.allSatisfy { $0 == field || $0 == "position" || $0 == "geometry" }
  }

  /// The fields that have words.
  var fields: Set<String> { Set(meanings.values.flatMap { $0.map(\.field) }) }

  /// Whether any column is called so.
  func knows(_ header: String) -> Bool { meanings[Self.folded(header).filter { $0 != " " }] != nil }

  private static func folded(_ text: String) -> String { String(decoding: TextAnalyzer.query(text).key, as: UTF8.self) }

  private static func texts(_ table: StaticString) -> [String] { "\(table)".split(separator: " ").map(String.init) }
}
