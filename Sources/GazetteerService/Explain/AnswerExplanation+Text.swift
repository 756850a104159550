// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerNumbers
import GazetteerText

extension AnswerExplanation {
  /// The explanation as text, one line each.
  package var lines: [String] {
    var lines = ["steps"] + steps.map { "  " + $0 } + ["", "answer" + (isComplete ? "" : " (cut short)")]
    if suggestions.isEmpty { lines.append("  no place") }
    for (index, suggestion) in suggestions.enumerated() {
      lines += ["  \(index + 1). \(suggestion.title)", "     \(suggestion.cause)"]
    }
    if !dropped.isEmpty { lines += ["", "not in the answer"] + dropped.map { "  \($0.title)\n     \($0.clause)" } }
    if let kind { lines += [""] + kind.lines }
    if let why { lines += ["", "why \(why.name)  \(why.placeID)"] + why.lines.map { "  " + $0 } }
    return lines
  }
}

extension Suggestion {
  /// `Sydney Opera House  poi-sydney-opera-house`
  fileprivate var title: String { place.map { "\(name)  \($0.placeID)" } ?? name }

  /// Why it is listed where it is.
  fileprivate var cause: String { place?.origin.sentence ?? "a query that the text may become" }
}

extension SuggestionOrigin {
  /// Why a place is listed where it is, in words; for a match only its score.
  fileprivate var sentence: String {
    switch self {
    case .typed: "the text says it itself"
    case .match(let candidate): candidate.formula
    case .house(let street, let fit) where fit.penalty == 0: "house number \(fit): \(street.formula)"
    case .house(let street, let fit):
      "house number \(fit): \(street.formula), less \(decimalText(Int(fit.penalty), places: 9)) for the number"
    case .crossing(let street): "crossing of two streets: \(street.formula)"
    case .postalCode(let place): "has the typed postal code, or is its first part: \(place.formula)"
    case .category(.own): "of the category that the text names, in a slot of its own"
    case .category(.free): "of the category that the text names, in a free slot"
    }
  }
}

extension AnswerExplanation.Dropped {
  fileprivate var title: String { placeID.map { "\(name)  \($0)" } ?? name }

  /// Why it is not listed: a clause that follows "it".
  fileprivate var clause: String {
    switch reason {
    case .notSelected(let standing): clause(standing)
    case .business(.futureOpening): "is a business that has not opened yet; the request does not ask for such"
    case .business(.pureServiceArea): "is a business without an address to visit; the request does not ask for such"
    case .partial: "has only some words of the text, and other suggestions answer all of it"
    case .guess: "is only a guess at what the text says, and a place has such a name"
    case .repeated: "is listed already, or reads like a place that is"
    case .slotGiven: "gave its slot to a place of the category that the text names"
    case .noSlot: "found no free slot in the answer"
    }
  }

  private func clause(_ standing: Standing) -> String {
    switch standing {
    case .listed(let position, _): "is number \(position) of the matches"
    case .emptyText: "cannot match: the text has no letter or digit to look for"
    case .filtered(let objection): "is left out by a filter: \(objection.clause)"
    case .noMatch(let words) where words.isEmpty:
      "does not match: its address has the words, but its names have none of them, or only a part of a text without spaces"
    case .noMatch(let words): "does not match: neither its names nor its address have \(words.map { "“\($0)”" }.joined(separator: ", "))"
    case .outscored(let candidate, let last):
      "scores \(decimalText(Int(candidate.score.total), places: 9)), less than the last of the answer with "
        + "\(decimalText(Int(last.score.total), places: 9)): \(otherText)"
    case .duplicate: "repeats \(otherText): same name, near it, of a kind that agrees, in the same area"
    case .heldBack: "matches with typos only, which are kept out where a place has the text as typed: \(otherText)"
    case .gaveSlot: "gave its slot to \(otherText), which is important enough to be listed from far away"
    case .passedOver: "belongs into the answer; the deadline came first"
    }
  }

  private var otherText: String { other.map { "\($0.name) (\($0.placeID))" } ?? "another" }
}

extension AnswerExplanation.Kind {
  /// The category and its places, one line each.
  fileprivate var lines: [String] {
    let slots = isSure ? "two slots of five, and free ones" : "free slots"
    return ["category “\(text)”: \(types.joined(separator: ", ")) (\(slots))"]
      + places.enumerated().map { "  \($0 + 1). \($1.name)  \($1.placeID)" }
  }
}

extension AnswerExplanation.Why {
  /// The explanation of one place, in sentences.
  fileprivate var lines: [String] {
    switch verdict {
    case .listed(let position, let origin): ["It is number \(position) of the answer.", origin.sentence]
    case .dropped(let dropped): ["It \(dropped.clause)."] + (dropped.origin.map { [$0.sentence] } ?? [])
    }
  }
}

extension FilterObjection {
  fileprivate var clause: String {
    switch self {
    case .country: "its country is not among the wanted ones"
    case .primaryType: "its primary type is not among the wanted ones"
    case .types: "none of its types is among the wanted ones"
    case .restriction: "it lies outside the restricted area"
    }
  }
}

extension Candidate {
  /// `0.6143 = nameStart 0.3 + whole name 0 + importance 0.3143 + nearness 0`
  fileprivate var formula: String {
    let parts =
      "\(match.matchClass)\(correction) \(Self.text(score.text)) + whole name \(Self.text(score.wholeName)) + importance \(Self.text(score.importance))"
    return "\(decimalText(Int(score.total), places: 9)) = \(parts) + nearness \(Self.text(score.nearness))"
  }

  /// ` (as nameStart, 1 edit of cost 0.2)` after the class of a corrected match, ` (0.75 of the text)` after that of a partial one.
  private var correction: String {
    if let partial = match.partial { return " (\(decimalText(partial.share, places: 4)) of the text)" }
    guard let corrected = match.corrected else { return "" }
    let edits = corrected.correction.edits == 1 ? "1 edit" : "\(corrected.correction.edits) edits"
    return " (as \(corrected.name), \(edits) of cost \(decimalText(corrected.correction.hundredths, places: 2)))"
  }
}
