// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

/// Finds the streets of a name near a point, among the thousands of Main Streets of a country.
struct OSMStreetGrid {
  private struct Cell: Hashable {
    var name: UInt64
    var row: Int64
    var column: Int64
  }

  private var streets: [Cell: [Int]] = [:]
  /// Streets that lie in more cells than are listed.
  private var long: [UInt64: [Int]] = [:]
  private var names: Set<UInt64> = []

  /// A twentieth of a degree, 5.5 km from south to north.
  private static let cellSize: Int64 = 500_000
  /// The reach of a house, farther than `OSMStreets.farthestHouse` even at 60° north.
  private static let reach: Int64 = 300_000
  private static let mostCells: Int64 = 400

  /// Adds a street.
  mutating func insert(_ street: Int, named name: UInt64, _ box: OSMBox) {
    names.insert(name)
    let rows = Self.index(box.south - Self.reach)...Self.index(box.north + Self.reach)
    let columns = Self.index(box.west - Self.reach)...Self.index(box.east + Self.reach)
    if Int64(rows.count) * Int64(columns.count) > Self.mostCells {
      long[name, default: []].append(street)
      return
    }
    for row in rows {
      for column in columns { streets[Cell(name: name, row: row, column: column), default: []].append(street) }
    }
  }

  /// Whether a street has the name.
  func knows(_ name: UInt64) -> Bool { names.contains(name) }

  /// The streets of a name that a house at a point may belong to, in the order in which they were added, those in many cells last.
  func streets(named name: UInt64, near point: GeoPoint) -> [Int] {
    let cell = Cell(name: name, row: Self.index(Int64(point.latitudeE7)), column: Self.index(Int64(point.longitudeE7)))
    return (streets[cell] ?? []) + (long[name] ?? [])
  }

  /// The row or column of a coordinate.
  private static func index(_ coordinate: Int64) -> Int64 { (coordinate - (coordinate < 0 ? cellSize - 1 : 0)) / cellSize }
}
