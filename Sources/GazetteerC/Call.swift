// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerService

/// One request to an index, from its JSON to the JSON of its answer, as the server's routes do it.
struct Call {
  let index: PlaceIndex
  let request: [UInt8]
  let options: CallOptions

  func complete() throws(ContractError) -> Answer {
    try options.refuse(options.placeID != nil, "place_id", only: "gazetteer_explain")
    if options.extras, options.fields != nil {
      throw .argument("options.fields", "Invalid options.fields: it cannot be combined with extras. Leave one of the two out.")
    }
    let mask = try options.fields.map { text throws(ContractError) in try FieldMask(text, of: .autocomplete) } ?? .all
    var query = try AutocompleteQuery(json: request)
    query.deadline = options.deadline
    var answer = try run { [query] in try $0.answer(query, patience: options.patience) }
    if mask.names("gazetteer", "openNow") {
      answer.openPlaces = try run { [answer] in try $0.openPlaces(of: answer, patience: options.patience) }
    }
    if mask.names("gazetteer", "extra") {
      answer.extras = try run { [answer] in try $0.extras(of: answer, patience: options.patience) }
    }
    answer.tellsPositions = mask.names("gazetteer", "positions")
    return Answer(json: answer.json(extras: options.extras, fields: mask), isComplete: answer.isComplete)
  }

  func details() throws(ContractError) -> Answer {
    try refuseOptionsOfOthers()
    let query = try DetailsQuery(json: request, fields: options.fields ?? "*")
    let facts = try run { try $0.facts(query, patience: options.patience.limited(to: options.deadline)) }
    let mask = query.fields.members
    return Answer(json: facts.json(withExtra: false, mask).text(mask), isComplete: true)
  }

  func nearby() throws(ContractError) -> Answer {
    try refuseOptionsOfOthers()
    let mask = try FieldMask(options.fields ?? "*", of: .nearbyAnswer)
    var query = try NearbyQuery(json: request)
    query.deadline = options.deadline
    query.surroundings = Surroundings(wantedBy: mask, at: ["places"])
    let answer = try run { [query] in try $0.nearby(query, patience: options.patience) }
    return Answer(json: answer.json(mask), isComplete: answer.isComplete)
  }

  func searchText() throws(ContractError) -> Answer {
    try refuseOptionsOfOthers()
    let mask = try FieldMask(options.fields ?? "*", of: .textSearchAnswer)
    var query = try TextSearchQuery(json: request)
    query.deadline = options.deadline
    query.surroundings = Surroundings(wantedBy: mask, at: ["places"])
    let answer = try run { [query] in try $0.textSearch(query, patience: options.patience) }
    return Answer(json: answer.json(mask), isComplete: answer.isComplete)
  }

  func explain() throws(ContractError) -> Answer {
    try options.refuse(options.extras, "extras", only: "gazetteer_complete")
    if options.fields != nil { throw .argument("options.fields", "Invalid options.fields: gazetteer_explain has none. Leave it NULL.") }
    var query = try AutocompleteQuery(json: request)
    query.deadline = options.deadline
    let explanation = try run { [query] in try $0.explain(query, why: options.placeID, patience: options.patience) }
    return Answer(json: explanation.withLines, isComplete: explanation.isComplete)
  }

  private func refuseOptionsOfOthers() throws(ContractError) {
    try options.refuse(options.placeID != nil, "place_id", only: "gazetteer_explain")
    try options.refuse(options.extras, "extras", only: "gazetteer_complete")
  }

  private func run<Value>(_ work: (IndexSession) throws -> Value) throws(ContractError) -> Value {
    try index.callNow(until: options.deadline, work)
  }
}
