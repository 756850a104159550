// SPDX-License-Identifier: Apache-2.0

/// Joins the ways of an outline at their ends into closed rings. Ways that form no ring, as at the edge of an extract, are left out.
enum OSMRings {
  /// The rings, as the nodes of their ways one after the other; the last node is the first.
  ///
  /// - Complexity: O(*n*) for *n* nodes.
  static func closed(of ways: [[Int64]]) -> [[Int64]] {
    var rings: [[Int64]] = []
    var open: [[Int64]] = []
    for way in ways where way.count > 1 {
      if way.first == way.last { rings.append(way) } else { open.append(way) }
    }
    var atEnd: [Int64: [Int]] = [:]
    for (index, way) in open.enumerated() {
      for end in [way.first, way.last].compactMap(\.self) { atEnd[end, default: []].append(index) }
    }
    var isUsed = Array(repeating: false, count: open.count)
    for start in open.indices where !isUsed[start] {
      isUsed[start] = true
      if let ring = ring(from: start, of: open, atEnd: atEnd, &isUsed) { rings.append(ring) }
    }
    return rings.filter { $0.count > 3 }
  }

  /// Goes on from way to way until the ring closes; nil when it does not.
  private static func ring(from start: Int, of ways: [[Int64]], atEnd: [Int64: [Int]], _ isUsed: inout [Bool]) -> [Int64]? {
    var ring = ways[start]
    while let end = ring.last, end != ring.first {
      guard let next = atEnd[end]?.first(where: { !isUsed[$0] }) else { return nil }
      isUsed[next] = true
      let way = ways[next]
      ring += way.first == end ? Array(way.dropFirst()) : Array(way.reversed().dropFirst())
    }
    return ring
  }
}
