// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerText
import GazetteerTypeNames

/// Places that have all words of a text but the one that joins a category and a place, which no name or address need have.
struct JoinedMatches {
  /// By name and address, best first: *Sushi Bar* on Davie Street, for `sushi on davie`.
  var inContext: [PlaceSuggestion] = []
  /// The best one whose name is just these words: *Canada Place*, for `place du canada`.
  var name: PlaceSuggestion?
}

extension IndexSession {
  /// The places that match a text without its joining word, as many as an answer has slots. None if that word asks for what is near.
  func joinedMatches(for query: AutocompleteQuery, _ sought: Sought) throws -> JoinedMatches {
    guard let joiner = sought.joiner, !joiner.isNear, !sought.isName, !sought.place.isEmpty else { return JoinedMatches() }
    var request = query.searchRequest.forFullMatches
    request.text = "\(sought.text) \(sought.place)"
    let result = try engine.search(request)
    let texts = engine.matchedTexts(of: result)
    return try result.candidates.reduce(into: JoinedMatches()) { matches, candidate in
      let record = try engine.reader.record(of: candidate.place)
      guard candidate.match.matchClass <= .context else { return }
      let suggestion = try suggestions.suggestion(for: foundPlace(candidate, record, texts), in: query)
      let isWhole = PlaceTerms(record).mainForms.contains(where: result.text(of: candidate).isAll)
      if suggestion.matchLabel == .context { matches.inContext.append(suggestion) }
      if isWhole { matches.name = matches.name ?? suggestion }
    }
  }
}

extension QueryText {
  /// Whether a name has the words of the text, and no others.
  fileprivate func isAll(of name: NameForm) -> Bool { name.terms.count == terms.count && hasAllTerms(in: [name]) }
}
