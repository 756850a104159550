// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex

/// Reads the postal tables of GeoNames: 12 columns separated by tabs, no quoting, no header.
///
/// The rows of one code become one place: at their mean position, in the town that most of them name (the first of several). The id is `postal:`,
/// country and code, as `postal:GB-SW1A`. All codes are kept in memory until the table has been read.
package final class PostalCodesReader: RowReader {
  private enum Column {
    static let country = 0, code = 1, place = 2, area1 = 3, area2 = 5, latitude = 9, longitude = 10
    static let count = 12
  }

  /// The combined rows of one code.
  fileprivate struct Entry {
    var line: Int
    var address: Address
    var code: String
    var rows = 0
    var latitude = 0.0
    var longitude = 0.0
    /// Towns in the order of their first appearance, with their numbers of rows.
    var towns: [(name: String, rows: Int)] = []
  }

  private let path: String
  private let lines: LineReader
  private var entries: [String: Entry] = [:]
  private var places: IndexingIterator<[SourceRow]>?
  private static let source = Source(name: "GeoNames", license: "CC BY 4.0", attribution: "GeoNames (geonames.org)")

  /// Reads the rows of `source`.
  package init(_ source: ByteSource) throws(ImportError) {
    path = source.path
    lines = try LineReader(source)
  }

  package func next() throws(ImportError) -> SourceRow? {
    if places != nil { return places?.next() }
    while let line = try lines.next() {
      guard case .text(let bytes) = line else {
        return SourceRow(line: lines.lineNumber, content: .fault(RecordFault(.tooLong, "longer than 16 MiB")))
      }
      if bytes.isEmpty { continue }
      try lines.checkEnd(path: path, columns: bytes.count { $0 == 0x09 } + 1, of: Column.count)
      do throws(RecordFault) {
        try take(bytes)
        return SourceRow(line: lines.lineNumber, content: .parts(1))
      } catch {
        return SourceRow(line: lines.lineNumber, content: .fault(error))
      }
    }
    places = entries.values.sorted { $0.line < $1.line }.map(Self.row).makeIterator()
    entries = [:]
    return places?.next()
  }

  /// Whether a row has the columns of a postal table.
  static func isRow(_ columns: [String]) -> Bool {
    guard columns.count == Column.count, columns[Column.country].utf8.count == 2, !columns[Column.code].isEmpty else { return false }
    return [Column.latitude, Column.longitude].allSatisfy { Double(columns[$0]) != nil }
  }

  private func take(_ line: Bytes) throws(RecordFault) {
    guard line.isUTF8 else { throw line.fault(.invalidUTF8) }
    let columns = line.text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == Column.count else {
      throw RecordFault(.malformed, "\(columns.count) columns, not \(Column.count): " + line.part(0, min(800, line.count)).text)
    }
    guard let latitude = Double(columns[Column.latitude]), let longitude = Double(columns[Column.longitude]), abs(latitude) <= 90,
      abs(longitude) <= 180
    else { throw RecordFault(.badCoordinates, columns[Column.latitude] + ", " + columns[Column.longitude]) }
    let id = Self.id(country: columns[Column.country], code: columns[Column.code])
    var entry = entries[id] ?? Entry(line: lines.lineNumber, address: Self.address(columns), code: columns[Column.code])
    entry.rows += 1
    entry.latitude += latitude
    entry.longitude += longitude
    entry.count(town: columns[Column.place])
    entries[id] = entry
  }

  private static func address(_ columns: [String]) -> Address {
    var address = Address()
    address.countryCode = columns[Column.country]
    address.administrativeArea1 = columns[Column.area1]
    address.administrativeArea2 = columns[Column.area2]
    return address
  }

  /// Characters that no id may have become hyphens.
  static func id(country: String, code: String) -> String {
    let letters = code.unicodeScalars.map { $0.isASCIILetter || $0.isASCIIDigit ? Character($0) : "-" }
    return "postal:\(country)-" + String(letters)
  }

  private static func row(_ entry: Entry) -> SourceRow {
    var draft = DraftPlace()
    draft.id = id(country: entry.address.countryCode ?? "", code: entry.code)
    draft.name = entry.code
    draft.latitude = entry.latitude / Double(entry.rows)
    draft.longitude = entry.longitude / Double(entry.rows)
    draft.primaryType = "postal_code"
    draft.types = ["postal_code"]
    draft.address = entry.address
    draft.address.locality = entry.town
    draft.source = source
    return SourceRow(line: entry.line, content: .gathered(draft))
  }
}

extension PostalCodesReader.Entry {
  fileprivate mutating func count(town: String) {
    if town.isEmpty { return }
    if let known = towns.firstIndex(where: { $0.name == town }) { towns[known].rows += 1 } else { towns.append((town, 1)) }
  }

  /// The town that most rows name; of several the first.
  fileprivate var town: String? {
    let most = towns.map(\.rows).max()
    return towns.first { $0.rows == most }?.name
  }
}

extension SourceLayout {
  /// The postal tables of GeoNames.
  static let postalCodes = SourceLayout(
    .geonames, recognises: { $0.firstColumns.map(PostalCodesReader.isRow) ?? false },
    reader: { (bytes, _, _) throws(ImportError) in try PostalCodesReader(bytes) })
}
