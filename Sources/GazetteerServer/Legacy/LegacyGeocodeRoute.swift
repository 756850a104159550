// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerService
import HTTPTypes

extension Endpoint {
  static let legacyGeocode = Endpoint(
    method: .get, path: "/maps/api/geocode/json", name: "legacy_geocode", style: .legacy(member: "results", empty: "[]"),
    summary: "Where an address is, what is at a position, or where a place is, in the older form.",
    parameters: [
      Parameter(
        name: "address", isRequired: true, summary: "An address; or give latlng, place_id or components instead.", example: "sydney"),
      Parameter(name: "components", summary: "name:value pairs joined by |, as country:AU.", example: "country:AU"),
      Parameter(name: "bounds", summary: "SOUTH,WEST|NORTH,EAST where places are preferred.", example: "-35,150|-33,152"),
      Parameter(name: "result_type", summary: "Types joined by |; results of a position have one of them.", example: "locality"),
      .language, .region,
    ],
    schema: "LegacyGeocodeResponse"
  ) { request, state in
    let parameters = LegacyParameters(request)
    var query = try GeocodeQuery(GeocodeParameters(parameters))
    query.deadline = request.deadline
    let found = try await state.index.index.answer(query)
    return LegacyGeocodeResults(found).answer(typed: parameters["address"])
  }
}

extension GeocodeParameters {
  fileprivate init(_ parameters: LegacyParameters) throws(ContractError) {
    self.init()
    address = parameters["address"] ?? ""
    latlng = try parameters["latlng"].map { text throws(ContractError) in try LegacyArea.point(text, "latlng") }
    placeID = parameters["place_id"] ?? ""
    components = try Self.components(text: parameters["components"] ?? "")
    scope.locationBias = try parameters["bounds"].map { text throws(ContractError) in try LegacyArea.area("rectangle:" + text, "bounds") }
    resultTypes = parameters["result_type"]?.split(separator: "|").map(String.init) ?? []
    scope.languageCode = parameters.languageCode
    scope.regionCode = parameters["region"] ?? ""
  }
}

/// Writes the answer to a geocoding request in its legacy form.
private struct LegacyGeocodeResults {
  private let found: GeocodeAnswer

  init(_ found: GeocodeAnswer) { self.found = found }

  func answer(typed: String?) -> ServerAnswer {
    var members: [JSONValue.Member] = []
    if let code = found.plusCode.flatMap({ LegacyPlace($0).json["plus_code"] }) { members.append(.init("plus_code", code)) }
    members.append(.init("results", .array(found.results.map(result))))
    members.append(.init("status", .string((found.results.isEmpty ? LegacyStatus.zeroResults : .ok).rawValue)))
    return ServerAnswer(json: JSONValue.object(members).text, isComplete: found.isComplete, typed: typed)
  }

  private func result(_ result: GeocodeAnswer.Result) -> JSONValue {
    let place = LegacyPlace(result.place).json
    guard case .object(let members) = place else { return place }
    var kept = members.filter { Self.members.contains($0.name) }
    if case .object(let geometry)? = place["geometry"] {
      let precision = JSONValue.Member("location_type", .string(result.precision.rawValue))
      kept.append(.init("geometry", .object((geometry + [precision]).sorted { $0.name < $1.name })))
    }
    if result.isPartialMatch { kept.append(.init("partial_match", .bool(true))) }
    return .object(kept.sorted { $0.name < $1.name })
  }

  private static let members: Set<String> = ["address_components", "formatted_address", "place_id", "plus_code", "types"]
}
