// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

/// The two orders of an index: by importance (the place ids) and by area (blocks of neighbours).
struct PlaceOrder: Sendable {
  /// Where the record of each place is staged, most important first; the place with id `n` is at index `n - 1`.
  private(set) var offsets: [Int] = []
  /// One element per place, in the order of `offsets`.
  private(set) var facts: [OrderedPlace] = []
  /// Place ids in geographic order, cut into blocks.
  private(set) var blocks: [Block] = []
  /// ISO codes of the countries that occur, sorted; the id of a country is its index + 1.
  private(set) var countries: [String] = []

  /// Neighbours of one family.
  struct Block: Sendable {
    var family: PlaceFamily
    var places: [UInt32]
  }

  /// What is kept of a place in memory: 16 bytes.
  struct OrderedPlace: Sendable {
    var location: GeoPoint
    /// In thousandths.
    var importance: UInt16
    private var countryID: UInt16
    var family: PlaceFamily

    var country: Int { Int(countryID) }

    fileprivate init(_ place: StagedPlace, importance: UInt16, countryID: UInt16) {
      (location, self.importance, self.countryID) = (place.location, importance, countryID)
      family = PlaceFamily(primaryType: place.primaryType)
    }

    fileprivate mutating func renumber(_ ids: [UInt16]) { countryID = ids[country] }
  }

  /// Sorts by importance, then by the bytes of the place id.
  init(_ entries: consuming [Staging.Entry], _ records: StagedRecords) throws(IndexError) {
    var keys = [Key](entries.lazy.filter(\.isLive).map { Key($0, records.id(at: $0.offset)) })
    entries = []
    keys.sort { a, b in
      if a.importance != b.importance { return a.importance > b.importance }
      if a.prefix != b.prefix { return a.prefix < b.prefix }
      return records.id(at: a.offset).lexicographicallyPrecedes(records.id(at: b.offset))
    }
    var codes: [String: UInt16] = ["": 0]
    offsets.reserveCapacity(keys.count)
    facts.reserveCapacity(keys.count)
    for key in keys {
      let place = records.place(at: key.offset)
      let code = place.countryCode ?? ""
      if codes[code] == nil {
        guard let id = UInt16(exactly: codes.count) else {
          let id = String(decoding: records.id(at: key.offset), as: UTF8.self)
          throw .invalidRecord(id: id, reason: "an index takes at most 65,535 countries")
        }
        codes[code] = id
      }
      offsets.append(key.offset)
      facts.append(OrderedPlace(place, importance: key.importance, countryID: codes[code] ?? 0))
    }
    keys = []
    countries = codes.keys.filter { !$0.isEmpty }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var ids = [UInt16](repeating: 0, count: codes.count)
    for (index, code) in countries.enumerated() { ids[Int(codes[code] ?? 0)] = UInt16(index + 1) }
    for index in facts.indices { facts[index].renumber(ids) }
    blocks = Self.blocks(of: facts)
  }

  /// What places are sorted by. The first sixteen bytes of an id tell most of them apart, so few ids are read again.
  private struct Key {
    var prefix: UInt128
    var offset: Int
    var importance: UInt16

    init(_ entry: Staging.Entry, _ id: UnsafeRawBufferPointer) {
      prefix = (0..<16).reduce(0) { $0 << 8 | UInt128($1 < id.count ? id[$1] : 0) }
      (offset, importance) = (entry.offset, entry.importance)
    }
  }

  /// Sorts each family along a Hilbert curve and cuts it into blocks.
  private static func blocks(of facts: [OrderedPlace]) -> [Block] {
    var keyed = facts.enumerated().map { index, place in
      (key: UInt64(place.family.rawValue) << 40 | HilbertCurve.position(of: place.location), id: UInt32(index + 1))
    }
    keyed.sort { ($0.key, $0.id) < ($1.key, $1.id) }
    var blocks: [Block] = []
    for (_, id) in keyed {
      let family = facts[Int(id) - 1].family
      if blocks.last.map({ $0.family != family || $0.places.count == Schema.blockSize }) ?? true {
        blocks.append(Block(family: family, places: []))
      }
      blocks[blocks.count - 1].places.append(id)
    }
    return blocks
  }
}
