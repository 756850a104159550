// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gazetteer

/// The domain of all errors that callbacks and delegates get.
public let kGMSPlacesErrorDomain = "com.google.places.ErrorDomain"

/// The codes of errors of `kGMSPlacesErrorDomain`. An index gives `serverError`, `internalError`, `accessNotConfigured`, `locationError` and
/// `invalidRequest`; the others are there for programs that tell them apart.
public enum GMSPlacesErrorCode: Int, CaseIterable, Sendable {
  /// Does not occur.
  case networkError = -1
  /// Too many requests at once, or the deadline passed: try again.
  case serverError = -2
  /// The index is damaged, the task was cancelled, or there is a bug.
  case internalError = -3
  /// Does not occur.
  case keyInvalid = -4
  /// Does not occur.
  case keyExpired = -5
  /// Does not occur.
  case usageLimitExceeded = -6
  /// Does not occur.
  case rateLimitExceeded = -7
  /// Does not occur.
  case deviceRateLimitExceeded = -8
  /// There is no index to ask.
  case accessNotConfigured = -9
  /// Does not occur.
  case incorrectBundleIdentifier = -10
  /// It is not known where the device is.
  case locationError = -11
  /// The request breaks a rule, or no place has the id.
  case invalidRequest = -12
}

extension GMSPlacesErrorCode {
  init(_ error: PlacesError) {
    switch error {
    case .network: self = .networkError
    case .server: self = .serverError
    case .internal: self = .internalError
    case .keyInvalid: self = .keyInvalid
    case .keyExpired: self = .keyExpired
    case .usageLimitExceeded: self = .usageLimitExceeded
    case .rateLimitExceeded: self = .rateLimitExceeded
    case .deviceRateLimitExceeded: self = .deviceRateLimitExceeded
    case .accessNotConfigured: self = .accessNotConfigured
    case .incorrectBundleIdentifier: self = .incorrectBundleIdentifier
    case .location: self = .locationError
    case .invalidRequest: self = .invalidRequest
    }
  }
}

extension NSError {
  /// The failure as programs for the older kit know it; `localizedDescription` is the line for people.
  convenience init(_ error: PlacesError) {
    self.init(
      domain: kGMSPlacesErrorDomain, code: GMSPlacesErrorCode(error).rawValue,
      userInfo: [NSLocalizedDescriptionKey: error.description])
  }
}
