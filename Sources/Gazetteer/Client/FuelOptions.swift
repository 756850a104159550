// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// What fuel costs at a place.
///
///     let diesel = place.fuelOptions?.fuelPrices.first { $0.type == .diesel }
public struct FuelOptions: Hashable, Sendable {
  /// The last known price of each type of fuel.
  public var fuelPrices: [FuelPrice]

  /// Options with these prices.
  ///
  /// - Parameter fuelPrices: the last known price of each type of fuel.
  public init(fuelPrices: [FuelPrice]) { self.fuelPrices = fuelPrices }
}

/// What one type of fuel costs.
///
///     let dearest = prices.max { $0.price.amount < $1.price.amount }
public struct FuelPrice: Hashable, Sendable {
  /// The type.
  public var type: FuelType
  /// The price.
  public var price: PriceRange.Money
  /// When the source learned of the price; nil when it does not say.
  public var lastUpdateTime: Date?

  /// A price.
  ///
  /// - Parameters:
  ///   - type: the type of fuel.
  ///   - price: what it costs.
  public init(type: FuelType, price: PriceRange.Money) {
    self.type = type
    self.price = price
  }
}

/// A type of fuel. The numbers are those of the older kit.
///
///     let fuels = Set(prices.map(\.type))
public enum FuelType: Int, Hashable, Sendable, CaseIterable {
  /// Not known.
  case unspecified = 0
  /// Diesel.
  case diesel
  /// Regular unleaded petrol.
  case regularUnleaded
  /// Petrol of a middle grade.
  case midgrade
  /// Petrol of the best grade.
  case premium
  /// Petrol of 91 octane.
  case sp91
  /// Petrol of 91 octane with 10 % ethanol.
  case sp91E10
  /// Petrol of 92 octane.
  case sp92
  /// Petrol of 95 octane.
  case sp95
  /// Petrol of 95 octane with 10 % ethanol.
  case sp95E10
  /// Petrol of 98 octane.
  case sp98
  /// Petrol of 99 octane.
  case sp99
  /// Petrol of 100 octane.
  case sp100
  /// Liquefied petroleum gas.
  case lpg
  /// Petrol with 80 % ethanol.
  case e80
  /// Petrol with 85 % ethanol.
  case e85
  /// Methane.
  case methane
  /// Diesel of plants.
  case bioDiesel
  /// Diesel for trucks.
  case truckDiesel
  /// Diesel of a better grade.
  case dieselPlus
  /// Ethanol.
  case e100

  /// The type that the web service calls so; `.unspecified` for a name that is none.
  init(contractName: String?) {
    self = contractName.flatMap(Self.names.firstIndex(of:)).flatMap(Self.init(rawValue:)) ?? .unspecified
  }

  /// The names of the web service in the order of the numbers.
  private static let names = [
    "FUEL_TYPE_UNSPECIFIED", "DIESEL", "REGULAR_UNLEADED", "MIDGRADE", "PREMIUM", "SP91", "SP91_E10", "SP92", "SP95", "SP95_E10",
    "SP98", "SP99", "SP100", "LPG", "E80", "E85", "METHANE", "BIO_DIESEL", "TRUCK_DIESEL", "DIESEL_PLUS", "E100",
  ]
}
