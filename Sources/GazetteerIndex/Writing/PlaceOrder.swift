// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry

/// The two orders of an index: by importance (the place ids) and by area (blocks of neighbours).
struct PlaceOrder: Sendable {
  /// Staged entries, most important first; the place with id `n` is at index `n - 1`.
  var entries: [Staging.Entry] = []
  /// One element per place, in the order of `entries`.
  var facts: [OrderedPlace] = []
  /// Place ids in geographic order, cut into blocks.
  var blocks: [Block] = []
  /// ISO codes of the countries that occur, sorted; the id of a country is its index + 1.
  var countries: [String] = []

  /// Neighbours of one family.
  struct Block: Sendable {
    var family: PlaceFamily
    var places: [UInt32]
  }

  struct OrderedPlace: Sendable {
    var location: GeoPoint
    var family: PlaceFamily
    var country: Int
  }

  /// Sorts by importance, then by the bytes of the place id.
  init(_ entries: [Staging.Entry], _ records: StagedRecords) {
    struct Key {
      var importance: UInt16
      var id: String
      var entry: Staging.Entry
      var location: GeoPoint
      var family: PlaceFamily
      var country: String
    }
    var keys: [Key] = []
    keys.reserveCapacity(entries.count)
    for entry in entries where entry.isLive {
      let record = records[entry]
      keys.append(
        Key(
          importance: entry.importance, id: record.id, entry: entry, location: record.location,
          family: PlaceFamily(primaryType: record.primaryType), country: record.address.countryCode ?? ""))
    }
    keys.sort { a, b in
      a.importance != b.importance ? a.importance > b.importance : a.id.utf8.lexicographicallyPrecedes(b.id.utf8)
    }
    countries = Set(keys.map(\.country)).subtracting([""]).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let countryIDs = Dictionary(uniqueKeysWithValues: countries.enumerated().map { ($1, $0 + 1) })
    self.entries = keys.map(\.entry)
    facts = keys.map { OrderedPlace(location: $0.location, family: $0.family, country: countryIDs[$0.country] ?? 0) }
    blocks = Self.blocks(of: facts)
  }

  /// Sorts each family along a Hilbert curve and cuts it into blocks.
  private static func blocks(of facts: [OrderedPlace]) -> [Block] {
    let keyed = facts.enumerated().map { index, place in
      (key: UInt64(place.family.rawValue) << 40 | HilbertCurve.position(of: place.location), id: UInt32(index + 1))
    }
    var blocks: [Block] = []
    for (_, id) in keyed.sorted(by: { ($0.key, $0.id) < ($1.key, $1.id) }) {
      let family = facts[Int(id) - 1].family
      if blocks.last.map({ $0.family != family || $0.places.count == Schema.blockSize }) ?? true {
        blocks.append(Block(family: family, places: []))
      }
      blocks[blocks.count - 1].places.append(id)
    }
    return blocks
  }
}
