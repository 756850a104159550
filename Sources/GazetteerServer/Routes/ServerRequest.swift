// SPDX-License-Identifier: Apache-2.0
import HTTPTypes

/// A request that has been read and admitted.
struct ServerRequest: Sendable {
  let endpoint: Endpoint
  /// What stands for `{id}` in the path, decoded.
  let id: String
  let query: QueryParameters
  /// The query as it was sent.
  let queryText: String
  let headers: HTTPFields
  let body: [UInt8]
}

/// What a request is answered with.
struct ServerAnswer: Sendable {
  var status = HTTPResponse.Status.ok
  var text: String
  var contentType = "application/json; charset=UTF-8"
  /// False when the list was cut short: by the deadline, or because a correction was too much work.
  var isComplete = true
  /// What was typed, for a log that tells it.
  var typed: String?

  /// An answer in JSON.
  init(json: String, isComplete: Bool = true, typed: String? = nil) {
    text = json
    self.isComplete = isComplete
    self.typed = typed
  }

  /// An answer in plain text.
  init(plain: String, contentType: String = "text/plain; charset=UTF-8", status: HTTPResponse.Status = .ok) {
    text = plain
    self.contentType = contentType
    self.status = status
  }
}
