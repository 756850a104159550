// SPDX-License-Identifier: Apache-2.0

/// Splits one record into fields, line by line. Reads each byte once, however many lines a quoted field has.
struct CSVSplitter {
  private let marks: CSVRecords.Marks
  private var fields: [String] = []
  private var field: [UInt8] = []
  private var inQuotes = false
  private var wasQuoted = false
  /// Line ends of the record so far.
  private var lineEnds = 0
  /// Line ends of the record before the last opening quote.
  private(set) var lineEndsBeforeQuote = 0

  init(_ marks: CSVRecords.Marks) { self.marks = marks }

  /// Whether a quoted field is open.
  var isOpen: Bool { inQuotes }

  /// Discards the previous record.
  mutating func begin() {
    fields.removeAll(keepingCapacity: true)
    field.removeAll(keepingCapacity: true)
    (inQuotes, wasQuoted) = (false, false)
    (lineEnds, lineEndsBeforeQuote) = (0, 0)
  }

  /// Adds the end of a line within quotes.
  mutating func takeLineEnd() {
    field.append(0x0a)
    lineEnds += 1
  }

  /// Adds the next line, without its end.
  mutating func take(_ bytes: Bytes) {
    var at = 0
    while at < bytes.count {
      let next = at + 1 < bytes.count ? bytes[at + 1] : nil
      at += take(bytes[at], before: next) ? 2 : 1
    }
  }

  /// The fields; call it when no quote is open.
  mutating func finished() -> [String] {
    endField()
    return fields
  }

  /// Adds a byte; true when it consumes the next one as well.
  private mutating func take(_ byte: UInt8, before next: UInt8?) -> Bool {
    if byte == marks.escape, let next {
      appendEscaped(next)
      return true
    }
    if inQuotes { return takeQuoted(byte, before: next) }
    if byte == marks.delimiter {
      endField()
    } else if byte == marks.quote, field.isEmpty, !wasQuoted {
      (inQuotes, wasQuoted) = (true, true)
      lineEndsBeforeQuote = lineEnds
    } else {
      field.append(byte)
    }
    return false
  }

  private mutating func takeQuoted(_ byte: UInt8, before next: UInt8?) -> Bool {
    guard byte == marks.quote else {
      // An escape character at the end of a line escapes the line end.
      if byte != marks.escape || next != nil { field.append(byte) }
      return false
    }
    let isDoubled = next == marks.quote
    if isDoubled { field.append(byte) } else { inQuotes = false }
    return isDoubled
  }

  private mutating func endField() {
    fields.append(String(decoding: field, as: UTF8.self))
    field.removeAll(keepingCapacity: true)
    wasQuoted = false
  }

  /// `\N` keeps its backslash, because it means "no value"; any other escaped character is literal.
  private mutating func appendEscaped(_ byte: UInt8) {
    if byte == 0x4e, let escape = marks.escape { field.append(escape) }
    field.append(byte)
  }
}
