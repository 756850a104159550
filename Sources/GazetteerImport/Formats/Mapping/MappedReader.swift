// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// Reads the JSON values of a source with a mapping.
final class MappedReader: RowReader {
  private let values: any JSONRowReader
  private let plan: MappingPlan<JSONRow>
  private let rows: MappedRows?
  /// Rows of the last value that have not been returned yet, the next one last.
  private var waiting: [SourceRow] = []

  /// The reader itself, or one that applies the mapping of the source to its values.
  static func reader(of values: some JSONRowReader, _ spec: ImportSource) throws(ImportError) -> any RowReader {
    guard let mapping = spec.mapping else { return values }
    do throws(MappingProblem) {
      return StreetReader.wrapping(try MappedReader(values, mapping), spec, mapping)
    } catch {
      throw .mappingInvalid(path: spec.path, reason: error.reason)
    }
  }

  private init(_ values: any JSONRowReader, _ mapping: SourceMapping) throws(MappingProblem) {
    self.values = values
    var resolver = PathResolver()
    plan = try MappingPlan(mapping.withGeometry, &resolver)
    rows = try mapping.rows.map { rows throws(MappingProblem) in try MappedRows(rows, &resolver) }
  }

  func next() throws(ImportError) -> SourceRow? {
    if let row = waiting.popLast() { return row }
    guard let value = try values.nextValue() else { return nil }
    let found: [JSONValue]
    do throws(RecordFault) {
      let object = try value.value.get()
      found = rows?.values(in: object) ?? [object]
    } catch {
      return SourceRow(line: value.line, content: .fault(error))
    }
    if found.isEmpty { return SourceRow(line: value.line, content: .skipped(1)) }
    waiting = found.reversed().map { SourceRow(line: value.line, content: content(of: $0)) }
    return waiting.popLast()
  }

  private func content(of value: JSONValue) -> SourceRow.Content {
    guard case .object = value else { return .fault(RecordFault(.malformed, "no JSON object: " + value.text)) }
    return plan.content(of: JSONRow(value: value))
  }
}

/// Finds the rows in the JSON values of a source that holds several in each.
private struct MappedRows {
  private let path: MappingPath
  private let when: MappedCondition<JSONRow>?

  init(_ rows: SourceMapping.Rows, _ resolver: inout PathResolver) throws(MappingProblem) {
    path = rows.path
    when = try rows.when.map { test throws(MappingProblem) in try MappedCondition(test, &resolver) }
  }

  func values(in value: JSONValue) -> [JSONValue] {
    if let when, !when.holds(for: JSONRow(value: value), nulls: []) { return [] }
    return path.found(in: value).map(\.value)
  }
}

extension SourceMapping {
  /// The same, with the `geometry` of a row as its position where the mapping names neither that nor coordinates.
  fileprivate var withGeometry: SourceMapping {
    var mapping = self
    if fields["geometry"] == nil { mapping.fields["geometry"] = .value(Field.Value(columns: [.name("geometry")])) }
    return mapping
  }
}
