// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
package import GazetteerGeometry

/// A Nearby Search (New) request that satisfies every rule of the contract.
///
///     let query = try NearbyQuery(NearbyParameters(json: body))
///     let answer = try await index.answer(query)
package struct NearbyQuery: Sendable {
  /// The centre of the circle in which places must be.
  package let center: GeoPoint
  /// The radius of the circle in metres; 0 finds nothing.
  package let radiusMeters: Double
  /// The order of the places.
  package let rank: NearbyParameters.Rank
  /// Greatest number of places.
  package let limit: Int
  /// The language of the answer.
  package let language: LanguageTag
  /// ISO code, upper case, of the country that addresses omit.
  package let regionCode: String?
  /// When to stop and return what was found; not part of the contract.
  package var deadline: ContinuousClock.Instant?
  /// The requested parts of each place that need searches.
  package var surroundings: Surroundings = []
  /// The given members of the contract that have no effect here.
  package let ignoredMembers: [String]
  let criteria: PlaceCriteria

  /// Checks a request.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` and a violation for every field that breaks a rule.
  package init(_ parameters: NearbyParameters) throws(ContractError) {
    var rules = RequestRules()
    let circle = rules.nearbyCircle(parameters.locationRestriction)
    var criteria = PlaceCriteria()
    criteria.types = rules.tableATypes(parameters.includedTypes, "included_types")
    criteria.excludedTypes = rules.tableATypes(parameters.excludedTypes, "excluded_types")
    criteria.primaryTypes = rules.tableATypes(parameters.includedPrimaryTypes, "included_primary_types")
    criteria.excludedPrimaryTypes = rules.tableATypes(parameters.excludedPrimaryTypes, "excluded_primary_types")
    rules.disjoint(parameters.includedTypes, excluded: parameters.excludedTypes, field: "excluded_types")
    rules.disjoint(parameters.includedPrimaryTypes, excluded: parameters.excludedPrimaryTypes, field: "excluded_primary_types")
    // Businesses without an address to visit have no position for a nearby search.
    criteria.details = DetailFilter(keepsFutureOpenings: parameters.includeFutureOpeningBusinesses)
    self.criteria = criteria
    ignoredMembers = parameters.ignoredMembers
    limit = rules.resultCount(parameters.maxResultCount, "max_result_count")
    rank = parameters.rankPreference ?? .popularity
    language = rules.language(parameters.languageCode)
    regionCode = rules.regionCode(parameters.regionCode)
    guard rules.violations.isEmpty, case .circle(let center, let radius) = circle else { throw ContractError(invalid: rules.violations) }
    self.center = center
    radiusMeters = radius
  }

  /// Reads and checks a request in a JSON body.
  package init(json: some Sequence<UInt8>) throws(ContractError) { try self.init(NearbyParameters(json: json)) }
}
