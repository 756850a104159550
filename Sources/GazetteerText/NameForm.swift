// SPDX-License-Identifier: Apache-2.0

/// One way to write a name in folded form.
package struct NameForm: Equatable, Sendable {
  /// The folded words in UTF-8, joined by one U+0020, without one at either end.
  ///
  /// Holds no ASCII capitals, no punctuation and no private-use scalars. Folding it again gives the same key.
  package let key: [UInt8]

  /// The terms in order, each a slice of `key`: a word, two neighbours of a run of ideographs, or a run of one.
  ///
  /// Neighbouring terms of a run overlap.
  package let terms: [Range<Int>]

  init(_ builder: KeyBuilder) {
    key = builder.key
    terms = builder.terms
  }
}
