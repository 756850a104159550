// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// Reads mapped rows that are houses, and returns the streets with their houses after the last row. All houses of a source are kept in memory.
final class StreetReader: RowReader {
  private let rows: any RowReader
  private let area: AddressArea
  private var gathering: StreetGathering?
  private var streets: IndexingIterator<[SourceRow]>?

  /// The reader itself, or one that gathers its rows if the mapping says that they are houses.
  static func wrapping(_ rows: any RowReader, _ spec: ImportSource, _ mapping: SourceMapping) -> any RowReader {
    mapping.kind == .addresses ? CarriedPostalCodes(StreetReader(rows, spec, mapping)) : rows
  }

  private init(_ rows: any RowReader, _ spec: ImportSource, _ mapping: SourceMapping) {
    self.rows = rows
    area = AddressArea(path: spec.path, country: spec.country)
    let source = mapping.source.map { Source(name: $0.name, license: $0.license, attribution: $0.attribution) }
    gathering = StreetGathering(source: source, idPrefix: mapping.idPrefix)
  }

  func next() throws(ImportError) -> SourceRow? {
    if streets != nil { return streets?.next() }
    if var row = try rows.next() {
      if case .place(let draft) = row.content { row.content = taken(draft, line: row.line) }
      return row
    }
    streets = gathering.take()?.rows().makeIterator()
    return streets?.next()
  }

  private func taken(_ draft: DraftPlace, line: Int) -> SourceRow.Content {
    do throws(RecordFault) {
      gathering?.add(try AddressRow(draft, in: area), line: line)
      return .parts(1)
    } catch {
      return .fault(error)
    }
  }
}
