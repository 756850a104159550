// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// Delimited text, read as a mapping says.
package final class CSVReader: RowReader {
  private let records: CSVRecords
  private let plan: CSVPlan

  /// Reads the header, when there is one, and finds every column of the mapping in it.
  ///
  /// - Throws: `ImportError.mappingInvalid` for a column that the file does not have; `.emptySource` for a file without a header line.
  package init(_ source: ByteSource, mapping: CSVMapping) throws(ImportError) {
    var marks = CSVRecords.Marks()
    marks.delimiter = mapping.delimiter?.utf8.first ?? 0x2c
    marks.quote = mapping.quote.map(\.utf8.first) ?? 0x22
    marks.escape = mapping.escape?.utf8.first
    marks.comment = Array((mapping.comment ?? "").utf8)
    records = try CSVRecords(source, marks)
    var header: [String] = []
    if mapping.header ?? true {
      guard case .fields(let names)? = try records.next() else { throw .emptySource(path: source.path) }
      header = names
    }
    plan = try CSVPlan(mapping, header: header, path: source.path)
  }

  package func next() throws(ImportError) -> SourceRow? {
    guard let record = try records.next() else { return nil }
    switch record {
    case .fault(let fault): return SourceRow(line: records.line, content: .fault(fault))
    case .fields(let fields): return SourceRow(line: records.line, content: plan.content(of: fields))
    }
  }
}
