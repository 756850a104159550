// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// One JSON value of a source, not yet interpreted.
struct JSONSourceRow {
  /// The line on which it starts, from 1.
  var line: Int
  /// The value, or why there is none.
  var value: Result<JSONValue, RecordFault>

  init(line: Int, value: Result<JSONValue, RecordFault>) { (self.line, self.value) = (line, value) }

  /// Parses the bytes of a value.
  init(line: Int, bytes: Bytes) {
    self.line = line
    guard bytes.isUTF8 else {
      value = .failure(bytes.fault(.invalidUTF8))
      return
    }
    do throws(JSONReader.Failure) {
      value = .success(try JSONReader.value(of: bytes, options: .record))
    } catch {
      value = .failure(bytes.fault(error))
    }
  }

  /// A row that is too long to be read.
  static func tooLong(line: Int) -> JSONSourceRow {
    JSONSourceRow(line: line, value: .failure(RecordFault(.tooLong, "longer than 16 MiB")))
  }

  /// Refuses an answer of Overpass that is not whole: its remark tells why.
  ///
  /// - Throws: `ImportError.partialAnswer`.
  func checkIsWhole(path: String) throws(ImportError) {
    guard case .success(let value) = value, let remark = value["remark"]?.string, value["elements"] != nil else { return }
    throw .partialAnswer(path: path, remark: String(remark.prefix(200)))
  }

  /// The row, when `draft` makes a place of the value.
  func row(_ draft: (JSONValue) throws(RecordFault) -> DraftPlace) -> SourceRow {
    do throws(RecordFault) {
      return SourceRow(line: line, content: .place(try draft(try value.get())))
    } catch {
      return SourceRow(line: line, content: .fault(error))
    }
  }
}

/// Reads a source of JSON values one by one.
protocol JSONRowReader: RowReader {
  /// The next value; nil at the end.
  func nextValue() throws(ImportError) -> JSONSourceRow?
}
