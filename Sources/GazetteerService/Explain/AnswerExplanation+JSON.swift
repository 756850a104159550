// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerText

extension AnswerExplanation {
  /// The body of the answer: the explanation in words, and as one JSON object.
  package var withLines: String {
    var writer = JSONWriter(capacity: 4096)
    writer.object { body in
      body.name("lines")
      body.array(lines) { $0.value($1) }
      body.name("explanation")
      body.raw(json)
    }
    return writer.text
  }

  /// The explanation as one JSON object.
  package var json: String {
    var writer = JSONWriter(capacity: 2048)
    writer.object { body in
      body.name("steps")
      body.array(steps) { $0.value($1) }
      body.name("suggestions")
      body.array(zip(suggestions, lanes)) { list, row in list.object { row.0.write(to: &$0, in: row.1) } }
      body.name("dropped")
      body.array(dropped) { list, dropped in list.object { dropped.write(to: &$0) } }
      body.name("complete")
      body.value(isComplete)
      if let category {
        body.name("category")
        body.object { category.write(to: &$0) }
      }
      if let why {
        body.name("why")
        body.object { why.write(to: &$0) }
      }
    }
    return writer.text
  }
}

extension Suggestion {
  fileprivate func write(to object: inout JSONWriter, in lane: Lane) {
    object.member("lane", "\(lane)")
    if let place {
      object.member("placeId", place.placeID)
      object.member("name", name)
      place.origin.write(to: &object)
    } else {
      object.member("query", name)
    }
    object.member("reason", cause)
  }
}

extension SuggestionOrigin {
  /// Writes the score, if any, and why the place is listed there.
  fileprivate func write(to object: inout JSONWriter) {
    candidate?.write(to: &object)
    object.member("origin", name)
    switch self {
    case .house(_, let fit, let penalty):
      object.member("numberFit", "\(fit)")
      object.name("numberPenalty")
      object.decimal(Int(penalty), places: 9)
    case .category(let slot), .near(let slot): object.member("slot", slot.rawValue)
    case .typed, .match, .ownAddress, .crossing, .postalCode: break
    }
  }

  private var name: String {
    switch self {
    case .typed: "typed"
    case .match: "match"
    case .house: "house"
    case .ownAddress: "ownAddress"
    case .crossing: "crossing"
    case .postalCode: "postalCode"
    case .category: "category"
    case .near: "near"
    }
  }
}

extension AnswerExplanation.Dropped {
  fileprivate func write(to object: inout JSONWriter) {
    if let placeID { object.member("placeId", placeID) }
    object.member(placeID == nil ? "query" : "name", name)
    writeReason(to: &object)
  }

  /// Writes the reason, its details, and the score.
  fileprivate func writeReason(to object: inout JSONWriter) {
    object.member("standing", reason.name)
    switch reason {
    case .notSelected(.filtered(let objection)): object.member("filter", objection.rawValue)
    case .notSelected(.noMatch(let words)):
      object.name("missingWords")
      object.array(words) { $0.value($1) }
    default: break
    }
    object.member("reason", clause)
    origin?.write(to: &object)
    if let other {
      object.name("other")
      object.object { other.write(to: &$0) }
    }
  }
}

extension AnswerExplanation.NamedCategory {
  fileprivate func write(to object: inout JSONWriter) {
    object.member("text", text)
    object.name("types")
    object.array(types) { $0.value($1) }
    object.name("isSure")
    object.value(isSure)
    object.name("places")
    object.array(places) { list, place in
      list.object {
        $0.member("placeId", place.placeID)
        $0.member("name", place.name)
      }
    }
  }
}

extension AnswerExplanation.Why {
  fileprivate func write(to object: inout JSONWriter) {
    object.member("placeId", placeID)
    object.member("name", name)
    switch verdict {
    case .listed(let position, let origin):
      object.member("standing", "listed")
      object.member("position", position)
      origin.write(to: &object)
      object.member("reason", origin.sentence)
    case .dropped(let dropped): dropped.writeReason(to: &object)
    }
  }
}

extension AnswerExplanation.Entry {
  fileprivate func write(to object: inout JSONWriter) {
    object.member("placeId", placeID)
    object.member("name", name)
    candidate.write(to: &object)
  }
}

extension Candidate {
  fileprivate func write(to object: inout JSONWriter) {
    object.member("matchClass", "\(match.matchClass)")
    if let corrected = match.corrected {
      object.name("correction")
      object.object { correction in
        correction.member("as", corrected.name)
        correction.member("edits", corrected.correction.edits)
        correction.name("cost")
        correction.decimal(corrected.correction.hundredths, places: 2)
      }
    }
    if isInRowAtHand { object.member("slot", "atHand") }
    if let partial = match.partial {
      object.name("textShare")
      object.decimal(partial.share, places: 4)
    }
    object.member("band", "\(score.band)")
    object.name("score")
    object.decimal(Int(score.total), places: 9)
    object.name("parts")
    object.object { parts in
      for part in score.parts {
        parts.name(part.name)
        parts.raw(Self.text(part.value))
      }
    }
    object.name("importance")
    object.decimal(importance, places: 3)
    if distance > 0 { object.member("metersFromCenter", Int(distance.rounded())) }
  }

  /// A part of a score, as `0.2975`.
  static func text(_ value: Double) -> String { decimalText(Int((value * 1e9).rounded()), places: 9) }
}

extension CorrectedMatch {
  /// The match class that the text would have without typos.
  var name: String { isWholeName ? "wholeName" : "\(form)" }
}

extension DropReason {
  fileprivate var name: String {
    switch self {
    case .notSelected(let standing): standing.name
    case .guess: "guess"
    case .partial: "partial"
    case .category: "category"
    case .repeated: "repeated"
    case .slotGiven: "gaveSlotToCategory"
    case .noSlot: "noSlot"
    }
  }
}

extension Standing {
  fileprivate var name: String {
    switch self {
    case .listed: "listed"
    case .emptyText: "emptyText"
    case .filtered: "filtered"
    case .noMatch: "noMatch"
    case .outscored: "outscored"
    case .duplicate: "duplicate"
    case .heldBack: "heldBack"
    case .gaveSlot: "gaveSlot"
    case .passedOver: "passedOver"
    }
  }
}
