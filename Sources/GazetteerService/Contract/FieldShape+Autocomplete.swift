// SPDX-License-Identifier: Apache-2.0

extension FieldShape {
  /// The members of the answer to an autocomplete request, and the extension `gazetteer`.
  package static let autocomplete = FieldShape(
    """
    suggestions(
      placePrediction(place placeId text(text matches(startOffset endOffset))
        structuredFormat(mainText(text matches(startOffset endOffset)) secondaryText(text matches(startOffset endOffset))) types distanceMeters)
      queryPrediction(text(text matches(startOffset endOffset))
        structuredFormat(mainText(text matches(startOffset endOffset)) secondaryText(text matches(startOffset endOffset)))))
    gazetteer(attributions(provider providerUri) openNow(placeId openNow))
    """)
}
