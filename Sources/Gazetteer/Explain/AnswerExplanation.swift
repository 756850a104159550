// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
import GazetteerIndex
import GazetteerTypeNames

/// How an answer came about.
package struct AnswerExplanation: Sendable {
  /// A place with its score.
  package struct Entry: Sendable {
    package var placeID: String
    package var name: String
    var candidate: Candidate
  }

  /// What the search did, in words.
  package var steps: [String]
  /// The places of the answer, best first.
  package var entries: [Entry]
  package var isComplete: Bool
  /// The category that the text names; nil when it names none whose places could be suggested.
  package var kind: Kind?
  /// What was asked about one place; nil when nothing was asked.
  package var why: Why?

  /// A category, and those that may take slots of the answer beside what the words find.
  package struct Kind: Sendable {
    /// As its table writes it.
    package var text: String
    package var types: [String]
    /// Whether its places may take slots from places that the text names.
    package var isSure: Bool
    /// Best first.
    package var places: [(placeID: String, name: String)]
  }

  /// The answer to why a place is where it is.
  package struct Why: Sendable {
    package var placeID: String
    package var name: String
    var standing: Standing
    /// The place that the standing speaks of besides, when there is one.
    var other: Entry?
  }
}

extension IndexSession {
  /// Answers a request and tells how.
  ///
  /// - Parameter why: the id of a place to be told of, listed or not.
  /// - Throws: as `answer`; `ContractError` with `.notFound` when no place has the id, with `.invalidArgument` when no place can have it.
  package func explain(_ query: AutocompleteQuery, why placeID: String? = nil) throws -> AnswerExplanation {
    let placeID = try placeID.map(RequestRules.checkedPlaceID)
    return try interruptible({ false }) { () throws -> AnswerExplanation in
      let request = query.searchRequest
      var steps: [String] = []
      let found = try engine.search(request, report: { steps.append($0) })
      var explanation = AnswerExplanation(
        steps: steps, entries: try found.candidates.map { try entry($0, query.language) }, isComplete: found.isComplete)
      explanation.kind = try categorySuggestions(for: query, besides: found.candidates.count).map(AnswerExplanation.Kind.init)
      if let placeID { explanation.why = try why(placeID, in: found, for: request, query.language) }
      return explanation
    }
  }

  private func why(
    _ placeID: String, in found: SearchEngine.Result, for request: SearchRequest, _ language: LanguageTag
  ) throws -> AnswerExplanation.Why {
    guard let place = try engine.reader.place(withID: placeID) else { throw ContractError.unknownPlace(placeID) }
    let record = try engine.reader.record(of: place)
    let standing = try engine.standing(of: place, in: found, for: request)
    return AnswerExplanation.Why(
      placeID: record.id, name: record.shownName(in: language), standing: standing,
      other: try standing.other.map { try entry($0, language) })
  }

  private func entry(_ candidate: Candidate, _ language: LanguageTag) throws -> AnswerExplanation.Entry {
    let record = try engine.reader.record(of: candidate.place)
    return AnswerExplanation.Entry(placeID: record.id, name: record.shownName(in: language), candidate: candidate)
  }
}

extension Standing {
  /// The candidate itself, when it matches.
  package var candidate: Candidate? {
    switch self {
    case .listed(_, let candidate), .outscored(let candidate, _), .duplicate(let candidate, _), .gaveSlot(let candidate, _),
      .passedOver(let candidate):
      candidate
    case .emptyText, .filtered, .noMatch: nil
    }
  }

  /// The listed candidate that it is compared with.
  var other: Candidate? {
    switch self {
    case .outscored(_, let other), .duplicate(_, let other), .gaveSlot(_, let other): other
    case .listed, .emptyText, .filtered, .noMatch, .passedOver: nil
    }
  }
}

extension AnswerExplanation.Kind {
  fileprivate init(_ kinds: CategorySuggestions) {
    self.init(
      text: kinds.typed.category.text, types: kinds.typed.category.types, isSure: kinds.isSure,
      places: kinds.places.map { ($0.placeID, $0.mainText.text) })
  }
}
