// SPDX-License-Identifier: Apache-2.0

/// Collects the members of a JSON object that have data.
package struct ObjectBuilder {
  private var members: [JSONValue.Member] = []

  package init() {}

  /// The object.
  package var value: JSONValue { .object(members) }

  package mutating func add(_ name: String, _ value: JSONValue?) {
    if let value { members.append(.init(name, value)) }
  }

  package mutating func add(_ name: String, _ text: String?) { add(name, text.map(JSONValue.string)) }

  package mutating func add(_ name: String, _ number: Int?) { add(name, number.map { JSONValue.number(String($0)) }) }

  package mutating func add(_ name: String, _ texts: [String]) { add(name, texts.map(JSONValue.string)) }

  package mutating func add(_ name: String, _ values: [JSONValue]) {
    if !values.isEmpty { add(name, JSONValue.array(values)) }
  }

  /// Adds all members of an object; adds nothing for other values.
  package mutating func add(membersOf object: JSONValue) {
    if case .object(let others) = object { members += others }
  }
}
