// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces
import Synchronization

/// Finds streets by the names that addresses give them.
struct OSMStreetFinder {
  private var grid = OSMStreetGrid()
  private let respelled = RespelledNames()

  mutating func insert(_ street: Int, named name: UInt64, _ box: OSMBox) { grid.insert(street, named: name, box) }

  /// The streets of a name that a house at a point may belong to.
  func streets(named name: String, near point: GeoPoint) -> [Int] { grid.streets(named: OSMStreetName.key(name), near: point) }

  /// Those whose name has synonyms of its words.
  func respelledStreets(named name: String, near point: GeoPoint) -> [Int] {
    respelled.keys(of: name, in: grid).flatMap { grid.streets(named: $0, near: point) }
  }
}

/// The other spellings of names that streets have: houses of a street name it alike, and to respell it takes long. Any thread may ask.
private final class RespelledNames: Sendable {
  private let known = Mutex<[String: [UInt64]]>([:])

  func keys(of name: String, in grid: OSMStreetGrid) -> [UInt64] {
    if let keys = known.withLock({ $0[name] }) { return keys }
    let keys = OSMStreetName.respelledKeys(name).filter(grid.knows)
    known.withLock { $0[name] = keys }
    return keys
  }
}
