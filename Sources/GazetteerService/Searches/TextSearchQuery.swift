// SPDX-License-Identifier: Apache-2.0
package import GazetteerGeometry

/// A Text Search (New) request that has passed every rule of the contract that can be checked without an index.
///
///     let query = try TextSearchQuery(TextSearchParameters(json: body))
///     let answer = try await index.answer(query)
package struct TextSearchQuery: Sendable {
  /// What is looked for.
  package let text: String
  /// A type of Table A that comes first, or alone when `isStrict`.
  package let includedType: String?
  /// Whether places without the type are left out.
  package let isStrict: Bool
  /// Whether only places that are known to be open are wanted.
  package let openNow: Bool
  /// The lowest rating, in halves; 0 keeps places without one as well.
  package let minRating: Double
  /// Names of the price levels to keep; empty keeps all. Requests of today cannot ask for free places, older ones can.
  package var priceLevels: [String]
  /// What comes first.
  package let rank: TextSearchParameters.Rank
  /// How many places a page has at most.
  package let pageSize: Int
  /// Where nearer places are preferred; never together with a restriction.
  package let bias: Region?
  /// Where places must lie. Requests of today give a box; the older nearby search puts its circle here.
  package var restriction: Region?
  /// The language of the answer.
  package let language: LanguageTag
  /// ISO code, upper case, of the country that addresses leave out.
  package let regionCode: String?
  /// When to stop and answer with what there is; not part of the contract.
  package var deadline: ContinuousClock.Instant?
  /// What is told of each place besides its own record.
  package var surroundings: Surroundings = []
  /// The page asked for; nil is the first.
  let page: PageToken?
  /// Which businesses may be answered.
  let businesses: BusinessFilter

  /// Checks a request.
  ///
  /// - Throws: `ContractError` with `.invalidArgument`, and a violation for every field that breaks a rule.
  package init(_ parameters: TextSearchParameters) throws(ContractError) {
    var rules = RequestRules()
    text = rules.textQuery(parameters.textQuery)
    includedType = rules.tableATypes(parameters.includedType.isEmpty ? [] : [parameters.includedType], "included_type").first
    isStrict = parameters.strictTypeFiltering
    openNow = parameters.openNow
    minRating = rules.minRating(parameters.minRating)
    priceLevels = rules.priceLevels(parameters.priceLevels)
    rank = parameters.rankPreference ?? .relevance
    pageSize = rules.pageSize(parameters.pageSize, maxResultCount: parameters.maxResultCount)
    bias = rules.area(parameters.locationBias, "location_bias")
    restriction = rules.searchRestriction(parameters.locationRestriction)
    rules.notBoth(parameters.locationBias, parameters.locationRestriction)
    language = rules.language(parameters.languageCode)
    regionCode = rules.regionCode(parameters.regionCode)
    page = rules.pageToken(parameters.pageToken, of: PageToken.fingerprint(of: parameters))
    if !rules.violations.isEmpty { throw ContractError(invalid: rules.violations) }
    businesses = BusinessFilter(
      keepsFutureOpenings: parameters.includeFutureOpeningBusinesses, keepsPureServiceAreas: parameters.includePureServiceAreaBusinesses)
    requestFingerprint = PageToken.fingerprint(of: parameters)
    typing = try AutocompleteQuery(parameters.typing)
  }

  /// Reads and checks a request in a JSON body.
  package init(json: some Sequence<UInt8>) throws(ContractError) { try self.init(TextSearchParameters(json: json)) }

  /// The same text as it would be typed: coordinates and plus codes are read alike.
  let typing: AutocompleteQuery
  /// Whether places are kept by something that houses and streets do not have.
  var hasFilters: Bool { minRating > 0 || !priceLevels.isEmpty || openNow }
  /// Whether houses and streets, whose types are none of Table A, may be answered.
  var takesAddresses: Bool { !hasFilters && (includedType == nil || !isStrict) }
  /// Tells requests apart whose pages must not be mixed.
  let requestFingerprint: UInt64
}
