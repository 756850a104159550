// SPDX-License-Identifier: Apache-2.0
package import GazetteerPlaces

/// One row of an answer: a place or a query.
package enum Suggestion: Hashable, Sendable {
  /// A place. It has thirty members that are counted, and a row is handed on several times: `indirect` counts it as one.
  indirect case place(PlaceSuggestion)
  /// A text to search for.
  case query(QuerySuggestion)

  /// The place, if it is one.
  package var place: PlaceSuggestion? {
    if case .place(let place) = self { return place }
    return nil
  }

  /// The id of the place, if it is one: the place is not copied for it.
  var placeID: String? {
    if case .place(let place) = self { place.placeID } else { nil }
  }

  /// The query, if it is one.
  package var query: QuerySuggestion? {
    if case .query(let query) = self { return query }
    return nil
  }
}

/// A place as a suggestion.
package struct PlaceSuggestion: Hashable, Sendable {
  package var placeID: String
  /// The name in the requested language, else the primary one.
  package var mainText: MarkedText
  /// The address that distinguishes it from others; nil if there is none.
  package var secondaryText: MarkedText?
  /// The primary type first.
  package var types: [String]
  /// The one type that filters compare with.
  package var primaryType: String?
  /// Metres of geodesic distance from the origin, rounded; nil without an origin.
  package var distanceMeters: Int?
  package var location: GeoPoint
  /// Thousandths; nil for a place that is not in the index.
  package var importance: Int?
  /// In whole 1e-9, as it was compared; nil if it was not compared.
  package var score: Int64?
  package var matchLabel: MatchLabel
  /// Why it is in the answer, at its position.
  package var origin: SuggestionOrigin
  /// The matching name, if it is not the shown one.
  package var matchedName: String?
  /// Words of the text that the place lacks, folded, in the order of the text; empty unless it is a partial match, or a house
  /// beside words that are no part of its address.
  package var missingTerms: [String] = []
  /// The attribution that must be shown with the place, in the words of its source.
  package var attribution: String?
  /// The layer that it is from, with the terms of its source; nil for a single index, and for what no index stores.
  package var layer: PlaceLayer?

  /// The matching name, if nothing matches in the main text.
  package var explainingName: String? { mainText.matches.isEmpty ? matchedName : nil }

  /// Main and secondary text in one line.
  package var text: MarkedText { mainText.followed(by: secondaryText) }
}

/// A query as a suggestion, a text to search for later: a category and a place.
package struct QuerySuggestion: Hashable, Sendable {
  /// The whole query in one line, as `pizza in Paris, France`.
  package var text: MarkedText
  /// The category, as `pizza`.
  package var mainText: MarkedText
  /// The place, as `in Paris, France`; nil for anywhere.
  package var secondaryText: MarkedText?

  /// A query with its shown parts.
  package init(text: MarkedText, mainText: MarkedText, secondaryText: MarkedText? = nil) {
    self.text = text
    self.mainText = mainText
    self.secondaryText = secondaryText
  }
}
