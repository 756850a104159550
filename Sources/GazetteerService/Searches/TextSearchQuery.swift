// SPDX-License-Identifier: Apache-2.0
package import GazetteerGeometry
package import GazetteerIndex

/// A Text Search (New) request that satisfies every rule of the contract that can be checked without an index.
///
///     let query = try TextSearchQuery(TextSearchParameters(json: body))
///     let answer = try await index.answer(query)
package struct TextSearchQuery: Sendable {
  /// The finished text.
  package let text: String
  /// A type of Table A whose places come first, or alone when `isStrict`.
  package let includedType: String?
  /// Whether to leave out places without the type.
  package let isStrict: Bool
  /// Whether to return only places that are known to be open now.
  package let openNow: Bool
  /// Whether to leave out places that are known to be closed now; not part of the contract.
  package var leavesOutClosed = false
  /// The lowest rating, in halves; 0 also accepts places without a rating.
  package let minRating: Double
  /// Names of the accepted price levels; empty for all. Only legacy requests can ask for free places.
  package var priceLevels: [String]
  /// The order of the places.
  package let rank: TextSearchParameters.Rank
  /// Greatest number of places on a page.
  package let pageSize: Int
  /// The region where places rank higher; never together with a restriction.
  package let bias: Region?
  /// The region in which places must be: a box, or the circle of a legacy nearby search.
  package var restriction: Region?
  /// The language of the answer.
  package let language: LanguageTag
  /// ISO code, upper case, of the country that addresses omit.
  package let regionCode: String?
  /// What attributes of places have to be; not part of the contract. Whether the index has these attributes shows when it is asked.
  package let conditions: [AttributeCondition]
  /// When to stop and return what was found; not part of the contract.
  package var deadline: ContinuousClock.Instant?
  /// The requested parts of each place that need searches.
  package var surroundings: Surroundings = []
  /// The given members of the contract that have no effect here.
  package let ignoredMembers: [String]
  /// The requested page; nil for the first.
  let page: PageToken?

  /// Checks a request.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` and a violation for every field that breaks a rule.
  package init(_ parameters: TextSearchParameters) throws(ContractError) {
    var rules = RequestRules()
    text = rules.textQuery(parameters.textQuery)
    includedType = rules.tableATypes(parameters.includedType.isEmpty ? [] : [parameters.includedType], "included_type").first
    isStrict = parameters.strictTypeFiltering
    openNow = parameters.openNow
    conditions = parameters.conditions
    minRating = rules.minRating(parameters.minRating)
    priceLevels = rules.priceLevels(parameters.priceLevels)
    rank = parameters.rankPreference ?? .relevance
    pageSize = rules.pageSize(parameters.pageSize, maxResultCount: parameters.maxResultCount)
    bias = rules.area(parameters.locationBias, "location_bias")
    restriction = rules.searchRestriction(parameters.locationRestriction)
    rules.notBoth(parameters.locationBias, parameters.locationRestriction)
    language = rules.language(parameters.languageCode)
    regionCode = rules.regionCode(parameters.regionCode)
    ignoredMembers = parameters.ignoredMembers
    page = rules.pageToken(parameters.pageToken, of: PageToken.fingerprint(of: parameters))
    if !rules.violations.isEmpty { throw ContractError(invalid: rules.violations) }
    businesses = DetailFilter(
      keepsFutureOpenings: parameters.includeFutureOpeningBusinesses, keepsPureServiceAreas: parameters.includePureServiceAreaBusinesses)
    requestFingerprint = PageToken.fingerprint(of: parameters)
    typing = try AutocompleteQuery(parameters.typing)
  }

  /// Reads and checks a request in a JSON body.
  package init(json: some Sequence<UInt8>) throws(ContractError) { try self.init(TextSearchParameters(json: json)) }

  /// The autocomplete request for the same text, which recognises coordinates and plus codes.
  let typing: AutocompleteQuery
  /// Which businesses the request asks for.
  private let businesses: DetailFilter

  /// What the details of places have to tell.
  ///
  /// - Parameter now: In seconds since 1970.
  func details(at now: Int64) -> DetailFilter {
    var details = businesses
    if openNow || leavesOutClosed { details.opening = DetailFilter.Opening(time: now, keepsUnknown: !openNow) }
    details.minRating = minRating
    details.priceLevels = Set(priceLevels)
    return details
  }

  /// Whether there are filters by members that houses and streets do not have.
  var hasFilters: Bool { !conditions.isEmpty || minRating > 0 || !priceLevels.isEmpty || openNow }
  /// Whether houses and streets may be returned, whose types are not in Table A.
  var takesAddresses: Bool { !hasFilters && (includedType == nil || !isStrict) }
  /// A hash that prevents pages of different requests from being mixed.
  let requestFingerprint: UInt64
}
