// SPDX-License-Identifier: Apache-2.0

/// A member of the contract that has no effect here, because no index has what it asks of: connectors of charging stations, roads. Its own members are
/// checked as those of other members are, so that a misspelt name shows.
enum MemberWithoutEffect: String {
  case evOptions, routingParameters, searchAlongRouteParameters

  fileprivate func check(_ reader: inout MessageReader) throws(ContractError) {
    switch self {
    case .evOptions:
      _ = try reader.double("minimumChargingRateKw")
      _ = try reader.strings("connectorTypes")
    case .routingParameters:
      _ = try reader.message("origin", RegionDraft.Point.init)
      _ = try reader.value("travelMode")
      _ = try reader.value("routingPreference")
      _ = try reader.message("routeModifiers", Self.checkModifiers)
    case .searchAlongRouteParameters:
      _ = try reader.message("polyline") { polyline throws(ContractError) in try polyline.string("encodedPolyline") }
    }
  }

  private static func checkModifiers(_ reader: inout MessageReader) throws(ContractError) {
    for name in ["avoidTolls", "avoidHighways", "avoidFerries", "avoidIndoor"] { _ = try reader.bool(name) }
    _ = try reader.message("vehicleInfo") { vehicle throws(ContractError) in _ = try vehicle.value("emissionType") }
    _ = try reader.strings("tollPasses")
  }
}

extension MessageReader {
  /// The names of those of the members that are given.
  mutating func ignored(_ members: [MemberWithoutEffect]) throws(ContractError) -> [String] {
    var given: [String] = []
    for member in members where try message(member.rawValue, member.check) != nil { given.append(member.rawValue) }
    return given
  }
}
