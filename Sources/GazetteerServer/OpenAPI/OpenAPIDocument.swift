// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerService
import HTTPTypes

/// The OpenAPI 3.1 description of the server, generated from its endpoints.
enum OpenAPIDocument {
  static let text = document.text

  private static let document: JSONValue = .object([
    .init("openapi", .string("3.1.0")),
    .init(
      "info",
      .object([
        .init("title", .string("Gazetteer")), .init("version", .string("\(packageVersion)")),
        .init("summary", .string("Places as you type, from one index file.")),
      ])),
    .init("servers", .array([.object([.init("url", .string("/"))])])),
    .init("security", .array([.object([]), key("keyHeader"), key("keyParameter")])),
    .init("paths", .object(Endpoint.all.map { .init($0.path, .object([.init($0.method.rawValue.lowercased(), $0.openAPI)])) })),
    .init("components", .object([.init("securitySchemes", securitySchemes), .init("schemas", OpenAPISchemas.all)])),
  ])

  private static func key(_ scheme: String) -> JSONValue { .object([.init(scheme, .array([]))]) }

  private static let securitySchemes: JSONValue = .object([
    .init("keyHeader", scheme(place: "header", name: "X-Goog-Api-Key")), .init("keyParameter", scheme(place: "query", name: "key")),
  ])

  private static func scheme(place: String, name: String) -> JSONValue {
    .object([.init("type", .string("apiKey")), .init("in", .string(place)), .init("name", .string(name))])
  }
}

extension Endpoint {
  fileprivate var openAPI: JSONValue {
    var members: [JSONValue.Member] = [.init("operationId", .string(name)), .init("summary", .string(summary))]
    if !parameters.isEmpty { members.append(.init("parameters", .array(parameters.map(\.openAPI)))) }
    if let body {
      let content = content(schema: body.schema, example: body.example)
      members.append(.init("requestBody", .object([.init("required", .bool(true)), .init("content", content)])))
    }
    members.append(.init("responses", responses))
    return .object(members)
  }

  private var responses: JSONValue {
    let found = response(
      "The answer.", schema.map { content(schema: $0) } ?? .object([.init(isXML ? "application/xml" : "text/plain", .object([]))]))
    guard case .new = style else { return .object([.init("200", found)]) }
    return .object([.init("200", found), .init("default", response("Why there is no answer.", content(schema: "ErrorResponse")))])
  }

  private var isXML: Bool {
    if case .legacy(_, _, _, .some) = style { return true }
    return false
  }

  private func response(_ description: String, _ content: JSONValue) -> JSONValue {
    .object([.init("description", .string(description)), .init("content", content)])
  }

  private func content(schema: String, example: String? = nil) -> JSONValue {
    var members = [JSONValue.Member("schema", OpenAPISchemas.reference(schema))]
    if let example, let value = try? JSONReader.value(of: example) { members.append(.init("example", value)) }
    return .object([.init("application/json", .object(members))])
  }
}

extension Parameter {
  fileprivate var openAPI: JSONValue {
    .object([
      .init("name", .string(name)), .init("in", .string(part.rawValue)), .init("required", .bool(isRequired)),
      .init("description", .string(summary)), .init("schema", .object([.init("type", .string(type))])), .init("example", exampleValue),
    ])
  }

  private var exampleValue: JSONValue {
    switch type {
    case "boolean": .bool(example == "true")
    case "string": .string(example)
    default: .number(example)
    }
  }
}
