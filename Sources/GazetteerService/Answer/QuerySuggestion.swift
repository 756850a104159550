// SPDX-License-Identifier: Apache-2.0

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
