// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
package import GazetteerIndex
import GazetteerText

/// How an answer came about.
package struct AnswerExplanation: Sendable {
  /// A place of the index with its score.
  package struct Entry: Sendable {
    package var placeID: String
    package var name: String
    var candidate: Candidate
  }

  /// The steps of the answer, in words.
  package var steps: [String]
  /// The answer itself: what a search for the same request returns, in the same order. Each place has the reason for its position.
  package var suggestions: [Suggestion]
  /// What puts each suggestion into the answer.
  package var lanes: [Lane]
  package var isComplete: Bool
  /// What was found and is not listed, best first; of matches with too low a score only the best few.
  package var dropped: [Dropped]
  /// The category that the text names; nil when it names none with places to suggest.
  package var category: NamedCategory?
  /// The explanation of one place; nil when none was requested.
  package var why: Why?

  /// Something that was found and is not in the answer.
  package struct Dropped: Sendable {
    /// Nil for a query.
    package var placeID: String?
    package var name: String
    package var reason: DropReason
    /// How it came to be considered; nil for a query, and for a place that does not match or that a filter excludes.
    package var origin: SuggestionOrigin?
    /// Another place of the answer that the reason mentions, if any.
    var other: Entry?
  }

  /// A category, with the places that may take slots of the answer.
  package struct NamedCategory: Sendable {
    /// The category as its table spells it, or the name that stands beside a place.
    package var text: String
    /// Empty for a name.
    package var types: [String]
    /// Whether its places may take slots from places that the text names.
    package var isSure: Bool
    /// Best first.
    package var places: [(placeID: String, name: String)]
  }

  /// Why a place is where it is.
  package struct Why: Sendable {
    package var placeID: String
    package var name: String
    package var verdict: Verdict
  }

  /// The position of a place.
  package enum Verdict: Sendable {
    /// It is listed, at this position from 1.
    case listed(position: Int, SuggestionOrigin)
    /// It was found, but is not listed.
    case dropped(Dropped)
  }
}

extension IndexSession {
  /// Answers a request and explains the answer. The answer is produced by the same code as `answer`, which records what it finds and removes.
  ///
  /// - Parameters:
  ///   - query: The request.
  ///   - placeID: The id of a place to explain, listed or not; nil for none.
  ///   - patience: When to give up, besides the deadline of the query: an explanation is never returned in part.
  /// - Throws: the errors of `answer`; `ContractError` with `.notFound` when no place has the id, with `.invalidArgument` when no place can have it.
  package func explain(
    _ query: AutocompleteQuery, why placeID: String? = nil, patience: Patience = Patience()
  ) throws -> AnswerExplanation {
    let placeID = try placeID.map(RequestRules.checkedPlaceID)
    let patience = patience.limited(to: query.deadline)
    try patience.check()
    return try interruptible(patience) { () throws -> AnswerExplanation in
      let trace = AnswerTrace()
      let answer = try assembled(query, trace)
      var explanation = AnswerExplanation(
        steps: trace.steps, suggestions: answer.page.rows, lanes: answer.page.entries.map(\.lane), isComplete: answer.isComplete,
        dropped: try dropped(trace, besides: answer.page.rows, query.language),
        category: trace.category.map(AnswerExplanation.NamedCategory.init))
      if let placeID { explanation.why = try why(placeID, in: explanation, trace: trace, query.language) }
      return explanation
    }
  }

  /// What was found and is not listed: matches first, then other suggestions.
  private func dropped(
    _ trace: AnswerTrace, besides suggestions: [Suggestion], _ language: LanguageTag
  ) throws -> [AnswerExplanation.Dropped] {
    var dropped: [AnswerExplanation.Dropped] = []
    if let search = trace.search {
      dropped += try engine.dropped(from: search.result, for: search.request, search.trace).map {
        try notSelected($0.place, standing: $0.standing, language)
      }
    }
    dropped += trace.dropped.map {
      .init(placeID: $0.suggestion.place?.placeID, name: $0.suggestion.name, reason: $0.reason, origin: $0.suggestion.place?.origin)
    }
    // A place may be dropped in one role and listed in another: as a match, and as a place of its category.
    var known = Set(suggestions.compactMap { $0.place?.placeID })
    return dropped.filter { $0.placeID.map { known.insert($0).inserted } ?? true }
  }

  private func notSelected(_ place: Int, standing: Standing, _ language: LanguageTag) throws -> AnswerExplanation.Dropped {
    var dropped = try dropped(place, because: .notSelected(standing), origin: standing.candidate.map(SuggestionOrigin.match), language)
    dropped.other = try standing.other.map { try entry($0, language) }
    return dropped
  }

  private func dropped(
    _ place: Int, because reason: DropReason, origin: SuggestionOrigin?, _ language: LanguageTag
  ) throws -> AnswerExplanation.Dropped {
    let record = try engine.reader.record(of: place)
    return AnswerExplanation.Dropped(placeID: record.id, name: record.shownName(in: language), reason: reason, origin: origin)
  }

  private func why(
    _ placeID: String, in explanation: AnswerExplanation, trace: AnswerTrace, _ language: LanguageTag
  ) throws -> AnswerExplanation.Why {
    let places = explanation.suggestions.map(\.place)
    if let position = places.firstIndex(where: { $0?.placeID == placeID }), let place = places[position] {
      return .init(placeID: placeID, name: place.mainText.text, verdict: .listed(position: position + 1, place.origin))
    }
    if let dropped = explanation.dropped.first(where: { $0.placeID == placeID }) {
      return .init(placeID: placeID, name: dropped.name, verdict: .dropped(dropped))
    }
    guard let place = try engine.reader.place(withID: placeID), let search = trace.search else { throw ContractError.unknownPlace(placeID) }
    let dropped = try notSelected(place, standing: engine.standing(of: place, in: search.result, for: search.request), language)
    return .init(placeID: dropped.placeID ?? placeID, name: dropped.name, verdict: .dropped(dropped))
  }

  private func entry(_ candidate: Candidate, _ language: LanguageTag) throws -> AnswerExplanation.Entry {
    let record = try engine.reader.record(of: candidate.place)
    return AnswerExplanation.Entry(placeID: record.id, name: record.shownName(in: language), candidate: candidate)
  }
}

extension Suggestion {
  /// The name of a place, or the text of a query.
  var name: String {
    switch self {
    case .place(let place): place.mainText.text
    case .query(let query): query.text.text
    }
  }
}

extension SuggestionOrigin {
  /// The match whose score orders the place; nil when there is none.
  package var candidate: Candidate? {
    switch self {
    case .match(let candidate), .house(let candidate, _, _), .ownAddress(let candidate), .crossing(let candidate),
      .postalCode(let candidate):
      candidate
    case .typed, .category, .near: nil
    }
  }
}

extension Standing {
  /// The candidate itself, when it matches.
  package var candidate: Candidate? {
    switch self {
    case .listed(_, let candidate), .outscored(let candidate, _), .duplicate(let candidate, _), .heldBack(let candidate, _),
      .gaveSlot(let candidate, _), .passedOver(let candidate):
      candidate
    case .emptyText, .filtered, .noMatch: nil
    }
  }

  /// The listed candidate that it is compared with.
  var other: Candidate? {
    switch self {
    case .outscored(_, let other), .duplicate(_, let other), .heldBack(_, let other), .gaveSlot(_, let other): other
    case .listed, .emptyText, .filtered, .noMatch, .passedOver: nil
    }
  }
}

extension AnswerExplanation.NamedCategory {
  fileprivate init(_ category: CategorySuggestions) {
    self.init(
      text: category.wanted.text, types: category.wanted.types, isSure: category.isSure,
      places: category.places.map { ($0.placeID, $0.mainText.text) })
  }
}
