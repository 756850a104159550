// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerService

/// Writes an answer of the older contract as XML: each element of an array is an XML element without an enclosing one, and some members have other
/// names than in JSON.
struct LegacyXML {
  /// The root element, as `GeocodeResponse`.
  let root: String

  /// The XML document for a JSON answer.
  func text(of answer: JSONValue) -> String {
    guard case .object(let members) = answer else { return "" }
    // Published answers have the status first, except those with candidates.
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

  /// Element names by JSON member; members that are not listed have the same name in both forms.
  private static let elementNames = [
    "address_components": "address_component", "html_attributions": "html_attribution", "matched_substrings": "matched_substring",
    "periods": "period", "predictions": "prediction", "results": "result", "special_days": "special_day", "terms": "term", "types": "type",
    "main_text": "description", "main_text_matched_substrings": "description_matched_substring", "secondary_text": "subdescription",
    "secondary_text_matched_substrings": "subdescription_matched_substring",
  ]
}

extension String {
  /// The text without characters that XML forbids: control characters, U+FFFE and U+FFFF.
  fileprivate var onlyXMLCharacters: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.filter { scalar in
          scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF || ["\t", "\n", "\r"].contains(scalar)
        }))
  }
}

extension Endpoint {
  /// The XML form of the endpoint: `…/xml` instead of `…/json`.
  ///
  /// - Parameter root: the root element of its answers.
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
  /// The JSON answer converted to XML.
  func inXML(root: String) throws -> ServerAnswer {
    var answer = self
    answer.text = LegacyXML(root: root).text(of: try JSONReader.value(of: text))
    answer.contentType = "application/xml; charset=UTF-8"
    return answer
  }
}
