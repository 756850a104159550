// SPDX-License-Identifier: Apache-2.0
import HTTPTypes

/// Lets pages of other origins ask from a browser (Fetch standard, "CORS protocol").
struct CrossOrigin: Sendable {
  private let origins: Set<String>

  init(origins: Set<String>) { self.origins = origins }

  /// The headers of an answer to a page, nothing for origins that were not admitted.
  func addHeaders(to headers: inout HTTPFields, asked: HTTPFields) {
    if origins.isEmpty { return }
    if !origins.contains("*") { headers[.vary] = "Origin" }
    guard let origin = asked[.origin], origins.contains("*") || origins.contains(origin) else { return }
    headers[.accessControlAllowOrigin] = origins.contains("*") ? "*" : origin
    headers[.accessControlExposeHeaders] = "X-Request-Id, X-Gazetteer-Complete"
  }

  /// The further headers of the answer to a preflight; nil when a request is none.
  func preflight(method: HTTPRequest.Method, asked: HTTPFields) -> HTTPFields? {
    guard method == .options, asked[.origin] != nil, asked[.accessControlRequestMethod] != nil, !origins.isEmpty else { return nil }
    var headers = HTTPFields()
    headers[.accessControlAllowMethods] = "GET, HEAD, POST"
    headers[.accessControlAllowHeaders] = asked[.accessControlRequestHeaders] ?? "Content-Type, X-Goog-Api-Key, X-Goog-FieldMask"
    headers[.accessControlMaxAge] = "3600"
    return headers
  }
}
