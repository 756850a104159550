// SPDX-License-Identifier: Apache-2.0
import GazetteerJSON
import GazetteerService

/// The schemas of requests and answers, generated from a compact table.
enum OpenAPISchemas {
  /// A schema for each line of the tables.
  static let all: JSONValue = .object(
    (OpenAPISchemaTable.new + OpenAPISchemaTable.legacy).split(separator: "\n").map { schema(line: String($0)) })

  static func reference(_ name: String) -> JSONValue { .object([.init("$ref", .string("#/components/schemas/\(name)"))]) }

  private static func schema(line: String) -> JSONValue.Member {
    let words = line.split(separator: " ").map(String.init)
    var properties: [JSONValue.Member] = []
    var required: [JSONValue] = []
    for word in words.dropFirst() {
      let parts = word.split(separator: ":").map(String.init)
      let isRequired = parts[0].hasSuffix("!")
      let name = isRequired ? String(parts[0].dropLast()) : parts[0]
      if isRequired { required.append(.string(name)) }
      properties.append(.init(name, type(parts[1])))
    }
    var members: [JSONValue.Member] = [.init("type", .string("object"))]
    if !properties.isEmpty { members.append(.init("properties", .object(properties))) }
    if !required.isEmpty { members.append(.init("required", .array(required))) }
    return .init(words[0], .object(members))
  }

  /// `string`, `Place`, `[Place]`
  private static func type(_ text: String) -> JSONValue {
    if text.hasPrefix("[") { return .object([.init("type", .string("array")), .init("items", type(String(text.dropFirst().dropLast())))]) }
    return text.first?.isUppercase == true ? reference(text) : .object([.init("type", .string(text))])
  }
}
