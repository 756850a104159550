// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerService
import HTTPTypes

extension Endpoint {
  static let legacyFindPlace = Endpoint(
    method: .get, path: "/maps/api/place/findplacefromtext/json", name: "legacy_findplace",
    style: .legacy(member: "candidates", empty: "[]"),
    summary: "The place that a text names, or that has a telephone number, in the older form.",
    parameters: [
      Parameter(name: "input", isRequired: true, summary: "A name, an address, or a telephone number.", example: "sydney"),
      Parameter(name: "inputtype", isRequired: true, summary: "textquery or phonenumber.", example: "textquery"),
      Parameter(name: "fields", summary: "The wanted members, with commas between them; by default place_id.", example: "name,place_id"),
      Parameter(name: "locationbias", summary: "Where nearer places are preferred; also point:LAT,LNG.", example: "point:48.86,2.35"),
      .language, .region,
    ],
    schema: "LegacyFindPlaceResponse"
  ) { request, state in
    let parameters = LegacyParameters(request)
    let fields = try LegacyFields(parameters["fields"] ?? "place_id")
    var asked = FindPlaceParameters(input: try parameters.required("input", "Give a name, an address, or a telephone number."))
    asked.inputType = try parameters.required("inputtype", "Give textquery or phonenumber.")
    if let bias = parameters["locationbias"], bias != "ipbias" {
      if bias.hasPrefix("point:") {
        asked.locationPoint = try LegacyArea.point(String(bias.dropFirst(6)), "locationbias")
      } else {
        asked.locationBias = try LegacyArea.area(bias, "locationbias")
      }
    }
    asked.languageCode = parameters.languageCode
    asked.regionCode = parameters["region"] ?? ""
    var query = try FindPlaceQuery(asked)
    query.deadline = request.deadline
    let found = try await state.index.index.answer(query)
    let status = found.places.isEmpty ? LegacyStatus.zeroResults : .ok
    let json = JSONValue.object([
      .init("candidates", .array(found.places.map { LegacyPlace($0).json })), .init("status", .string(status.rawValue)),
    ])
    let mask = MemberMask.members(["candidates": fields.members, "status": .all])
    return ServerAnswer(json: json.text(mask), isComplete: found.isComplete, typed: asked.input)
  }
}
