// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

extension WordTree {
  /// The number of places with the word; 0 when it is not in the tree.
  ///
  /// - Complexity: O(*n*) for *n* bytes of the word, times the number of siblings.
  package func places(of word: some Collection<UInt8>) -> Int {
    find(word).map { $0.rest == 0 ? $0.node.places : 0 } ?? 0
  }

  /// The number of places with words of this prefix, summed over the words.
  package func places(ofPrefix prefix: some Collection<UInt8>) -> Int { find(prefix)?.node.total ?? 0 }

  /// The words with this prefix in byte order, at most `limit`.
  package func words(prefix: some Collection<UInt8>, limit: Int) -> [(word: [UInt8], places: Int)] {
    if prefix.isEmpty { return words(in: 0..<bytes.count, after: [], limit: limit) }
    guard limit > 0, let (node, rest) = find(prefix) else { return [] }
    let word = Array(prefix) + bytes[node.label.suffix(rest)]
    let own = node.isWord ? [(word: word, places: node.places)] : []
    return own + words(in: node.below, after: word, limit: limit - own.count)
  }

  /// The words with this prefix, of a letter or more, that so many places have, in byte order; nil when there are more than `limit`.
  ///
  /// - Complexity: O(*n*) for *n* prefixes that so many places have, summed over their words.
  package func words(prefix: some Collection<UInt8>, placesAtLeast least: Int, limit: Int) -> [(word: [UInt8], places: Int)]? {
    guard let (node, rest) = find(prefix) else { return [] }
    let word = Array(prefix) + bytes[node.label.suffix(rest)]
    let own = node.isWord && node.places >= least ? [(word: word, places: node.places)] : []
    let words = own + words(in: node.below, after: word, placesAtLeast: least, limit: limit.addingClamped(1))
    return words.count > limit ? nil : words
  }

  /// The node where the prefix ends, and the remaining length of its label.
  private func find(_ prefix: some Collection<UInt8>) -> (node: Node, rest: Int)? {
    prefix.withContiguousStorageIfAvailable(findBytes) ?? Array(prefix).withUnsafeBufferPointer(findBytes)
  }

  /// The same of bytes side by side: to walk through those of any collection would allocate for each of them.
  private func findBytes(_ prefix: UnsafeBufferPointer<UInt8>) -> (node: Node, rest: Int)? {
    bytes.withUnsafeBufferPointer { bytes in
      var wanted = prefix.makeIterator()
      var (position, end) = (0, bytes.count)
      var next = wanted.next()
      while let first = next {
        guard let node = Self.node(withPrefix: first, in: position..<end, of: bytes) else { return nil }
        var label = node.label.dropFirst()
        next = wanted.next()
        while let byte = next, let own = label.first {
          if bytes[own] != byte { return nil }
          label = label.dropFirst()
          next = wanted.next()
        }
        if next == nil { return (node, label.count) }
        (position, end) = (node.below.lowerBound, node.below.upperBound)
      }
      return nil
    }
  }

  @inline(__always)
  private static func node(withPrefix byte: UInt8, in list: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> Node? {
    var position = list.lowerBound
    while position < list.upperBound, let node = node(at: position, before: list.upperBound, in: bytes) {
      let first = bytes[node.label.lowerBound]
      if first >= byte { return first == byte ? node : nil }
      position = node.below.upperBound
    }
    return nil
  }

  private func words(in list: Range<Int>, after prefix: [UInt8], placesAtLeast least: Int = 0, limit: Int) -> [(word: [UInt8], places: Int)]
  {
    var words: [(word: [UInt8], places: Int)] = []
    var word = prefix
    var levels = [(list: list, length: prefix.count)]
    bytes.withUnsafeBufferPointer { bytes in
      while words.count < limit, let (list, length) = levels.last {
        guard let node = Self.node(at: list.lowerBound, before: list.upperBound, in: bytes) else {
          levels.removeLast()
          continue
        }
        levels[levels.count - 1].list = node.below.upperBound..<list.upperBound
        if node.total < least { continue }
        word.removeSubrange(length...)
        word += bytes[node.label]
        if node.isWord, node.places >= least { words.append((word, node.places)) }
        if !node.below.isEmpty { levels.append((node.below, word.count)) }
      }
    }
    return words
  }
}
