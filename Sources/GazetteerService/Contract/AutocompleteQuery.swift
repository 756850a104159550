// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
package import GazetteerGeometry

/// An autocomplete request that has passed every rule of the contract.
///
///     let query = try AutocompleteQuery(AutocompleteParameters(json: body))
///     let answer = try await index.answer(query)
package struct AutocompleteQuery: Sendable {
  /// What has been typed up to the cursor.
  package let text: String
  /// The whole words behind the cursor; they only order what the text finds.
  package let wordsBehind: String
  /// Where nearer places are preferred; never together with a restriction.
  package let bias: Region?
  /// Where places must lie.
  package let restriction: Region?
  /// Codes of the primary types to keep; empty keeps all. Legacy requests put in those of `LegacyTypes`.
  package var primaryTypes: [Int]
  /// ISO codes of the countries to keep, upper case, each once; empty keeps all.
  package let countries: [String]
  /// The language of the answer.
  package let language: LanguageTag
  /// ISO code, upper case, of the country that secondary texts leave out.
  package let regionCode: String?
  /// Where distances are measured from.
  package let origin: GeoPoint?
  /// How many suggestions at most.
  package let limit: Int
  /// Marks the requests of one search by a person.
  package let sessionToken: String?
  /// Whether queries may be answered besides places.
  package let includesQueryPredictions: Bool
  /// Whether businesses without an address to visit may be answered.
  package let includesPureServiceAreaBusinesses: Bool
  /// Whether businesses that will open later may be answered.
  package let includesFutureOpeningBusinesses: Bool
  /// When to stop and answer with what there is; not part of the contract.
  package var deadline: ContinuousClock.Instant?
  /// Whether a place that repeats a better one is left out; not part of the contract.
  package var removesDuplicates = true

  /// Checks a request.
  ///
  /// - Throws: `ContractError` with `.invalidArgument`, and a violation for every field that breaks a rule.
  package init(_ parameters: AutocompleteParameters) throws(ContractError) {
    var rules = RequestRules()
    let input = rules.text(parameters.input, offset: parameters.inputOffset)
    (text, wordsBehind) = (input.typed, input.wordsBehind)
    bias = rules.area(parameters.locationBias, "location_bias")
    restriction = rules.area(parameters.locationRestriction, "location_restriction")
    rules.notBoth(parameters.locationBias, parameters.locationRestriction)
    primaryTypes = rules.primaryTypes(parameters.includedPrimaryTypes)
    countries = rules.countries(parameters.includedRegionCodes)
    language = rules.language(parameters.languageCode)
    regionCode = rules.regionCode(parameters.regionCode)
    origin = rules.origin(parameters.origin)
    sessionToken = rules.sessionToken(parameters.sessionToken)
    limit = rules.limit(parameters.limit)
    includesQueryPredictions = parameters.includeQueryPredictions
    includesPureServiceAreaBusinesses = parameters.includePureServiceAreaBusinesses
    includesFutureOpeningBusinesses = parameters.includeFutureOpeningBusinesses
    if !rules.violations.isEmpty { throw ContractError(invalid: rules.violations) }
  }

  /// Reads and checks a request in a JSON body.
  package init(json: some Sequence<UInt8>) throws(ContractError) { try self.init(AutocompleteParameters(json: json)) }

  /// What the engine is asked.
  package var searchRequest: SearchRequest {
    var request = SearchRequest(text: text)
    request.bias = bias
    request.restriction = restriction
    request.primaryTypes = primaryTypes
    request.countries = countries
    request.limit = limit
    request.removesDuplicates = removesDuplicates
    request.findsPartialMatches = true
    request.deadline = deadline
    return request
  }
}
