// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerEngine
import GazetteerService
import TestConnections
import Testing

@testable import GazetteerServer

/// The document says what the server does, and the server does what the document says.
@Suite struct OpenAPITests {
  /// Ids and texts of the small world, in place of those in examples.
  private static func real(_ text: String) -> String { text == Example.placeID ? "hotel-1" : text }

  /// An operation of the document.
  private struct Operation {
    let path: String
    let method: String
    let value: JSONValue

    /// Parameters by name with their examples, those of `place`.
    func examples(_ place: String, requiredOnly: Bool = false) -> [(name: String, example: String)] {
      guard case .array(let parameters)? = value["parameters"] else { return [] }
      return parameters.compactMap { parameter in
        guard parameter["in"]?.string == place, !requiredOnly || parameter["required"] == .bool(true) else { return nil }
        let example = parameter["example"].map { $0.string ?? $0.text } ?? ""
        return (parameter["name"]?.string ?? "", OpenAPITests.real(example))
      }
    }
  }

  private static func operations(_ document: JSONValue) -> [Operation] {
    guard case .object(let paths)? = document["paths"] else { return [] }
    return paths.flatMap { path in
      guard case .object(let methods) = path.value else { return [Operation]() }
      return methods.map { Operation(path: path.name, method: $0.name.uppercased(), value: $0.value) }
    }
  }

  /// Asks an operation with its examples: the required ones and the further one.
  private static func ask(_ server: LiveServer, _ operation: Operation, further: (name: String, example: String, place: String)? = nil)
    async throws
    -> Reply
  {
    var target = operation.path
    for (name, example) in operation.examples("path") { target = target.replacing("{\(name)}", with: example) }
    var query = operation.examples("query", requiredOnly: true)
    var headers = Dictionary(uniqueKeysWithValues: operation.examples("header", requiredOnly: true))
    if let further, further.place == "query" { query.append((further.name, further.example)) }
    if let further, further.place == "header" { headers[further.name] = further.example }
    if !query.isEmpty { target += "?" + query.map { "\($0.name)=\(encoded($0.example))" }.joined(separator: "&") }
    let body = operation.value.at("requestBody.content.application/json.example")?.text
    return try await server.send(operation.method, target, headers, body: body)
  }

  private static func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain = byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
      return isPlain ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// Where a value is not what a schema says; every member has to be described.
  private static func faults(_ value: JSONValue, _ schema: JSONValue, in document: JSONValue, at path: String) -> [String] {
    if let reference = schema["$ref"]?.string {
      let name = String(reference.split(separator: "/").last ?? "")
      guard let target = document.at("components.schemas.\(name)") else { return ["\(path): no schema \(name)"] }
      return faults(value, target, in: document, at: path)
    }
    switch (schema["type"]?.string, value) {
    case ("string", .string), ("boolean", .bool), ("number", .number): return []
    case ("integer", .number(let text)): return Int(text) == nil ? ["\(path): \(text) is no integer"] : []
    case ("array", .array(let values)):
      return values.enumerated().flatMap { faults($0.element, schema["items"] ?? .null, in: document, at: "\(path).\($0.offset)") }
    case ("object", .object(let members)):
      guard let properties = schema["properties"] else { return [] }
      var found = members.flatMap { member in
        properties[member.name].map { faults(member.value, $0, in: document, at: "\(path).\(member.name)") } ?? [
          "\(path).\(member.name): not described"
        ]
      }
      if case .array(let required)? = schema["required"] {
        found += required.compactMap(\.string).filter { value[$0] == nil }.map { "\(path).\($0): missing" }
      }
      return found
    default: return ["\(path): \(value.text.prefix(80)) is no \(schema["type"]?.text ?? "?")"]
    }
  }

  @Test func everyOperationAnswersAsDescribed() async throws {
    let replies = try await LiveServer.with { server in
      let document = try await server.get("/openapi.json").json
      var replies: [(String, Reply, JSONValue?)] = []
      for operation in Self.operations(document) {
        let reply = try await Self.ask(server, operation)
        replies.append(
          ("\(operation.method) \(operation.path)", reply, operation.value.at("responses.200.content.application/json.schema")))
      }
      return (replies, document)
    }
    #expect(replies.0.count >= 9)
    for (name, reply, schema) in replies.0 {
      #expect(reply.status == 200, "\(name): \(reply.body)")
      #expect(["OK", nil].contains(reply.json["status"]?.string), "\(name): \(reply.body)")
      if let schema { #expect(Self.faults(reply.json, schema, in: replies.1, at: "") == [], "\(name)") }
    }
  }

  @Test func everyParameterIsTaken() async throws {
    let failures = try await LiveServer.with { server in
      let document = try await server.get("/openapi.json").json
      var failures: [String] = []
      for operation in Self.operations(document) {
        for place in ["query", "header"] {
          for (name, example) in operation.examples(place) {
            let reply = try await Self.ask(server, operation, further: (name, example, place))
            let isFine = reply.status == 200 && ["OK", "ZERO_RESULTS", nil].contains(reply.json["status"]?.string)
            if !isFine { failures.append("\(operation.path) \(name): \(reply.body)") }
          }
        }
      }
      return failures
    }
    #expect(failures == [])
  }

  /// Requests that bring out as many members as the small world has.
  @Test(arguments: [
    ("GET", "/v1/places/hotel-1?fields=*", nil, "Place"),
    ("GET", "/v1/places/city-sydney?fields=*", nil, "Place"),
    ("GET", "/v1/places/nobody?fields=*", nil, "ErrorResponse"),
    (
      "POST", "/v1/places:autocomplete", #"{"input":"paris","origin":{"latitude":1},"includeQueryPredictions":true}"#,
      "AutocompleteResponse"
    ),
    ("POST", "/v1/places:autocomplete?fields=suggestions,gazetteer", #"{"input":"hotel du nord"}"#, "AutocompleteResponse"),
    ("POST", "/v1/places:autocomplete", #"{"input":""}"#, "ErrorResponse"),
    ("GET", "/maps/api/place/autocomplete/json?input=rue+paris&origin=1,1", nil, "LegacyAutocompleteResponse"),
    ("POST", "/v1/places:searchText?fields=*", #"{"textQuery":"paris"}"#, "SearchTextResponse"),
    (
      "POST", "/v1/places:searchNearby?fields=*",
      #"{"locationRestriction":{"circle":{"center":{"latitude":48.8,"longitude":2.3},"radius":50000}}}"#, "SearchNearbyResponse"
    ),
    (
      "GET", "/maps/api/place/findplacefromtext/json?input=hotel+du+nord&inputtype=textquery&fields=name,geometry,rating", nil,
      "LegacyFindPlaceResponse"
    ),
    ("GET", "/maps/api/geocode/json?latlng=48.87,2.36", nil, "LegacyGeocodeResponse"),
    ("GET", "/maps/api/geocode/json?address=sydney+nowhere", nil, "LegacyGeocodeResponse"),
    ("GET", "/maps/api/place/textsearch/json?query=hotel", nil, "LegacySearchResponse"),
    ("GET", "/maps/api/place/nearbysearch/json?location=48.87,2.36&radius=5000", nil, "LegacySearchResponse"),
    ("GET", "/maps/api/place/autocomplete/json?input=", nil, "LegacyAutocompleteResponse"),
    ("GET", "/maps/api/place/details/json?place_id=hotel-1", nil, "LegacyDetailsResponse"),
    ("GET", "/maps/api/place/details/json?place_id=city-sydney", nil, "LegacyDetailsResponse"),
  ])
  func everyMemberIsDescribed(_ method: String, target: String, body: String?, schema: String) async throws {
    let (reply, document) = try await LiveServer.with { server in
      (try await server.send(method, target, body: body), try await server.get("/openapi.json").json)
    }
    #expect(Self.faults(reply.json, OpenAPISchemas.reference(schema), in: document, at: "") == [], "\(reply.body)")
  }

  @Test("docs/server.md has a row for every route, and for no other; those in XML share one") func everyRouteIsTold() throws {
    let page = try String(contentsOf: URL(filePath: #filePath).appending(path: "../../../docs/server.md").standardized, encoding: .utf8)
    let rows = page.split(separator: "\n").drop { $0 != "| route | answer |" }.dropFirst(2).prefix { $0.hasPrefix("| ") }
    let told = rows.flatMap { $0.split(separator: "|").first?.matches(of: #/`(?:GET |POST )?(\/[^`?]*)[^`]*`/#) ?? [] }
      .map { String($0.1.replacing(#/(ID|\{file\})$/#, with: "{id}")) }
    let routes = Endpoint.all.map(\.path).filter { !$0.hasSuffix("/xml") }
    #expect(told.filter { $0 != "/xml" }.sorted() == routes.sorted())
  }

  @Test func everySchemaThatIsNamedIsThere() {
    let text = OpenAPIDocument.text
    for part in text.split(separator: "#/components/schemas/").dropFirst() {
      let name = part.prefix { $0 != "\"" }
      #expect(text.contains("\"\(name)\":{\"type\":"), "\(name)")
    }
  }

  /// The members of `AutocompleteRequest` are those that requests may have.
  @Test func everyMemberOfARequestIsTaken() throws {
    guard case .object(let properties)? = OpenAPISchemas.all.at("AutocompleteRequest.properties") else {
      Issue.record("no schema")
      return
    }
    let json = "{" + properties.map { "\"\($0.name)\":null" }.joined(separator: ",") + "}"
    #expect(throws: Never.self) { try AutocompleteParameters(json: json.utf8) }
  }
}
