// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import HTTPTypes

extension Endpoint {
  static let legacyTextSearch = Endpoint(
    method: .get, path: "/maps/api/place/textsearch/json", name: "legacy_textsearch",
    style: .legacy(member: "results", empty: "[]", attributions: true),
    summary: "The places that a finished text stands for, in the older form.",
    parameters: [
      Parameter(name: "query", isRequired: true, summary: "What is looked for; not needed with pagetoken.", example: "sydney"),
      .location, .radius, .language, .region, .type, .minPrice, .maxPrice, .openNow,
    ],
    schema: "LegacySearchResponse"
  ) { request, state in
    var parameters = LegacyParameters(request)
    let page = try parameters["pagetoken"].map(LegacyPageToken.init(text:))
    if let page { parameters = parameters.replacing(query: QueryParameters(page.query)) }
    var asked = try TextSearchParameters(parameters, text: parameters.required("query", "Give what is looked for."))
    asked.locationBias = try parameters.areas().bias
    asked.pageToken = page?.token ?? ""
    var query = try TextSearchQuery(asked)
    query.scope.detailFilter.priceLevels = try parameters.priceLevels()
    query.deadline = request.deadline
    let answer = try await state.index.index.answer(query)
    let next = answer.nextPageToken.map { LegacyPageToken(query: page?.query ?? request.queryText, token: $0).text }
    return LegacyResults(answer, nextPageToken: next, address: "formatted_address").answer(typed: asked.textQuery)
  }

  static let legacyNearbySearch = Endpoint(
    method: .get, path: "/maps/api/place/nearbysearch/json", name: "legacy_nearbysearch",
    style: .legacy(member: "results", empty: "[]", attributions: true),
    summary: "The places around a point, in the older form.",
    parameters: [
      Parameter(name: "location", isRequired: true, summary: "LAT,LNG.", example: "48.8566,2.3522"),
      Parameter(
        name: "radius", isRequired: true, type: "number", summary: "Metres, at most 50000; not with rankby=distance.", example: "5000"),
      Parameter(name: "rankby", summary: "prominence or distance.", example: "prominence"),
      Parameter(name: "keyword", summary: "What the places have to match.", example: "pizzeria"),
      .language, .region, .type, .minPrice, .maxPrice, .openNow,
    ],
    schema: "LegacySearchResponse"
  ) { request, state in
    let parameters = LegacyParameters(request)
    let circle = try parameters.nearbyCircle()
    let isByDistance = parameters["rankby"] == "distance"
    let answer: PlacesAnswer
    if let text = parameters["keyword"] ?? parameters["name"] {
      var asked = TextSearchParameters(parameters, text: text)
      asked.locationBias = .init(circle: circle)
      asked.rankPreference = isByDistance ? .distance : .relevance
      var query = try TextSearchQuery(asked)
      query.restriction = query.bias
      query.scope.detailFilter.priceLevels = try parameters.priceLevels()
      query.deadline = request.deadline
      answer = try await state.index.index.answer(query)
    } else {
      var asked = NearbyParameters(locationRestriction: .init(circle: circle))
      asked.includedTypes = parameters["type"].map { [$0] } ?? []
      asked.rankPreference = isByDistance ? .distance : .popularity
      asked.languageCode = parameters.languageCode
      asked.regionCode = parameters["region"] ?? ""
      var query = try NearbyQuery(asked)
      query.deadline = request.deadline
      answer = try await state.index.index.answer(query)
    }
    return LegacyResults(answer, nextPageToken: nil, address: "vicinity").answer(typed: parameters["keyword"])
  }
}

extension TextSearchParameters {
  /// The parameters that both legacy searches share.
  fileprivate init(_ parameters: LegacyParameters, text: String) {
    self.init(textQuery: text)
    includedType = parameters["type"] ?? ""
    strictTypeFiltering = true
    isOpenNow = parameters.isOn("opennow")
    scope.languageCode = parameters.languageCode
    scope.regionCode = parameters["region"] ?? ""
  }
}

extension LegacyParameters {
  /// The price levels from `minprice` to `maxprice`. Empty for the full range, which includes places without a level.
  fileprivate func priceLevels() throws(ContractError) -> Set<String> {
    let (least, most) = (try priceLevel("minprice") ?? 0, try priceLevel("maxprice") ?? 4)
    if least > most { throw invalid("maxprice", value: "\(most)", cure: "Give a number from minprice, \(least), to 4.") }
    return least == 0 && most == 4 ? [] : Set(PriceLevelName.allCases[least...most].map(\.rawValue))
  }

  private func priceLevel(_ name: String) throws(ContractError) -> Int? {
    // Google's Python client writes an unset level as None.
    guard let text = self[name], text != "None" else { return nil }
    guard let level = Int(text), (0...4).contains(level) else { throw invalid(name, value: text, cure: "Give a number from 0 to 4.") }
    return level
  }

  /// The circle of a nearby search. Ranking by importance requires a radius, ranking by distance forbids one.
  fileprivate func nearbyCircle() throws(ContractError) -> RegionDraft.Circle {
    let center = try LegacyArea.point(try required("location", "Give LAT,LNG."), "location")
    switch self["rankby"] ?? "prominence" {
    case "distance":
      if let radius = self["radius"] { throw invalid("radius", value: radius, cure: "Leave it out with rankby=distance.") }
      return .init(center: center, radius: 50_000)
    case "prominence":
      let area = try LegacyArea.circle(center, radius: required("radius", "Give metres, or rankby=distance."), "radius")
      return area.circle ?? .init(center: center, radius: 0)
    case let other: throw invalid("rankby", value: other, cure: "Give prominence or distance.")
    }
  }

  private func invalid(_ field: String, value: String, cure: String) -> ContractError {
    ContractError(invalid: [.init(field: field, description: "Invalid \(field) '\(value.excerpt)'. \(cure)")])
  }
}

extension Parameter {
  static let type = Parameter(name: "type", summary: "A type of Table A that the places must have.", example: "restaurant")
  static let minPrice = Parameter(name: "minprice", type: "integer", summary: "The lowest price level, 0 to 4.", example: "0")
  static let maxPrice = Parameter(name: "maxprice", type: "integer", summary: "The highest price level, 0 to 4.", example: "4")
  static let openNow = Parameter(name: "opennow", type: "boolean", summary: "Only places that are known to be open.", example: "false")
}
