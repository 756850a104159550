// SPDX-License-Identifier: Apache-2.0
import HTTPTypes

/// A request after reading and admission.
struct ServerRequest: Sendable {
  let endpoint: Endpoint
  /// The decoded text that `{id}` in the path matches.
  let id: String
  let query: QueryParameters
  /// The query as it was sent.
  let queryText: String
  let headers: HTTPFields
  let body: [UInt8]
  /// When the answer has to be there.
  let deadline: ContinuousClock.Instant
}

/// The answer to a request.
struct ServerAnswer: Sendable {
  var status = HTTPResponse.Status.ok
  var text: String
  var contentType = "application/json; charset=UTF-8"
  /// Headers besides those of every answer.
  var headers = HTTPFields()
  /// False when the list is incomplete: because of the deadline, or because a correction was too much work.
  var isComplete = true
  /// The file whose text this is; it has been packed once.
  var file: UIFile?
  /// The typed text, for a log that includes it.
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

/// The id of a request in logs and answers.
enum RequestID {
  /// The client's id when it is 1…128 printable ASCII characters without spaces; else a new one.
  static func text(sent: String?) -> String {
    if let sent, (1...128).contains(sent.utf8.count), sent.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return sent }
    let text = String(UInt64.random(in: .min ... .max), radix: 16)
    return String(repeating: "0", count: 16 - text.utf8.count) + text
  }
}
