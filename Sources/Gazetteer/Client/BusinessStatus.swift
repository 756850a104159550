// SPDX-License-Identifier: Apache-2.0

/// Whether a business is in operation.
///
///     let isShut = place.businessStatus == .closedPermanently
public enum BusinessStatus: CaseIterable, Identifiable, Hashable, Sendable {
  /// Not known, or not asked for.
  case unknown
  /// It is.
  case operational
  /// Not now.
  case closedTemporarily
  /// No more.
  case closedPermanently

  /// The value itself.
  public var id: Self { self }
}

extension BusinessStatus {
  /// The status that the web contract calls so; `FUTURE_OPENING` has no counterpart here and is unknown.
  init(contractName name: String?) {
    switch name {
    case "OPERATIONAL": self = .operational
    case "CLOSED_TEMPORARILY": self = .closedTemporarily
    case "CLOSED_PERMANENTLY": self = .closedPermanently
    default: self = .unknown
    }
  }
}
