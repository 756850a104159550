// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

/// Encodes records for the staging file only, so the encoding may change with every build.
struct RecordEncoder {
  private(set) var bytes: [UInt8] = []

  mutating func encode(_ record: PlaceRecord) {
    bytes.removeAll(keepingCapacity: true)
    put(record.id)
    put(record.name)
    put(record.names.count)
    for name in record.names {
      put(name.kind.code)
      put(name.language)
      put(name.text)
    }
    put(record.location)
    put(record.viewport == nil ? 0 : 1)
    if let viewport = record.viewport {
      put(viewport.low)
      put(viewport.high)
    }
    put(record.primaryType)
    put(record.types.count)
    for type in record.types { put(type) }
    let address = record.address
    for part in [
      address.houseNumber, address.street, address.sublocality, address.locality, address.administrativeArea2, address.administrativeArea1,
      address.postalCode, address.countryCode,
    ] { put(part) }
    put(record.houseNumbers.bytes)
    put(thousandths(record.importance))
    put(record.formerIDs.count)
    for id in record.formerIDs { put(id) }
    put(record.source == nil ? 0 : 1)
    if let source = record.source {
      put(source.name)
      put(source.license)
      put(source.attribution)
    }
    put(record.details?.text)
  }

  private mutating func put(_ value: Int) {
    var value = UInt32(truncatingIfNeeded: value)
    while value >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: value) | 0x80)
      value >>= 7
    }
    bytes.append(UInt8(value))
  }

  private mutating func put(_ point: GeoPoint) {
    for value in [point.latitudeE7, point.longitudeE7] { withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) } }
  }

  private mutating func put(_ blob: [UInt8]) {
    put(blob.count)
    bytes.append(contentsOf: blob)
  }

  private mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Nil is stored as length 0, text of n bytes as length n + 1.
  private mutating func put(_ text: String?) {
    guard let text else { return put(0) }
    put(text.utf8.count + 1)
    bytes.append(contentsOf: text.utf8)
  }
}

/// What of a record decides where its place stands in an index.
struct StagedPlace: Equatable {
  var location: GeoPoint
  var primaryType: String?
  var countryCode: String?
}

/// Decodes what `RecordEncoder` wrote.
struct RecordDecoder {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func record() -> PlaceRecord {
    var record = PlaceRecord(id: text(), name: text(), location: GeoPoint(latitudeE7: 0, longitudeE7: 0), importance: 0)
    let nameCount = int()
    record.names.reserveCapacity(nameCount)
    for _ in 0..<nameCount {
      let kind = AlternateName.Kind(code: int())
      let language = optionalText()
      record.names.append(AlternateName(text: text(), language: language, kind: kind))
    }
    record.location = point()
    if int() == 1 { record.viewport = GeoBox(low: point(), high: point()) }
    record.primaryType = optionalText()
    record.types = (0..<int()).map { _ in text() }
    record.address.houseNumber = optionalText()
    record.address.street = optionalText()
    record.address.sublocality = optionalText()
    record.address.locality = optionalText()
    record.address.administrativeArea2 = optionalText()
    record.address.administrativeArea1 = optionalText()
    record.address.postalCode = optionalText()
    record.address.countryCode = optionalText()
    record.houseNumbers = HouseNumberList(stored: blob())
    record.importance = Double(int()) / 1000
    record.formerIDs = (0..<int()).map { _ in text() }
    if int() == 1 { record.source = Source(name: text(), license: optionalText(), attribution: optionalText()) }
    record.details = optionalText().map(PlaceDetails.init(stored:))
    return record
  }

  /// The bytes of the id; before anything else is decoded.
  mutating func id() -> UnsafeRawBufferPointer { slice(count: int()) }

  /// What decides where a place stands; before anything else is decoded.
  mutating func place() -> StagedPlace {
    for _ in 0..<2 { skipText() }
    for _ in 0..<int() {
      _ = int()
      skipOptionalText()
      skipText()
    }
    let location = point()
    if int() == 1 { position += 16 }
    let primaryType = optionalText()
    for _ in 0..<int() { skipText() }
    // The parts of the address in front of the country.
    for _ in 0..<7 { skipOptionalText() }
    return StagedPlace(location: location, primaryType: primaryType, countryCode: optionalText())
  }

  private mutating func skipText() { _ = slice(count: int()) }
  private mutating func skipOptionalText() { _ = slice(count: max(0, int() - 1)) }

  private mutating func slice(count: Int) -> UnsafeRawBufferPointer {
    defer { position += count }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
  }

  private mutating func int() -> Int {
    var value = 0
    var shift = 0
    while true {
      let byte = bytes[position]
      position += 1
      value |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  private mutating func point() -> GeoPoint {
    let latitude = Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: Int32.self))
    let longitude = Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: position + 4, as: Int32.self))
    position += 8
    return GeoPoint(latitudeE7: latitude, longitudeE7: longitude)
  }

  private mutating func blob() -> [UInt8] {
    let count = int()
    defer { position += count }
    return Array(bytes[position..<position + count])
  }

  private mutating func text(count: Int) -> String {
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  private mutating func text() -> String { text(count: int()) }

  private mutating func optionalText() -> String? {
    let count = int()
    return count == 0 ? nil : text(count: count - 1)
  }
}

extension AlternateName.Kind {
  /// The stored number of the name type; never change one, only add.
  package var code: Int {
    switch self {
    case .official: 0
    case .short: 1
    case .old: 2
    case .variant: 3
    case .abbreviation: 4
    }
  }

  package init(code: Int) {
    self =
      switch code {
      case 0: .official
      case 1: .short
      case 2: .old
      case 4: .abbreviation
      default: .variant
      }
  }
}

/// Importance as it is stored: whole thousandths.
package func thousandths(_ importance: Double) -> Int {
  Int((max(0, min(1, importance)) * 1000).rounded())
}
