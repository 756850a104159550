// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex

/// The price level of a place.
///
///     let isCheap = place.priceLevel == .inexpensive
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
  package var contractName: String { name?.rawValue ?? PriceLevelName.unspecified }

  private var name: PriceLevelName? {
    switch self {
    case .unspecified: nil
    case .free: .free
    case .inexpensive: .inexpensive
    case .moderate: .moderate
    case .expensive: .expensive
    case .veryExpensive: .veryExpensive
    }
  }

  /// The level that the web contract calls so; unspecified when none is called so.
  init(contractName name: String?) { self = Self.allCases.first { $0.contractName == name } ?? .unspecified }
}
