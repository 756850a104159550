// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerText

extension AnswerExplanation {
  /// The explanation as text, one line each.
  package var lines: [String] {
    var lines = ["steps"] + steps.map { "  " + $0 } + ["", "answer" + (isComplete ? "" : " (incomplete)")]
    if suggestions.isEmpty { lines.append("  no suggestion") }
    for (index, (suggestion, lane)) in zip(suggestions, lanes).enumerated() {
      lines += ["  \(index + 1). \(suggestion.title)", "     \(lane.rule.title): \(suggestion.cause)"]
    }
    if !dropped.isEmpty { lines += ["", "not in the answer"] + dropped.map { "  \($0.title)\n     \($0.clause)" } }
    if let category { lines += [""] + category.lines }
    if let why { lines += ["", "why \(why.name)  \(why.placeID)"] + why.lines.map { "  " + $0 } }
    return lines
  }
}

extension Suggestion {
  /// `Sydney Opera House  poi-sydney-opera-house`
  fileprivate var title: String { place.map { "\(name)  \($0.placeID)" } ?? name }

  /// Why it is listed where it is.
  var cause: String { place?.origin.sentence ?? "a query prediction" }
}

extension SuggestionOrigin {
  /// Why a place is listed where it is, in words; for a match only its score.
  var sentence: String {
    switch self {
    case .typed: "the text is a plus code or a pair of coordinates"
    case .match(let candidate) where candidate.isInRowAtHand: "a likely typo of a place at hand, in a reserved slot: \(candidate.formula)"
    case .match(let candidate): candidate.formula
    case .house(let street, let fit, 0): "house number \(fit): \(street.formula)"
    case .house(let street, let fit, let penalty):
      "house number \(fit): \(street.formula), minus \(decimalText(Int(penalty), places: 9)) for the house number"
    case .ownAddress(let place): "the text is its address: \(place.formula)"
    case .crossing(let street): "crossing of two streets: \(street.formula)"
    case .postalCode(let place): "has the typed postal code, or is its first part: \(place.formula)"
    case .category(.own): "of the category that the text names, in a reserved slot"
    case .category(.free): "of the category that the text names, in a free slot"
    case .near(.own): "has the name that the text has beside a place, and is there, in a reserved slot"
    case .near(.free): "has the name that the text has beside a place, and is there, in a free slot"
    }
  }
}

extension AnswerExplanation.Dropped {
  fileprivate var title: String { placeID.map { "\(name)  \($0)" } ?? name }

  /// Why it is not listed: a clause that follows "it".
  var clause: String {
    switch reason {
    case .notSelected(let standing): clause(standing)
    case .partial: "is a partial match, and other suggestions match the whole text"
    case .category: "does not have the text as a word, and the text is a category, for which a query answers"
    case .guess: "is an uncertain reading of the text as a position, and a place matches the text by name"
    case .repeated: "has the place id or the text of a listed suggestion"
    case .slotGiven: "lost its slot to a place of the category that the text names"
    case .noSlot: "has no slot, because the answer is full"
    }
  }

  private func clause(_ standing: Standing) -> String {
    switch standing {
    case .listed(let position, _): "is number \(position) of the matches"
    case .emptyText: "does not match: the text has no letter or digit"
    case .filtered(let objection): "is excluded by a filter: \(objection.clause)"
    case .noMatch(let words) where words.isEmpty:
      "does not match: its address has the words, but its names have none of them (or only a part of a text without spaces)"
    case .noMatch(let words): "does not match: neither its names nor its address have \(words.map { "“\($0)”" }.joined(separator: ", "))"
    case .outscored(let candidate, let last):
      candidate.score.band == last.score.band
        ? "scores \(candidate.total); the last match in the answer scores \(last.total): \(otherText)"
        : "has \(candidate.score.band.title), which comes behind \(last.score.band.title), as the last match in the answer has: \(otherText)"
    case .duplicate: "is a duplicate of \(otherText): same name and area, a coarse kind that agrees, and near it"
    case .heldBack: "is a fuzzy match, held back because a place has the text as typed: \(otherText)"
    case .gaveSlot(_, let other) where other.isInRowAtHand:
      "lost its slot to a place at hand that the text is a likely typo of: \(otherText)"
    case .gaveSlot: "lost its slot to a prominent place farther away: \(otherText)"
    case .passedOver: "belongs in the answer, but the incomplete search did not reach it"
    }
  }

  private var otherText: String { other.map { "\($0.name) (\($0.placeID))" } ?? "another place" }
}

extension AnswerExplanation.NamedCategory {
  /// The category and its places, one line each.
  fileprivate var lines: [String] {
    let slots = isSure ? "two of five slots, and free slots" : "free slots"
    let what = types.isEmpty ? "name “\(text)” beside a place" : "category “\(text)”: \(types.joined(separator: ", "))"
    return ["\(what) (\(slots))"]
      + places.enumerated().map { "  \($0 + 1). \($1.name)  \($1.placeID)" }
  }
}

extension AnswerExplanation.Why {
  /// The explanation of one place, in sentences.
  package var lines: [String] {
    switch verdict {
    case .listed(let position, let origin): ["It is number \(position) of the answer.", origin.sentence]
    case .dropped(let dropped): ["It \(dropped.clause)."] + (dropped.origin.map { [$0.sentence] } ?? [])
    }
  }
}

extension FilterObjection {
  fileprivate var clause: String {
    switch self {
    case .country: "its country is not one of the requested countries"
    case .primaryType: "its primary type is not one of the requested types"
    case .types: "none of its types is requested"
    case .restriction: "it is outside the restriction"
    case .attributes: "it does not meet a condition on its attributes"
    case .futureOpening: "it is a business that has not opened yet, and the request does not ask for these"
    case .pureServiceArea: "it is a business without an address to visit, and the request does not ask for these"
    case .notOpen: "it is not known to be open now, and the request asks for open places"
    case .rating: "it is not known to be rated as high as the request asks for"
    case .priceLevel: "its price level is not known to be one of the requested ones"
    }
  }
}

extension Candidate {
  /// `0.6143 = nameStart 0.3 + whole name 0 + importance 0.3143 + nearness 0`
  fileprivate var formula: String {
    let first = score.parts.first.map { "\(match.matchClass)\(correction) \(Self.text($0.value))" } ?? ""
    return score.parts.dropFirst().reduce("\(total) = \(first)") { text, part in
      "\(text) \(part.value < 0 ? "−" : "+") \(part.title) \(Self.text(abs(part.value)))"
    }
  }

  fileprivate var total: String { decimalText(Int(score.total), places: 9) }

  /// ` (as nameStart, 1 edit of cost 0.2)` after the class of a corrected match, ` (0.75 of the text)` after that of a partial one.
  private var correction: String {
    if let partial = match.partial { return " (\(decimalText(partial.share, places: 4)) of the text)" }
    guard let corrected = match.corrected else { return "" }
    let edits = corrected.correction.edits == 1 ? "1 edit" : "\(corrected.correction.edits) edits"
    return " (as \(corrected.name), \(edits) of cost \(decimalText(corrected.correction.hundredths, places: 2)))"
  }
}

extension Band {
  /// What a place of the band has.
  fileprivate var title: String {
    switch self {
    case .name: "the text in a name"
    case .otherwise: "all of the text, but not in a name as typed"
    case .mostWords: "most of the text"
    case .fewWords: "less than half of the text"
    }
  }
}
