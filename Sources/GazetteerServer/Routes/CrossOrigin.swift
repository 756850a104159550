// SPDX-License-Identifier: Apache-2.0
import HTTPTypes

/// Allows pages of other origins to send requests from a browser (Fetch standard, "CORS protocol").
struct CrossOrigin: Sendable {
  private let origins: Set<String>

  init(origins: Set<String>) { self.origins = origins }

  /// Adds the headers for an admitted origin; none for other origins.
  func addHeaders(to headers: inout HTTPFields, asked: HTTPFields) {
    if origins.isEmpty { return }
    if !origins.contains("*") { headers[.vary] = [headers[.vary], "Origin"].compactMap(\.self).joined(separator: ", ") }
    guard let origin = asked[.origin], origins.contains("*") || origins.contains(origin) else { return }
    headers[.accessControlAllowOrigin] = origins.contains("*") ? "*" : origin
    headers[.accessControlExposeHeaders] = "X-Request-Id, X-Gazetteer-Complete, X-Gazetteer-Ignored"
  }

  /// The additional headers for the answer to a preflight request; nil when the request is not one.
  func preflight(method: HTTPRequest.Method, asked: HTTPFields) -> HTTPFields? {
    guard method == .options, asked[.origin] != nil, asked[.accessControlRequestMethod] != nil, !origins.isEmpty else { return nil }
    var headers = HTTPFields()
    headers[.accessControlAllowMethods] = "GET, HEAD, POST"
    headers[.accessControlAllowHeaders] = asked[.accessControlRequestHeaders] ?? "Content-Type, X-Goog-Api-Key, X-Goog-FieldMask"
    headers[.accessControlMaxAge] = "3600"
    return headers
  }
}
