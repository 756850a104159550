// SPDX-License-Identifier: Apache-2.0

/// Collects the members of a JSON object that have data.
struct ObjectBuilder {
  private var members: [JSONValue.Member] = []

  var value: JSONValue { .object(members) }

  mutating func add(_ name: String, _ value: JSONValue?) {
    if let value { members.append(.init(name, value)) }
  }

  mutating func add(_ name: String, _ text: String?) { add(name, text.map(JSONValue.string)) }

  mutating func add(_ name: String, _ number: Int?) { add(name, number.map { JSONValue.number(String($0)) }) }

  mutating func add(_ name: String, _ texts: [String]) { add(name, texts.map(JSONValue.string)) }

  mutating func add(_ name: String, _ values: [JSONValue]) {
    if !values.isEmpty { add(name, JSONValue.array(values)) }
  }

  /// All members of an object; nothing of another kind of value.
  mutating func add(membersOf object: JSONValue) {
    if case .object(let others) = object { members += others }
  }
}
