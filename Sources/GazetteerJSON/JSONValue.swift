// SPDX-License-Identifier: Apache-2.0

/// A JSON value as it was written: numbers keep their spelling, members their order, names that come twice stay twice.
package indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A number by its text, as `1.50`.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// One member of an object.
  package struct Member: Equatable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The last member with the name; nil for another kind of value, or when there is none.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  package var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  package var bool: Bool? {
    if case .bool(let truth) = self { return truth }
    return nil
  }

  /// The number, when it is one and finite.
  package var double: Double? {
    guard case .number(let text) = self, let value = Double(text), value.isFinite else { return nil }
    return value
  }
}

extension JSONValue {
  /// The value as JSON text without spaces.
  package var text: String {
    var writer = JSONWriter(capacity: 2048)
    writer.value(self)
    return writer.text
  }
}
