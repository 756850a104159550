// SPDX-License-Identifier: Apache-2.0
import GazetteerJSON

/// Reads canonical records, one JSON object a line, also with the record separators of RFC 7464. Empty lines are skipped.
package final class NDJSONReader: RowReader, JSONRowReader {
  private let path: String
  private let lines: LineReader

  /// Reads the records of `source`.
  package init(_ source: ByteSource) throws(ImportError) {
    path = source.path
    lines = try LineReader(source)
  }

  package func next() throws(ImportError) -> SourceRow? {
    try nextValue()?.row(CanonicalMembers.draft)
  }

  func nextValue() throws(ImportError) -> JSONSourceRow? {
    while let line = try lines.next() {
      guard case .text(let bytes) = line else {
        return JSONSourceRow(line: lines.lineNumber, value: .failure(RecordFault(.tooLong, "longer than 16 MiB")))
      }
      let object = bytes.withoutSeparator
      if object.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
      try lines.checkEnd(path: path, of: object)
      let row = JSONSourceRow(line: lines.lineNumber, bytes: object)
      try row.checkIsWhole(path: path)
      return row
    }
    return nil
  }
}

extension SourceLayout {
  /// Any text that starts with an object and that no earlier layout recognises.
  static let ndjson = SourceLayout(
    .ndjson, help: "one JSON object a line, as export writes", draft: JSONSample.draft(isFeatures: false), recognises: \.isObject,
    reader: { (bytes, spec, _) throws(ImportError) in try MappedReader.reader(of: NDJSONReader(bytes), spec) })
}
