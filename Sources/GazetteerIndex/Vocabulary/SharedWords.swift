// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The words of all layers in one tree, each with the layers that have it: a text is looked up and corrected once, however many layers there are.
///
/// The tree is a `WordTree` whose numbers are not of places: they tell where in `lists` the layers of the word, or of the prefix, begin. Such a list is the
/// number of layers, then of each the difference from the position before, its number of places, and the importance of the most important one.
struct SharedWords: Sendable {
  let tree: WordTree
  private let lists: [UInt8]

  /// - Parameter trees: Those of the layers, from the bottom to the top.
  /// - Complexity: O(*n*) for *n* nodes of all trees, about 0.5 µs each.
  init(_ trees: [WordTree]) {
    var bytes: [UInt8] = []
    var roots: [Range<Int>] = []
    for tree in trees {
      roots.append(bytes.count..<bytes.count + tree.bytes.count)
      bytes += tree.bytes
    }
    (tree, lists) = bytes.withUnsafeBufferPointer { bytes in
      var merge = WordTreeMerge(bytes: bytes)
      let merged = merge.tree(of: roots)
      return (WordTree(merged: merged), merge.lists)
    }
  }

  /// Passes the layers of a list, from the bottom to the top.
  ///
  /// - Parameter reference: A number of the tree; 0 for what it does not have.
  func each(at reference: Int, _ body: (_ layer: Int, _ places: Int, _ top: Int) -> Void) {
    if reference == 0 { return }
    lists.withUnsafeBufferPointer { lists in
      var position = reference
      func next() -> Int {
        var (value, shift) = (0, 0)
        while lists[position] >= 0x80 {
          value |= Int(lists[position] & 0x7F) << shift
          (position, shift) = (position + 1, shift + 7)
        }
        defer { position += 1 }
        return value | Int(lists[position]) << shift
      }
      var layer = -1
      for _ in 0..<next() {
        layer += next()
        let places = next()
        body(layer, places, Int(lists[position]) * WordTree.topStep)
        position += 1
      }
    }
  }
}

/// Walks through the trees of all layers at once, and writes the tree of all words from its end: a node tells how long those below it are.
private struct WordTreeMerge {
  /// A node of one layer, or what is left of its label.
  private struct Cursor {
    let layer: Int
    var label: Range<Int>
    let node: WordTree.Node
  }

  /// A node of all layers whose child nodes are being written.
  private struct Open {
    var label: Range<Int> = 0..<0
    var word: WordTreeBuilder.Count?
    var all = WordTreeBuilder.Count(places: 0, top: 0)
    /// The nodes of the layers that become its further child nodes, each group one, in ascending order: the last one is written next.
    var groups: [[Cursor]]
    /// What had been written before its child nodes.
    var start = 0
  }

  /// The trees, one after the other.
  let bytes: UnsafeBufferPointer<UInt8>
  /// No list begins at 0.
  private(set) var lists: [UInt8] = [0]

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func tree(of roots: [Range<Int>]) -> [UInt8] {
    var first: [Cursor] = []
    for (layer, list) in roots.enumerated() { append(list, of: layer, to: &first) }
    var open = [Open(groups: groups(first))]
    var reversed: [UInt8] = []
    while var top = open.popLast() {
      if let group = top.groups.popLast() {
        open += [top, opened(group, start: reversed.count)]
      } else if !open.isEmpty {
        let below = reversed.count - top.start
        reversed += WordTreeBuilder.node(label: bytes[top.label], word: top.word, all: top.all, below: below).reversed()
      }
    }
    return reversed.reversed()
  }

  private func append(_ list: Range<Int>, of layer: Int, to cursors: inout [Cursor]) {
    var position = list.lowerBound
    while let node = WordTree.node(at: position, before: list.upperBound, in: bytes) {
      cursors.append(Cursor(layer: layer, label: node.label, node: node))
      position = node.below.upperBound
    }
  }

  /// Nodes by their first byte, in ascending order; those of one byte from the bottom to the top layer, as they come.
  private func groups(_ cursors: [Cursor]) -> [[Cursor]] {
    func firstByte(_ cursor: Cursor) -> Int { Int(bytes[cursor.label.lowerBound]) }
    var groups: [[Cursor]] = []
    var last = -1
    for key in cursors.indices.map({ firstByte(cursors[$0]) << 32 | $0 }).sorted() {
      let cursor = cursors[key & 0xFFFF_FFFF]
      if key >> 32 == last { groups[groups.count - 1].append(cursor) } else { groups.append([cursor]) }
      last = key >> 32
    }
    return groups
  }

  /// The node that nodes of one first byte become: its label has what all of them have in common.
  private mutating func opened(_ group: [Cursor], start: Int) -> Open {
    let first = group[0].label
    let length = group.dropFirst().reduce(first.count) { length, cursor in
      zip(first.prefix(length), cursor.label).prefix { bytes[$0] == bytes[$1] }.count
    }
    var words: [(layer: Int, count: WordTreeBuilder.Count)] = []
    var below: [Cursor] = []
    for var cursor in group {
      if cursor.label.count > length {
        cursor.label = cursor.label.dropFirst(length)
        below.append(cursor)
        continue
      }
      if cursor.node.isWord { words.append((cursor.layer, .init(places: cursor.node.places, top: cursor.node.top))) }
      append(cursor.node.below, of: cursor.layer, to: &below)
    }
    let all = list(group.map { ($0.layer, .init(places: $0.node.total, top: $0.node.highest)) })
    let word = words.isEmpty ? nil : below.isEmpty ? all : list(words)
    return Open(label: first.prefix(length), word: word, all: all, groups: groups(below), start: start)
  }

  /// Writes a list; where it begins stands in the place of a number of places.
  private mutating func list(_ counts: [(layer: Int, count: WordTreeBuilder.Count)]) -> WordTreeBuilder.Count {
    let start = lists.count
    WordTreeBuilder.append(counts.count, to: &lists)
    var last = -1
    for (layer, count) in counts {
      WordTreeBuilder.append(layer - last, to: &lists)
      WordTreeBuilder.append(count, to: &lists)
      last = layer
    }
    return WordTreeBuilder.Count(places: start, top: 0)
  }
}
