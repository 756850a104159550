// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
package import GazetteerIndex
import GazetteerPlaces

/// Writes places as CSV (RFC 4180, comma, LF), one column a field; members without a column are JSON in `names`, `houseNumbers` and `details`.
package enum CSVRow {
  /// The column names.
  package static let columns = [
    "id", "name", "latitude", "longitude", "primaryType", "types", "importance", "houseNumber", "street", "sublocality", "locality",
    "administrativeArea2", "administrativeArea1", "postalCode", "countryCode", "viewport", "names", "houseNumbers", "formerIds", "source",
    "license",
    "attribution", "details",
  ]

  /// The header line, without its end.
  package static var header: String { columns.joined(separator: ",") }

  /// The line of a record, without its end. Types and former ids are separated by `;`, the viewport is `south,west,north,east`.
  package static func line(for record: PlaceRecord) -> String {
    fields(of: record).map(quoted).joined(separator: ",")
  }

  private static func fields(of record: PlaceRecord) -> [String] {
    let address = record.address
    let parts = [
      address.houseNumber, address.street, address.sublocality, address.locality, address.administrativeArea2,
      address.administrativeArea1, address.postalCode, address.countryCode,
    ]
    let start = [
      record.id, record.name, CanonicalJSON.degrees(record.location.latitudeE7), CanonicalJSON.degrees(record.location.longitudeE7),
      record.primaryType ?? "", record.types.joined(separator: ";"),
      decimalText(Int((record.importance * 1000).rounded()), places: 3),
    ]
    let end = [
      viewport(record), CanonicalJSON.names(of: record), CanonicalJSON.houseNumbers(of: record), record.formerIDs.joined(separator: ";"),
      record.source?.name ?? "",
      record.source?.license ?? "", record.source?.attribution ?? "", record.details?.text ?? "",
    ]
    return start + parts.map { $0 ?? "" } + end
  }

  private static func viewport(_ record: PlaceRecord) -> String {
    guard let box = record.viewport else { return "" }
    let numbers = [box.low.latitudeE7, box.low.longitudeE7, box.high.latitudeE7, box.high.longitudeE7]
    return numbers.map(CanonicalJSON.degrees).joined(separator: ",")
  }

  private static func quoted(_ field: String) -> String {
    let needsQuotes = field.utf8.contains { $0 == 0x22 || $0 == 0x2c || $0 == 0x0a || $0 == 0x0d }
    guard needsQuotes else { return field }
    // Byte by byte, because a quote and a combining mark after it are one Character.
    var bytes: [UInt8] = [0x22]
    for byte in field.utf8 {
      if byte == 0x22 { bytes.append(byte) }
      bytes.append(byte)
    }
    return String(decoding: bytes + [0x22], as: UTF8.self)
  }
}
