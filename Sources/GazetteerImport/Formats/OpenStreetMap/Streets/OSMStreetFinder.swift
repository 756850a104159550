// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

/// Finds streets by the names that addresses give them.
final class OSMStreetFinder {
  private var grid = OSMStreetGrid()
  /// The other spellings of names that streets have: houses of a street name it alike, and to respell it takes long.
  private var respelled: [String: [UInt64]] = [:]

  func insert(_ street: Int, named name: UInt64, _ box: OSMBox) { grid.insert(street, named: name, box) }

  /// The streets of a name that a house at a point may belong to.
  func streets(named name: String, near point: GeoPoint) -> [Int] { grid.streets(named: OSMStreetName.key(name), near: point) }

  /// Those whose name has synonyms of its words.
  func respelledStreets(named name: String, near point: GeoPoint) -> [Int] {
    let keys = respelled[name] ?? OSMStreetName.respelledKeys(name).filter(grid.knows)
    respelled[name] = keys
    return keys.flatMap { grid.streets(named: $0, near: point) }
  }
}
