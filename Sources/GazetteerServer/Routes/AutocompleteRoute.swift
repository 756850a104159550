// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerService
import HTTPTypes

extension Endpoint {
  static let autocomplete = Endpoint(
    method: .post, path: "/v1/places:autocomplete", name: "autocomplete", style: .new,
    summary: "The places that best complete a text, best first.",
    parameters: [.fieldMask(isRequired: false, example: "suggestions.placePrediction.placeId")],
    body: ("AutocompleteRequest", #"{"input":"syd"}"#), schema: "AutocompleteResponse"
  ) { request, state in
    let system = try SystemParameters(request)
    let mask = try system.mask.map { text throws(ContractError) in try FieldMask(text, of: .autocomplete) } ?? .all
    let asked = try AutocompleteParameters(json: request.body)
    var query = try AutocompleteQuery(asked)
    query.deadline = request.deadline
    let index = state.index.index
    var answer = try await index.answer(query)
    if mask.names("gazetteer", "openNow") { answer.openPlaces = try await index.openPlaces(of: answer) }
    if mask.names("gazetteer", "extra") { answer.extras = try await index.extras(of: answer) }
    answer.tellsPositions = mask.names("gazetteer", "positions")
    state.choices?.typed(asked, session: asked.sessionToken)
    return ServerAnswer(json: system.written(answer.json(fields: mask)), isComplete: answer.isComplete, typed: query.text)
  }
}

extension Parameter {
  static func fieldMask(isRequired: Bool, example: String) -> Parameter {
    Parameter(
      name: "X-Goog-FieldMask", part: .header, isRequired: isRequired,
      summary: "The wanted members of the answer, as paths with commas between them; * is all. The query parameter fields does the same.",
      example: example)
  }
}
