// SPDX-License-Identifier: Apache-2.0
import GazetteerLibC

/// Finds boxes that lie near each other through a grid. Of the boxes in a cell a box is compared with those before it only: thousands of one name at
/// one spot are one place, whichever of them are compared.
struct OSMNeighbours {
  private struct Cell: Hashable {
    var row: Int64
    var column: Int64
  }

  private var cells: [Cell: [Int]] = [:]
  /// Those that cover too many cells.
  private var large: [Int] = []
  private let height: Double
  private let width: Double

  /// The most boxes of a cell that one is compared with: a street has fewer shops of one name, and a piece of a river fewer pieces beside it.
  private static let mostNear = 16
  /// Cells that a box may cover.
  private static let mostCells: Int64 = 100
  /// 1e-7 degrees of latitude in a metre, rounded up.
  private static let unitsInMeter = 90.0

  /// Calls `body` with the positions of pairs that may lie within a reach, some of which are farther apart.
  ///
  /// - Complexity: O(*n*) for *n* boxes, each of which covers a bounded number of cells.
  static func forEachPair(of boxes: [OSMBox], withinMeters reach: Double, _ body: (Int, Int) -> Void) {
    guard boxes.count > 1, let extent = boxes.dropFirst().reduce(into: boxes.first, { $0?.join($1) }) else { return }
    var grid = OSMNeighbours(reach, extent)
    for index in boxes.indices where grid.isLarge(boxes[index]) {
      for other in grid.large.suffix(mostNear) { body(other, index) }
      grid.large.append(index)
    }
    for index in boxes.indices where !grid.isLarge(boxes[index]) {
      for other in grid.large.suffix(mostNear) { body(other, index) }
      for cell in grid.cells(of: boxes[index], margin: 1) { for other in grid.cells[cell]?.suffix(mostNear) ?? [] { body(other, index) } }
      for cell in grid.cells(of: boxes[index], margin: 0) { grid.cells[cell, default: []].append(index) }
    }
  }

  private init(_ reach: Double, _ extent: OSMBox) {
    let farthest = Double(max(abs(extent.south), abs(extent.north))) / 1e7
    height = reach * Self.unitsInMeter
    width = height / max(0.01, cos(min(90, farthest) * .pi / 180))
  }

  private func isLarge(_ box: OSMBox) -> Bool {
    let (rows, columns) = (rows(of: box, margin: 0), columns(of: box, margin: 0))
    return Int64(rows.count) > Self.mostCells || Int64(rows.count) * Int64(columns.count) > Self.mostCells
  }

  private func cells(of box: OSMBox, margin: Int64) -> [Cell] {
    rows(of: box, margin: margin).flatMap { row in columns(of: box, margin: margin).map { Cell(row: row, column: $0) } }
  }

  private func rows(of box: OSMBox, margin: Int64) -> ClosedRange<Int64> {
    Self.cell(box.south, height) - margin...Self.cell(box.north, height) + margin
  }

  private func columns(of box: OSMBox, margin: Int64) -> ClosedRange<Int64> {
    Self.cell(box.west, width) - margin...Self.cell(box.east, width) + margin
  }

  private static func cell(_ coordinate: Int64, _ size: Double) -> Int64 { Int64((Double(coordinate) / size).rounded(.down)) }
}
