// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

/// The two orders of an index: by importance (the place ids) and by area (blocks of neighbours). Both lists take their share of memory, beyond it they are in
/// temporary files.
struct PlaceOrder: Sendable {
  /// ISO codes of the countries that occur, sorted; the id of a country is its index + 1.
  let countries: [String]
  /// How many places each country has, by its id; those of none at 0.
  let placesOfCountries: [Int]
  /// How many places each family has of each importance.
  let levels: [Level: LevelPlaces]
  private let byImportance: SortedRuns<Key>
  private let byArea: SortedRuns<Neighbour>

  /// How many places there are.
  var count: Int { byImportance.count }
  /// How many blocks there are.
  var blockCount: Int {
    PlaceFamily.allCases.reduce(0) { sum, family in
      let places = levels.reduce(0) { $0 + ($1.key.family == family ? $1.value.count : 0) }
      return sum + (places + Schema.blockSize - 1) / Schema.blockSize
    }
  }

  /// A place in the order by importance; the first has the id 1.
  struct OrderedPlace {
    /// Where its record is staged.
    var offset: Int
    var country: Int
    var family: PlaceFamily
  }

  /// Neighbours of one family.
  struct Block {
    var family: PlaceFamily
    var places: [Neighbour]
  }

  /// A place in geographic order.
  struct Neighbour: BitwiseCopyable {
    /// The family, then the position along a Hilbert curve.
    fileprivate var key: UInt64
    /// Where its record is staged.
    var offset: Int
    var location: GeoPoint
    var id: UInt32
    fileprivate var countryID: UInt16

    var country: Int { Int(countryID) }
    fileprivate var family: PlaceFamily { PlaceFamily(rawValue: Int(key >> 40)) ?? .poi }
  }

  struct Level: Hashable {
    var family: PlaceFamily
    /// In thousandths.
    var importance: Int
  }

  struct LevelPlaces {
    /// The id of the last of them.
    var last = 0
    var count = 0
  }

  /// Sorts by importance, then by the bytes of the place id.
  init(_ records: StagedRecords, _ spilling: Spilling) throws(IndexError) {
    let path = spilling.path
    let keys = SortedRuns(spilling, bytes: spilling.shares.list) { (a: Key, b: Key) in Key.precedes(a, b, records) }
    var codes = CountryNumbers()
    for (offset, header) in records.live {
      let place = records.place(at: offset)
      guard let country = codes.number(of: place.countryCode ?? "") else {
        let id = String(decoding: records.id(at: offset), as: UTF8.self)
        throw .invalidRecord(id: id, reason: "an index takes at most 65,535 countries")
      }
      let key = Key(place, records.id(at: offset), offset: offset, importance: header.importance, country: country)
      try translatingFileFailures(path: path) { () throws(FileFailure) in try keys.append(key) }
    }
    try translatingFileFailures(path: path) { () throws(FileFailure) in try keys.finish() }
    let neighbours = SortedRuns<Neighbour>(spilling, bytes: spilling.shares.list) { ($0.key, $0.id) < ($1.key, $1.id) }
    let (sorted, ids) = codes.sorted()
    var (places, levels) = ([Int](repeating: 0, count: sorted.count + 1), [Level: LevelPlaces]())
    for (index, key) in keys.enumerated() {
      let country = ids[Int(key.countryNumber)]
      places[Int(country)] += 1
      levels[Level(family: key.family, importance: Int(key.importance)), default: LevelPlaces()].take(index + 1)
      let neighbour = Neighbour(
        key: UInt64(key.family.rawValue) << 40 | HilbertCurve.position(of: key.location), offset: key.offset, location: key.location,
        id: UInt32(index + 1), countryID: country)
      try translatingFileFailures(path: path) { () throws(FileFailure) in try neighbours.append(neighbour) }
    }
    try translatingFileFailures(path: path) { () throws(FileFailure) in try neighbours.finish() }
    (countries, placesOfCountries, self.levels, countryIDs) = (sorted, places, levels, ids)
    (byImportance, byArea) = (keys, neighbours)
  }

  /// The ids of countries by the numbers of `CountryNumbers`.
  private let countryIDs: [UInt16]

  /// The places, most important first.
  var places: some Sequence<OrderedPlace> {
    byImportance.lazy.map { [countryIDs] in
      OrderedPlace(offset: $0.offset, country: Int(countryIDs[Int($0.countryNumber)]), family: $0.family)
    }
  }

  /// Where the records of the places are staged, in geographic order.
  var offsetsByArea: some Sequence<Int> { byArea.lazy.map(\.offset) }

  /// The places in geographic order, cut into blocks.
  var blocks: some Sequence<Block> {
    var places = byArea.makeIterator()
    return sequence(state: places.next()) { first -> Block? in
      guard let place = first else { return nil }
      var block = Block(family: place.family, places: [place])
      first = places.next()
      while let next = first, next.family == block.family, block.places.count < Schema.blockSize {
        block.places.append(next)
        first = places.next()
      }
      return block
    }
  }

  /// What places are sorted by. The first sixteen bytes of an id tell most of them apart, so few ids are read again.
  private struct Key: BitwiseCopyable {
    private var prefix: UInt64
    private var secondPrefix: UInt64
    var offset: Int
    var location: GeoPoint
    var importance: UInt16
    var countryNumber: UInt16
    private var familyNumber: UInt8

    var family: PlaceFamily { PlaceFamily(rawValue: Int(familyNumber)) ?? .poi }

    init(_ place: StagedPlace, _ id: UnsafeRawBufferPointer, offset: Int, importance: UInt16, country: UInt16) {
      prefix = (0..<8).reduce(0) { $0 << 8 | UInt64($1 < id.count ? id[$1] : 0) }
      secondPrefix = (8..<16).reduce(0) { $0 << 8 | UInt64($1 < id.count ? id[$1] : 0) }
      (self.offset, location, self.importance, countryNumber) = (offset, place.location, importance, country)
      familyNumber = UInt8(PlaceFamily(primaryType: place.primaryType).rawValue)
    }

    static func precedes(_ a: Key, _ b: Key, _ records: StagedRecords) -> Bool {
      if a.importance != b.importance { return a.importance > b.importance }
      if a.prefix != b.prefix { return a.prefix < b.prefix }
      if a.secondPrefix != b.secondPrefix { return a.secondPrefix < b.secondPrefix }
      return a.offset != b.offset && records.id(at: a.offset).lexicographicallyPrecedes(records.id(at: b.offset))
    }
  }
}

extension PlaceOrder.LevelPlaces {
  fileprivate mutating func take(_ id: Int) { (last, count) = (id, count + 1) }
}

/// Numbers countries as they come.
private struct CountryNumbers {
  private var numbers: [String: UInt16] = ["": 0]

  /// The number of a code; nil when there are too many.
  mutating func number(of code: String) -> UInt16? {
    if let known = numbers[code] { return known }
    guard let number = UInt16(exactly: numbers.count) else { return nil }
    numbers[code] = number
    return number
  }

  /// The codes in order, and the id of each number: the index of its code + 1, 0 for none.
  func sorted() -> (codes: [String], ids: [UInt16]) {
    let codes = numbers.keys.filter { !$0.isEmpty }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var ids = [UInt16](repeating: 0, count: numbers.count)
    for (index, code) in codes.enumerated() { ids[Int(numbers[code] ?? 0)] = UInt16(index + 1) }
    return (codes, ids)
  }
}
