// SPDX-License-Identifier: Apache-2.0

/// The value of an option that has to be one of a few words; nil when it is not given.
func choice<Value>(_ text: String?, option: String, among values: [String: Value]) throws -> Value? {
  guard let text else { return nil }
  if let value = values[text] { return value }
  throw CommandError.noChoice(name: option, value: text, words: values.keys.sorted())
}

/// The value of an option that has to be one of the words of an enumeration.
func choice<Value: CaseIterable & RawRepresentable>(_ text: String, option: String) throws -> Value where Value.RawValue == String {
  if let value = Value(rawValue: text) { return value }
  throw CommandError.noChoice(name: option, value: text, words: Value.allCases.map(\.rawValue))
}
