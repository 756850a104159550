// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// Reads addresses in the form of OpenAddresses, one house a row, as streets with their houses.
///
/// A source is either CSV, with named columns in any order and case, or GeoJSON, a feature a line with properties of the same names. LON and LAT (in
/// GeoJSON the geometry), NUMBER and STREET are required; UNIT, CITY, DISTRICT, REGION and POSTCODE are used.
package final class OpenAddressesReader: RowReader {
  private enum Way {
    case records(CSVRecords, columns: [String: Int])
    case features(LineReader)
  }

  private let path: String
  private let way: Way
  private let area: AddressArea
  private var gathering = StreetGathering(source: OpenAddressesReader.source)
  private var streets: IndexingIterator<[SourceRow]>?

  private static let source = Source(name: "OpenAddresses", attribution: "OpenAddresses contributors (openaddresses.io)")
  static let neededColumns: Set<String> = ["LON", "LAT", "NUMBER", "STREET"]

  /// Reads the header of a table.
  ///
  /// - Parameter country: ISO code of the country; nil derives it from the path.
  /// - Throws: `ImportError.wrongColumns` when a required column is missing.
  package init(_ source: ByteSource, country: String?) throws(ImportError) {
    path = source.path
    area = AddressArea(path: source.path, country: country)
    let isGeoJSON = try source.peek(SourceSample.size).first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "{")
    way = isGeoJSON ? .features(try LineReader(source)) : try Self.records(of: source)
  }

  private static func records(of source: ByteSource) throws(ImportError) -> Way {
    let records = try CSVRecords(source, CSVRecords.Marks())
    guard case .fields(let header)? = try records.next() else { throw .emptySource(path: source.path) }
    let columns = columns(of: header)
    if !neededColumns.isSubset(of: columns.keys) {
      throw .wrongColumns(path: source.path, line: records.line, found: header.count, expected: "LON, LAT, NUMBER and STREET")
    }
    return .records(records, columns: columns)
  }

  /// The positions of columns by their upper-case names; of two with one name the first counts.
  static func columns(of header: [String]) -> [String: Int] {
    Dictionary(header.enumerated().map { ($0.element.uppercased(), $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  package func next() throws(ImportError) -> SourceRow? {
    if streets != nil { return streets?.next() }
    switch way {
    case .records(let records, let columns):
      if let record = try records.next() { return SourceRow(line: records.line, content: content(of: record, columns, line: records.line)) }
    case .features(let lines):
      if let row = try feature(lines) { return row }
    }
    streets = gathering.rows().makeIterator()
    gathering = StreetGathering(source: Self.source)
    return streets?.next()
  }

  private func content(of record: CSVRecords.Record, _ columns: [String: Int], line: Int) -> SourceRow.Content {
    switch record {
    case .fault(let fault): .fault(fault)
    case .fields(let fields): taken(line: line) { columns[$0].flatMap { $0 < fields.count ? fields[$0] : nil } }
    }
  }

  private func feature(_ lines: LineReader) throws(ImportError) -> SourceRow? {
    while let line = try lines.next() {
      guard case .text(let bytes) = line else {
        return SourceRow(line: lines.lineNumber, content: .fault(RecordFault(.tooLong, "longer than 16 MiB")))
      }
      if bytes.allSatisfy({ $0 <= 0x20 }) { continue }
      let object = bytes.withoutSeparator
      try lines.checkEnd(path: path, of: object)
      return SourceRow(line: lines.lineNumber, content: content(of: object, line: lines.lineNumber))
    }
    return nil
  }

  private func content(of feature: Bytes, line: Int) -> SourceRow.Content {
    guard feature.isUTF8 else { return .fault(feature.fault(.invalidUTF8)) }
    do throws(JSONReader.Failure) {
      let value = try JSONReader.value(of: feature, options: .record)
      return taken(line: line) { value.addressText($0) }
    } catch {
      return .fault(feature.fault(error))
    }
  }

  /// Adds a row; `value` returns the text of a column by its upper-case name.
  private func taken(line: Int, _ value: (String) -> String?) -> SourceRow.Content {
    do throws(RecordFault) {
      gathering.add(try AddressRow(value, in: area), line: line)
      return .parts(1)
    } catch {
      return .fault(error)
    }
  }
}

extension JSONValue {
  /// The text of a feature's column: a property, or a coordinate of its point.
  fileprivate func addressText(_ column: String) -> String? {
    switch column {
    case "LON": coordinate(0)
    case "LAT": coordinate(1)
    default: self["properties"]?[column.lowercased()]?.spelling
    }
  }

  private func coordinate(_ index: Int) -> String? {
    guard case .array(let numbers)? = self["geometry"]?["coordinates"], numbers.count > index else { return nil }
    return numbers[index].spelling
  }

  private var spelling: String? {
    switch self {
    case .string(let text), .number(let text): text
    default: nil
    }
  }
}

extension SourceLayout {
  /// Features with the properties of an address, and without a name.
  static let addressFeatures = SourceLayout(
    .openaddresses, help: "addresses as OpenAddresses publishes them; they become streets with houses",
    recognises: { sample in
      guard sample.isObject, !sample.hasMapping else { return false }
      guard let properties = (try? JSONReader.value(of: sample.firstLine))?["properties"], properties["name"] == nil else { return false }
      return properties["number"] != nil && properties["street"] != nil
    },
    reader: { (bytes, spec, _) throws(ImportError) in CarriedPostalCodes(try OpenAddressesReader(bytes, country: spec.country)) })

  /// The table form, recognised by its column names.
  static let addressTable = SourceLayout(
    .openaddresses,
    recognises: { sample in
      guard let header = sample.firstColumns?.first else { return false }
      return OpenAddressesReader.neededColumns.isSubset(of: OpenAddressesReader.columns(of: header.parts(separatedBy: ",")).keys)
    }, reader: addressFeatures.reader)
}
