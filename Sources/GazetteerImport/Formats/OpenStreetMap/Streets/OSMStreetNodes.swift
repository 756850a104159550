// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

/// Tells whether a street passes near a point: a number alone counts in a settlement only where no street does.
struct OSMStreetNodes {
  private struct Cell: Hashable {
    var row: Int32
    var column: Int32
  }

  private var points: [Cell: [GeoPoint]] = [:]

  /// How far from a node of a street its houses stand, in metres.
  private static let reach = 300.0
  /// The height of a cell in 1e-7 degrees, at least the reach.
  private static let cellHeight: Int32 = 27_000

  init(_ streets: [OSMStreet]) {
    for point in streets.lazy.flatMap(\.points) { points[Self.cell(point), default: []].append(point) }
  }

  /// Whether a node of a street is near.
  func isNear(_ point: GeoPoint) -> Bool {
    let cell = Self.cell(point)
    let width = OSMPlane(latitudeE7: point.latitudeE7).meters(0, Int64(Self.cellHeight))
    let columns = min(Self.mostColumns, Int32(clamping: Int((Self.reach / max(1, width)).rounded(.up))))
    return (-1...1).contains { row in
      (-columns...columns).contains { column in
        points[Cell(row: cell.row + row, column: cell.column + column)]?.contains { $0.planeMeters(to: point) <= Self.reach } == true
      }
    }
  }

  /// As many as 84° north has.
  private static let mostColumns: Int32 = 10

  private static func cell(_ point: GeoPoint) -> Cell {
    Cell(row: point.latitudeE7 / cellHeight, column: point.longitudeE7 / cellHeight)
  }
}
