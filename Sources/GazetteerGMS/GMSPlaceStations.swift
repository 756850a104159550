// SPDX-License-Identifier: Apache-2.0
public import Foundation
public import Gazetteer

/// Where electric cars can be charged at a place.
public final class GMSPlaceEVChargeOptions: Sendable {
  private let options: EVChargeOptions

  init(_ options: EVChargeOptions) { self.options = options }

  /// How many connectors there are.
  public var connectorCount: Int { options.connectorCount }
  /// The connectors, one entry for each type and rate; nil when only their number is known.
  public var connectorAggregations: [GMSPlaceConnectorAggregation]? {
    options.connectorAggregations.map { $0.map(GMSPlaceConnectorAggregation.init) }
  }
}

/// The connectors of one type and rate.
public final class GMSPlaceConnectorAggregation: Sendable {
  private let connectors: ConnectorAggregation

  init(_ connectors: ConnectorAggregation) { self.connectors = connectors }

  /// The type.
  public var type: GMSPlaceEVConnectorType { connectors.type }
  /// The highest rate in kilowatts; 0 when it is not known.
  public var maxChargeRateKW: Double { connectors.maxChargeRateKW }
  /// How many there are.
  public var count: UInt { connectors.count }
  /// How many were free when they were counted.
  public var availableCount: UInt { connectors.availableCount }
  /// How many were out of service when they were counted.
  public var outOfServiceCount: UInt { connectors.outOfServiceCount }
  /// When the source counted those; nil when it does not say.
  public var availabilityLastUpdateTime: Date? { connectors.availabilityLastUpdateTime }
}

/// A type of connector.
public typealias GMSPlaceEVConnectorType = EVConnectorType

/// What fuel costs at a place.
public final class GMSPlaceFuelOptions: Sendable {
  private let options: FuelOptions

  init(_ options: FuelOptions) { self.options = options }

  /// The last known price of each type of fuel.
  public var fuelPrices: [GMSPlaceFuelPrice] { options.fuelPrices.map(GMSPlaceFuelPrice.init) }
}

/// What one type of fuel costs.
public final class GMSPlaceFuelPrice: Sendable {
  private let fuel: FuelPrice

  init(_ fuel: FuelPrice) { self.fuel = fuel }

  /// The type.
  public var type: GMSPlaceFuelType { fuel.type }
  /// The price.
  public var price: PriceRange.Money { fuel.price }
  /// When the source learned of the price; nil when it does not say.
  public var lastUpdateTime: Date? { fuel.lastUpdateTime }
}

/// A type of fuel.
public typealias GMSPlaceFuelType = FuelType
