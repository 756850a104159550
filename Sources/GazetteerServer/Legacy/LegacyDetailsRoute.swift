// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerService
import HTTPTypes

extension Endpoint {
  static let legacyDetails = Endpoint(
    method: .get, path: "/maps/api/place/details/json", name: "legacy_details",
    style: .legacy(member: "result", empty: "{}", attributions: true),
    summary: "One place by its id, in the older form.",
    parameters: [
      Parameter(name: "place_id", isRequired: true, summary: "The id of a prediction; placeid is taken as well.", example: Example.placeID),
      Parameter(
        name: "fields", summary: "The wanted members, with commas between them; by default all.", example: "name,geometry/location"),
      .language, .region, .sessionToken,
    ],
    schema: "LegacyDetailsResponse"
  ) { request, state in
    let parameters = LegacyParameters(request)
    let id = try parameters["placeid"] ?? parameters.required("place_id", "Give the id of a prediction.")
    let fields = try LegacyFields(parameters["fields"])
    let query = try DetailsQuery(placeID: id, languageCode: parameters.languageCode, regionCode: parameters["region"] ?? "")
    let place = LegacyPlace(try await state.index.index.facts(query, until: request.deadline))
    state.choices?.chose(id, session: parameters["sessiontoken"] ?? "")
    let body = JSONValue.object([
      .init("html_attributions", place.attributions), .init("result", place.json), .init("status", .string(LegacyStatus.ok.rawValue)),
    ])
    return ServerAnswer(json: body.text(.members(["html_attributions": .all, "result": fields.members, "status": .all])))
  }
}
