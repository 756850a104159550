// SPDX-License-Identifier: Apache-2.0

/// One row of an answer: a place or a query.
package enum Suggestion: Hashable, Sendable {
  /// A place.
  case place(PlaceSuggestion)
  /// A text to search for.
  case query(QuerySuggestion)

  /// The place, if it is one.
  package var place: PlaceSuggestion? {
    if case .place(let place) = self { return place }
    return nil
  }

  /// The query, if it is one.
  package var query: QuerySuggestion? {
    if case .query(let query) = self { return query }
    return nil
  }
}
