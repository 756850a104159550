// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

/// An area that tells the address of what lies in it.
struct OSMArea {
  /// What it is.
  enum Kind: Equatable {
    /// An administrative area of a level, 2 for countries.
    case administrative(level: Int)
    /// A settlement or a part of one, with its place type.
    case settlement(String)
    case postal
  }

  var name: String
  var kind: Kind
  /// The country that its tags name.
  var country: String? = nil
  var polygon: OSMPolygon
}

/// All areas of a file, found by position through a grid.
struct OSMAreas {
  let all: [OSMArea]
  private var cells: [[Int32]] = []
  private var extent: OSMBox?
  private var columns = 0

  init(_ areas: [OSMArea]) {
    all = areas
    guard let first = areas.first else { return }
    var extent = first.polygon.box
    for area in areas { extent.join(area.polygon.box) }
    self.extent = extent
    columns = min(512, max(8, Int(Double(areas.count).squareRoot()) * 8))
    cells = Array(repeating: [], count: columns * columns)
    for (index, area) in areas.enumerated() { insert(Int32(clamping: index), area.polygon.box, within: extent) }
  }

  private mutating func insert(_ index: Int32, _ box: OSMBox, within extent: OSMBox) {
    for row in row(box.south, extent)...row(box.north, extent) {
      for column in column(box.west, extent)...column(box.east, extent) { cells[row * columns + column].append(index) }
    }
  }

  private func row(_ latitude: Int64, _ extent: OSMBox) -> Int {
    Int((latitude - extent.south) * Int64(columns) / (extent.north - extent.south + 1))
  }

  private func column(_ longitude: Int64, _ extent: OSMBox) -> Int {
    Int((longitude - extent.west) * Int64(columns) / (extent.east - extent.west + 1))
  }

  /// The areas that a point lies in, as ascending positions in `all`.
  func containing(_ point: GeoPoint) -> [Int] {
    guard let extent, extent.contains(point) else { return [] }
    let cell = row(Int64(point.latitudeE7), extent) * columns + column(Int64(point.longitudeE7), extent)
    return cells[cell].lazy.map { Int($0) }.filter { all[$0].polygon.contains(point) }
  }
}
