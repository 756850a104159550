// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
package import GazetteerPlaces

/// The values of a place that filters and scores need, 16 bytes each, packed in rows of dozens. Most places that a search reads are rejected on these
/// alone.
package struct PlaceCore: Equatable, Sendable {
  package var location: GeoPoint
  /// Thousandths.
  package var importance: Int
  package var typeSet: Int
  /// Id of the country; 0 for none.
  package var country: Int
  package var flags: PlaceFlags
  /// The number of its first-level area: see `AdministrativeArea`.
  package var area: UInt8

  package var administrativeArea: AdministrativeArea { AdministrativeArea(country: country, number: area) }

  /// Latitude and longitude in 1e-7 degrees (32 bits each), importance, type set and country (16 each), flags and area (8 each); little-endian.
  static let byteCount = 16

  func append(to bytes: inout [UInt8]) {
    for value in [location.latitudeE7, location.longitudeE7] { withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) } }
    for value in [importance, typeSet, country] {
      withUnsafeBytes(of: UInt16(clamping: value).littleEndian) { bytes.append(contentsOf: $0) }
    }
    bytes += [UInt8(truncatingIfNeeded: flags.rawValue), area]
  }

  /// The entry at a position of a row; nil beyond its end, and where a damaged row holds an impossible position or importance.
  init?(_ bytes: UnsafeRawBufferPointer, at position: Int) {
    let start = position.multipliedClamped(by: Self.byteCount)
    guard position >= 0, bytes.count - start >= Self.byteCount else { return nil }
    func int32(_ offset: Int) -> Int32 { Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: start + offset, as: Int32.self)) }
    func uint16(_ offset: Int) -> Int { Int(UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: start + offset, as: UInt16.self))) }
    guard let location = GeoPoint(storedLatitude: int32(0), longitude: int32(4)) else { return nil }
    self.location = location
    (importance, typeSet, country) = (uint16(8), uint16(10), uint16(12))
    if importance > 1000 { return nil }
    flags = PlaceFlags(rawValue: Int(bytes[start + 14]))
    area = bytes[start + 15]
  }

  init(location: GeoPoint, importance: Int, typeSet: Int, country: Int, flags: PlaceFlags, area: UInt8) {
    self.location = location
    self.importance = importance
    self.typeSet = typeSet
    self.country = country
    self.flags = flags
    self.area = area
  }
}

/// Other names in one text, a line a name: the digit of its type, its language, a tab, and the name. Names contain no control characters.
func packed(_ names: [AlternateName]) -> String? {
  names.isEmpty ? nil : names.map { "\($0.kind.code)\($0.language ?? "")\t\($0.text)" }.joined(separator: "\n")
}

/// The names that `packed` wrote; malformed lines, as in a damaged file, are skipped.
func unpackedNames(_ bytes: UnsafeRawBufferPointer) -> [AlternateName] {
  bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
    guard let kind = line.first, let tab = line.firstIndex(of: UInt8(ascii: "\t")), tab > line.startIndex else { return nil }
    let language = line[line.index(after: line.startIndex)..<tab]
    return AlternateName(
      text: String(decoding: line[line.index(after: tab)...], as: UTF8.self),
      language: language.isEmpty ? nil : String(decoding: language, as: UTF8.self), kind: AlternateName.Kind(code: Int(kind) - 48))
  }
}

/// Passes the names that `packed` wrote, as they are stored, until the body has seen enough.
func forEachPackedName(_ bytes: UnsafeRawBufferPointer, _ body: (_ isMain: Bool, _ name: UnsafeRawBufferPointer) -> Bool) {
  var start = 0
  while start < bytes.count {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    if let tab = bytes[start..<end].firstIndex(of: UInt8(ascii: "\t")), tab > start {
      let isMain = AlternateName.Kind(code: Int(bytes[start]) - 48).isMain
      if !body(isMain, UnsafeRawBufferPointer(rebasing: bytes[(tab + 1)..<end])) { return }
    }
    start = end + 1
  }
}

extension GeoPoint {
  /// A stored point; nil when a damaged file holds an impossible position.
  init?(storedLatitude latitude: Int32, longitude: Int32) {
    guard (-900_000_000...900_000_000).contains(latitude), (-1_800_000_000...1_800_000_000).contains(longitude) else { return nil }
    self.init(latitudeE7: latitude, longitudeE7: longitude)
  }
}
