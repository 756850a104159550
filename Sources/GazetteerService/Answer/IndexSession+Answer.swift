// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
package import GazetteerIndex

extension IndexSession {
  /// Answers a request: the places that the engine selects, before them the place that the text says itself, among them places of the category that the
  /// text names, and queries when they are asked for.
  ///
  /// - Parameter patience: When to stop besides the deadline of the query; asked now and then, also while a statement runs.
  /// - Throws: `Patience.DeadlineExceeded` when the deadline passed before anything was found, `CancellationError`, or what a damaged index
  ///   causes; `ContractError(_:)` tells what each is to a client.
  package func answer(_ query: AutocompleteQuery, patience: Patience = Patience()) throws -> AutocompleteAnswer {
    let start = ContinuousClock.now
    // A request may have waited for its connection until its time was over.
    try patience.limited(to: query.deadline).check()
    return try interruptible(patience) {
      let (suggestions, isComplete) = try assembled(query, nil)
      return AutocompleteAnswer(suggestions: suggestions, isComplete: isComplete, elapsed: ContinuousClock.now - start)
    }
  }

  /// Puts the answer together.
  ///
  /// - Parameter trace: Records what is found and taken out again; nil when nobody wants to know.
  func assembled(_ query: AutocompleteQuery, _ trace: AnswerTrace?) throws -> (suggestions: [Suggestion], isComplete: Bool) {
    let found = try matches(for: query, trace)
    var list = SuggestionList(limit: query.limit, trace: trace)
    list.isComplete = found.isComplete
    list.places = try found.places.map { try suggestions.suggestion(for: $0, in: query) }
    list.hasName = found.hasName
    try list.asLongAsTimeAllows {
      try addOthers(to: &$0, for: query)
    }
    list.dropPartialPlaces()
    trace?.kinds = list.kinds
    return (list.suggestions(), list.isComplete)
  }

  /// Adds what stands in no list of places by name.
  private func addOthers(to list: inout SuggestionList, for query: AutocompleteQuery) throws {
    try until(query.deadline) {
      list.typed = try typedSuggestion(for: query)
      list.addresses = try addressSuggestions(for: query)
      if !list.addresses.isEmpty { list.trace?.note("\(list.addresses.count) addresses") }
      if !list.hasName, list.addresses.isEmpty { list.addresses = try postalSuggestions(for: query) }
      list.kinds = try categorySuggestions(for: query, besides: list.places.count { !$0.matchKind.isGuess })
      list.isComplete = list.isComplete && list.kinds?.isComplete != false
      list.queries = try querySuggestions(for: query)
    }
  }
}

/// The kinds of suggestions, on their way to one list.
private struct SuggestionList {
  let limit: Int
  /// Records what leaves the list; nil when nobody wants to know.
  let trace: AnswerTrace?
  var isComplete = true
  /// Places of the index, best first.
  var places: [PlaceSuggestion] = []
  /// Whether the text is found in the names alone.
  var hasName = false
  /// What the text says itself.
  var typed: (suggestion: PlaceSuggestion, isGuess: Bool)?
  /// Houses and streets that the text names as an address, best first.
  var addresses: [PlaceSuggestion] = []
  /// Places of the category that the text names.
  var kinds: CategorySuggestions?
  var queries: [QuerySuggestion] = []

  init(limit: Int, trace: AnswerTrace?) { (self.limit, self.trace) = (limit, trace) }

  /// Adds what is not worth failing for when the deadline passes.
  mutating func asLongAsTimeAllows(_ add: (inout SuggestionList) throws -> Void) throws {
    do {
      try add(&self)
    } catch is Patience.DeadlineExceeded {
      isComplete = false
    }
  }

  /// Takes out the places that have only some words of the text when an address, a query or the text itself answers all of it. Places of a category leave
  /// them the free slots: the text may be a name with a word too many.
  mutating func dropPartialPlaces() {
    if typed == nil, addresses.isEmpty, queries.isEmpty { return }
    trace?.drop(places.filter { $0.matchKind == .partial }, because: .partial)
    places.removeAll { $0.matchKind == .partial }
  }

  /// What was typed itself first, unless it is a guess and there is such a name; places by name, addresses, other places; queries, which go
  /// before places that only their address or the inside of a word leads to. A query never takes the last slot from a place.
  func suggestions() -> [Suggestion] {
    let typed = typed.flatMap { $0.isGuess && hasName ? nil : $0.suggestion }
    if typed == nil, let guess = self.typed { trace?.drop([guess.suggestion], because: .guess) }
    let hasKind = kinds?.places.isEmpty == false
    let hasPlace = typed != nil || hasKind || !places.isEmpty || !addresses.isEmpty
    let wanted = queries.prefix(hasPlace ? limit - 1 : limit).map(Suggestion.query)
    trace?.drop(queries.dropFirst(wanted.count).map(Suggestion.query), because: .noSlot)
    let first = typed.map { [Suggestion.place($0)] } ?? []
    let kept = first + placed(limit - wanted.count - first.count).map(Suggestion.place)
    return hasName || typed != nil || hasKind || !houses.isEmpty ? kept + wanted : wanted + kept
  }

  /// The addresses but for the streets that stand for want of the house.
  private var houses: [PlaceSuggestion] { addresses.filter { $0.primaryType != "route" } }

  /// The places of the index, with the addresses and those of the kind that the text names among them.
  private func placed(_ slots: Int) -> [PlaceSuggestion] {
    let found = withAddresses()
    if let kinds, !kinds.places.isEmpty { return CategorySlots(limit: slots, kinds: kinds, trace: trace).placed(found) }
    trace?.drop(found.dropFirst(slots), because: .noSlot)
    return Array(found.prefix(slots))
  }

  /// Places by name, houses, other places, streets.
  private func withAddresses() -> [PlaceSuggestion] {
    if addresses.isEmpty { return places }
    let found = places.filter(\.matchKind.isByName) + houses + places.filter { !$0.matchKind.isByName }
    // A street for want of the house is no more than a guess.
    let streets = addresses.filter { $0.primaryType == "route" }
    let isListed = { (street: PlaceSuggestion) in found.contains { $0.placeID == street.placeID } }
    trace?.drop(streets.filter(isListed), because: .repeated)
    return found + streets.filter { !isListed($0) }
  }
}
