// SPDX-License-Identifier: Apache-2.0
import GazetteerText
import GazetteerTypeNames

/// A query that may be suggested: a category, and a text to be completed to a place.
struct QueryIdea: Equatable {
  let category: Category
  /// The typed text besides the category, `par` in "pizza in par"; empty for anywhere.
  let place: String
  /// The joining word that was typed between the two.
  let joiner: String?
  /// Whether the place was typed before the category.
  let isPlaceFirst: Bool

  /// The queries that a text may become, best first: those that name a category in full, then categories that begin with the text.
  static func ideas(for text: String, language: LanguageTag, limit: Int) -> [QueryIdea] {
    let typed = TypeNames.categories(typedIn: text, language: language.fallbacks).map {
      QueryIdea(category: $0.category, place: $0.rest, joiner: $0.joiner?.text, isPlaceFirst: $0.side == .end)
    }
    let begun = TypeNames.categories(withPrefix: text, language: language.fallbacks, limit: limit).filter { begun in
      !typed.contains { $0.category.types.contains(begun.types[0]) }
    }
    return typed + begun.map { QueryIdea(category: $0, place: "", joiner: nil, isPlaceFirst: false) }
  }
}

extension AutocompleteQuery {
  /// Whether the text is the word for a category and no more.
  var namesCategoryAlone: Bool { TypeNames.categories(typedIn: text, language: language.fallbacks).contains(where: \.rest.isEmpty) }
}
