import GazetteerBase
// SPDX-License-Identifier: Apache-2.0
import GazetteerPlaces

/// The positions of the nodes that ways and relations need: 12 bytes a node, found by binary search.
struct OSMNodePositions {
  /// What is asked for, before `prepare`.
  private var numbers: [Int64] = []
  /// The lower halves of the numbers in order; a run has one upper half, of which all of OpenStreetMap has a few.
  private var lows: [UInt32] = []
  private var runs: [(high: Int64, start: Int)] = []
  private var points: [GeoPoint] = []
  /// Where the last node was found: files list nodes in the order of their numbers.
  private var last = 0

  /// A latitude that is off the globe: the node has not been in the file.
  private static let missing = GeoPoint(latitudeE7: .max, longitudeE7: 0)

  /// Asks for nodes; call `prepare` after the last.
  mutating func need(_ nodes: some Sequence<Int64>) { numbers += nodes }

  /// Asks for the nodes of all ways as well, and sorts what is needed. They are not gathered before, because an array that grows takes up to three
  /// times its room.
  mutating func prepare(for ways: OSMWays) {
    numbers.reserveCapacity(numbers.count + ways.nodeCount)
    ways.forEachNode { numbers.append($0) }
    numbers.sort()
    keepEachOnce()
    points = Array(repeating: Self.missing, count: lows.count)
  }

  private mutating func keepEachOnce() {
    var before: Int64?
    for number in numbers where number != before {
      if before.map({ $0 >> 32 != number >> 32 }) ?? true { runs.append((number >> 32, lows.count)) }
      lows.append(UInt32(truncatingIfNeeded: number))
      before = number
    }
    numbers = []
  }

  /// Notes the position of a node; false when nobody asked for it.
  mutating func set(_ number: Int64, _ point: GeoPoint?) -> Bool {
    guard let at = index(of: number, after: last) else { return false }
    last = at
    if let point { points[at] = point }
    return true
  }

  /// The position of a node; nil when the file does not have it.
  subscript(number: Int64) -> GeoPoint? {
    guard let at = index(of: number, after: 0), points[at] != Self.missing else { return nil }
    return points[at]
  }

  /// Most often the number stands close behind the last one.
  private static let nearCount = 64

  private func index(of number: Int64, after last: Int) -> Int? {
    let (high, low) = (number >> 32, UInt32(truncatingIfNeeded: number))
    let run = runs.indices.partitioningIndex { runs[$0].high >= high }
    guard let found = runs.element(at: run), found.high == high else { return nil }
    var range = found.start..<(runs.element(at: run + 1)?.start ?? lows.count)
    if range.contains(last), lows[last] <= low {
      let near = min(last + Self.nearCount, range.upperBound)
      range = lows[near - 1] >= low ? last..<near : near..<range.upperBound
    }
    let at = range.partitioningIndex { lows[$0] >= low }
    return at < range.upperBound && lows[at] == low ? at : nil
  }
}
