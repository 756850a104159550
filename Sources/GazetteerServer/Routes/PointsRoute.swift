// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerService
import HTTPTypes

extension Endpoint {
  static let points = Endpoint(
    method: .get, path: "/v1/points", name: "points", style: .new,
    summary: "The most important places of a rectangle, as points of a map.",
    parameters: [
      Parameter(
        name: "rectangle", isRequired: true, summary: "SOUTH,WEST,NORTH,EAST in degrees; west is greater than east across 180°.",
        example: "48.8,2.2,48.9,2.5"),
      Parameter(name: "limit", type: "integer", summary: "Greatest number of points, from 1 to 2000; 500 without it.", example: "100"),
      Parameter(name: "languageCode", summary: "BCP 47 tag of the language of names.", example: "en"),
    ],
    schema: "PointsResponse"
  ) { request, state in
    let system = try SystemParameters(request, own: ["rectangle", "limit", "languageCode"])
    var query = try PointsQuery(
      rectangle: request.query["rectangle"] ?? "", limit: request.query["limit"], languageCode: request.query["languageCode"] ?? "")
    query.deadline = min(request.deadline, .now + state.options.limits.mapTime)
    let answer = try await state.index.index.points(query)
    return ServerAnswer(json: system.written(answer.json), isComplete: answer.isComplete)
  }
}
