// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerJSON
import GazetteerNumbers
import GazetteerText

extension AnswerExplanation {
  /// The explanation for people, one line each.
  package var lines: [String] {
    var lines = ["steps"] + steps.map { "  " + $0 } + ["", "answer" + (isComplete ? "" : " (cut short by the deadline)")]
    if entries.isEmpty { lines.append("  no place") }
    for (index, entry) in entries.enumerated() {
      lines.append("  \(index + 1). \(entry.name)  \(entry.placeID)\n     \(entry.candidate.formula)")
    }
    if let kind { lines += [""] + kind.lines }
    if let why { lines += ["", "why \(why.name)  \(why.placeID)"] + why.lines.map { "  " + $0 } }
    return lines
  }

  /// The same as one JSON object.
  package var json: String {
    var writer = JSONWriter(capacity: 2048)
    writer.object { body in
      body.name("steps")
      body.array(steps) { $0.value($1) }
      body.name("suggestions")
      body.array(entries) { list, entry in list.object { entry.write(to: &$0) } }
      body.name("complete")
      body.value(isComplete)
      if let kind {
        body.name("kind")
        body.object { kind.write(to: &$0) }
      }
      if let why {
        body.name("why")
        body.object { why.write(to: &$0) }
      }
    }
    return writer.text
  }
}

extension AnswerExplanation.Entry {
  fileprivate func write(to object: inout JSONWriter) {
    object.member("placeId", placeID)
    object.member("name", name)
    candidate.write(to: &object)
  }
}

extension AnswerExplanation.Kind {
  /// The kind and its places, one line each.
  fileprivate var lines: [String] {
    let slots = isSure ? "two slots of five, and free ones" : "free slots"
    return ["kind “\(text)”: \(types.joined(separator: ", ")) (\(slots))"]
      + places.enumerated().map { "  \($0 + 1). \($1.name)  \($1.placeID)" }
  }

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
  /// What to tell of the place, in sentences.
  var lines: [String] {
    let verdict: String
    switch standing {
    case .listed(let position, _): verdict = "It is number \(position) of the answer."
    case .emptyText: verdict = "The text has no letter or digit to look for."
    case .filtered(let objection): verdict = "It is left out by a filter: \(objection.sentence)"
    case .noMatch(let words) where words.isEmpty:
      verdict = "It does not match: its address has the words, but its names have none of them, or only a part of a text without spaces."
    case .noMatch(let words):
      verdict = "It does not match: neither its names nor its address have \(words.map { "“\($0)”" }.joined(separator: ", "))."
    case .outscored(let candidate, let last):
      verdict =
        "It scores \(decimalText(Int(candidate.score.total), places: 9)), less than the last of the answer with "
        + "\(decimalText(Int(last.score.total), places: 9)): \(otherText)."
    case .duplicate: verdict = "It repeats \(otherText): same name, near it, of the same kind, in the same area."
    case .gaveSlot: verdict = "It gave its slot to \(otherText), which is important enough to be listed from far away."
    case .passedOver: verdict = "It belongs into the answer; the deadline came first."
    }
    return [verdict] + (standing.candidate.map { [$0.formula] } ?? [])
  }

  private var otherText: String { other.map { "\($0.name) (\($0.placeID))" } ?? "another" }

  fileprivate func write(to object: inout JSONWriter) {
    object.member("placeId", placeID)
    object.member("name", name)
    object.member("standing", standing.name)
    switch standing {
    case .listed(let position, _): object.member("position", position)
    case .filtered(let objection): object.member("filter", objection.rawValue)
    case .noMatch(let words):
      object.name("missingWords")
      object.array(words) { $0.value($1) }
    default: break
    }
    standing.candidate?.write(to: &object)
    if let other {
      object.name("other")
      object.object { other.write(to: &$0) }
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

  /// ` (as nameStart, 1 edit of cost 0.2)` after the class of a corrected match.
  private var correction: String {
    guard let corrected = match.corrected else { return "" }
    let edits = corrected.correction.edits == 1 ? "1 edit" : "\(corrected.correction.edits) edits"
    return " (as \(corrected.name), \(edits) of cost \(decimalText(corrected.correction.hundredths, places: 2)))"
  }

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
    object.name("score")
    object.decimal(Int(score.total), places: 9)
    object.name("parts")
    object.object { parts in
      for (name, value) in [
        ("text", score.text), ("wholeName", score.wholeName), ("importance", score.importance), ("nearness", score.nearness),
      ] as [(StaticString, Double)] {
        parts.name(name)
        parts.raw(Self.text(value))
      }
    }
    object.name("importance")
    object.decimal(importance, places: 3)
    if distance > 0 { object.member("metersFromCenter", Int(distance.rounded())) }
  }

  private static func text(_ value: Double) -> String { decimalText(Int((value * 1e9).rounded()), places: 9) }
}

extension CorrectedMatch {
  /// How the text would match without its errors.
  fileprivate var name: String { isWholeName ? "wholeName" : "\(form)" }
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
    case .gaveSlot: "gaveSlot"
    case .passedOver: "passedOver"
    }
  }
}

extension FilterObjection {
  fileprivate var sentence: String {
    switch self {
    case .country: "its country is not among the wanted ones."
    case .primaryType: "its primary type is not among the wanted ones."
    case .types: "none of its types is among the wanted ones."
    case .restriction: "it lies outside the restricted area."
    }
  }
}
