// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// A value of an enumeration of the contract. The number of a case is its position; the first case means "unspecified".
protocol ContractEnumeration: RawRepresentable<String>, CaseIterable, Sendable where AllCases == [Self] {
  /// The name of the first value, which proto3 uses for an absent member.
  static var unspecified: String { get }
}

extension MessageReader {
  /// A member that is a value of an enumeration, by name or by number as proto3 JSON allows; nil when it is absent or unspecified.
  mutating func enumeration<Value: ContractEnumeration>(_ name: String, _ type: Value.Type) throws(ContractError) -> Value? {
    guard let value = try value(name) else { return nil }
    return try enumerated(value, named: name, as: type)
  }

  /// A member that is an array of enumeration values, each once. The rules refuse unspecified values, not this function.
  mutating func enumerations<Value: ContractEnumeration>(_ name: String, _ type: Value.Type) throws(ContractError) -> [Value?]? {
    guard let value = try value(name) else { return nil }
    guard case .array(let elements) = value else { throw wrong(name, type: "TYPE_ENUM", value: value, cure: "Give an array of names.") }
    var values: [Value?] = []
    for (index, element) in elements.enumerated() {
      let value = try enumerated(element, named: "\(name)[\(index)]", as: type)
      if !values.contains(where: { $0?.rawValue == value?.rawValue }) { values.append(value) }
    }
    return values
  }

  private func enumerated<Value: ContractEnumeration>(
    _ value: JSONValue, named name: String, as type: Value.Type
  ) throws(ContractError) -> Value? {
    if let text = value.string {
      if text == Value.unspecified { return nil }
      if let known = Value(rawValue: text) { return known }
    } else if let number = value.double.flatMap({ Int(exactly: $0) }) {
      if number == 0 { return nil }
      if let known = Value.allCases.element(at: number.subtractingClamped(1)) { return known }
    }
    let names = Value.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    throw wrong(name, type: "TYPE_ENUM", value: value, cure: "Give one of \(names).")
  }
}
