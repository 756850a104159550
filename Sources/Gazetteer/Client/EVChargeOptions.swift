// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// Where electric cars can be charged at a place.
///
///     let fast = place.evChargeOptions?.connectorAggregations?.filter { $0.maxChargeRateKW >= 50 } ?? []
public struct EVChargeOptions: Hashable, Sendable {
  /// How many connectors there are.
  public var connectorCount = 0
  /// The connectors, one entry for each type and rate; nil when only their number is known.
  public var connectorAggregations: [ConnectorAggregation]?

  /// Options of which nothing is known yet.
  public init() {}
}

/// The connectors of one type and rate.
///
///     let free = connectors.reduce(0) { $0 + $1.availableCount }
public struct ConnectorAggregation: Hashable, Sendable {
  /// The type.
  public var type: EVConnectorType
  /// The highest rate in kilowatts; 0 when it is not known.
  public var maxChargeRateKW: Double = 0
  /// How many there are.
  public var count: UInt = 0
  /// How many were free at `availabilityLastUpdateTime`.
  public var availableCount: UInt = 0
  /// How many were out of service at `availabilityLastUpdateTime`.
  public var outOfServiceCount: UInt = 0
  /// When the source counted those; nil when it does not say.
  public var availabilityLastUpdateTime: Date?

  /// Connectors of a type; the other members are set afterwards.
  ///
  /// - Parameter type: the type of the connectors.
  public init(type: EVConnectorType) { self.type = type }
}

/// A type of connector. The numbers are those of the older kit.
///
///     let hasType2 = connectors.contains { $0.type == .type2 }
public enum EVConnectorType: Int, Hashable, Sendable, CaseIterable {
  /// Not known.
  case unspecified = 0
  /// SAE J1772, type 1.
  case j1772
  /// IEC 62196 type 2.
  case type2
  /// CHAdeMO.
  case chaDeMO
  /// Combined Charging System with a type 1 connector.
  case ccsCombo1
  /// Combined Charging System with a type 2 connector.
  case ccsCombo2
  /// North American Charging System, SAE J3400.
  case nacs
  /// What a Tesla can be charged with.
  case tesla
  /// A connector of the Chinese standard GB/T.
  case unspecifiedGBT
  /// A wall outlet.
  case unspecifiedWallOutlet
  /// Another type.
  case other

  /// The type that the web service calls so; `.unspecified` for a name that is none.
  init(contractName: String?) { self = contractName.flatMap { Self.names[$0] } ?? .unspecified }

  private static let names: [String: EVConnectorType] = [
    "EV_CONNECTOR_TYPE_J1772": .j1772, "EV_CONNECTOR_TYPE_TYPE_2": .type2, "EV_CONNECTOR_TYPE_CHADEMO": .chaDeMO,
    "EV_CONNECTOR_TYPE_CCS_COMBO_1": .ccsCombo1, "EV_CONNECTOR_TYPE_CCS_COMBO_2": .ccsCombo2, "EV_CONNECTOR_TYPE_NACS": .nacs,
    "EV_CONNECTOR_TYPE_TESLA": .tesla, "EV_CONNECTOR_TYPE_UNSPECIFIED_GB_T": .unspecifiedGBT,
    "EV_CONNECTOR_TYPE_UNSPECIFIED_WALL_OUTLET": .unspecifiedWallOutlet, "EV_CONNECTOR_TYPE_OTHER": .other,
  ]
}
