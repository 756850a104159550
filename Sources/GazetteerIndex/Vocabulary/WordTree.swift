// SPDX-License-Identifier: Apache-2.0

/// A trie of sorted words, each with how many places have it and how important these are, in one byte array.
///
/// The label of a node has all bytes that the words below it share next, so a word is written out from where it branches off:
///
///     head       bit 7: a word ends here; bit 6: nodes follow below; bits 0–5: length of the label, 0 when a number with the length follows
///     label      1 byte or more
///     places     number, if a word ends here: places that have the word
///     top        1 byte, if a word ends here: the importance of the most important of these, see `topStep`
///     total      number, if nodes follow: places of all words with this prefix, summed
///     highest    1 byte, if nodes follow: the importance of the most important place of these words
///     length     number, if nodes follow: bytes of the nodes below
///     nodes      the child nodes, ordered by the first bytes of their labels, which differ
///
/// The trie is a list of nodes. Numbers have 7 bits a byte, low ones first; bit 7 says that more bytes follow.
package struct WordTree: Sendable {
  let bytes: [UInt8]

  /// Thousandths of importance that a stored step stands for; what lies between two is rounded up. A byte is passed over without a look, and a walk passes most.
  package static let topStep = 4

  /// Reads a stored trie. A damaged one is refused, so lookups need no checks.
  ///
  /// - Throws: `Damage` with what is wrong.
  package init(_ bytes: [UInt8]) throws(Damage) {
    self.bytes = bytes
    try check()
  }

  /// A tree that has just been made of others: see `SharedWords`.
  init(merged bytes: [UInt8]) { self.bytes = bytes }

  package struct Damage: Error {
    package let reason: String
  }

  struct Node {
    /// The position of the label.
    var label: Range<Int>
    /// Whether a word ends here.
    var isWord: Bool
    /// Places that have the word that ends here; 0 when none does.
    var places: Int
    /// The importance of the most important of these places, in thousandths, or a little more.
    var top: Int
    /// Number of places of all words with this prefix, summed.
    var total: Int
    /// The importance of the most important place of these words.
    var highest: Int
    /// The position of the child nodes. The next sibling starts at its end.
    var below: Range<Int>
  }

  /// The node at a position; nil when it does not end before `end`.
  @inline(__always)
  static func node(at position: Int, before end: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Node? {
    var reader = NumberReader(bytes: bytes, position: position, end: end)
    guard let head = reader.byte() else { return nil }
    let isWord = head & 0x80 != 0
    guard let length = head & 0x3F == 0 ? reader.number() : Int(head & 0x3F), length > 0, length <= end - reader.position else {
      return nil
    }
    let label = reader.position..<reader.position + length
    reader.position += length
    guard let places = isWord ? reader.number() : 0, let top = isWord ? reader.byte() : 0 else { return nil }
    var node = Node(
      label: label, isWord: isWord, places: places, top: Int(top) * topStep, total: places, highest: Int(top) * topStep,
      below: reader.position..<reader.position)
    if head & 0x40 == 0 { return node }
    guard let total = reader.number(), let highest = reader.byte(), let below = reader.number(), below > 0,
      below <= end - reader.position
    else { return nil }
    (node.total, node.highest, node.below) = (total, Int(highest) * topStep, reader.position..<reader.position + below)
    return node
  }
}

/// Reads numbers from a range of bytes, never beyond its end.
private struct NumberReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int
  let end: Int

  @inline(__always)
  mutating func byte() -> UInt8? {
    guard position < end else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  /// Up to 49 bits, more than any sum of counts in an index.
  @inline(__always)
  mutating func number() -> Int? {
    guard let first = byte() else { return nil }
    if first < 0x80 { return Int(first) }
    var value = Int(first & 0x7F)
    for shift in stride(from: 7, to: 49, by: 7) {
      guard let next = byte() else { return nil }
      value |= Int(next & 0x7F) << shift
      if next < 0x80 { return value }
    }
    return nil
  }
}
