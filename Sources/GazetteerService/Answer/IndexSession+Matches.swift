// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerText

extension IndexSession {
  /// The best places for a request, in the engine's order; those that also match the words after the cursor come first.
  func matches(for query: AutocompleteQuery, _ trace: AnswerTrace?) throws -> FoundPlaces {
    let request = query.searchRequest
    let searchTrace = trace.map { _ in SearchTrace() }
    let before = engine.placesJudged
    let result = try engine.search(request, trace: searchTrace)
    if let searchTrace { trace?.note(result, of: request, searchTrace) }
    trace?.note("judged by details: \(engine.placesJudged - before)")
    let texts = engine.matchedTexts(of: result)
    let places = try result.candidates.map { try foundPlace($0, engine.reader.record(of: $0.place), texts) }
    return FoundPlaces(places: try ordered(places, for: query, trace), isComplete: result.isComplete)
  }

  /// A candidate of a result with its record, and with what the text says of it.
  func foundPlace(_ candidate: Candidate, _ record: PlaceRecord, _ texts: MatchedTexts) throws -> FoundPlace {
    let matched = try texts.text(of: candidate, record)
    return FoundPlace(candidate: candidate, record: record, text: matched.text, missingTerms: matched.missingTerms)
  }

  /// The places that also match the words after the cursor, then the others, each in their order. The words after the cursor remove no place.
  private func ordered(_ places: [FoundPlace], for query: AutocompleteQuery, _ trace: AnswerTrace?) throws -> [FoundPlace] {
    if query.wordsBehind.isEmpty || TextAnalyzer.query(query.wordsBehind).isEmpty { return places }
    let whole = try QueryVariants(of: "\(query.text) \(query.wordsBehind)", hasFinishedWords: false, words: engine.reader)
    let correctable = try whole.correctable(isFoundAsTyped: true, engine.reader)
    let matches = try places.map { place in
      let country = try engine.reader.core(of: place.candidate.place).country
      let countryTerms = engine.reader.termsOfCountry(country)
      return try whole.match(PlaceTerms(place.record), countryTerms: countryTerms, correctable: correctable, names: engine.reader) != nil
    }
    trace?.note("\(matches.count { $0 }) of \(places.count) places also match the words after the cursor and come first")
    let both = zip(places, matches)
    return both.filter(\.1).map(\.0) + both.filter { !$0.1 }.map(\.0)
  }
}
