// SPDX-License-Identifier: Apache-2.0
package import GazetteerBase
import GazetteerText

/// A value of an attribute, as it is compared: numbers by size, texts without case and marks.
package enum AttributeValue: Hashable, Sendable {
  case number(Double)
  case text(String)

  /// The value of a text: a decimal number is one, because CSV has no other way to write it.
  package init(_ text: String) {
    if let number = JSONValue.number(spelledBy: text)?.double {
      self = .number(number)
    } else {
      let folded = TextAnalyzer.query(text).key
      self = .text(folded.isEmpty ? text : String(decoding: folded, as: UTF8.self))
    }
  }

  /// What a member of a place has for filters: an array each of its elements, `true` and `false` their name, an object nothing.
  package static func all(in value: JSONValue) -> [AttributeValue] {
    switch value {
    case .null, .object: []
    case .bool(let truth): [.text("\(truth)")]
    case .number: value.double.map { [.number($0)] } ?? []
    case .string(let text): text.isEmpty ? [] : [AttributeValue(text)]
    case .array(let values): values.flatMap(all(in:)).eachOnce
    }
  }
}

extension DetailMembers {
  /// What the place has for filters under a name: a member of the canonical record, such as `rating`, or one of its source's own.
  package func attributes(_ name: String) -> [AttributeValue] {
    let value = Name(rawValue: name).flatMap { self[$0] } ?? extra.last { $0.name == name }?.value
    return value.map(AttributeValue.all(in:)) ?? []
  }

  /// The values that filters compare under a name, each with its spelling in the place.
  package func spelledAttributes(_ name: String) -> [(value: AttributeValue, text: String)] {
    func spelled(_ value: JSONValue) -> [(AttributeValue, String)] {
      switch value {
      case .array(let values): values.flatMap(spelled)
      case .string(let text): AttributeValue.all(in: value).map { ($0, text) }
      default: AttributeValue.all(in: value).map { ($0, value.text) }
      }
    }
    let value = Name(rawValue: name).flatMap { self[$0] } ?? extra.last { $0.name == name }?.value
    var seen: Set<AttributeValue> = []
    return value.map(spelled)?.filter { seen.insert($0.0).inserted } ?? []
  }

  /// The texts and numbers of a member that is the source's own, as written.
  package func texts(ofExtra name: String) -> [String] {
    func texts(_ value: JSONValue) -> [String] {
      switch value {
      case .string(let text), .number(let text): [text]
      case .array(let values): values.flatMap(texts)
      default: []
      }
    }
    return extra.last { $0.name == name }.map { texts($0.value) } ?? []
  }
}

extension [AttributeValue] {
  fileprivate var eachOnce: [AttributeValue] {
    var seen: Set<AttributeValue> = []
    return filter { seen.insert($0).inserted }
  }
}
