// SPDX-License-Identifier: Apache-2.0
import GazetteerText

extension WordTree {
  /// A list of nodes being checked, and the total that its nodes must add up to.
  private struct Level {
    var position: Int
    let end: Int
    /// The total of the node above, and the importance that it tells.
    let (total, highest): (Int, Int)
    /// Sum so far, and the greatest importance, including the word of the node above.
    var (sum, top): (Int, Int)
    var lastByte = 0
    /// Number of missing bytes of the character in which the label above ends.
    let missing: Int
  }

  /// Checks that a writer can have produced the tree: nodes in order, correct totals, and no byte that a folded word cannot contain.
  ///
  /// - Complexity: O(*n*) for *n* bytes; 3 ms a million of them.
  func check() throws(Damage) {
    let problem: String? = bytes.withUnsafeBufferPointer { bytes in
      var levels = [Level(position: 0, end: bytes.count, total: -1, highest: -1, sum: 0, top: 0, missing: 0)]
      while let level = levels.last {
        if level.position == level.end {
          if levels.count > 1, level.sum != level.total || level.top != level.highest { return "counts of words do not add up" }
          levels.removeLast()
          continue
        }
        guard let node = Self.node(at: level.position, before: level.end, in: bytes) else { return "a list of words is cut short" }
        if let problem = Self.problem(node, after: level.lastByte, in: bytes) { return problem }
        guard let missing = Self.missing(after: node, level.missing, in: bytes) else { return "a word is no text" }
        levels[levels.count - 1].position = node.below.upperBound
        levels[levels.count - 1].lastByte = Int(bytes[node.label.lowerBound])
        levels[levels.count - 1].sum &+= node.total
        levels[levels.count - 1].top = max(level.top, node.highest)
        if !node.below.isEmpty {
          levels.append(
            Level(
              position: node.below.lowerBound, end: node.below.upperBound, total: node.total, highest: node.highest, sum: node.places,
              top: node.top, missing: missing))
        }
      }
      return nil
    }
    if let problem { throw Damage(reason: problem) }
  }

  private static func problem(_ node: Node, after lastByte: Int, in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    if Int(bytes[node.label.lowerBound]) <= lastByte { return "words are out of order" }
    if !node.isWord, node.below.isEmpty { return "a prefix of words has no word" }
    // The only ASCII in folded words are digits and small letters.
    return node.label.contains { bytes[$0] < 0x30 } ? "a word has a character that is not folded" : nil
  }

  /// The number of missing bytes of the last character after the label of a node, given that number before it; nil for invalid UTF-8.
  private static func missing(after node: Node, _ before: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var missing = before
    for position in node.label {
      let byte = bytes[position]
      let isLead = byte & 0xC0 != 0x80
      if isLead != (missing == 0) || byte >= 0xF5 { return nil }
      missing = isLead ? UTF8Scalars.length(lead: byte) - 1 : missing - 1
    }
    return node.isWord && missing > 0 ? nil : missing
  }
}
