// SPDX-License-Identifier: Apache-2.0

/// How dear a place is.
public enum PriceLevel: CaseIterable, Hashable, Sendable {
  /// Not known, or not asked for.
  case unspecified
  /// Nothing is to be paid.
  case free
  /// Cheap.
  case inexpensive
  /// Neither cheap nor dear.
  case moderate
  /// Dear.
  case expensive
  /// Very dear.
  case veryExpensive
}

extension PriceLevel {
  /// `PRICE_LEVEL_…` of the web contract.
  package var contractName: String {
    switch self {
    case .unspecified: "PRICE_LEVEL_UNSPECIFIED"
    case .free: "PRICE_LEVEL_FREE"
    case .inexpensive: "PRICE_LEVEL_INEXPENSIVE"
    case .moderate: "PRICE_LEVEL_MODERATE"
    case .expensive: "PRICE_LEVEL_EXPENSIVE"
    case .veryExpensive: "PRICE_LEVEL_VERY_EXPENSIVE"
    }
  }

  /// The level that the web contract calls so; unspecified when none is called so.
  init(contractName name: String?) { self = Self.allCases.first { $0.contractName == name } ?? .unspecified }
}
