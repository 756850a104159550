// SPDX-License-Identifier: Apache-2.0
import GazetteerJSON
import GazetteerService

/// Writes an answer of the older contract in its XML form: a list is its element again and again, without an element around it, and some members have
/// other names than in JSON.
struct LegacyXML {
  /// The outermost element, as `GeocodeResponse`.
  let root: String

  /// The document for an answer in JSON.
  func text(of answer: JSONValue) -> String {
    guard case .object(let members) = answer else { return "" }
    // Except beside candidates, the published answers have the status first.
    let ordered = answer["candidates"] == nil ? members.filter(Self.isStatus) + members.filter { !Self.isStatus($0) } : members
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(root, .object(ordered), indent: "", to: &text)
    return text
  }

  private static func isStatus(_ member: JSONValue.Member) -> Bool { member.name == "status" }

  private func write(_ name: String, _ value: JSONValue, indent: String, to text: inout String) {
    switch value {
    case .array(let values): for value in values { write(name, value, indent: indent, to: &text) }
    case .object(let members):
      text += "\(indent)<\(name)>\n"
      for member in members { write(Self.elementNames[member.name] ?? member.name, member.value, indent: indent + " ", to: &text) }
      text += "\(indent)</\(name)>\n"
    case .string(let content): text += "\(indent)<\(name)>\(content.onlyXMLCharacters.escapedForHTML)</\(name)>\n"
    case .number(let digits): text += "\(indent)<\(name)>\(digits)</\(name)>\n"
    case .bool(let truth): text += "\(indent)<\(name)>\(truth)</\(name)>\n"
    case .null: break
    }
  }

  /// By name of the member in JSON. Lists that are missing here have the same name in both.
  private static let elementNames = [
    "address_components": "address_component", "html_attributions": "html_attribution", "matched_substrings": "matched_substring",
    "periods": "period", "predictions": "prediction", "results": "result", "special_days": "special_day", "terms": "term", "types": "type",
    "main_text": "description", "main_text_matched_substrings": "description_matched_substring", "secondary_text": "subdescription",
    "secondary_text_matched_substrings": "subdescription_matched_substring",
  ]
}

extension String {
  /// The text without what no XML document may hold: control characters and U+FFFE, U+FFFF.
  fileprivate var onlyXMLCharacters: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter { scalar in
          scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF || ["\t", "\n", "\r"].contains(scalar)
        }))
  }
}

extension Endpoint {
  /// The same address for XML: `…/xml` instead of `…/json`.
  ///
  /// - Parameter root: the outermost element of its answers.
  func xmlForm(root: String) -> Endpoint {
    guard case .legacy(let member, let empty, let attributions, _) = style else { return self }
    let answer = answer
    return Endpoint(
      method: method, path: path.replacing("/json", with: "/xml"), name: name + "_xml",
      style: .legacy(member: member, empty: empty, attributions: attributions, xmlRoot: root), summary: summary.dropLast() + ", as XML.",
      parameters: parameters, schema: nil
    ) { request, state in
      try await answer(request, state).inXML(root: root)
    }
  }
}

extension ServerAnswer {
  /// The answer, whose text is JSON, as XML.
  func inXML(root: String) throws -> ServerAnswer {
    var answer = self
    answer.text = LegacyXML(root: root).text(of: try JSONReader.value(of: text))
    answer.contentType = "application/xml; charset=UTF-8"
    return answer
  }
}
