// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
package import GazetteerIndex

extension IndexSession {
  /// Answers a request. The list has the places that the engine selects; before them the place that the text itself specifies; among them places of
  /// the category that the text names; and query predictions, if requested.
  ///
  /// - Parameter patience: When to stop, besides the deadline of the query; checked regularly, also while a statement runs.
  /// - Throws: `Patience.DeadlineExceeded` if the deadline passes before anything is found; `CancellationError`; the errors of a damaged index.
  ///   `ContractError(_:)` converts each of them for clients.
  package func answer(_ query: AutocompleteQuery, patience: Patience = Patience()) throws -> AutocompleteAnswer {
    let start = ContinuousClock.now
    // The deadline may have passed while the request waited for a connection.
    try patience.limited(to: query.deadline).check()
    return try interruptible(patience) {
      let (suggestions, isComplete) = try assembled(query, nil)
      let facets = query.facets.isEmpty ? [] : try facets(of: query)
      var answer = AutocompleteAnswer(suggestions: suggestions, isComplete: isComplete, elapsed: ContinuousClock.now - start)
      answer.facets = facets
      return answer
    }
  }

  /// Assembles the answer.
  ///
  /// - Parameter trace: Records what is found and what is removed again; nil if no trace is wanted.
  func assembled(_ query: AutocompleteQuery, _ trace: AnswerTrace?) throws -> (suggestions: [Suggestion], isComplete: Bool) {
    try checkAttributes(of: query.conditions)
    let found = try matches(for: query, trace)
    var list = SuggestionList(limit: query.limit, trace: trace)
    list.isComplete = found.isComplete
    list.places = try found.places.map { try suggestions.suggestion(for: $0, in: query) }
    list.hasName = found.hasName
    try list.asLongAsTimeAllows {
      try addAddresses(to: &$0, for: query)
      if !$0.hasName, $0.addresses.isEmpty, $0.ofAddress.isEmpty { try addPostalCodes(to: &$0, for: query) }
      try addCategory(to: &$0, for: query)
    }
    list.dropGuesses()
    trace?.category = list.category
    let listed = list.suggestions()
    // What was cut before it found anything is an error.
    if listed.isEmpty, !list.isComplete { try engine.reader.patience.limited(to: query.deadline).check() }
    return (listed, list.isComplete)
  }

  // MARK: What the engine's search does not find

  /// Adds the position that the text is, and addresses.
  private func addAddresses(to list: inout SuggestionList, for query: AutocompleteQuery) throws {
    try until(query.deadline) {
      list.typed = try typedSuggestion(for: query)
      list.addresses = try addressSuggestions(for: query)
      if !list.addresses.isEmpty { list.trace?.note("\(list.addresses.count) addresses") }
      list.ofAddress = try suggestionsOfAddress(for: query)
      if !list.ofAddress.isEmpty { list.trace?.note("\(list.ofAddress.count) places whose address the text is") }
      if !list.hasName, list.houses.isEmpty { list.besideNames = try housesBesideNames(for: query) }
    }
  }

  private func addPostalCodes(to list: inout SuggestionList, for query: AutocompleteQuery) throws {
    let found = try postalSuggestions(for: query)
    list.addresses = found.suggestions
    list.isComplete = list.isComplete && found.isComplete
  }

  /// Adds places of a category, and queries.
  private func addCategory(to list: inout SuggestionList, for query: AutocompleteQuery) throws {
    try until(query.deadline) {
      list.category = try categorySuggestions(for: query, besides: list.places, isAnswered: list.isAnswered)
      list.isComplete = list.isComplete && list.category?.isComplete != false
      list.queries = query.isFilteredByAttribute ? [] : try querySuggestions(for: query)
      list.isCategory = !list.queries.isEmpty && list.category?.places.isEmpty != false && query.namesCategoryAlone
    }
  }
}

/// The suggestions of each sort, before they are merged into one list.
private struct SuggestionList {
  let limit: Int
  /// Records what is removed from the list; nil if no trace is wanted.
  let trace: AnswerTrace?
  var isComplete = true
  /// Places of the index, best first.
  var places: [PlaceSuggestion] = []
  /// Whether any place matches by names alone.
  var hasName = false
  /// The place that the text itself specifies.
  var typed: (suggestion: PlaceSuggestion, isGuess: Bool)?
  /// Crossings, houses and streets that the text names as an address, best first.
  var addresses: [PlaceSuggestion] = []
  /// Places whose own address the text is, best first.
  var ofAddress: [PlaceSuggestion] = []
  /// Houses that the text names beside other words.
  var besideNames: [PlaceSuggestion] = []
  /// Places of the category that the text names.
  var category: CategorySuggestions?
  var queries: [QuerySuggestion] = []
  /// Whether the text is a category, the queries tell so, and the index has no place of it.
  var isCategory = false

  init(limit: Int, trace: AnswerTrace?) { (self.limit, self.trace) = (limit, trace) }

  /// Adds what the answer can do without: if the deadline passes, the answer is incomplete.
  mutating func asLongAsTimeAllows(_ add: (inout SuggestionList) throws -> Void) throws {
    do {
      try add(&self)
    } catch is Patience.DeadlineExceeded {
      isComplete = false
    }
  }

  /// Removes partial matches if an address, a query or the text itself answers the whole text; and all guesses if the text is a category, for which a
  /// query answers: `atm` is no part of Batman. Places of a category leave the free slots to guesses, because the text may be a name.
  mutating func dropGuesses() {
    if typed == nil, addresses.isEmpty, ofAddress.isEmpty, queries.isEmpty { return }
    drop([.partial], because: .partial)
    if isCategory { drop([.infix, .corrected], because: .category) }
  }

  private mutating func drop(_ labels: Set<MatchLabel>, because reason: DropReason) {
    trace?.drop(places.filter { labels.contains($0.matchLabel) }, because: reason)
    places.removeAll { labels.contains($0.matchLabel) }
  }

  /// Whether the text is a position or an address.
  var isAnswered: Bool { typed != nil || !addresses.isEmpty || !ofAddress.isEmpty || !besideNames.isEmpty }

  /// The merged list: the place that the text itself specifies, unless it is a guess and a name matches; places by name, addresses, other places,
  /// queries. Queries come before places that match only by their address or inside a word. A query never takes the last slot from a place.
  func suggestions() -> [Suggestion] {
    let typed = typed.flatMap { $0.isGuess && hasName ? nil : $0.suggestion }
    if typed == nil, let guess = self.typed { trace?.drop([guess.suggestion], because: .guess) }
    let hasCategory = category?.places.isEmpty == false
    let hasPlace = typed != nil || hasCategory || !places.isEmpty || !addresses.isEmpty || !ofAddress.isEmpty
    let wanted = queries.prefix(hasPlace ? limit - 1 : limit).map(Suggestion.query)
    trace?.drop(queries.dropFirst(wanted.count).map(Suggestion.query), because: .noSlot)
    let first = typed.map { [Suggestion.place($0)] } ?? []
    let kept = first + placed(limit - wanted.count - first.count).map(Suggestion.place)
    return hasName || typed != nil || hasCategory || !houses.isEmpty || !ofAddress.isEmpty ? kept + wanted : wanted + kept
  }

  /// The addresses without the streets whose house is not known.
  var houses: [PlaceSuggestion] { addresses.filter { $0.primaryType != "route" } }

  /// The places of the index, with the addresses and the places of the named category among them.
  private func placed(_ slots: Int) -> [PlaceSuggestion] {
    let found = withAddresses()
    if let category, !category.places.isEmpty { return CategorySlots(limit: slots, category: category, trace: trace).placed(found) }
    trace?.drop(found.dropFirst(slots), because: .noSlot)
    return Array(found.prefix(slots))
  }

  /// The houses, and behind each that has exactly the number a place of the address, the others behind the last of them: both are what the address means.
  private func addressed(besides named: [PlaceSuggestion]) -> [PlaceSuggestion] {
    var ofAddress = ofAddress.filter { place in !named.contains { $0.placeID == place.placeID } }
    guard let last = houses.lastIndex(where: \.origin.isExactHouse) else { return ofAddress + houses }
    return houses.enumerated().flatMap { position, house in
      let count = position == last ? ofAddress.count : house.origin.isExactHouse ? min(1, ofAddress.count) : 0
      defer { ofAddress.removeFirst(count) }
      return [house] + ofAddress.prefix(count)
    }
  }

  /// Places by name, houses and places of the address, other places that have the whole text, houses beside other words, other places, streets.
  private func withAddresses() -> [PlaceSuggestion] {
    if addresses.isEmpty, ofAddress.isEmpty, besideNames.isEmpty { return places }
    let named = places.filter(\.matchLabel.isByName)
    let others = places.filter { place in
      !place.matchLabel.isByName && !(ofAddress + besideNames).contains { $0.placeID == place.placeID }
    }
    let found =
      named + addressed(besides: named) + others.filter { !$0.matchLabel.isGuess } + besideNames
      + others.filter(\.matchLabel.isGuess)
    // A street whose house is not known is only a guess.
    let streets = addresses.filter { $0.primaryType == "route" }
    let isListed = { (street: PlaceSuggestion) in found.contains { $0.placeID == street.placeID } }
    trace?.drop(streets.filter(isListed), because: .repeated)
    return found + streets.filter { !isListed($0) }
  }
}
