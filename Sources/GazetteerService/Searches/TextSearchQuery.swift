// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces

/// A Text Search (New) request that satisfies every rule of the contract that can be checked without an index.
///
///     let query = try TextSearchQuery(TextSearchParameters(json: body))
///     let answer = try await index.answer(query)
package struct TextSearchQuery: Scoped, Sendable {
  /// The finished text.
  package let text: String
  /// Which places are wanted; its restriction is a box, or the circle of a legacy nearby search, and its limit that of a page.
  package var scope = Scope()
  /// A type of Table A whose places come first, or alone when `isStrict`.
  package let includedType: String?
  /// Whether to leave out places without the type.
  package let isStrict: Bool
  /// The order of the places.
  package let rank: TextSearchParameters.Rank
  /// The requested parts of each place that need searches.
  package var surroundings: Surroundings = []
  /// The given members of the contract that have no effect here.
  package let ignoredMembers: [String]
  /// The requested page; nil for the first.
  let page: PageToken?
  /// A hash that prevents pages of different requests from being mixed.
  let requestFingerprint: UInt64

  /// Checks a request.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` and a violation for every field that breaks a rule.
  package init(_ parameters: TextSearchParameters) throws(ContractError) {
    var rules = RequestRules()
    text = rules.textQuery(parameters.textQuery)
    includedType = rules.tableATypes(parameters.includedType.isEmpty ? [] : [parameters.includedType], "included_type").first
    isStrict = parameters.strictTypeFiltering
    rules.details(of: parameters.scope, into: &scope, at: currentSeconds())
    rank = parameters.rankPreference ?? .relevance
    scope.limit = rules.pageSize(parameters.pageSize, maxResultCount: parameters.limit)
    rules.regions(of: parameters.scope, into: &scope) { $0.searchRestriction($1) }
    rules.reader(of: parameters.scope, into: &scope)
    ignoredMembers = parameters.ignoredMembers
    requestFingerprint = PageToken.fingerprint(of: parameters)
    page = rules.pageToken(parameters.pageToken, of: requestFingerprint)
    if !rules.violations.isEmpty { throw ContractError(invalid: rules.violations) }
  }

  /// Reads and checks a request in a JSON body.
  package init(json: some Sequence<UInt8>) throws(ContractError) { try self.init(TextSearchParameters(json: json)) }

  /// Whether houses and streets may be returned, whose types are not in Table A.
  var takesAddresses: Bool { !scope.needsData && (includedType == nil || !isStrict) }
}
