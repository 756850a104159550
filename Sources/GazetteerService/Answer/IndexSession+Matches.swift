// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerText

extension IndexSession {
  /// The best places for a request, in the engine's order; those that also match the words after the cursor come first.
  func matches(for query: AutocompleteQuery, _ trace: AnswerTrace?) throws -> FoundPlaces {
    let filter = BusinessFilter(query)
    var request = query.searchRequest
    while true {
      let searchTrace = trace.map { _ in SearchTrace() }
      let result = try engine.search(request, trace: searchTrace)
      if let searchTrace { trace?.note(result, of: request, searchTrace) }
      let texts = engine.matchedTexts(of: result)
      var kept: [FoundPlace] = []
      for candidate in result.candidates {
        if kept.count == query.limit {
          trace?.drop(candidate, because: .noSlot)
          continue
        }
        let record = try engine.reader.record(of: candidate.place)
        if let objection = try filter.objection(to: record, of: engine.reader) {
          trace?.drop(candidate, because: .business(objection))
          continue
        }
        kept.append(try foundPlace(candidate, record, texts))
      }
      if kept.count >= query.limit || result.candidates.count < request.limit || !result.isComplete {
        return FoundPlaces(places: try ordered(kept, for: query, trace), isComplete: result.isComplete)
      }
      if request.limit >= Self.mostExamined {
        trace?.note("only the best \(request.limit) matches were examined for what the request excludes")
        return FoundPlaces(places: try ordered(kept, for: query, trace), isComplete: false)
      }
      // Few places are excluded, so one more search usually suffices; where it does not, doubling keeps the number of searches small.
      request.limit *= 2
    }
  }

  /// Matches whose details are examined: where hardly one is open, the search must not go through all of them.
  private static let mostExamined = 1600

  /// A candidate of a result with its record, and with what the text says of it.
  func foundPlace(_ candidate: Candidate, _ record: PlaceRecord, _ texts: MatchedTexts) throws -> FoundPlace {
    let matched = try texts.text(of: candidate, record)
    return FoundPlace(candidate: candidate, record: record, text: matched.text, missingTerms: matched.missingTerms)
  }

  /// The places that also match the words after the cursor, then the others, each in their order. The words after the cursor remove no place.
  private func ordered(_ places: [FoundPlace], for query: AutocompleteQuery, _ trace: AnswerTrace?) throws -> [FoundPlace] {
    if TextAnalyzer.query(query.wordsBehind).isEmpty { return places }
    let whole = try QueryVariants(of: "\(query.text) \(query.wordsBehind)", hasFinishedWords: false, words: engine.reader)
    let correctable = try whole.correctable(isFoundAsTyped: true, engine.reader)
    let matches = try places.map { place in
      let country = try engine.reader.core(of: place.candidate.place).country
      let countryTerms = try engine.reader.termsOfCountry(country)
      return try whole.match(PlaceTerms(place.record), countryTerms: countryTerms, correctable: correctable, names: engine.reader) != nil
    }
    trace?.note("\(matches.count { $0 }) of \(places.count) places also match the words after the cursor and come first")
    let both = zip(places, matches)
    return both.filter(\.1).map(\.0) + both.filter { !$0.1 }.map(\.0)
  }
}
