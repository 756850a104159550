// SPDX-License-Identifier: Apache-2.0

/// Some of the layers, by their positions.
package struct LayerSet: Sendable, Equatable {
  /// A bit for each layer, the lowest layer's first. Bits that are not there are 0.
  private var words: [UInt64] = []

  /// No layer.
  package init() {}

  /// All of so many layers.
  package init(all count: Int) { for position in 0..<count { insert(position) } }

  package var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  package func contains(_ position: Int) -> Bool {
    let word = position >> 6
    return word < words.count && words[word] >> UInt64(position & 63) & 1 == 1
  }

  package mutating func insert(_ position: Int) {
    while words.count <= position >> 6 { words.append(0) }
    words[position >> 6] |= 1 << UInt64(position & 63)
  }

  package mutating func formUnion(_ other: LayerSet) {
    while words.count < other.words.count { words.append(0) }
    for index in other.words.indices { words[index] |= other.words[index] }
  }

  package mutating func formIntersection(_ other: LayerSet) {
    for index in words.indices { words[index] &= index < other.words.count ? other.words[index] : 0 }
  }

  /// The positions in ascending order.
  package var positions: [Int] {
    words.indices.flatMap { index in
      var (rest, found): (UInt64, [Int]) = (words[index], [])
      while rest != 0 {
        found.append(index << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
      return found
    }
  }

  /// Whether both have the same layers, however many each has room for.
  package static func == (a: LayerSet, b: LayerSet) -> Bool { a.positions == b.positions }
}
