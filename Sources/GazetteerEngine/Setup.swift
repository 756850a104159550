// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
import GazetteerText

/// The values that follow from a request alone, for the search, the reference engine and explanations.
package struct Setup: Sendable {
  package let variants: QueryVariants
  package let filter: PlaceFilter
  package let details: (any DetailTest)?
  package let selection: Selection
  package let signals: RankingSignals
  /// See `SearchRequest`.
  package let weakest: MatchClass

  /// The values for a search of an index.
  package init(_ request: SearchRequest, _ reader: LayeredReader, profile: RankingProfile) throws {
    try self.init(
      request, overview: reader.overview, profile: profile, words: reader, attributes: reader.places(meeting: request.conditions))
  }

  /// - Parameters:
  ///   - words: The words of the index, which tell where words may be joined or taken apart.
  ///   - attributes: The places that meet the conditions of the request; nil where it has none.
  package init(
    _ request: SearchRequest, overview: IndexOverview, profile: RankingProfile, words: some WordCounts, attributes: AttributePlaces?
  ) throws {
    variants = try QueryVariants(
      of: request.text, hasFinishedWords: request.hasFinishedWords, language: request.prefersNativeNames ? request.language.tag : nil,
      words: words)
    filter = PlaceFilter(request.scope, overview, attributes: attributes)
    details = request.details
    weakest = max(.infix, request.weakest)
    signals = RankingSignals(request, profile: profile)
    selection = Selection(
      limit: request.limit, removesDuplicates: request.removesDuplicates, hasBias: signals.nearness != nil,
      letters: TextAnalyzer.letterCount(variants.typed.key), wantsRowAtHand: request.wantsRowAtHand && !weakest.isLiteral,
      hasOnlyWords: try variants.typed.hasOnlyWords(of: words), profile: profile)
  }
}
