// SPDX-License-Identifier: Apache-2.0

/// A text to search for later, as it is suggested: a category, and where.
package struct QuerySuggestion: Hashable, Sendable {
  /// The whole query in one line, as `pizza in Paris, France`.
  package var text: MarkedText
  /// The category, as `pizza`.
  package var mainText: MarkedText
  /// Where, as `in Paris, France`; nil for anywhere.
  package var secondaryText: MarkedText?

  /// A query with the parts that it is shown in.
  package init(text: MarkedText, mainText: MarkedText, secondaryText: MarkedText? = nil) {
    self.text = text
    self.mainText = mainText
    self.secondaryText = secondaryText
  }
}
