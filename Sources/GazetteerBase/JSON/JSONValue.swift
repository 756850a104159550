// SPDX-License-Identifier: Apache-2.0

/// A JSON value as it was written: numbers keep their spelling, members their order.
package indirect enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  /// A number as its text, as `1.50`.
  case number(String)
  case string(String)
  case array([JSONValue])
  /// An object. The reader's options decide whether names can occur twice.
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

  /// The last member with the name; nil when there is none, and for values that are not objects.
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

  /// The number, if it is one and finite.
  package var double: Double? {
    guard case .number(let text) = self, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The number that a text spells in JSON, as `-1.50`; nil for other texts.
  package static func number(spelledBy text: String) -> JSONValue? {
    guard case .number(let spelling)? = try? JSONReader.value(of: text) else { return nil }
    return .number(spelling)
  }
}

extension JSONValue {
  /// The value as JSON text without spaces.
  package var text: String { text(.all) }

  /// The text of what is wanted of the value.
  package func text(_ mask: MemberMask) -> String {
    var writer = JSONWriter(capacity: 2048, mask: mask)
    writer.value(self)
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

  /// Greatest nesting of objects and arrays: 0 for a text, 1 for `{}`, 2 for `[{}]`.
  package var nesting: Int {
    switch self {
    case .array(let values): 1 + (values.lazy.map(\.nesting).max() ?? 0)
    case .object(let members): 1 + (members.lazy.map(\.value.nesting).max() ?? 0)
    default: 0
    }
  }
}

extension [JSONValue.Member] {
  /// The members without those whose name occurs again later.
  package var lastOfEachName: [JSONValue.Member] {
    if count < 2 { return self }
    var last: [String: Int] = [:]
    last.reserveCapacity(count)
    for (index, member) in enumerated() { last[member.name] = index }
    if last.count == count { return self }
    return enumerated().filter { last[$0.element.name] == $0.offset }.map(\.element)
  }
}
