// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
import GazetteerIndex
package import GazetteerPlaces

/// An autocomplete request that satisfies every rule of the contract.
///
///     let query = try AutocompleteQuery(AutocompleteParameters(json: body))
///     let answer = try await index.answer(query)
package struct AutocompleteQuery: Scoped, Sendable {
  /// The typed text up to the cursor.
  package let text: String
  /// The whole words behind the cursor, which only affect the order of the matches.
  package let wordsBehind: String
  /// Which places are wanted. Whether the index has the attributes of its conditions shows when it is asked.
  package var scope = Scope()
  /// The point from which distances are measured.
  package let origin: GeoPoint?
  /// What the answer counts the matches by; not part of the contract.
  package let facets: [String]
  /// Groups the requests of one search.
  package let sessionToken: String?
  /// Whether the answer may contain query predictions.
  package let includesQueryPredictions: Bool
  /// Whether to leave out duplicates of better places; not part of the contract.
  package var removesDuplicates = true

  /// Checks a request.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` and a violation for every field that breaks a rule.
  package init(_ parameters: AutocompleteParameters) throws(ContractError) {
    var rules = RequestRules()
    let input = rules.text(parameters.input, offset: parameters.inputOffset)
    (text, wordsBehind) = (input.typed, input.wordsBehind)
    rules.regions(of: parameters.scope, into: &scope)
    scope.primaryTypes = rules.primaryTypes(parameters.includedPrimaryTypes)
    rules.reader(of: parameters.scope, into: &scope)
    rules.details(of: parameters.scope, into: &scope, at: currentSeconds())
    origin = rules.origin(parameters.origin)
    sessionToken = rules.sessionToken(parameters.sessionToken)
    scope.limit = rules.limit(parameters.limit)
    facets = rules.facets(parameters.facets)
    includesQueryPredictions = parameters.includeQueryPredictions
    if !rules.violations.isEmpty { throw ContractError(invalid: rules.violations) }
  }

  /// Reads and checks a request in a JSON body.
  package init(json: some Sequence<UInt8>) throws(ContractError) { try self.init(AutocompleteParameters(json: json)) }

  /// The request to the engine.
  package var searchRequest: SearchRequest {
    var request = SearchRequest(text: text, scope: scope)
    request.prefersNativeNames = true
    request.removesDuplicates = removesDuplicates
    request.weakest = .partial
    request.wantsRowAtHand = true
    return request
  }
}
