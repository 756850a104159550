// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerService
import HTTPTypes

extension Endpoint {
  static let explain = Endpoint(
    method: .post, path: "/v1/places:explain", name: "explain", style: .new,
    summary: "Why each suggestion of an autocomplete answer stands where it does, and what is not listed.",
    parameters: [
      Parameter(name: "placeId", summary: "The id of a place whose position or absence is explained as well.", example: Example.placeID)
    ],
    body: ("AutocompleteRequest", #"{"input":"syd"}"#), schema: "ExplainResponse"
  ) { request, state in
    let system = try SystemParameters(request, own: ["placeId"])
    var query = try AutocompleteQuery(AutocompleteParameters(json: request.body))
    query.deadline = request.deadline
    let explanation = try await state.index.index.explain(query, why: request.query["placeId"])
    return ServerAnswer(json: system.written(explanation.withLines), isComplete: explanation.isComplete, typed: query.text)
  }
}
