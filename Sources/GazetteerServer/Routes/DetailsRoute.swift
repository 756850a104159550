// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerService
import HTTPTypes

extension Endpoint {
  static let details = Endpoint(
    method: .get, path: "/v1/places/{id}", name: "details", style: .new,
    summary: "One place by its id.",
    parameters: [
      Parameter(name: "id", part: .path, isRequired: true, summary: "The id of a suggestion.", example: Example.placeID),
      .fieldMask(isRequired: true, example: "id,displayName"),
      Parameter(name: "languageCode", summary: "BCP 47 tag of the language of names.", example: "en"),
      Parameter(name: "regionCode", summary: "Your country: addresses there are shown without it.", example: "us"),
      Parameter(
        name: "sessionToken", summary: "Marks the requests of one search by a person; it has no effect on answers.", example: "token-1"),
    ],
    schema: "Place"
  ) { request, state in
    let system = try SystemParameters(request, own: ["languageCode", "regionCode", "sessionToken"])
    let query = try DetailsQuery(
      placeID: request.id, fields: system.mask ?? "", languageCode: request.query["languageCode"] ?? "",
      regionCode: request.query["regionCode"] ?? "", sessionToken: request.query["sessionToken"] ?? "",
      showsExtra: system.names("extra"))
    let mask = query.fields.members
    let facts = try await state.index.index.facts(query, until: request.deadline).json(withExtra: query.showsExtra, mask)
    state.choices?.chose(request.id, session: request.query["sessionToken"] ?? "")
    return ServerAnswer(json: system.text(facts, mask))
  }
}

/// Example values in the OpenAPI document.
enum Example {
  /// Placeholder for the id of a place in the index.
  static let placeID = "PLACE_ID"
}
