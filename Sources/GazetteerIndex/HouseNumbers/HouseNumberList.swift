// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

/// The houses of one street, packed into about ten bytes a house and decoded only on demand.
///
/// The bytes are: the number of postal codes, each code as a text, then house by house the number as a text, the unit as a text, the postal
/// code's position from 1 (0 for that of the street), and the steps in latitude and longitude from the house before, in 1e-7 degrees, the first
/// from 0° 0°. Numbers are LEB128, steps zigzag; a text is its length and its UTF-8, and an absent one is empty.
public struct HouseNumberList: Hashable, Sendable {
  /// The list in its stored form.
  package let bytes: [UInt8]

  /// A list without houses.
  public init() { bytes = [] }

  /// The houses ordered by number, unit and position; the same list whatever the order of the input.
  public init(_ houses: [HouseNumber]) {
    bytes = Self.packed(houses.map(Sorted.init).sorted().map(\.house))
  }

  /// A stored list. Reading damaged bytes gives the houses before the damage.
  package init(stored bytes: [UInt8]) { self.bytes = bytes }

  /// Whether there are no houses.
  public var isEmpty: Bool { bytes.isEmpty }

  /// The houses in their order.
  public var houses: [HouseNumber] {
    var reader = PackedReader(bytes)
    guard let codes = reader.texts() else { return [] }
    var houses: [HouseNumber] = []
    var (latitude, longitude) = (0, 0)
    while let number = reader.text(), let unit = reader.text(), let code = reader.number(), let north = reader.step(),
      let east = reader.step()
    {
      (latitude, longitude) = (latitude &+ north, longitude &+ east)
      guard let point = GeoPoint(storedLatitude: Int32(truncatingIfNeeded: latitude), longitude: Int32(truncatingIfNeeded: longitude)),
        code <= codes.count
      else { break }
      houses.append(
        HouseNumber(number: number, unit: unit.isEmpty ? nil : unit, postalCode: code == 0 ? nil : codes[code - 1], location: point))
    }
    return houses
  }

  /// The postal codes that differ from that of the street, each once.
  public var postalCodes: [String] {
    var reader = PackedReader(bytes)
    return reader.texts() ?? []
  }

  private static func packed(_ houses: [HouseNumber]) -> [UInt8] {
    if houses.isEmpty { return [] }
    let codes = Set(houses.compactMap(\.postalCode)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var writer = PackedWriter()
    writer.put(codes.count)
    for code in codes { writer.put(code) }
    var (latitude, longitude) = (0, 0)
    for house in houses {
      writer.put(house.number)
      writer.put(house.unit ?? "")
      writer.put(house.postalCode.flatMap(codes.firstIndex(of:)).map { $0 + 1 } ?? 0)
      writer.put(step: Int(house.location.latitudeE7) - latitude)
      writer.put(step: Int(house.location.longitudeE7) - longitude)
      (latitude, longitude) = (Int(house.location.latitudeE7), Int(house.location.longitudeE7))
    }
    return writer.bytes
  }
}

/// A house in the total order of a list. Unit, spelling, postal code and position settle equal numbers.
private struct Sorted: Comparable {
  let house: HouseNumber
  private let key: HouseNumberKey
  private let text: String

  init(_ house: HouseNumber) {
    self.house = house
    key = HouseNumberKey(house.number)
    text = "\(house.unit ?? "")\0\(house.number)\0\(house.postalCode ?? "")"
  }

  static func < (a: Sorted, b: Sorted) -> Bool {
    if a.key != b.key { return a.key < b.key }
    if a.text != b.text { return a.text < b.text }
    return (a.house.location.latitudeE7, a.house.location.longitudeE7) < (b.house.location.latitudeE7, b.house.location.longitudeE7)
  }
}

/// Writes numbers and texts in sequence.
private struct PackedWriter {
  var bytes: [UInt8] = []

  mutating func put(_ number: Int) {
    var number = UInt64(truncatingIfNeeded: number)
    while number >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: number) | 0x80)
      number >>= 7
    }
    bytes.append(UInt8(number))
  }

  mutating func put(_ text: String) {
    put(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func put(step: Int) { put((step << 1) ^ (step >> 63)) }
}

/// Reads what `PackedWriter` wrote; nil at the end and for bytes that it cannot have written.
private struct PackedReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func number() -> Int? {
    var (number, shift): (UInt64, UInt64) = (0, 0)
    while position < bytes.count, shift < 63 {
      let byte = bytes[position]
      position += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int(number) }
      shift += 7
    }
    return nil
  }

  mutating func text() -> String? {
    guard let count = number(), count <= bytes.count - position else { return nil }
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  mutating func texts() -> [String]? {
    guard let count = number(), count <= bytes.count else { return nil }
    var texts: [String] = []
    for _ in 0..<count {
      guard let text = text() else { return nil }
      texts.append(text)
    }
    return texts
  }

  mutating func step() -> Int? { number().map { ($0 >> 1) ^ -($0 & 1) } }
}
