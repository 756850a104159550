// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What people pay at a place.
///
///     let most = place.priceRange?.endPrice?.amount
public struct PriceRange: Hashable, Sendable {
  /// An amount in a currency.
  public struct Money: Hashable, Sendable {
    /// Three-letter ISO 4217 code.
    public var currencyCode: String
    /// The amount in units of the currency.
    public var amount: Decimal

    /// An amount.
    public init(currencyCode: String, amount: Decimal) {
      self.currencyCode = currencyCode
      self.amount = amount
    }
  }

  /// The least that is paid.
  public var startPrice: Money
  /// What is paid is below it; nil when there is no upper end.
  public var endPrice: Money?

  /// A range of prices.
  public init(startPrice: Money, endPrice: Money? = nil) {
    self.startPrice = startPrice
    self.endPrice = endPrice
  }
}
