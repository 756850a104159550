// SPDX-License-Identifier: Apache-2.0
import GazetteerService
import HTTPTypes

/// Decides who may ask, and how often.
struct Admission: Sendable {
  private let keys: Set<String>
  private let rate: RateLimiter?

  init(options: ServerOptions) {
    keys = options.apiKeys
    rate = options.limits.requestsPerSecond.map { RateLimiter(perSecond: $0) }
  }

  /// Admits a request or throws why not.
  ///
  /// - Parameter address: the client's, which stands for a key where none is needed.
  /// - Throws: `ContractError` for a key that is missing, unknown, or has asked too often.
  func check(headers: HTTPFields, query: QueryParameters, address: @autoclosure () -> String) throws(ContractError) {
    let given = headers[.googAPIKey] ?? query["key"] ?? ""
    if !keys.isEmpty {
      if given.isEmpty { throw .missingKey }
      if !keys.contains(given) { throw .unknownKey }
    }
    if let rate, !rate.admits(keys.isEmpty ? address() : given) { throw .tooOften(rate.perSecond) }
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

  /// Whether it is about a key that is missing or unknown.
  var isAboutKey: Bool { status == .permissionDenied || reason == Self.unknownKey.reason }
}
