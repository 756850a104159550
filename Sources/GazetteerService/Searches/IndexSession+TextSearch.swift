// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
package import GazetteerIndex
import GazetteerPlaces

extension IndexSession {
  /// Places that match a finished text, page by page, as the contract's Text Search (New) returns them.
  ///
  /// - Parameter now: the time for which opening hours are evaluated, in seconds since 1970.
  /// - Throws: the errors of `answer(_:patience:)` for autocomplete requests; `ContractError` with `.invalidArgument` for a token of another index.
  package func textSearch(
    _ query: TextSearchQuery, now: Int64 = currentSeconds(), patience: Patience = Patience()
  ) throws -> PlacesAnswer {
    try patience.limited(to: query.deadline).check()
    let index = PageToken.fingerprint(of: engine.reader.overview)
    if let page = query.page, page.index != index {
      throw ContractError(invalid: [.init(field: ContractError.pageTokenField, wording: ContractError.badPageToken(page.text))])
    }
    return try interruptible(patience) {
      var answer = try textSearch(query, index: index, now: now)
      let told = try adding(query.surroundings, to: answer.places, language: query.language, deadline: query.deadline)
      (answer.places, answer.isComplete) = (told.places, answer.isComplete && told.isComplete)
      return answer
    }
  }

  /// The facts from the places' own records.
  ///
  /// - Parameter index: the fingerprint of the index, for page tokens.
  private func textSearch(_ query: TextSearchQuery, index: UInt64, now: Int64) throws -> PlacesAnswer {
    try checkAttributes(of: query.conditions)
    // The circle of a legacy nearby search does not hold for a position that the text itself specifies.
    var anywhere = query.scope
    if case .circle? = anywhere.restriction { anywhere.restriction = nil }
    if query.conditions.isEmpty, let said = try until(query.deadline, { try place(saidBy: query.text, anywhere) }),
      query.includedType == nil || !query.isStrict
    {
      return PlacesAnswer(places: [said], isComplete: true)
    }
    var scope = Scope(deadline: query.deadline)
    (scope.bias, scope.restriction) = (query.bias, query.restriction)
    let address = AddressQuery(text: query.text, scope: scope)
    if query.takesAddresses, let found = try addresses(of: address) {
      return try page(of: found, query, index: index, isComplete: true) {
        try facts(of: $0, for: query.scope)
      }
    }
    let search = TextSearch(session: self, query: query, now: now)
    let places = try search.places()
    // What was cut before it found anything is an error.
    if places.isEmpty, !search.isComplete { try engine.reader.patience.limited(to: query.deadline).check() }
    if places.isEmpty, search.isComplete, query.takesAddresses {
      return try page(of: streets(of: address), query, index: index, isComplete: true) {
        try facts(of: $0, for: query.scope, now: now)
      }
    }
    return try page(of: places, query, index: index, isComplete: search.isComplete) { try search.facts(of: $0) }
  }

  /// The requested page of a list.
  private func page<Found>(
    of found: [Found], _ query: TextSearchQuery, index: UInt64, isComplete: Bool, _ facts: (Found) throws -> PlaceFacts
  ) throws -> PlacesAnswer {
    let start = query.page?.offset ?? 0
    let page = found.dropFirst(start).prefix(query.limit)
    let end = start + page.count
    return PlacesAnswer(
      places: try page.map(facts),
      nextPageToken: end < found.count ? PageToken(offset: end, request: query.requestFingerprint, index: index).text : nil,
      isComplete: isComplete)
  }

  /// The place that the text itself specifies, by coordinates or a full plus code.
  func place(saidBy text: String, _ scope: Scope) throws -> PlaceFacts? {
    guard let typed = try typedText(text, scope, origin: nil)?.text, !typed.isGuess else { return nil }
    return try facts(of: typed.place, for: scope)
  }
}
