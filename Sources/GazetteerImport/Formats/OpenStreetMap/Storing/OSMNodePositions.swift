// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces

/// The numbers of the nodes that ways and relations need, in order: 4 bytes a node, found by binary search.
struct OSMNodeNumbers {
  /// The lower halves of the numbers; a run has one upper half, of which all of OpenStreetMap has a few.
  private var lows = SpilledArray<UInt32>()
  private var runs: [(high: Int64, start: Int)] = []

  var count: Int { lows.count }

  /// None.
  init() {}

  /// - Parameters:
  ///   - numbers: In order; several may be equal.
  ///   - spilling: Where they go beyond their share of memory.
  init(sorted numbers: some Sequence<Int64>, _ spilling: Spilling) throws(FileFailure) {
    var before: Int64?
    for number in numbers where number != before {
      if before.map({ $0 >> 32 != number >> 32 }) ?? true { runs.append((number >> 32, lows.count)) }
      lows.append(UInt32(truncatingIfNeeded: number))
      if lows.tailBytes >= spilling.shares.nodes { try lows.spill(spilling) }
      before = number
    }
  }

  /// How many bytes are in memory.
  var tailBytes: Int { lows.tailBytes }

  mutating func spill(_ spilling: Spilling) throws(FileFailure) { try lows.spill(spilling) }

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
  /// What relations ask for, before `prepare`.
  private var wanted: [Int64] = []
  private(set) var numbers = OSMNodeNumbers()
  /// By the position of the number.
  private var points = SpilledArray<GeoPoint>()

  /// A latitude that is off the globe: the node has not been in the file.
  private static let missing = GeoPoint(latitudeE7: .max, longitudeE7: 0)

  /// Asks for nodes; call `prepare` after the last.
  mutating func need(_ nodes: some Sequence<Int64>) { wanted += nodes }

  /// Asks for the nodes of all ways as well, and sorts what is needed.
  mutating func prepare(for ways: OSMWays, _ spilling: Spilling) throws(FileFailure) {
    let sorted = SortedRuns<Int64>(spilling, bytes: spilling.shares.list, by: <)
    for node in wanted { try sorted.append(node) }
    wanted = []
    var failure: FileFailure?
    ways.forEachNode { node in
      if failure != nil { return }
      do throws(FileFailure) { try sorted.append(node) } catch { failure = error }
    }
    if let failure { throw failure }
    try sorted.finish()
    numbers = try OSMNodeNumbers(sorted: sorted, spilling)
    try makeRoom(spilling)
  }

  private mutating func makeRoom(_ spilling: Spilling) throws(FileFailure) {
    points = SpilledArray()
    if numbers.count * MemoryLayout<GeoPoint>.stride <= spilling.shares.nodes {
      points.append(contentsOf: repeatElement(Self.missing, count: numbers.count))
      return
    }
    while points.count < numbers.count {
      points.append(contentsOf: repeatElement(Self.missing, count: min(Self.pointsAtOnce, numbers.count - points.count)))
      try points.spill(spilling)
    }
  }

  private static let pointsAtOnce = 1 << 17

  /// How many bytes are in memory.
  var tailBytes: Int { numbers.tailBytes + points.tailBytes }

  /// Puts into files what is in memory.
  mutating func spill(_ spilling: Spilling) throws(FileFailure) {
    try numbers.spill(spilling)
    try points.spill(spilling)
  }

  /// Notes where a node lies, by the position of its number.
  mutating func set(_ position: Int, _ point: GeoPoint) { points[position] = point }

  /// The position of a node; nil when the file does not have it.
  subscript(number: Int64) -> GeoPoint? {
    guard let at = numbers.position(of: number) else { return nil }
    let point = points[at]
    return point == Self.missing ? nil : point
  }
}
