// SPDX-License-Identifier: Apache-2.0
import GazetteerService
import HTTPTypes

extension Endpoint {
  static let names = Endpoint(
    method: .get, path: "/v1/names/{id}", name: "names", style: .new,
    summary: "All names of a place, with language and kind.",
    parameters: [Parameter(name: "id", part: .path, isRequired: true, summary: "The id of a suggestion.", example: Example.placeID)],
    schema: "NamesResponse"
  ) { request, state in
    let system = try SystemParameters(request)
    let names = try await state.index.index.names(of: request.id, until: request.deadline)
    return ServerAnswer(json: system.written(names.json))
  }
}
