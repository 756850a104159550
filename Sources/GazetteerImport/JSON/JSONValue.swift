// SPDX-License-Identifier: Apache-2.0

/// A JSON value as it was written: numbers keep their spelling, members their order.
package indirect enum JSONValue: Equatable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number by its text, as `1.50`.
  case number(String)
  /// A text.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object; a name that comes twice keeps its last value.
  case object([Member])

  /// One member of an object.
  package struct Member: Equatable, Sendable {
    /// Its name.
    package var name: String
    /// Its value.
    package var value: JSONValue

    /// A member.
    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The value of a member; nil for another kind of value, or when there is none.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text, when it is one.
  package var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The number, when it is one and finite.
  package var double: Double? {
    guard case .number(let text) = self, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The number that a text spells as JSON would, as `-1.50`; nil for other texts.
  package static func number(spelledBy text: String) -> JSONValue? {
    guard case .number(let spelling)? = try? JSONReader.value(of: text) else { return nil }
    return .number(spelling)
  }

  /// The text of the value without spaces, members in their order.
  package var text: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }

  /// The same value with the members of every object sorted by their UTF-8 bytes, so that equal values have equal texts.
  package var sorted: JSONValue {
    switch self {
    case .array(let values): return .array(values.map(\.sorted))
    case .object(let members):
      let inner = members.map { Member($0.name, $0.value.sorted) }
      return .object(inner.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
    default: return self
    }
  }
}
