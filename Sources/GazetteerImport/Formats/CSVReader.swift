// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// Reads delimited text with a mapping.
package final class CSVReader: RowReader {
  private let records: CSVRecords
  private let plan: MappingPlan<DelimitedRow>
  private let leastColumns: Int

  /// Reads the header, if there is one, and resolves every column of the mapping.
  ///
  /// - Throws: `ImportError.mappingInvalid` for a column that is not in the file; `.emptySource` for a file without a header line.
  /// - Parameter mayLackPosition: whether the mapping need not tell a position.
  package init(_ source: ByteSource, mapping: SourceMapping, mayLackPosition: Bool = false) throws(ImportError) {
    var marks = CSVRecords.Marks()
    marks.delimiter = mapping.delimiter?.utf8.first ?? 0x2c
    marks.quote = mapping.quote.map(\.utf8.first) ?? 0x22
    marks.escape = mapping.escape?.utf8.first
    marks.comment = Array((mapping.comment ?? "").utf8)
    source.decode(mapping.encoding)
    records = try CSVRecords(source, marks)
    var header: [String] = []
    if mapping.header {
      guard case .fields(let names)? = try records.next() else { throw .emptySource(path: source.path) }
      header = names
    }
    var resolver = HeaderResolver(header: header)
    do throws(MappingProblem) {
      if !mayLackPosition { try mapping.checkPosition() }
      plan = try MappingPlan(mapping, &resolver)
    } catch {
      throw .mappingInvalid(path: source.path, reason: error.reason)
    }
    leastColumns = resolver.leastColumns
  }

  package func next() throws(ImportError) -> SourceRow? {
    guard let record = try records.next() else { return nil }
    switch record {
    case .fault(let fault): return SourceRow(line: records.line, content: .fault(fault))
    case .fields(let fields): return SourceRow(line: records.line, content: content(of: fields))
    }
  }

  private func content(of fields: [String]) -> SourceRow.Content {
    if fields.count >= leastColumns { return plan.content(of: DelimitedRow(fields: fields)) }
    let counts = "\(fields.count) columns, at least \(leastColumns) expected: "
    return .fault(RecordFault(.malformed, counts + fields.joined(separator: " | ")))
  }
}

extension SourceLayout {
  /// Any table that no earlier layout recognises, and any source with a mapping.
  static let delimited = SourceLayout(
    .csv, help: "a table with commas, semicolons, tabs or | between its columns",
    draft: { (bytes, spec) throws(ImportError) in try MappingDraft.table(bytes, spec, delimiter: nil) }, recognises: \.hasMapping,
    reader: { (bytes, spec, _) throws(ImportError) in try reader(of: bytes, spec, delimiter: nil) })

  /// The same with tabs; only when `--format` asks for it.
  static let tabDelimited = SourceLayout(
    .tsv, help: "a table with tabs", draft: { (bytes, spec) throws(ImportError) in try MappingDraft.table(bytes, spec, delimiter: 0x09) },
    recognises: { _ in false },
    reader: { (bytes, spec, _) throws(ImportError) in try reader(of: bytes, spec, delimiter: "\t") })

  /// - Parameter delimiter: the delimiter when the mapping names none; nil for a comma.
  private static func reader(of bytes: ByteSource, _ spec: ImportSource, delimiter: String?) throws(ImportError) -> any RowReader {
    // Opening the source drafts a mapping where it has none.
    guard var mapping = spec.mapping else { throw .columnUnclear(path: spec.path, field: "name", likeliest: []) }
    mapping.delimiter = mapping.delimiter ?? delimiter
    return try StreetReader.wrapping(CSVReader(bytes, mapping: mapping, mayLackPosition: spec.mayLackPosition), spec, mapping)
  }
}
