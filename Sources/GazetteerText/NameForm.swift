// SPDX-License-Identifier: Apache-2.0

/// One way to write a name in folded form.
package struct NameForm: Equatable, Sendable {
  /// The folded words in UTF-8, joined by one U+0020, without one at either end.
  ///
  /// Holds no ASCII capitals, no punctuation and no private-use scalars. Folding it again gives the same key.
  package let key: [UInt8]

  /// The terms in order, each a slice of `key`: a word, two neighbours of a run of ideographs, or a run of one.
  ///
  /// Neighbouring terms of a run overlap, and a mark goes with its letter.
  ///
  /// - `東京タワー` has `東京`, `京タ`, `タワ`, `ワー`
  /// - `Tower 駅` has `tower`, `駅`
  /// - `ガラス` has `カ\u{3099}ラ`, `ラス`
  package let terms: [Range<Int>]

  init(_ builder: KeyBuilder) {
    key = builder.key
    terms = builder.terms
  }
}
