// SPDX-License-Identifier: Apache-2.0

/// The records of delimited text (RFC 4180): quoted fields may contain delimiters, doubled quotes and line ends. With an escape character the next
/// character is literal, inside quotes and outside.
package final class CSVRecords {
  package struct Marks {
    package var delimiter: UInt8 = 0x2c
    package var quote: UInt8? = 0x22
    package var escape: UInt8?
    package var comment: [UInt8] = []

    package init() {}
  }

  package enum Record {
    case fields([String])
    case fault(RecordFault)
  }

  /// A quoted field may span many lines, but a record longer than this has lost its closing quote.
  static let recordLimit = 1 << 20

  /// Line on which the last returned record starts.
  package private(set) var line = 0

  private let path: String
  private let lines: LineReader
  /// Columns of the first record; nil before it.
  private var columns: Int?
  private let marks: Marks
  private let record = GrowingBytes(limit: CSVRecords.recordLimit)
  private var splitter: CSVSplitter

  package init(_ source: ByteSource, _ marks: Marks) throws(ImportError) {
    path = source.path
    lines = try LineReader(source)
    self.marks = marks
    splitter = CSVSplitter(marks)
  }

  /// The next record that is neither empty nor a comment; nil at the end.
  ///
  /// - Throws: `ImportError.cutOff` for a quote that is never closed, and for a last line without line end that has fewer columns than the first one.
  package func next() throws(ImportError) -> Record? {
    while let first = try lines.next() {
      line = lines.lineNumber
      guard case .text(let bytes) = first else { return .fault(RecordFault(.tooLong, "longer than 16 MiB")) }
      if bytes.isEmpty || (!marks.comment.isEmpty && bytes.starts(with: marks.comment)) { continue }
      splitter.begin()
      splitter.take(bytes)
      if splitter.isOpen { return try longRecord(bytes) }
      return try checked(bytes, splitter.finished())
    }
    return nil
  }

  /// Continues a record whose quotes are open at the end of its first line.
  private func longRecord(_ first: Bytes) throws(ImportError) -> Record {
    record.removeAll()
    record.append(first)
    while let more = try lines.next() {
      guard case .text(let bytes) = more else { return .fault(RecordFault(.tooLong, "longer than 16 MiB")) }
      record.append(0x0a)
      record.append(bytes)
      if record.isOverLimit { break }
      splitter.takeLineEnd()
      splitter.take(bytes)
      if !splitter.isOpen { return try checked(record.bytes, splitter.finished()) }
    }
    throw .cutOff(path: path, line: line + splitter.lineEndsBeforeQuote, part: .quote)
  }

  private func checked(_ bytes: Bytes, _ fields: [String]) throws(ImportError) -> Record {
    let expected = columns ?? fields.count
    columns = expected
    if lines.isUnended {
      try lines.checkEnd(path: path, columns: fields.count, of: expected)
      if bytes.endsInCharacter { throw .cutOff(path: path, line: lines.lineNumber, part: .character) }
    }
    return bytes.isUTF8 ? .fields(fields) : .fault(bytes.fault(.invalidUTF8))
  }
}
