// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService
import HTTPTypes

/// Finds the endpoint of a request.
struct RouteTable: Sendable {
  /// Paths without a variable, by method.
  private var exact: [String: [Endpoint]] = [:]
  /// Paths that end with `{id}`, by their fixed prefix.
  private var open: [(prefix: String, endpoint: Endpoint)] = []

  init(_ endpoints: [Endpoint]) {
    for endpoint in endpoints {
      if endpoint.path.hasSuffix("{id}") {
        open.append((String(endpoint.path.dropLast(4)), endpoint))
      } else {
        exact[endpoint.path, default: []].append(endpoint)
      }
    }
  }

  /// The endpoint, and the text that `{id}` matches, encoded as in the path. A GET endpoint also answers HEAD.
  ///
  /// - Throws: `ContractError` with `.notFound`.
  func endpoint(method: HTTPRequest.Method, path: String) throws(ContractError) -> (Endpoint, id: Substring) {
    let wanted = method == .head ? .get : method
    if let endpoints = exact[path] {
      if let found = endpoints.first(where: { $0.method == wanted }) { return (found, "") }
      throw ContractError(
        .notFound, "There is no \(method.rawValue) \(path). Use \(endpoints.map(\.method.rawValue).joined(separator: " or ")).")
    }
    if Self.isPhoto(path) {
      throw ContractError(.notFound, "There is no photo \(path.excerpt): no index holds photos, so no place names any.")
    }
    for (prefix, endpoint) in open where endpoint.method == wanted && path.hasPrefix(prefix) {
      return (endpoint, path.dropFirst(prefix.count))
    }
    throw ContractError(.notFound, "There is no \(method.rawValue) \(path.excerpt). GET /openapi.json tells what there is.")
  }

  /// Whether a path is one of the contract's photo paths, current (`/v1/places/ID/photos/NAME/media`) or older.
  private static func isPhoto(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return path == "/maps/api/place/photo"
      || path.hasPrefix("/v1/places/") && path.hasSuffix("/media") && parts.dropLast(2).last == "photos"
  }
}
