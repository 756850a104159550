// SPDX-License-Identifier: Apache-2.0
package import GazetteerPlaces

/// Neighbours in geographic order, all of one family. Places are decoded one at a time, because a search asks for few of a block.
package struct Block {
  package let family: PlaceFamily
  private let bytes: UnsafeRawBufferPointer
  /// Keeps the bytes where they are.
  private let owner: AnyObject

  init(family: PlaceFamily, bytes: UnsafeRawBufferPointer, of owner: AnyObject) {
    (self.family, self.bytes, self.owner) = (family, bytes, owner)
  }

  /// The number of places.
  package var count: Int { bytes.count / BlockEntry.byteCount }

  /// The place at an offset; nil beyond the end, and where a damaged block holds an impossible position.
  package func entry(at offset: Int) -> BlockEntry? {
    guard offset >= 0, offset < count else { return nil }
    return BlockEntry(bytes, at: offset)
  }
}

/// One place of a block, with the values that filters need.
package struct BlockEntry: Equatable, Sendable {
  package let place: Int
  package let location: GeoPoint
  package let typeSet: Int
  /// Id of the country; 0 for none.
  package let country: Int

  /// Place id, latitude and longitude in 1e-7 degrees (32 bits each), type set and country (16 each), little-endian.
  static let byteCount = 16

  init(place: Int, location: GeoPoint, typeSet: Int, country: Int) {
    self.place = place
    self.location = location
    self.typeSet = typeSet
    self.country = country
  }

  init?(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    let start = offset * Self.byteCount
    func int32(_ at: Int) -> Int32 { Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: start + at, as: Int32.self)) }
    func uint16(_ at: Int) -> Int { Int(UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: start + at, as: UInt16.self))) }
    place = Int(UInt32(bitPattern: int32(0)))
    guard let location = GeoPoint(storedLatitude: int32(4), longitude: int32(8)) else { return nil }
    self.location = location
    (typeSet, country) = (uint16(12), uint16(14))
  }

  func append(to bytes: inout [UInt8]) {
    for value in [Int32(bitPattern: UInt32(place)), location.latitudeE7, location.longitudeE7] {
      withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }
    for value in [typeSet, country] { withUnsafeBytes(of: UInt16(clamping: value).littleEndian) { bytes.append(contentsOf: $0) } }
  }
}
