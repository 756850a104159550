// SPDX-License-Identifier: Apache-2.0

/// One spelling of a name in folded form.
package struct NameForm: Equatable, Sendable {
  /// The folded words in UTF-8, separated by one U+0020, without spaces at the ends.
  ///
  /// Contains no ASCII capitals, no punctuation and no private-use scalars. Folding it again gives the same key.
  package let key: [UInt8]

  /// The terms in order, each a slice of `key`: a word, two neighbouring ideographs, or a single ideograph that stands alone.
  ///
  /// Terms of ideographs overlap, and marks belong to their letter.
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
