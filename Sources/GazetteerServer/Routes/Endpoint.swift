// SPDX-License-Identifier: Apache-2.0
import HTTPTypes

/// One address of the server: what it is called, what it takes, and what answers it. The routes and the OpenAPI document are made of these.
struct Endpoint: Sendable {
  /// How requests are admitted and failures are told.
  enum Style: Sendable {
    /// The contract of today: failures by HTTP status and error body.
    case new
    /// The older one: HTTP 200, failures by the member `status` beside the empty value of the member that answers; in XML with this outermost
    /// element when there is one.
    case legacy(member: StaticString, empty: String, attributions: Bool = false, xmlRoot: String? = nil)
    /// For those who run the server: neither keys nor rates.
    case operations
  }

  let method: HTTPRequest.Method
  /// The path; `{id}` at its end stands for the rest of it.
  let path: String
  /// Its name in metrics, logs and the OpenAPI document.
  let name: String
  let style: Style
  /// One sentence.
  let summary: String
  var parameters: [Parameter] = []
  /// The schema of the body of a request, when it takes one, with an example.
  var body: (schema: String, example: String)?
  /// The schema of the answer; nil for plain text and for XML.
  let schema: String?
  let answer: @Sendable (ServerRequest, ServerState) async throws -> ServerAnswer

  var isForOperations: Bool {
    if case .operations = style { return true }
    return false
  }
}

/// A parameter of an endpoint.
struct Parameter: Sendable {
  /// Where it is written.
  enum Place: String, Sendable {
    case path, query, header
  }

  let name: String
  var place = Place.query
  var isRequired = false
  var type = "string"
  let summary: String
  let example: String
}
