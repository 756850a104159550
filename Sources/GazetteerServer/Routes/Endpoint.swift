// SPDX-License-Identifier: Apache-2.0
import HTTPTypes

/// One route of the server: method, path, parameters, and the function that answers it. Routing and the OpenAPI document use these values.
struct Endpoint: Sendable {
  /// How requests are admitted and failures are reported.
  enum Style: Sendable {
    /// The current contract: failures by HTTP status and error body.
    case new
    /// The older contract: HTTP 200, failures by the member `status`, with an empty value for the results; in XML with this root element when there
    /// is one.
    case legacy(member: StaticString, empty: String, attributions: Bool = false, xmlRoot: String? = nil)
    /// For the operator of the server: no keys and no rate limit.
    case operations
  }

  let method: HTTPRequest.Method
  /// The path; `{id}` at its end matches the rest of a path.
  let path: String
  /// Its name in metrics, logs and the OpenAPI document.
  let name: String
  let style: Style
  /// One sentence.
  let summary: String
  var parameters: [Parameter] = []
  /// The schema and an example of the request body, when the route takes one.
  var body: (schema: String, example: String)?
  /// The schema of the answer; nil for plain text and XML.
  let schema: String?
  let answer: @Sendable (ServerRequest, ServerState) async throws -> ServerAnswer

  var isForOperations: Bool {
    if case .operations = style { return true }
    return false
  }
}

/// A parameter of an endpoint.
struct Parameter: Sendable {
  /// The part of a request that has the parameter.
  enum Part: String, Sendable {
    case path, query, header
  }

  let name: String
  var part = Part.query
  var isRequired = false
  var type = "string"
  let summary: String
  let example: String
}
