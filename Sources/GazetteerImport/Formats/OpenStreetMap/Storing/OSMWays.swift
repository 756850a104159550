// SPDX-License-Identifier: Apache-2.0
import GazetteerNumbers

/// The nodes of the ways that are needed, in one array.
struct OSMWays {
  private var nodes: [Int64] = []
  private var starts: [Int] = [0]
  /// Way numbers with their positions; sorted by `prepare`.
  private var numbers: [(number: Int64, position: Int)] = []

  /// Adds a way and returns its position.
  mutating func append(_ number: Int64, _ way: [Int64]) -> Int {
    let position = starts.count - 1
    nodes += way
    starts.append(nodes.count)
    numbers.append((number, position))
    return position
  }

  /// Makes ways findable by their numbers.
  mutating func prepare() { numbers.sort { $0.number < $1.number } }

  /// The nodes of the way at a position.
  subscript(position: Int) -> ArraySlice<Int64> { nodes[starts[position]..<starts[position + 1]] }

  /// The nodes of the way with a number; nil when the file does not have it.
  func nodes(of number: Int64) -> ArraySlice<Int64>? {
    let at = numbers.indices.partitioningIndex { numbers[$0].number >= number }
    guard let found = numbers.element(at: at), found.number == number else { return nil }
    return self[found.position]
  }
}
