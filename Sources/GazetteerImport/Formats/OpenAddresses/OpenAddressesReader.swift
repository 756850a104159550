// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// Addresses as OpenAddresses publishes them: rows of a house each, read as streets with their houses.
///
/// Columns are known by name, in any order and case: LON, LAT, NUMBER and STREET are needed, UNIT, CITY, DISTRICT, REGION and POSTCODE are used.
package final class OpenAddressesReader: RowReader {
  private let records: CSVRecords
  private let columns: [String: Int]
  private let area: AddressArea
  private var gathering = StreetGathering(source: OpenAddressesReader.source)
  private var streets: IndexingIterator<[SourceRow]>?

  private static let source = Source(name: "OpenAddresses", attribution: "OpenAddresses contributors (openaddresses.io)")
  static let neededColumns: Set<String> = ["LON", "LAT", "NUMBER", "STREET"]

  /// Reads the header.
  ///
  /// - Parameter country: ISO code of the country; nil takes what the path tells.
  /// - Throws: `ImportError.wrongColumns` when one of the needed columns is missing.
  package init(_ source: ByteSource, country: String?) throws(ImportError) {
    records = try CSVRecords(source, CSVRecords.Marks())
    area = AddressArea(path: source.path, country: country)
    guard case .fields(let header)? = try records.next() else { throw .emptySource(path: source.path) }
    columns = Self.columns(of: header)
    if !Self.neededColumns.isSubset(of: columns.keys) {
      throw .wrongColumns(path: source.path, line: records.line, found: header.count, expected: "LON, LAT, NUMBER and STREET")
    }
  }

  /// The positions of columns by their names in upper case; of two with one name the first counts.
  static func columns(of header: [String]) -> [String: Int] {
    Dictionary(header.enumerated().map { ($0.element.uppercased(), $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  package func next() throws(ImportError) -> SourceRow? {
    if streets != nil { return streets?.next() }
    if let record = try records.next() { return SourceRow(line: records.line, content: content(of: record)) }
    streets = gathering.places().makeIterator()
    gathering = StreetGathering(source: Self.source)
    return streets?.next()
  }

  private func content(of record: CSVRecords.Record) -> SourceRow.Content {
    switch record {
    case .fault(let fault): return .fault(fault)
    case .fields(let fields):
      do throws(RecordFault) {
        let row = try AddressRow({ self.columns[$0].flatMap { $0 < fields.count ? fields[$0] : nil } }, in: area)
        gathering.add(row, line: records.line)
        return .part
      } catch {
        return .fault(error)
      }
    }
  }
}
