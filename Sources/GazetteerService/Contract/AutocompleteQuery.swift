// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
package import GazetteerGeometry
package import GazetteerIndex

/// An autocomplete request that satisfies every rule of the contract.
///
///     let query = try AutocompleteQuery(AutocompleteParameters(json: body))
///     let answer = try await index.answer(query)
package struct AutocompleteQuery: Sendable {
  /// The typed text up to the cursor.
  package let text: String
  /// The whole words behind the cursor, which only affect the order of the matches.
  package let wordsBehind: String
  /// The region where places rank higher; never together with a restriction.
  package let bias: Region?
  /// The region in which places must be.
  package let restriction: Region?
  /// Codes of the accepted primary types; empty for all. Legacy requests set those of `LegacyTypes`.
  package var primaryTypes: [Int]
  /// ISO codes of the accepted countries, upper case, each once; empty for all.
  package let countries: [String]
  /// The language of the answer.
  package let language: LanguageTag
  /// ISO code, upper case, of the country that secondary texts omit.
  package let regionCode: String?
  /// The point from which distances are measured.
  package let origin: GeoPoint?
  /// What attributes of places have to be; not part of the contract. Whether the index has these attributes shows when it is asked.
  package let conditions: [AttributeCondition]
  /// Whether only places that are open now are wanted; not part of the contract.
  package let isOpenNow: Bool
  /// What the answer counts the matches by; not part of the contract.
  package let facets: [String]
  /// When the request was read, in seconds since 1970.
  let time = currentSeconds()
  /// Greatest number of suggestions.
  package let limit: Int
  /// Groups the requests of one search.
  package let sessionToken: String?
  /// Whether the answer may contain query predictions.
  package let includesQueryPredictions: Bool
  /// Whether the answer may contain businesses without an address to visit.
  package let includesPureServiceAreaBusinesses: Bool
  /// Whether the answer may contain businesses that have not opened yet.
  package let includesFutureOpeningBusinesses: Bool
  /// When to stop and return what was found; not part of the contract.
  package var deadline: ContinuousClock.Instant?
  /// Whether to leave out duplicates of better places; not part of the contract.
  package var removesDuplicates = true

  /// Checks a request.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` and a violation for every field that breaks a rule.
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
    conditions = parameters.conditions
    isOpenNow = parameters.isOpenNow
    facets = rules.facets(parameters.facets)
    includesQueryPredictions = parameters.includeQueryPredictions
    includesPureServiceAreaBusinesses = parameters.includePureServiceAreaBusinesses
    includesFutureOpeningBusinesses = parameters.includeFutureOpeningBusinesses
    if !rules.violations.isEmpty { throw ContractError(invalid: rules.violations) }
  }

  /// Reads and checks a request in a JSON body.
  package init(json: some Sequence<UInt8>) throws(ContractError) { try self.init(AutocompleteParameters(json: json)) }

  /// The request to the engine.
  package var searchRequest: SearchRequest {
    var request = SearchRequest(text: text)
    request.language = language.tag
    request.bias = bias
    request.restriction = restriction
    request.primaryTypes = primaryTypes
    request.countries = countries
    request.conditions = conditions
    request.details = DetailFilter(self)
    request.limit = limit
    request.removesDuplicates = removesDuplicates
    request.weakest = .partial
    request.keepsSlotAtHand = true
    request.deadline = deadline
    return request
  }
}
