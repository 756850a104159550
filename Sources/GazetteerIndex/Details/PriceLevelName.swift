// SPDX-License-Identifier: Apache-2.0

/// How expensive a place is, as the contract names it.
package enum PriceLevelName: String, CaseIterable, Sendable {
  case free = "PRICE_LEVEL_FREE"
  case inexpensive = "PRICE_LEVEL_INEXPENSIVE"
  case moderate = "PRICE_LEVEL_MODERATE"
  case expensive = "PRICE_LEVEL_EXPENSIVE"
  case veryExpensive = "PRICE_LEVEL_VERY_EXPENSIVE"

  /// The contract's name for an unknown level.
  package static let unspecified = "PRICE_LEVEL_UNSPECIFIED"

  /// The level with a number of the older contract, 0 to 4; nil for another number.
  package init?(number: Int) {
    guard Self.allCases.indices.contains(number) else { return nil }
    self = Self.allCases[number]
  }

  /// The number of the older contract: 0 is free, 4 very expensive.
  package var number: Int {
    switch self {
    case .free: 0
    case .inexpensive: 1
    case .moderate: 2
    case .expensive: 3
    case .veryExpensive: 4
    }
  }
}
