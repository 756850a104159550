// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex

extension IndexSession {
  /// Suggestions for a postal code that no place has in full: the places of its first part.
  ///
  /// - Throws: the errors of the engine's search.
  func postalSuggestions(for query: AutocompleteQuery) throws -> [PlaceSuggestion] {
    guard let code = TypedPostalCode(query.text) else { return [] }
    var request = query.searchRequest
    let types = ["postal_code", "postal_code_prefix"].filter(request.wants)
    if types.isEmpty { return [] }
    request.text = code.first
    request.hasFinishedWords = true
    request.findsPartialMatches = false
    request.primaryTypes = types.compactMap(PlaceTypeTable.code(of:))
    let result = try engine.search(request)
    return try result.candidates.filter { $0.isNamedInFull(by: result.text(of: $0)) }.map { candidate in
      let found = FoundPlace(candidate: candidate, record: try engine.reader.record(of: candidate.place), text: result.text(of: candidate))
      var suggestion = try suggestions.suggestion(for: found, in: query)
      suggestion.matchLabel = .address
      suggestion.origin = .postalCode(candidate)
      return suggestion
    }
  }
}
