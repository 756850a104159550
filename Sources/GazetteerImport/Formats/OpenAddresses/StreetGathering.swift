// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// Groups addresses into streets: one place for the houses of a street name in a town. Uses about two hundred bytes an address.
struct StreetGathering {
  /// The folded values that the houses of a street share. The postal code replaces a missing town.
  private struct Key: Hashable, Comparable {
    var text: [UInt8]
    static func < (a: Key, b: Key) -> Bool { a.text.lexicographicallyPrecedes(b.text) }
  }

  fileprivate struct Street {
    var firstLine: Int
    var name: String
    var address: Address
    var houses: [HouseNumber]
  }

  private var streets: [Key: Street] = [:]
  private let source: Source?
  private let idPrefix: String

  /// - Parameter idPrefix: What ids begin with.
  init(source: Source?, idPrefix: String = "openaddresses:") { (self.source, self.idPrefix) = (source, idPrefix) }

  /// Adds an address. Of several spellings that fold alike, the last in code point order is kept: "Main St" of "MAIN ST" and "Main St".
  mutating func add(_ row: AddressRow, line: Int) {
    let key = Self.key(of: row)
    if streets[key] == nil {
      streets[key] = Street(firstLine: line, name: row.street, address: row.address, houses: [row.house])
      return
    }
    streets[key]?.take(row)
  }

  /// The streets as places, ordered by name; streets of one name that lie apart become separate places.
  consuming func rows() -> [SourceRow] {
    var rows: [SourceRow] = []
    for (key, street) in streets.sorted(by: { $0.key < $1.key }) {
      let gap = street.address.locality == nil && street.address.postalCode == nil ? Self.gapOfUnnamedTown : Self.gapWithinTown
      var ids: Set<String> = []
      for houses in HouseClusters.groups(of: street.houses, gapMeters: gap) {
        var draft = street.draft(of: houses)
        draft.id = id(key.text, draft, besides: ids)
        draft.source = source
        ids.insert(draft.id)
        rows.append(SourceRow(line: street.firstLine, content: .gathered(draft)))
      }
    }
    return rows
  }

  /// Greatest gap between neighbouring houses of a street, in metres: where the town is known, it has one street of the name.
  private static let gapWithinTown = 10_000.0
  /// Greatest gap where the town is unknown and several towns may have a street of the name.
  private static let gapOfUnnamedTown = 2_500.0

  private static func key(of row: AddressRow) -> Key {
    let address = row.address
    let town = address.locality ?? address.postalCode
    var parts = [address.countryCode, address.administrativeArea1, address.administrativeArea2, town, row.street]
    if let ward = row.ward { parts.append(ward) }
    return Key(text: Array(parts.map { TextAnalyzer.query($0 ?? "").key }.joined(separator: [0])))
  }

  /// An id that does not change when houses are added or removed: it depends on the names and on the half degree of the street's position.
  private func id(_ key: [UInt8], _ draft: DraftPlace, besides ids: Set<String>) -> String {
    let cell = [draft.latitude, draft.longitude].map { String(Int((($0 ?? 0) * 2).rounded())) }.joined(separator: ",")
    let id = idPrefix + Self.hexadecimal(nameKeyHash(key + [0] + Array(cell.utf8)))
    if !ids.contains(id) { return id }
    return (2...).lazy.map { "\(id)-\($0)" }.first { !ids.contains($0) } ?? id
  }

  private static func hexadecimal(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

extension StreetGathering.Street {
  fileprivate mutating func take(_ row: AddressRow) {
    name = later(name, row.street)
    address.locality = later(address.locality, row.address.locality)
    address.administrativeArea2 = later(address.administrativeArea2, row.address.administrativeArea2)
    address.administrativeArea1 = later(address.administrativeArea1, row.address.administrativeArea1)
    houses.append(row.house)
  }

  private func later<Text: Comparable>(_ a: Text, _ b: Text) -> Text { max(a, b) }

  private func later(_ a: String?, _ b: String?) -> String? {
    guard let a, let b else { return a ?? b }
    return max(a, b)
  }

  /// The street with these houses. Its position is that of the house nearest to their mean, its postal code the most frequent one.
  fileprivate func draft(of houses: [HouseNumber]) -> DraftPlace {
    var draft = DraftPlace()
    draft.name = name
    draft.names =
      ChomeName(name).map { [$0.inKanji, $0.inDigits].filter { $0 != name }.map { AlternateName(text: $0, kind: .variant) } } ?? []
    draft.primaryType = "route"
    draft.types = ["route"]
    draft.address = address
    draft.address.postalCode = houses.compactMap(\.postalCode).mostFrequent
    draft.houseNumbers = houses
    let middle = houses.middle
    (draft.latitude, draft.longitude) = (middle.latitude, middle.longitude)
    return draft
  }
}

extension [String] {
  /// The most frequent text; of several the first in order.
  var mostFrequent: String? {
    var counts: [String: Int] = [:]
    for text in self { counts[text, default: 0] += 1 }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }
}

extension [HouseNumber] {
  /// The house nearest to the mean position; on a street across ±180° the mean is that of one side.
  fileprivate var middle: GeoPoint {
    let near = filter { ($0.location.longitudeE7 < 0) == (self[0].location.longitudeE7 < 0) || abs($0.location.longitudeE7) < 900_000_000 }
    let latitude = near.reduce(0) { $0 + Int($1.location.latitudeE7) } / Swift.max(1, near.count)
    let longitude = near.reduce(0) { $0 + Int($1.location.longitudeE7) } / Swift.max(1, near.count)
    let mean = GeoPoint(latitudeE7: Int32(clamping: latitude), longitudeE7: Int32(clamping: longitude))
    func order(_ point: GeoPoint) -> (Double, Int32, Int32) { (mean.distanceMeters(to: point), point.latitudeE7, point.longitudeE7) }
    return near.map(\.location).min { order($0) < order($1) } ?? mean
  }
}
