// SPDX-License-Identifier: Apache-2.0

/// A phrase that stands for categories, as `pharmacies` for drugstores and pharmacies.
package struct Category: Hashable, Sendable {
  /// The phrase as its table writes it.
  package let text: String
  /// The tag of the table.
  package let language: String
  /// The types it stands for, best first; never empty.
  package let types: [String]
}

/// A category that a text names in full, and what else the text says.
///
///     pizza in Par      category pizza, joiner in, rest Par
///     パリのレストラン    category レストラン, joiner の, rest パリ
package struct TypedCategory: Hashable, Sendable {
  /// Which end of the text the category stands at.
  package enum Side: Hashable, Sendable { case start, end }

  /// The category; of several languages that have the phrase, the one asked for.
  package let category: Category
  /// Where the phrase stands. A text that is nothing but a category has it at the start.
  package let side: Side
  /// The scalars of the text that are the phrase.
  package let scalars: Range<Int>
  /// The word between the category and the rest, as typed; nil when there is none.
  package let joiner: String?
  /// What is left, as typed, without spaces and punctuation at its ends; empty when there is nothing left.
  package let rest: String
}
