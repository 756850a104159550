// SPDX-License-Identifier: Apache-2.0

/// What a person typed, in folded form.
package struct QueryText: Equatable, Sendable {
  /// The folded words in UTF-8, joined by one U+0020, in the plain reading: see `NameForm.key`.
  package let key: [UInt8]

  /// The terms in order, each a slice of `key`: see `NameForm.terms`.
  package let terms: [Range<Int>]

  /// Whether the text ended with a separator, so that its last word is finished: `new ` and `st.`, but not `o'`.
  package let endsWithSeparator: Bool

  /// Whether there is nothing to look for.
  package var isEmpty: Bool { key.isEmpty }

  init(_ builder: KeyBuilder) {
    key = builder.key
    terms = builder.terms
    endsWithSeparator = builder.gap != .none && !builder.key.isEmpty
  }
}
