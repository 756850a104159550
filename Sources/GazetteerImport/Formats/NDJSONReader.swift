// SPDX-License-Identifier: Apache-2.0
import GazetteerJSON

/// Reads canonical records, one JSON object a line. Empty lines are skipped.
package final class NDJSONReader: RowReader {
  private let lines: LineReader

  /// Reads the records of `source`.
  package init(_ source: ByteSource) throws(ImportError) {
    lines = try LineReader(source)
  }

  package func next() throws(ImportError) -> SourceRow? {
    while let line = try lines.next() {
      guard case .text(let bytes) = line else {
        return SourceRow(line: lines.lineNumber, content: .fault(RecordFault(.tooLong, "longer than 16 MiB")))
      }
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
      return SourceRow(line: lines.lineNumber, content: NDJSONReader.content(of: bytes))
    }
    return nil
  }

  private static func content(of bytes: Bytes) -> SourceRow.Content {
    guard bytes.isUTF8 else { return .fault(bytes.fault(.invalidUTF8)) }
    do throws(JSONReader.Failure) {
      let value = try JSONReader.value(of: bytes, options: .record)
      do throws(RecordFault) { return .place(try CanonicalMembers.draft(of: value)) } catch { return .fault(error) }
    } catch {
      return .fault(bytes.fault(error))
    }
  }
}

extension SourceLayout {
  /// Any text that starts with an object and that no earlier layout recognises.
  static let ndjson = SourceLayout(
    .ndjson, help: "one JSON object a line, as export writes", recognises: \.isObject,
    reader: { (bytes, _, _) throws(ImportError) in try NDJSONReader(bytes) })
}
