// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerService
import HTTPTypes

extension Endpoint {
  static let legacyAutocomplete = Endpoint(
    method: .get, path: "/maps/api/place/autocomplete/json", name: "legacy_autocomplete",
    style: .legacy(member: "predictions", empty: "[]"),
    summary: "The places that best complete a text, in the older form.",
    parameters: [.input, .offset, .location, .radius, .language, .region, .sessionToken] + [
      Parameter(name: "types", summary: "At most five types of tables 1 and 2 joined by |, or one of table 3.", example: "(cities)"),
      Parameter(name: "components", summary: "At most five of country:xx, joined by |.", example: "country:us|country:au"),
      Parameter(name: "strictbounds", type: "boolean", summary: "Makes location and radius a restriction.", example: "false"),
      Parameter(name: "locationbias", summary: "Where nearer places are preferred.", example: "circle:5000@48.86,2.35"),
      Parameter(name: "locationrestriction", summary: "Where places must lie.", example: "rectangle:-90,-180|90,180"),
      Parameter(name: "origin", summary: "LAT,LNG that distances are measured from.", example: "48.86,2.35"),
    ],
    schema: "LegacyAutocompleteResponse"
  ) { request, state in
    let parameters = LegacyParameters(request)
    var asked = try AutocompleteParameters(parameters)
    asked.origin = try parameters["origin"].map { text throws(ContractError) in try LegacyArea.point(text, "origin") }
    asked.includedRegionCodes = try parameters.countries()
    asked.sessionToken = parameters["sessiontoken"] ?? ""
    return try await state.predictions(asked, types: parameters.types(), until: request.deadline)
  }

  static let legacyQueryAutocomplete = Endpoint(
    method: .get, path: "/maps/api/place/queryautocomplete/json", name: "legacy_queryautocomplete",
    style: .legacy(member: "predictions", empty: "[]"),
    summary: "Places and queries that best complete a text, in the older form.",
    parameters: [.input, .offset, .location, .radius, .language],
    schema: "LegacyAutocompleteResponse"
  ) { request, state in
    var asked = try AutocompleteParameters(LegacyParameters(request))
    asked.includeQueryPredictions = true
    return try await state.predictions(asked, types: .all, until: request.deadline)
  }
}

extension AutocompleteParameters {
  /// The parameters that both legacy endpoints share.
  fileprivate init(_ parameters: LegacyParameters) throws(ContractError) {
    self.init(input: try parameters.input())
    (scope.locationBias, scope.locationRestriction) = try parameters.areas()
    scope.languageCode = parameters.languageCode
    scope.regionCode = parameters["region"] ?? ""
  }
}

extension ServerState {
  fileprivate func predictions(
    _ asked: AutocompleteParameters, types: LegacyTypes, until deadline: ContinuousClock.Instant
  ) async throws -> ServerAnswer {
    // Before the cursor the input may be empty. That is valid and finds nothing.
    if asked.input.isEmpty { return LegacyPredictions([]).answer }
    let token = asked.sessionToken
    var asked = asked
    // The token does not affect answers here, so an invalid one is not refused.
    asked.sessionToken = ""
    var query = try AutocompleteQuery(asked)
    query.deadline = deadline
    if case .primaryTypes(let codes) = types {
      if codes.isEmpty { return LegacyPredictions([]).answer }
      query.primaryTypes = codes
    }
    let found = try await index.index.answer(query)
    // Judged cases cannot express the older types, so a logged request with types would mean something else.
    if case .all = types { choices?.typed(asked, session: token) }
    var answer = LegacyPredictions(found.suggestions).answer
    answer.isComplete = found.isComplete
    answer.typed = query.text
    return answer
  }
}

extension Parameter {
  static let input = Parameter(name: "input", isRequired: true, summary: "The text that has been typed.", example: "syd")
  static let offset = Parameter(name: "offset", type: "integer", summary: "How much of the first word counts, in characters.", example: "3")
  static let location = Parameter(name: "location", summary: "LAT,LNG; counts with radius only.", example: "-33.87,151.21")
  static let radius = Parameter(name: "radius", type: "number", summary: "Metres around location.", example: "5000")
  static let language = Parameter(name: "language", summary: "BCP 47 tag; by default the header Accept-Language.", example: "en")
  static let region = Parameter(name: "region", summary: "Your country: addresses there are shown without it.", example: "us")
  static let sessionToken = Parameter(
    name: "sessiontoken", summary: "Marks the requests of one search by a person; it has no effect on answers.", example: "token-1")
}
