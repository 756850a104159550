// SPDX-License-Identifier: Apache-2.0

/// A map made of the places themselves: a dot for each square that has some. It needs no other map, so a page can hold it.
package struct DotMap {
  private var points: [(latitude: Float, longitude: Float)] = []
  private var marks: [(latitude: Double, longitude: Double)] = []

  package init() {}

  package mutating func add(latitude: Double, longitude: Double) { points.append((Float(latitude), Float(longitude))) }

  /// Marks a place that a rule has found.
  package mutating func mark(latitude: Double, longitude: Double) { marks.append((latitude, longitude)) }

  /// Squares of the map's longer side.
  private static let squares = 400.0
  /// Dots that hardly fill a map.
  private static let few = 1000

  /// The map of where nearly all places lie, and how many lie outside; nil where the map of all shows them well.
  ///
  /// Nine places in ten span a range in each direction; nearly all lie within it and a range of that size on each side. The map is left out unless it is
  /// four times as large as that of all.
  package var withoutOutliers: (map: DotMap, outside: Int)? {
    guard points.count >= Self.leastForOutliers else { return nil }
    let (tall, wide) = (Self.fence(points.map(\.latitude)), Self.fence(points.map(\.longitude)))
    var map = DotMap()
    map.points = points.filter { tall.contains($0.latitude) && wide.contains($0.longitude) }
    map.marks = marks.filter { tall.contains(Float($0.latitude)) && wide.contains(Float($0.longitude)) }
    guard let close = Frame(map.points), let all = Frame(points), all.span >= 4 * close.span else { return nil }
    return (map, points.count - map.points.count)
  }

  private static func fence(_ values: [Float]) -> ClosedRange<Float> {
    let sorted = values.sorted()
    let cut = sorted.count / 20
    let (low, high) = (sorted[cut], sorted[sorted.count - 1 - cut])
    let size = max(high - low, 0.001)
    return low - size...high + size
  }

  private static let leastForOutliers = 50

  /// The map as SVG; empty without places.
  package var svg: String {
    guard let frame = Frame(points) else { return "" }
    var squares: [Square: Int] = [:]
    for point in points { squares[frame.square(Double(point.latitude), Double(point.longitude)), default: 0] += 1 }
    // Few dots are drawn larger, so that they are seen.
    let spare = squares.count < Self.few ? 1 : 0
    let side = 1 + 2 * spare
    var layers: [[Square]] = [[], [], []]
    for (square, count) in squares { layers[count < 2 ? 0 : count < 10 ? 1 : 2].append(square) }
    let paths = layers.enumerated().map { level, squares in
      let dots = squares.sorted().map { "M\($0.x - spare) \($0.y - spare)h\(side)v\(side)h-\(side)z" }.joined()
      return #"<path class="places\#(level)" d="\#(dots)"/>"#
    }
    let circles = marks.map { mark in
      let square = frame.square(mark.latitude, mark.longitude)
      return #"<circle class="found" cx="\#(square.x)" cy="\#(square.y)" r="3"/>"#
    }
    let label = "Map of \(points.count) places, \(marks.count) of them marked"
    return
      #"<svg role="img" aria-label="\#(label)" viewBox="-2 -2 \#(frame.width + 5) \#(frame.height + 5)">\#(paths.joined())\#(circles.joined())</svg>"#
  }

  private struct Square: Hashable, Comparable {
    var x, y: Int
    static func < (a: Square, b: Square) -> Bool { (a.y, a.x) < (b.y, b.x) }
  }

  /// The area of the map, with degrees of longitude as narrow as they are at its middle.
  private struct Frame {
    private let north, west, scale, narrow: Double
    let width, height: Int
    /// The longer side, in degrees of latitude.
    let span: Double

    init?(_ points: [(latitude: Float, longitude: Float)]) {
      guard let first = points.first else { return nil }
      var (south, north, west, east) = (first.latitude, first.latitude, first.longitude, first.longitude)
      for point in points {
        (south, north) = (min(south, point.latitude), max(north, point.latitude))
        (west, east) = (min(west, point.longitude), max(east, point.longitude))
      }
      let middle = Double(south + north) / 2
      // The first two terms of the cosine's series are enough for a picture.
      narrow = max(0.2, 1 - middle * middle / 6566)
      let (wide, high) = (max(1e-4, Double(east - west) * narrow), max(1e-4, Double(north - south)))
      span = max(wide, high)
      scale = DotMap.squares / span
      (self.north, self.west) = (Double(north), Double(west))
      (width, height) = (Int(wide * scale) + 1, Int(high * scale) + 1)
    }

    func square(_ latitude: Double, _ longitude: Double) -> Square {
      Square(x: Int((longitude - west) * narrow * scale), y: Int((north - latitude) * scale))
    }
  }
}
