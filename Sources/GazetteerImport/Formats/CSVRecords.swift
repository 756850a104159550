// SPDX-License-Identifier: Apache-2.0

/// The records of delimited text (RFC 4180): quoted fields may hold delimiters, doubled quotes and line ends.
/// With an escape character the next character stands for itself, inside quotes and outside.
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

  /// A quoted field may go over many lines, but one that is longer than this has lost its closing quote.
  static let recordLimit = 1 << 20

  /// Line where the record given last begins.
  package private(set) var line = 0

  private let lines: LineReader
  private let marks: Marks
  private let record = GrowingBytes(limit: CSVRecords.recordLimit)
  private var field: [UInt8] = []

  package init(_ source: ByteSource, _ marks: Marks) throws(ImportError) {
    lines = try LineReader(source)
    self.marks = marks
  }

  /// The next record that is neither empty nor a comment, or nil after the last.
  package func next() throws(ImportError) -> Record? {
    while let first = try lines.next() {
      line = lines.lineNumber
      guard case .text(let bytes) = first else { return .fault(RecordFault(.tooLong, "longer than 16 MiB")) }
      if bytes.isEmpty || (!marks.comment.isEmpty && bytes.starts(with: marks.comment)) { continue }
      if let fields = split(bytes) { return checked(bytes, fields) }
      return try longRecord(bytes)
    }
    return nil
  }

  /// Goes on with a record whose quotes are open at the end of its first line.
  private func longRecord(_ first: Bytes) throws(ImportError) -> Record {
    record.removeAll()
    record.append(first)
    while let more = try lines.next() {
      guard case .text(let bytes) = more else { return .fault(RecordFault(.tooLong, "longer than 16 MiB")) }
      record.append(0x0a)
      record.append(bytes)
      if record.isOverLimit { break }
      if closesQuote(bytes), let fields = split(record.bytes) { return checked(record.bytes, fields) }
    }
    return .fault(RecordFault(.malformed, "a quote is never closed: " + record.bytes.part(0, min(400, record.bytes.count)).text))
  }

  /// Only a line with a quote can end a quoted field; the others need no second look at the whole record.
  private func closesQuote(_ line: Bytes) -> Bool { marks.quote.map(line.contains) ?? false }

  private func checked(_ bytes: Bytes, _ fields: [String]) -> Record {
    bytes.isUTF8 ? .fields(fields) : .fault(bytes.fault(.invalidUTF8))
  }

  /// The fields, or nil when a quote is still open at the end.
  private func split(_ bytes: Bytes) -> [String]? {
    var fields: [String] = []
    var inQuotes = false
    var wasQuoted = false
    var at = 0
    field.removeAll(keepingCapacity: true)
    while at < bytes.count {
      let byte = bytes[at]
      if byte == marks.escape, at + 1 < bytes.count {
        appendEscaped(bytes[at + 1])
        at += 1
      } else if inQuotes {
        if byte != marks.quote {
          field.append(byte)
        } else if at + 1 < bytes.count, bytes[at + 1] == marks.quote {
          field.append(byte)
          at += 1
        } else {
          inQuotes = false
        }
      } else if byte == marks.delimiter {
        fields.append(String(decoding: field, as: UTF8.self))
        field.removeAll(keepingCapacity: true)
        wasQuoted = false
      } else if byte == marks.quote, field.isEmpty, !wasQuoted {
        (inQuotes, wasQuoted) = (true, true)
      } else {
        field.append(byte)
      }
      at += 1
    }
    if inQuotes { return nil }
    fields.append(String(decoding: field, as: UTF8.self))
    return fields
  }

  /// `\N` keeps its backslash, because it is not an N but the sign for "no value"; other characters stand for themselves.
  private func appendEscaped(_ byte: UInt8) {
    if byte == 0x4e, let escape = marks.escape { field.append(escape) }
    field.append(byte)
  }
}
