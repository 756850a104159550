// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

/// The settlements that are nodes, for positions in no boundary: the nearest counts, measured by how far settlements of its rank reach.
struct OSMTowns {
  /// A settlement by its rank.
  struct Town {
    /// The position of its feature.
    var id: Int
    var name: String
    var point: GeoPoint
    /// How far it reaches at most, in metres.
    var reach: Double
  }

  /// How far settlements reach, in metres, by their value of `place`: judged, so that a village before a city keeps its own streets.
  static let reaches: [String: Double] = [
    "city": 15_000, "town": 8_000, "village": 5_000, "municipality": 8_000, "hamlet": 2_000, "isolated_dwelling": 500,
  ]

  private struct Cell: Hashable {
    var row: Int32
    var column: Int32
  }

  private var towns: [Cell: [Town]] = [:]
  /// A tenth of a degree, 11 km from south to north.
  private static let cellHeight: Int32 = 1_000_000

  init(_ towns: [Town]) {
    for town in towns { self.towns[Self.cell(town.point), default: []].append(town) }
  }

  private static func cell(_ point: GeoPoint) -> Cell {
    Cell(row: point.latitudeE7 / cellHeight, column: point.longitudeE7 / cellHeight)
  }

  /// The settlement that a point belongs to; nil when it is out of the reach of all.
  func nearest(to point: GeoPoint) -> Town? { within(reachOf: point).first }

  /// The settlements whose reach a point is in, the nearest first, measured by their reach.
  func within(reachOf point: GeoPoint) -> [Town] {
    if towns.isEmpty { return [] }
    let cell = Self.cell(point)
    // 15 km are up to two cells north, and more east at high latitudes.
    let width = min(12, Int32(clamping: 15_000 / max(1_000, OSMPlane(latitudeE7: point.latitudeE7).meters(0, Int64(Self.cellHeight))))) + 1
    var found: [(share: Double, town: Town)] = []
    for row in (cell.row - 2)...(cell.row + 2) {
      for column in (cell.column - width)...(cell.column + width) {
        for town in towns[Cell(row: row, column: column)] ?? [] {
          let share = town.point.planeMeters(to: point) / town.reach
          if share <= 1 { found.append((share, town)) }
        }
      }
    }
    return found.sorted { ($0.share, $0.town.name) < ($1.share, $1.town.name) }.map(\.town)
  }
}
