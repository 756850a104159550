// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// How well known places are, by their entry in Wikidata or their article in Wikipedia, from a file such as Nominatim publishes.
///
/// Columns are separated by tabs and named by the first line: `importance`, and `wikidata_id`, or `language` and `title`, or all of them. Without such a
/// line there are two columns: `Q64` or `de:Berlin`, and the importance. Of several values for one entry the greatest counts. Twelve bytes are kept for each.
package struct KnownImportances: Sendable {
  private var thousandths: [UInt64: UInt16] = [:]

  /// Reads a file, plain or gzipped.
  ///
  /// - Throws: `ImportError.wrongColumns` at the first row that does not fit.
  package static func read(path: String) throws(ImportError) -> KnownImportances {
    let source = try ByteSource(path: path)
    let lines = try LineReader(source, limit: 1 << 20)
    var known = KnownImportances()
    var columns: Columns?
    var columnsOfFirst: Int?
    while let line = try lines.next() {
      guard case .text(let bytes) = line else { throw .lineTooLong(path: path, line: lines.lineNumber, limitBytes: 1 << 20) }
      let fields = bytes.split(separator: 0x09, omittingEmptySubsequences: false).map { Bytes(rebasing: $0).text.filter { $0 != "\r" } }
      if fields == [""] || fields == [] { continue }
      let expected = columnsOfFirst ?? fields.count
      columnsOfFirst = expected
      try lines.checkEnd(path: path, columns: fields.count, of: expected)
      guard let layout = columns else {
        let first = Columns(header: fields) ?? Columns(count: fields.count)
        guard let first else { throw Self.wrong(path, lines.lineNumber, fields.count) }
        columns = first
        if first.isHeaderless, !known.take(fields, first) { throw Self.wrong(path, lines.lineNumber, fields.count) }
        continue
      }
      guard known.take(fields, layout) else { throw Self.wrong(path, lines.lineNumber, fields.count) }
    }
    if known.thousandths.isEmpty { throw .emptySource(path: path) }
    return known
  }

  private static func wrong(_ path: String, _ line: Int, _ found: Int) -> ImportError {
    .wrongColumns(
      path: path, line: line, found: found,
      expected:
        "wikidata_id, or language and title, and importance from 0 to 1, named by the first line and separated by tabs; or two without names"
    )
  }

  /// Which column has what.
  private struct Columns {
    var importance: Int
    var entry: Int?
    var language: Int?
    var title: Int?
    var isHeaderless = false

    init?(header: [String]) {
      func column(_ names: String...) -> Int? { header.firstIndex { names.contains($0.lowercased()) } }
      guard let importance = column("importance") else { return nil }
      self.importance = importance
      (entry, language, title) = (column("wikidata_id", "wikidata"), column("language"), column("title"))
      if entry == nil && (language == nil || title == nil) { return nil }
    }

    init?(count: Int) {
      if count != 2 { return nil }
      (importance, entry, isHeaderless) = (1, 0, true)
    }
  }

  private mutating func take(_ fields: [String], _ columns: Columns) -> Bool {
    func field(_ column: Int?) -> String? { column.flatMap { $0 < fields.count && !fields[$0].isEmpty ? fields[$0] : nil } }
    guard let text = field(columns.importance), let value = Double(text), (0...1).contains(value) else { return false }
    let rounded = UInt16((value * 1000).rounded())
    var keys: [UInt64] = []
    if let entry = field(columns.entry) { keys.append(Self.key(entry)) }
    if let language = field(columns.language), let title = field(columns.title) { keys.append(Self.key("\(language):\(title)")) }
    for key in keys { thousandths[key] = max(thousandths[key] ?? 0, rounded) }
    return !keys.isEmpty
  }

  /// A title has underscores in addresses, spaces elsewhere.
  private static func key(_ text: String) -> UInt64 { FNV1a.hash(text.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }) }

  /// The importance of a place with these details; nil for one that the file does not know.
  func importance(of details: PlaceDetails?) -> Double? {
    guard let details, details.mention("wikidata") || details.mention("wikipedia"), let members = try? details.members() else { return nil }
    let entries = ["wikidata", "wikipedia"].flatMap { members.texts(ofExtra: $0) }
    return entries.lazy.compactMap { thousandths[Self.key($0)] }.first.map { Double($0) / 1000 }
  }
}
