// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerService
import HTTPTypes

extension Endpoint {
  static let values = Endpoint(
    method: .get, path: "/v1/values/{id}", name: "values", style: .new,
    summary: "How many places of the index have each value of an attribute, are of each type, or lie in each country.",
    parameters: [
      Parameter(
        name: "id", part: .path, isRequired: true, summary: "types, countries, or an attribute that the index filters by.",
        example: "types")
    ],
    schema: "ValuesResponse"
  ) { request, state in
    let system = try SystemParameters(request)
    // All places count, and the words of the request say nothing.
    var parameters = AutocompleteParameters(input: "a")
    parameters.facets = [request.id]
    var query = try AutocompleteQuery(parameters)
    query.deadline = request.deadline
    let facets = try await state.index.index.facets(of: query, countsAll: true)
    return ServerAnswer(json: system.written(facets.map(\.json).first ?? "{}"))
  }
}
