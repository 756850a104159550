// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

/// An area with any number of rings: a point is inside when a line from it crosses the rings an odd number of times, so inner rings are holes.
///
/// Edges are listed by bands of latitude, so that a test looks at a few of thousands.
struct OSMPolygon {
  let box: OSMBox
  private let edges: [Edge]
  /// Positions of edges, band by band.
  private let listed: [Int32]
  private let bandStarts: [Int]
  private let bandHeight: Int64

  /// An edge from its southern to its northern end.
  private struct Edge {
    var south: Int64
    var west: Int64
    var north: Int64
    var east: Int64
  }

  /// The area within rings; nil without an edge.
  init?(_ rings: [[GeoPoint]]) {
    guard let box = OSMBox(rings.joined()) else { return nil }
    self.box = box
    edges = rings.flatMap(Self.edges)
    if edges.isEmpty { return nil }
    let bands = Swift.max(1, Swift.min(4096, edges.count / 4))
    bandHeight = (box.north - box.south) / Int64(bands) + 1
    var lists: [[Int32]] = Array(repeating: [], count: bands)
    for (index, edge) in edges.enumerated() {
      for band in Int((edge.south - box.south) / bandHeight)...Int((edge.north - box.south) / bandHeight) {
        lists[band].append(Int32(clamping: index))
      }
    }
    var starts = [0]
    for list in lists { starts.append((starts.last ?? 0) + list.count) }
    bandStarts = starts
    listed = Array(lists.joined())
  }

  private static func edges(of ring: [GeoPoint]) -> [Edge] {
    zip(ring, ring.dropFirst()).compactMap { a, b in
      if a.latitudeE7 == b.latitudeE7 { return nil }
      let (low, high) = a.latitudeE7 < b.latitudeE7 ? (a, b) : (b, a)
      return Edge(
        south: Int64(low.latitudeE7), west: Int64(low.longitudeE7), north: Int64(high.latitudeE7), east: Int64(high.longitudeE7))
    }
  }

  /// Whether a point is inside; one on an edge belongs to one of the areas beside it.
  func contains(_ point: GeoPoint) -> Bool {
    guard box.contains(point) else { return false }
    let (y, x) = (Int64(point.latitudeE7), Int64(point.longitudeE7))
    let band = Int((y - box.south) / bandHeight)
    var isInside = false
    for index in listed[bandStarts[band]..<bandStarts[band + 1]] {
      let edge = edges[Int(index)]
      guard edge.south <= y, y < edge.north else { continue }
      // Each product is below 2^63: a latitude spans at most 1.8e9 units, a longitude 3.6e9.
      if (edge.east - edge.west) * (y - edge.south) > (x - edge.west) * (edge.north - edge.south) { isInside.toggle() }
    }
    return isInside
  }
}
