// SPDX-License-Identifier: Apache-2.0

/// A text with the ranges that match the typed text.
package struct MarkedText: Hashable, Sendable {
  /// The text as shown.
  package var text: String
  /// Ranges of code points, ascending and disjoint.
  package var matches: [Range<Int>]

  /// A text with its matches.
  package init(_ text: String, matches: [Range<Int>] = []) {
    self.text = text
    self.matches = matches
  }

  /// The text followed by a comma and the other one, with the matches of both.
  package func followed(by other: MarkedText?) -> MarkedText {
    guard let other else { return self }
    return MarkedText("\(text), \(other.text)", matches: matches(with: other))
  }

  /// The matches of both, when a comma and the other text follow.
  func matches(with other: MarkedText) -> [Range<Int>] {
    if other.matches.isEmpty { return matches }
    let offset = text.unicodeScalars.count + 2
    return matches + other.matches.map { $0.lowerBound + offset..<$0.upperBound + offset }
  }
}
