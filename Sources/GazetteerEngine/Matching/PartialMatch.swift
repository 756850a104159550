// SPDX-License-Identifier: Apache-2.0

/// How much of a text a place has.
package struct PartialMatch: Sendable, Hashable {
  /// The share in ten-thousandths.
  package var share: Int
  /// Whether one of its main names stands in the text as typed, or is the text with a typo in several words: Vancouver before Downtown Vancouver Library,
  /// for `vancouver xyz`; Owen Sound before Aulnay-sous-Bois, for `owne soud`.
  package var isWholeName: Bool

  /// The share of a place that has all of the text.
  package static let whole = 10_000

  /// The least share that is most of a text.
  static let leastOfMost = whole / 2

  /// - Parameters:
  ///   - share: In ten-thousandths.
  ///   - isWholeName: Whether a main name of the place stands in the text, or is the text with typos.
  package init(share: Int, isWholeName: Bool) { (self.share, self.isWholeName) = (share, isWholeName) }

  /// Whether the place has less than half of the text, and no name of it stands there in full, or is all of it. Such a place is listed only when no other matches.
  package var isMinor: Bool { share < Self.leastOfMost && !isWholeName }
}
