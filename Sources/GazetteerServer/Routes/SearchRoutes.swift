// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerService
import HTTPTypes

extension Endpoint {
  static let searchText = Endpoint(
    method: .post, path: "/v1/places:searchText", name: "search_text", style: .new,
    summary: "The places that a finished text stands for.",
    parameters: [.fieldMask(isRequired: true, example: "places.id,places.displayName,nextPageToken")],
    body: ("SearchTextRequest", #"{"textQuery":"sydney","pageSize":1}"#), schema: "SearchTextResponse"
  ) { request, state in
    let system = try SystemParameters(request)
    let mask = try FieldMask(system.mask ?? "", of: .textSearchAnswer)
    var query = try TextSearchQuery(json: request.body)
    query.deadline = request.deadline
    query.surroundings = Surroundings(wantedBy: mask, at: ["places"])
    let answer = try await state.index.index.answer(query)
    return ServerAnswer(answer, mask: mask, system: system, ignored: query.ignoredMembers, typed: query.text)
  }

  static let searchNearby = Endpoint(
    method: .post, path: "/v1/places:searchNearby", name: "search_nearby", style: .new,
    summary: "The places around a point, the important ones or the nearest first.",
    parameters: [.fieldMask(isRequired: true, example: "places.id,places.displayName")],
    body: (
      "SearchNearbyRequest", #"{"locationRestriction":{"circle":{"center":{"latitude":48.8566,"longitude":2.3522},"radius":5000}}}"#
    ), schema: "SearchNearbyResponse"
  ) { request, state in
    let system = try SystemParameters(request)
    let mask = try FieldMask(system.mask ?? "", of: .nearbyAnswer)
    var query = try NearbyQuery(json: request.body)
    query.deadline = request.deadline
    query.surroundings = Surroundings(wantedBy: mask, at: ["places"])
    let answer = try await state.index.index.answer(query)
    return ServerAnswer(answer, mask: mask, system: system, ignored: query.ignoredMembers)
  }
}

extension ServerAnswer {
  fileprivate init(
    _ answer: PlacesAnswer, mask: FieldMask, system: SystemParameters, ignored: [String], typed: String? = nil
  ) {
    self.init(json: system.text(answer.value(mask), mask.members), isComplete: answer.isComplete, typed: typed)
    if !ignored.isEmpty { headers[.ignored] = ignored.joined(separator: ", ") }
  }
}
