// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerLibC
import GazetteerPlaces

/// Separates streets of the same name by the gaps between their houses.
enum HouseClusters {
  /// Groups of connected houses: all houses that can be reached in steps of at most `gapMeters` are in one group. Steps of up to three times that may
  /// connect houses as well, because whole cells of a grid are joined.
  ///
  /// - Returns: The groups, the southernmost first; houses keep their order.
  /// - Complexity: O(*n* log *n*) for *n* houses.
  static func groups(of houses: [HouseNumber], gapMeters: Double) -> [[HouseNumber]] {
    groups(of: houses.map(\.location), gapMeters: gapMeters).map { $0.map { houses[$0] } }
  }

  /// The same for points, as their positions in the array.
  static func groups(of points: [GeoPoint], gapMeters: Double) -> [[Int]] {
    let grid = Grid(points, gapMeters: gapMeters)
    var cells: [Grid.Cell: [Int]] = [:]
    for (index, point) in points.enumerated() { cells[grid.cell(of: point), default: []].append(index) }
    var groups: [[Int]] = []
    for start in cells.keys.sorted() {
      guard let first = cells.removeValue(forKey: start) else { continue }
      var members = first
      var open = [start]
      while let cell = open.popLast() {
        for neighbour in grid.neighbours(of: cell) {
          guard let more = cells.removeValue(forKey: neighbour) else { continue }
          members += more
          open.append(neighbour)
        }
      }
      groups.append(members.sorted())
    }
    return groups
  }

  /// Cells as high as the gap, and as wide as the gap at the point closest to a pole.
  private struct Grid {
    struct Cell: Hashable, Comparable {
      var row: Int
      var column: Int
      static func < (a: Cell, b: Cell) -> Bool { (a.row, a.column) < (b.row, b.column) }
    }

    private let height: Double
    private let columns: Int

    init(_ points: [GeoPoint], gapMeters: Double) {
      let metersPerDegree = 111_320.0
      height = gapMeters / metersPerDegree
      let farthest = points.map { abs($0.latitude) }.max() ?? 0
      let width = height / max(0.01, cos(farthest * .pi / 180))
      columns = max(1, Int(360 / width))
    }

    func cell(of point: GeoPoint) -> Cell {
      let column = Int((point.longitude + 180) / 360 * Double(columns))
      return Cell(row: Int((point.latitude + 90) / height), column: column % columns)
    }

    /// The eight cells around a cell; columns wrap at ±180°.
    func neighbours(of cell: Cell) -> [Cell] {
      (-1...1).flatMap { row in
        (-1...1).map { column in Cell(row: cell.row + row, column: (cell.column + column + columns) % columns) }
      }
    }
  }
}
