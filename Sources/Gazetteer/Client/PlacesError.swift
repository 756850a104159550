// SPDX-License-Identifier: Apache-2.0
import GazetteerService

/// Why a request failed; every case carries one line for people. Offline, only `internal`, `server`, `invalidRequest` and
/// `accessNotConfigured` occur; the others are there so that a `switch` written for the web service compiles.
///
///     if case .failure(.invalidRequest(let reason)) = result { print(reason) }
public enum PlacesError: Error, Hashable, Sendable {
  /// Does not occur.
  case network(String)
  /// Too many requests at once, or the deadline passed: try again.
  case server(String)
  /// The index is damaged, the task was cancelled, or there is a bug.
  case `internal`(String)
  /// Does not occur: keys are not looked at.
  case keyInvalid(String)
  /// Does not occur.
  case keyExpired(String)
  /// Does not occur.
  case usageLimitExceeded(String)
  /// Does not occur.
  case rateLimitExceeded(String)
  /// Does not occur.
  case deviceRateLimitExceeded(String)
  /// There is no index to ask.
  case accessNotConfigured(String)
  /// Does not occur.
  case incorrectBundleIdentifier(String)
  /// Does not occur.
  case location(String)
  /// The request breaks a rule, or no place has the id; the text names field, value and cure.
  case invalidRequest(String)
}

extension PlacesError: CustomStringConvertible {
  /// The line for people.
  public var description: String {
    switch self {
    case .network(let text), .server(let text), .internal(let text), .keyInvalid(let text), .keyExpired(let text),
      .usageLimitExceeded(let text), .rateLimitExceeded(let text), .deviceRateLimitExceeded(let text), .accessNotConfigured(let text),
      .incorrectBundleIdentifier(let text), .location(let text), .invalidRequest(let text):
      text
    }
  }
}

extension PlacesError {
  /// The one place where a failure of the contract becomes one of the Swift surface.
  init(_ error: ContractError) {
    switch error.status {
    case .invalidArgument, .notFound: self = .invalidRequest(error.message)
    case .deadlineExceeded, .unavailable: self = .server(error.message)
    case .permissionDenied: self = .keyInvalid(error.message)
    case .resourceExhausted: self = .rateLimitExceeded(error.message)
    case .cancelled, .internal: self = .internal(error.message)
    }
  }
}
