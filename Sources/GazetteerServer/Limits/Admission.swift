// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService
import HTTPTypes

/// Checks the API key and the request rate of a client.
struct Admission: Sendable {
  private let keys: Set<String>
  private let rate: RateLimiter?

  init(options: ServerOptions) {
    keys = options.apiKeys
    rate = options.limits.requestsPerSecond.map { RateLimiter(perSecond: $0) }
  }

  /// Admits a request, or throws the reason for refusing it.
  ///
  /// - Parameter address: the client's address, which replaces the key where none is required.
  /// - Returns: what the client counts as: its key, or its address.
  /// - Throws: `ContractError` for a missing or unknown key, and for too many requests.
  func client(headers: HTTPFields, query: QueryParameters, address: @autoclosure () -> String) throws(ContractError) -> String {
    let given = headers[.googAPIKey] ?? query["key"] ?? ""
    if !keys.isEmpty {
      if given.isEmpty { throw .missingKey }
      if !keys.contains(given) { throw .unknownKey }
    }
    let client = keys.isEmpty ? address() : given
    if let rate, !rate.admits(client) { throw .tooOften(rate.perSecond) }
    return client
  }
}

extension ContractError {
  fileprivate static let missingKey = ContractError(
    .permissionDenied, "This server answers only with an API key. Send it in the header X-Goog-Api-Key or the parameter key.")

  fileprivate static let unknownKey = ContractError(
    .invalidArgument, "API key not valid. Please pass a valid API key.", reason: "API_KEY_INVALID")

  fileprivate static func tooOften(_ perSecond: Double) -> ContractError {
    ContractError(
      .resourceExhausted, "More than \(perSecond) requests a second. Wait a moment, and send fewer.", reason: "RATE_LIMIT_EXCEEDED")
  }

  /// Whether the error is about a missing or unknown key.
  var isAboutKey: Bool { status == .permissionDenied || reason == Self.unknownKey.reason }
}
