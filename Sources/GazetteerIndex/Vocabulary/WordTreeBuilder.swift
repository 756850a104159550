// SPDX-License-Identifier: Apache-2.0

/// Writes a `WordTree` from words in ascending order. The same words give the same bytes.
package struct WordTreeBuilder {
  /// A node that may still get words.
  private struct Open {
    /// Length of the current word above the node's label.
    var start: Int
    /// Where the label ends in the current word.
    var end: Int
    /// Places of the word that ends here, and the importance of the most important one; nil when none does.
    var word: Count?
    /// The same of all words with this prefix.
    var all: Count
    /// The finished child nodes.
    var below: [UInt8] = []
  }

  private var current: [UInt8] = []
  private var open: [Open] = []
  private var done: [UInt8] = []

  package init() {}

  /// How many places there are, and the importance of the most important one in thousandths.
  struct Count {
    var places: Int
    var top: Int

    mutating func add(_ other: Count) { (places, top) = (places + other.places, max(top, other.top)) }
  }

  /// Adds a word, which must be greater than all words before it.
  ///
  /// - Parameters:
  ///   - places: How many places have it.
  ///   - top: The importance of the most important of them, in thousandths.
  package mutating func add(_ word: [UInt8], places: Int, top: Int) {
    let common = zip(current, word).prefix { $0 == $1 }.count
    assert(!word.isEmpty && common < word.count && current.lexicographicallyPrecedes(word))
    close(downTo: common)
    current = word
    let count = Count(places: places, top: top)
    open.append(Open(start: common, end: word.count, word: count, all: count))
  }

  /// Returns the bytes of the tree and resets the builder.
  package mutating func finish() -> [UInt8] {
    close(downTo: 0)
    defer { self = WordTreeBuilder() }
    return done
  }

  /// Finishes the nodes that end after `length` bytes of the current word; a node that extends beyond is split there.
  private mutating func close(downTo length: Int) {
    while let node = open.last, node.end > length {
      open.removeLast()
      if node.start < length {
        open.append(Open(start: node.start, end: length, word: nil, all: node.all, below: written(node, from: length)))
      } else if let parent = open.indices.last {
        open[parent].all.add(node.all)
        open[parent].below += written(node, from: node.start)
      } else {
        done += written(node, from: node.start)
      }
    }
  }

  private func written(_ node: Open, from start: Int) -> [UInt8] {
    Self.node(label: current[start..<node.end], word: node.word, all: node.all, below: node.below.count) + node.below
  }

  /// The bytes of a node before those of its child nodes.
  ///
  /// - Parameters:
  ///   - word: nil when no word ends there.
  ///   - below: How many bytes the child nodes have.
  static func node(label: some Collection<UInt8>, word: Count?, all: Count, below: Int) -> [UInt8] {
    let isShort = label.count < 0x40
    var bytes = [(word == nil ? 0 : 0x80) | (below == 0 ? 0 : 0x40) | (isShort ? UInt8(label.count) : 0)]
    if !isShort { append(label.count, to: &bytes) }
    bytes += label
    if let word { append(word, to: &bytes) }
    if below > 0 {
      append(all, to: &bytes)
      append(below, to: &bytes)
    }
    return bytes
  }

  static func append(_ count: Count, to bytes: inout [UInt8]) {
    append(count.places, to: &bytes)
    bytes.append(UInt8(clamping: (count.top + WordTree.topStep - 1) / WordTree.topStep))
  }

  static func append(_ number: Int, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}
