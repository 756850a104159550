// SPDX-License-Identifier: Apache-2.0
import GazetteerGeometry
import GazetteerNumbers

/// The positions of the nodes that ways and relations need: 16 bytes a node, found by binary search.
struct OSMNodePositions {
  private var numbers: [Int64] = []
  private var points: [GeoPoint] = []
  /// Where the last node was found: files list nodes in the order of their numbers.
  private var last = 0

  /// A latitude that is off the globe: the node has not been in the file.
  private static let missing = GeoPoint(latitudeE7: .max, longitudeE7: 0)

  /// Asks for nodes; call `prepare` after the last.
  mutating func need(_ nodes: some Sequence<Int64>) { numbers += nodes }

  /// Sorts what is needed.
  mutating func prepare() {
    numbers.sort()
    var kept = 0
    for number in numbers where kept == 0 || numbers[kept - 1] != number {
      numbers[kept] = number
      kept += 1
    }
    numbers.removeLast(numbers.count - kept)
    points = Array(repeating: Self.missing, count: kept)
  }

  /// Notes the position of a node; false when nobody asked for it.
  mutating func set(_ number: Int64, _ point: GeoPoint?) -> Bool {
    var at = last
    if at < numbers.count, numbers[at] < number { at += 1 }
    if at >= numbers.count || numbers[at] != number { at = index(of: number) }
    guard at < numbers.count, numbers[at] == number else { return false }
    last = at
    if let point { points[at] = point }
    return true
  }

  /// The position of a node; nil when the file does not have it.
  subscript(number: Int64) -> GeoPoint? {
    let at = index(of: number)
    guard at < numbers.count, numbers[at] == number, points[at] != Self.missing else { return nil }
    return points[at]
  }

  private func index(of number: Int64) -> Int { numbers.indices.partitioningIndex { numbers[$0] >= number } }
}
