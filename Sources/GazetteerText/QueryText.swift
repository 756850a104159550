// SPDX-License-Identifier: Apache-2.0

/// What a person typed, in folded form.
package struct QueryText: Equatable, Sendable {
  /// The folded words in UTF-8, joined by one U+0020, in the plain reading: see `NameForm.key`.
  package let key: [UInt8]

  /// The terms in order, each a slice of `key`: see `NameForm.terms`.
  package let terms: [Range<Int>]

  /// Whether the text ended with a separator, so that its last word is finished: `new ` and `st.`, but not `o'`.
  package let endsWithSeparator: Bool

  /// Whether every word is finished: it has to be a word of what it matches, not merely the beginning of one. Words of scripts without spaces
  /// have no such end, and match as ever.
  package private(set) var hasFinishedWords = false

  /// The same text with every word finished.
  package var finished: QueryText {
    var text = self
    text.hasFinishedWords = true
    return text
  }

  /// Whether a word of a name or an address is what one of the terms stands for.
  package func accepts(_ word: ArraySlice<UInt8>, for term: ArraySlice<UInt8>) -> Bool {
    hasFinishedWords && !TextAnalyzer.isIdeographic(term) ? word == term : word.starts(with: term)
  }

  /// Whether a folded name begins with the text; with finished words, whether the text ends where a word of the name ends.
  package func begins(_ name: [UInt8]) -> Bool {
    guard name.starts(with: key) else { return false }
    guard hasFinishedWords, name.count > key.count, name[key.count] != 0x20 else { return true }
    return terms.last.map { TextAnalyzer.isIdeographic(key[$0]) } ?? false
  }

  /// Whether there is nothing to look for.
  package var isEmpty: Bool { key.isEmpty }

  init(_ builder: KeyBuilder) {
    key = builder.key
    terms = builder.terms
    endsWithSeparator = builder.gap != .none && !builder.key.isEmpty
  }
}
