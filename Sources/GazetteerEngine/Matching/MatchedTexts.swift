// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
package import GazetteerText

/// What the candidates of one result have of the text. What is to know of the text is worked out once for all of them.
package final class MatchedTexts {
  private let result: SearchEngine.Result
  private let reader: LayeredReader
  /// By query variant, as it may be corrected; nil when no word may be.
  private var correctable: [Int: CorrectableText?] = [:]
  /// The text in parts; nil when it has none, and before a candidate has only a part of it.
  private var partial: PartialText?

  fileprivate init(_ result: SearchEngine.Result, _ reader: LayeredReader) { (self.result, self.reader) = (result, reader) }

  /// What a candidate has of the text.
  package struct MatchedText {
    /// The text as it was read, without the typos that had to be corrected: what it shares with the record of the place can be marked.
    package var text: QueryText
    /// The words of the text that a partial match lacks, as typed but folded; none for other matches.
    package var missingTerms: [String] = []
  }

  /// What a candidate of the result has of the text.
  ///
  /// - Parameter record: That of its place.
  package func text(of candidate: Candidate, _ record: PlaceRecord) throws -> MatchedText {
    let text = result.text(of: candidate)
    if candidate.match.matchClass == .partial { return try part(of: candidate, record) ?? MatchedText(text: text) }
    guard let match = candidate.match.corrected, let correctable = try correctable(text, candidate.match.variant) else {
      return MatchedText(text: text)
    }
    return MatchedText(
      text: correctable.corrected(as: match, for: PlaceTerms(record), countryTerms: try countryTerms(of: candidate)) ?? text)
  }

  private func part(of candidate: Candidate, _ record: PlaceRecord) throws -> MatchedText? {
    if partial == nil {
      partial = try PartialText(
        result.variants, names: reader, placeCount: reader.overview.placeCount, isFoundWithTypo: result.candidates.haveAllWords)
    }
    guard let parts = try partial?.parts(in: PlaceTerms(record), countryTerms: countryTerms(of: candidate), reader) else { return nil }
    return MatchedText(text: parts.found ?? result.text(of: candidate), missingTerms: parts.missing)
  }

  private func correctable(_ text: QueryText, _ variant: Int) throws -> CorrectableText? {
    if let known = correctable[variant] { return known }
    let found = try CorrectableText(text, variant: variant, isFoundAsTyped: result.candidates.bestLiteral != nil, names: reader)
    correctable[variant] = .some(found)
    return found
  }

  private func countryTerms(of candidate: Candidate) throws -> [[UInt8]] {
    try reader.termsOfCountry(reader.core(of: candidate.place).country)
  }
}

extension SearchEngine {
  /// What the candidates of a result have of the text.
  package func matchedTexts(of result: Result) -> MatchedTexts { MatchedTexts(result, reader) }
}
