// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The first rows of delimited text, and what tells how to read them.
struct TableSample {
  /// How much of a table a draft looks at.
  enum Limits {
    /// In bytes.
    static let size = 1 << 20
    /// Rows behind the header.
    static let rows = 1000
    /// Rows by which a delimiter is judged.
    static let judgedRows = 20
  }

  let encoding: TextEncoding
  let delimiter: UInt8
  /// The line with which Excel names the delimiter, as `sep=;`.
  let comment: String?
  let header: [String]
  let rows: [[String]]

  /// - Parameter stated: the delimiter, where the format tells it.
  init?(_ bytes: [UInt8], delimiter stated: UInt8?) {
    let isWhole = bytes.count < Limits.size
    let bytes = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? Array(bytes.dropFirst(3)) : bytes
    let end = isWhole ? bytes.count : bytes.lastIndex(of: 0x0a) ?? bytes.count
    var lines = bytes[..<end].split(separator: 0x0a, omittingEmptySubsequences: false).map { line in
      Array(line.last == 0x0d ? line.dropLast() : line)
    }
    encoding = bytes[..<end].withUnsafeBufferPointer(\.isUTF8) ? .utf8 : .windows1252
    let said = lines.first.flatMap(Self.statedDelimiter)
    if said != nil { lines.removeFirst() }
    comment = said == nil ? nil : "sep="
    if encoding == .windows1252 { lines = lines.map(Self.decoded) }
    guard let delimiter = stated ?? said ?? Self.delimiter(of: lines) else { return nil }
    self.delimiter = delimiter
    var records = Self.records(lines, delimiter, limit: Limits.rows + 1)
    if records.isEmpty { return nil }
    header = records.removeFirst()
    rows = records
  }

  /// The columns with their values; texts for no value are left out.
  var columns: [DraftColumn] {
    let nulls = Set(HeaderWords.nulls)
    return header.indices.map { position in
      let values = rows.compactMap { row in
        position < row.count && !row[position].isEmpty && !nulls.contains(row[position]) ? row[position] : nil
      }
      let name = header[position]
      let isNamed = !name.isEmpty && header.firstIndex(of: name) == position
      return DraftColumn(
        place: isNamed ? .string(name) : .number(String(position + 1)), header: isNamed ? name : String(position + 1), values: values)
    }
  }

  private static func decoded(_ line: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    for byte in line { TextEncoding.append(windows1252: byte, to: &text) }
    return text
  }

  private static func statedDelimiter(_ line: [UInt8]) -> UInt8? {
    line.count == 5 && line.starts(with: "sep=".utf8) ? line[4] : nil
  }

  /// The delimiter that gives most columns, of those by which most rows have as many as the header; nil for text that is no table.
  private static func delimiter(of lines: [[UInt8]]) -> UInt8? {
    var best: (delimiter: UInt8, columns: Int)?
    for delimiter in ",;\t|".utf8 {
      let records = records(lines, delimiter, limit: Limits.judgedRows + 1)
      guard let columns = records.first?.count, columns > 1 else { continue }
      let fitting = records.count { $0.count == columns }
      if fitting * 2 > records.count, columns > best?.columns ?? 0 { best = (delimiter, columns) }
    }
    return best?.delimiter
  }

  private static func records(_ lines: [[UInt8]], _ delimiter: UInt8, limit: Int) -> [[String]] {
    var marks = CSVRecords.Marks()
    marks.delimiter = delimiter
    var splitter = CSVSplitter(marks)
    var records: [[String]] = []
    for line in lines where records.count < limit {
      if splitter.isOpen { splitter.takeLineEnd() } else if line.isEmpty { continue } else { splitter.begin() }
      line.withUnsafeBufferPointer { splitter.take($0) }
      if !splitter.isOpen { records.append(splitter.finished()) }
    }
    return records
  }
}
