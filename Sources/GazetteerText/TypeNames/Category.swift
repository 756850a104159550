// SPDX-License-Identifier: Apache-2.0

/// A phrase for a category and the types that it means, as `pharmacies` for drugstores and pharmacies.
package struct Category: Hashable, Sendable {
  /// The phrase as its table spells it.
  package let text: String
  /// The language tag of the table.
  package let language: String
  /// The types that it means, best first; never empty.
  package let types: [String]

  /// The same phrase for other types.
  package func of(_ types: [String]) -> Category { Category(text: text, language: language, types: types) }
}

/// A category that a text names in full, and the rest of the text.
///
///     pizza in Par      category pizza, joiner in, rest Par
///     パリのレストラン    category レストラン, joiner の, rest パリ
package struct TypedCategory: Hashable, Sendable {
  /// The end of the text at which the phrase occurs.
  package enum Side: Hashable, Sendable { case start, end }

  /// The category; if several languages have the phrase, in the requested language.
  package let category: Category
  /// The position of the phrase. A text that is only a category has it at the start.
  package let side: Side
  /// The scalars of the text that are the phrase.
  package let scalars: Range<Int>
  /// The word between the category and the rest; nil when there is none.
  package let joiner: Joiner?
  /// The rest as typed, without spaces and punctuation at its ends; empty for none.
  package let rest: String
}
