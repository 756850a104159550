// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

/// The numbers of the nodes that ways and relations need, in order: 4 bytes a node, found by binary search.
struct OSMNodeNumbers {
  /// The lower halves of the numbers; a run has one upper half, of which all of OpenStreetMap has a few.
  private var lows: [UInt32] = []
  private var runs: [(high: Int64, start: Int)] = []

  var count: Int { lows.count }

  /// None.
  init() {}

  /// - Parameter numbers: In order; several may be equal.
  init(sorted numbers: [Int64]) {
    var before: Int64?
    for number in numbers where number != before {
      if before.map({ $0 >> 32 != number >> 32 }) ?? true { runs.append((number >> 32, lows.count)) }
      lows.append(UInt32(truncatingIfNeeded: number))
      before = number
    }
  }

  /// Most often a number stands close behind the last one: files list nodes in the order of their numbers.
  private static let nearCount = 64

  /// The position of a number; nil for one that nobody needs.
  ///
  /// - Parameter last: The position of a number that was found before, which may be near; 0 for none.
  func position(of number: Int64, after last: Int = 0) -> Int? {
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

/// The positions of the nodes that ways and relations need: 12 bytes a node.
struct OSMNodePositions {
  /// What is asked for, before `prepare`.
  private var wanted: [Int64] = []
  private(set) var numbers = OSMNodeNumbers()
  /// By the position of the number.
  private var points: [GeoPoint] = []

  /// A latitude that is off the globe: the node has not been in the file.
  private static let missing = GeoPoint(latitudeE7: .max, longitudeE7: 0)

  /// Asks for nodes; call `prepare` after the last.
  mutating func need(_ nodes: some Sequence<Int64>) { wanted += nodes }

  /// Asks for the nodes of all ways as well, and sorts what is needed. They are not gathered before, because an array that grows takes up to three
  /// times its room.
  mutating func prepare(for ways: OSMWays) {
    wanted.reserveCapacity(wanted.count + ways.nodeCount)
    ways.forEachNode { wanted.append($0) }
    wanted.sort()
    numbers = OSMNodeNumbers(sorted: wanted)
    wanted = []
    points = Array(repeating: Self.missing, count: numbers.count)
  }

  /// Notes where a node lies, by the position of its number.
  mutating func set(_ position: Int, _ point: GeoPoint) { points[position] = point }

  /// The position of a node; nil when the file does not have it.
  subscript(number: Int64) -> GeoPoint? {
    guard let at = numbers.position(of: number), points[at] != Self.missing else { return nil }
    return points[at]
  }
}
