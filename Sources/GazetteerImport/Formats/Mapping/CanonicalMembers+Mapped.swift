// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

extension CanonicalMembers {
  /// Takes the values that a mapping found for a field. Fields with one value take the first.
  ///
  /// - Throws: `.wrongValue` with field, value and cure for an array or object in a field of text.
  mutating func take(mapped values: [JSONValue], as name: String) throws(RecordFault) {
    guard let first = values.first else { return }
    switch name {
    case "types", "formerIds":
      var texts: [JSONValue] = []
      for value in values.flatMap(\.elements) { texts += try text(value, of: name).parts(separatedBy: ";").map(JSONValue.string) }
      try take(JSONValue.Member(name, .array(texts)))
    case "viewport":
      guard let box = DraftBox(first) else { throw RecordFault(.wrongValue, "viewport: " + first.text) }
      if box.south != box.north || box.west != box.east { setViewport(box) }
    case "names", "houseNumbers", "details", "openingHours":
      if case .string(let text) = first { return try take(mappedText: text, as: name) }
      try takeStructured(first, as: name)
    default: try take(mappedText: try text(first, of: name), as: name)
    }
  }

  /// Takes one text. Several values are separated by `;`; structured members are JSON.
  mutating func take(mappedText text: String, as name: String) throws(RecordFault) {
    switch name {
    case "types", "formerIds":
      try take(JSONValue.Member(name, .array(text.parts(separatedBy: ";").map(JSONValue.string))))
    case "importance": try take(JSONValue.Member(name, JSONValue.number(spelledBy: text) ?? .string(text)))
    case "viewport":
      guard let box = DraftBox(.string(text)) else { throw RecordFault(.wrongValue, "viewport: " + text) }
      setViewport(box)
    case "names", "houseNumbers", "details": try takeStructured(try Self.json(name, text), as: name)
    case "unit": setUnit(text)
    default:
      let member = JSONValue.Member(name, .string(text))
      if try !takeAddressPart(member) { try take(member) }
    }
  }

  private mutating func takeStructured(_ value: JSONValue, as name: String) throws(RecordFault) {
    guard name == "details" else { return try take(JSONValue.Member(name, value)) }
    guard case .object(let members) = value else { throw RecordFault(.wrongValue, "details: " + value.text) }
    for member in members { try take(member) }
  }

  private func text(_ value: JSONValue, of name: String) throws(RecordFault) -> String {
    if let text = value.plainText { return text }
    throw RecordFault(.wrongValue, "\(name) is no text, give the path of one in the mapping: " + value.text)
  }

  private static func json(_ name: String, _ text: String) throws(RecordFault) -> JSONValue {
    do throws(JSONReader.Failure) { return try JSONReader.value(of: text, options: .record) } catch {
      throw RecordFault(.wrongValue, name + ": " + text)
    }
  }
}
