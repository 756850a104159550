// SPDX-License-Identifier: Apache-2.0
import GazetteerJSON

/// Reads canonical records, one JSON object a line. Empty lines are skipped.
package final class NDJSONReader: RowReader, JSONRowReader {
  private let lines: LineReader

  /// Reads the records of `source`.
  package init(_ source: ByteSource) throws(ImportError) {
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
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
      return JSONSourceRow(line: lines.lineNumber, bytes: bytes)
    }
    return nil
  }
}

extension SourceLayout {
  /// Any text that starts with an object and that no earlier layout recognises.
  static let ndjson = SourceLayout(
    .ndjson, help: "one JSON object a line, as export writes", recognises: \.isObject,
    reader: { (bytes, spec, _) throws(ImportError) in try MappedReader.reader(of: NDJSONReader(bytes), spec) })
}
