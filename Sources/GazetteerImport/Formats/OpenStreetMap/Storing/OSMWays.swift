// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The nodes of the ways that are needed, as differences in one run of bytes: two or three bytes a node, because a region has tens of millions.
struct OSMWays {
  private var bytes = SpilledArray<UInt8>()
  /// Where each way begins.
  private var starts = SpilledArray<Int>()
  /// The numbers of ways that relations need, with their positions; sorted by `prepare`.
  private var numbers: [(number: Int64, position: Int)] = []
  /// How many ways there are.
  var count: Int { starts.count }
  /// How many nodes the ways have together, each counted as often as it stands in a way.
  private(set) var nodeCount = 0

  /// How many bytes are in memory.
  var tailBytes: Int { bytes.tailBytes + starts.tailBytes }

  /// Puts the ways that are in memory into files; the numbers that are looked for stay.
  mutating func spill(_ spilling: Spilling) throws(FileFailure) {
    try bytes.spill(spilling)
    try starts.spill(spilling)
  }

  /// Adds a way and returns its position.
  ///
  /// - Parameter isNumbered: Whether it is going to be looked for by its number.
  mutating func append(_ number: Int64, _ way: [Int64], isNumbered: Bool) -> Int {
    let position = count
    starts.append(bytes.count)
    var last: Int64 = 0
    for node in way {
      append(node &- last)
      last = node
    }
    nodeCount += way.count
    if isNumbered { numbers.append((number, position)) }
    return position
  }

  /// Adds the ways of another list.
  ///
  /// - Returns: The position of the first of them.
  mutating func append(_ other: OSMWays) -> Int {
    let (first, shift) = (count, bytes.count)
    bytes.append(contentsOf: other.bytes)
    starts.append(contentsOf: other.starts.lazy.map { $0 + shift })
    numbers += other.numbers.lazy.map { ($0.number, $0.position + first) }
    nodeCount += other.nodeCount
    return first
  }

  /// Adds a difference, seven bits a byte, its sign in the lowest bit.
  private mutating func append(_ difference: Int64) {
    var rest = UInt64(bitPattern: difference << 1 ^ difference >> 63)
    while rest > 0x7f {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Makes ways findable by their numbers.
  mutating func prepare() { numbers.sort { $0.number < $1.number } }

  /// The nodes of the way at a position.
  subscript(position: Int) -> [Int64] {
    var nodes: [Int64] = []
    forEachNode(of: position) { nodes.append($0) }
    return nodes
  }

  /// The nodes of the way with a number that is looked for; nil when the file does not have it.
  func nodes(of number: Int64) -> [Int64]? {
    let at = numbers.indices.partitioningIndex { numbers[$0].number >= number }
    guard let found = numbers.element(at: at), found.number == number else { return nil }
    return self[found.position]
  }

  /// Passes the nodes of all ways to `body`, way after way.
  func forEachNode(_ body: (Int64) -> Void) {
    for position in 0..<count { forEachNode(of: position, body) }
  }

  private func forEachNode(of position: Int, _ body: (Int64) -> Void) {
    let (start, end) = (starts[position], position + 1 < count ? starts[position + 1] : bytes.count)
    if start == end { return }
    var (last, value, shift): (Int64, UInt64, UInt64) = (0, 0, 0)
    bytes.withElements(from: start, likely: end - start) { bytes in
      for byte in bytes[..<(end - start)] {
        value |= UInt64(byte & 0x7f) << shift
        shift += 7
        if byte > 0x7f { continue }
        last &+= Int64(zigzag: value)
        body(last)
        (value, shift) = (0, 0)
      }
    }
  }
}
