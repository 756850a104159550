// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

/// Joins streets of a town that are one but for their spelling, and touch: SE Marine Drive and Southeast Marine Drive, Sea Wall and Seawall.
struct OSMStreetJoining {
  private struct Name: Hashable {
    var town: String
    var key: UInt64
  }

  private var found: [(street: OSMStreet, name: String, town: String)] = []
  private var named: [Name: [Int]] = [:]

  /// How far apart the pieces of one street may lie, in metres.
  private static let reach = 200.0

  /// Adds a street; `town` tells towns apart.
  mutating func add(_ street: OSMStreet, named name: String, in town: String) {
    named[Name(town: town, key: OSMStreetName.joinedKey(name)), default: []].append(found.count)
    found.append((street, name, town))
  }

  /// The streets, each with the keys of its names.
  func streets() -> [(street: OSMStreet, names: Set<UInt64>)] {
    var unions = OSMUnions(count: found.count)
    for index in found.indices {
      for other in namesakes(of: index) where isNear(found[index].street, found[other].street) { unions.join(index, other) }
    }
    return unions.groups().compactMap { members in
      guard let street = OSMStreet(joining: members.map { found[$0].street }) else { return nil }
      return (street, Set(members.map { OSMStreetName.key(found[$0].name) }))
    }
  }

  /// Other streets of the town with the name in another spelling.
  private func namesakes(of index: Int) -> [Int] {
    let (_, name, town) = found[index]
    let keys = [OSMStreetName.joinedKey(name)] + OSMStreetName.joinedRespelledKeys(name)
    return keys.flatMap { named[Name(town: town, key: $0)] ?? [] }.filter { $0 != index && found[$0].name != name }
  }

  private func isNear(_ a: OSMStreet, _ b: OSMStreet) -> Bool {
    guard a.box.meters(to: b.box) <= Self.reach else { return false }
    return a.points.contains { point in b.points.contains { point.planeMeters(to: $0) <= Self.reach } }
  }
}

extension OSMStreet {
  /// One street of several, in the order of the file; nil for none.
  fileprivate init?(joining streets: [OSMStreet]) {
    guard let first = streets.min(by: { ($0.pieces.first ?? 0) < ($1.pieces.first ?? 0) }) else { return nil }
    self = first
    if streets.count == 1 { return }
    pieces = streets.flatMap(\.pieces).sorted()
    points = streets.flatMap(\.points)
    for street in streets { box.join(street.box) }
  }
}
