// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
import GazetteerIndex
package import GazetteerPlaces

/// A Nearby Search (New) request that satisfies every rule of the contract.
///
///     let query = try NearbyQuery(NearbyParameters(json: body))
///     let answer = try await index.answer(query)
package struct NearbyQuery: Scoped, Sendable {
  /// Which places are wanted; its restriction is a circle.
  package var scope = Scope()
  /// The centre of the circle.
  package let center: GeoPoint
  /// The radius of the circle in metres; 0 finds nothing.
  package let radiusMeters: Double
  /// The order of the places.
  package let rank: NearbyParameters.Rank
  /// The requested parts of each place that need searches.
  package var surroundings: Surroundings = []
  /// The given members of the contract that have no effect here.
  package let ignoredMembers: [String]

  /// Checks a request.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` and a violation for every field that breaks a rule.
  package init(_ parameters: NearbyParameters) throws(ContractError) {
    var rules = RequestRules()
    let circle = rules.nearbyCircle(parameters.locationRestriction)
    scope.restriction = circle
    scope.types = rules.tableATypes(parameters.includedTypes, "included_types")
    scope.excludedTypes = rules.tableATypes(parameters.excludedTypes, "excluded_types")
    scope.primaryTypes = rules.tableATypes(parameters.includedPrimaryTypes, "included_primary_types").compactMap(PlaceTypeTable.code(of:))
    scope.excludedPrimaryTypes = rules.tableATypes(parameters.excludedPrimaryTypes, "excluded_primary_types")
    rules.disjoint(parameters.includedTypes, excluded: parameters.excludedTypes, field: "excluded_types")
    rules.disjoint(parameters.includedPrimaryTypes, excluded: parameters.excludedPrimaryTypes, field: "excluded_primary_types")
    // Businesses without an address to visit have no position for a nearby search.
    rules.details(of: parameters.scope, into: &scope, at: currentSeconds())
    ignoredMembers = parameters.ignoredMembers
    scope.limit = rules.resultCount(parameters.limit, "max_result_count")
    rank = parameters.rankPreference ?? .popularity
    rules.reader(of: parameters.scope, into: &scope)
    guard rules.violations.isEmpty, case .circle(let center, let radius) = circle else { throw ContractError(invalid: rules.violations) }
    self.center = center
    radiusMeters = radius
  }

  /// Reads and checks a request in a JSON body.
  package init(json: some Sequence<UInt8>) throws(ContractError) { try self.init(NearbyParameters(json: json)) }
}
