// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerPlaces
import GazetteerService

/// The schemas of requests and answers, made of the tables; members that no index has data for are left out.
enum OpenAPISchemas {
  static let all: JSONValue = .object((SchemaTable.schemas + LegacySchemas.all).map(schema))

  static func reference(_ name: String) -> JSONValue { .object([.init("$ref", .string("#/components/schemas/\(name)"))]) }

  private static func schema(_ schema: BodySchema) -> JSONValue.Member {
    let properties = schema.members.filter(\.hasData).map { JSONValue.Member($0.name, type($0.type)) }
    let required = schema.members.filter(\.isRequired).map { JSONValue.string($0.name) }
    var members: [JSONValue.Member] = [.init("type", .string("object"))]
    if !properties.isEmpty { members.append(.init("properties", .object(properties))) }
    if !required.isEmpty { members.append(.init("required", .array(required))) }
    return .init(schema.name, .object(members))
  }

  /// `string`, `Place`, `[Place]`
  private static func type(_ text: String) -> JSONValue {
    if text.hasPrefix("[") { return .object([.init("type", .string("array")), .init("items", type(String(text.dropFirst().dropLast())))]) }
    return text.first?.isUppercase == true ? reference(text) : .object([.init("type", .string(text))])
  }
}
