// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces

/// A street: pieces of one name in one town, and its houses.
struct OSMStreet {
  /// Positions of features, in the order of the file.
  var pieces: [Int]
  private let town: SharedAddress
  /// Whether it leads through several parts of a town, and is in none of them.
  private let hasManyParts: Bool
  /// The nodes of all pieces.
  var points: [GeoPoint]
  var box: OSMBox
  /// Positions of the features that are its houses: read again when the street is made, because houses in full would double the memory.
  var houses: [Int] = []

  var address: Address {
    var address = town.address
    if hasManyParts { address.sublocality = nil }
    return address
  }
}

/// An address that all streets of a town share: by itself it takes more room than the rest of a street.
private final class SharedAddress: Sendable {
  let address: Address
  init(_ address: Address) { self.address = address }
}

/// Joins ways of one name to streets, and gives them their houses.
struct OSMStreets {
  /// The streets, ordered by town and name.
  private(set) var streets: [OSMStreet] = []
  /// Positions of the features that are houses of settlements, and of streets that the file does not have as ways.
  private(set) var houses: [Int] = []
  /// Positions of the features with an address that no house can be made of, and why.
  private(set) var lost: [(feature: Int, reason: RejectReason)] = []

  private struct Key: Hashable, Comparable {
    /// Country and town; `*` for a road of many towns, nothing for one of an unknown town.
    var town: String
    var name: UInt64

    /// The greatest gap between the pieces of a street, in metres.
    var greatestGap: Double { town.hasSuffix("*") ? 20_000 : town.hasSuffix("/") ? 2_500 : 3_000 }

    static func < (a: Key, b: Key) -> Bool { (a.town, a.name) < (b.town, b.name) }
  }

  /// A way with its middle node and the address of that. Its nodes are read again when the street is made.
  fileprivate struct Piece {
    var feature: Int
    var middle: GeoPoint
    var address: SharedAddress
  }

  private var finder = OSMStreetFinder()

  init(_ extract: OSMExtract, _ locator: OSMLocator, threads: Int) {
    var joining = OSMStreetJoining()
    for (key, pieces) in Self.pieces(of: extract, locator, threads).sorted(by: { $0.key < $1.key }) {
      for group in HouseClusters.groups(of: pieces.map(\.middle), gapMeters: key.greatestGap) {
        let found = group.map { pieces[$0] }
        guard let street = OSMStreet(found, extract), let name = Self.name(of: extract.tags(of: extract.features[found[0].feature])) else {
          continue
        }
        joining.add(street, named: name, in: key.town)
      }
    }
    for (street, names) in joining.streets() {
      for name in names { finder.insert(streets.count, named: name, street.box) }
      streets.append(street)
    }
    let homes = Self.homes(self, extract, locator, threads)
    for (street, houses) in homes.houses.enumerated() { streets[street].houses = houses }
    (houses, lost) = (homes.others, homes.lost)
  }

  private static func pieces(of extract: OSMExtract, _ locator: OSMLocator, _ threads: Int) -> [Key: [Piece]] {
    let runs = extract.runs(threads: threads) { run in
      run.compactMap { located($0, extract, locator) }
    }
    var pieces: [Key: [Piece]] = [:]
    var addresses: [Address: SharedAddress] = [:]
    while let run = runs.next() {
      for (key, feature, middle, address) in run {
        let shared = addresses[address] ?? SharedAddress(address)
        addresses[address] = shared
        pieces[key, default: []].append(Piece(feature: feature, middle: middle, address: shared))
      }
    }
    return pieces
  }

  /// What a way says of the street that it is a piece of; nil for other elements.
  private static func located(
    _ index: Int, _ extract: OSMExtract, _ locator: OSMLocator
  ) -> (key: Key, feature: Int, middle: GeoPoint, address: Address)? {
    let feature = extract.features[index]
    guard feature.role == .street, let way = feature.way else { return nil }
    let tags = extract.tags(of: feature)
    let points = extract.points(ofWay: way)
    guard let name = name(of: tags), !points.isEmpty else { return nil }
    let middle = points[points.count / 2]
    var address = locator.address(of: middle)
    if isLong(tags) { (address.locality, address.sublocality, address.postalCode) = (nil, nil, nil) }
    let town = (address.countryCode ?? "") + "/" + (isLong(tags) ? "*" : address.locality ?? "")
    return (Key(town: town, name: OSMStreetName.key(name)), index, middle, address)
  }

  /// What the number of a house counts in.
  private enum Home {
    case street(Int)
    /// A street that the file does not have as a way, or a settlement.
    case named
    /// Its element names neither.
    case unnamed(GeoPoint)
    /// It has no number.
    case none
  }

  private func home(of index: Int, _ extract: OSMExtract, _ locator: OSMLocator) -> Home? {
    guard let house = OSMHouse.all(of: index, in: extract, country: nil).first else {
      return extract.features[index].role == .house ? Home.none : nil
    }
    guard let name = house.street else { return .unnamed(house.number.location) }
    return street(name, near: house.number.location, locator).map(Home.street) ?? .named
  }

  /// The houses of each street, those of none, and what is none.
  private typealias Homes = (houses: [[Int]], others: [Int], lost: [(feature: Int, reason: RejectReason)])

  private static func homes(_ streets: OSMStreets, _ extract: OSMExtract, _ locator: OSMLocator, _ threads: Int) -> Homes {
    let runs = extract.runs(threads: threads) { run in
      run.compactMap { index in streets.home(of: index, extract, locator).map { (feature: index, home: $0) } }
    }
    var homes: Homes = (Array(repeating: [], count: streets.streets.count), [], [])
    lazy var nodes = OSMStreetNodes(streets.streets)
    while let run = runs.next() {
      for (index, home) in run {
        switch home {
        case .street(let street): homes.houses[street].append(index)
        case .unnamed(let point) where nodes.isNear(point): homes.lost.append((index, .noStreet))
        case .named, .unnamed: homes.others.append(index)
        case .none: homes.lost.append((index, .noHouseNumber))
        }
      }
    }
    return homes
  }

  /// The street that an address names: the nearest of its name, else of its name with synonyms, without unit, town and number, or with the direction
  /// at the other end.
  func street(_ text: String, near point: GeoPoint, _ locator: OSMLocator) -> Int? {
    if let found = street(named: text, near: point) { return found }
    guard let clean = OSMStreetText.street(text, town: locator.address(of: point).locality) else { return nil }
    let others = [clean, OSMStreetText.withoutNumber(clean), OSMStreetText.swapped(clean)].compactMap(\.self)
    return others.lazy.filter { $0 != text }.compactMap { street(named: $0, near: point) }.first
  }

  private func street(named name: String, near point: GeoPoint) -> Int? {
    nearest(of: finder.streets(named: name, near: point), to: point)
      ?? nearest(of: finder.respelledStreets(named: name, near: point), to: point)
  }

  /// The nearest of several streets; nil when none is near enough.
  private func nearest(of candidates: [Int], to point: GeoPoint) -> Int? {
    let distances = candidates.lazy.map { (distance: streets[$0].meters(to: point), street: $0) }
    return distances.min { $0 < $1 }.flatMap { $0.distance <= Self.farthestHouse ? $0.street : nil }
  }

  /// How far a house may be from its street, in metres.
  static let farthestHouse = 1_500.0

  /// What a street is called: its name, else the reference of a main road.
  static func name(of tags: OSMTags) -> String? { tags["name"] ?? (OSMRoad.isCalledByReference(tags) ? tags["ref"]?.listed.first : nil) }

  /// Whether a road leads through many towns and belongs to none.
  private static func isLong(_ tags: OSMTags) -> Bool { tags["highway"] == "motorway" || tags["name"] == nil }

}

extension OSMStreet {
  /// The street of pieces; nil for none.
  fileprivate init?(_ pieces: [OSMStreets.Piece], _ extract: OSMExtract) {
    let points = pieces.flatMap { extract.features[$0.feature].way.map(extract.points(ofWay:)) ?? [] }
    guard let box = OSMBox(points), let first = pieces.first else { return nil }
    (self.pieces, self.points, self.box, town) = (pieces.map(\.feature), points, box, first.address)
    hasManyParts = Set(pieces.map(\.address.address.sublocality)).count > 1
  }

  /// The distance to the nearest node of the street in metres.
  fileprivate func meters(to point: GeoPoint) -> Double {
    if box.meters(to: OSMBox(point)) > OSMStreets.farthestHouse { return .infinity }
    return points.lazy.map { $0.planeMeters(to: point) }.min() ?? .infinity
  }
}
