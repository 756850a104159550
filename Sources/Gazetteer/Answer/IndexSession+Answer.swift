// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex

extension IndexSession {
  /// Answers a request: the places that the engine selects, before them the place that the text says itself, among them places of the category that the
  /// text names, and queries when they are asked for.
  ///
  /// - Parameter isCancelled: asked now and then, also while a statement runs.
  /// - Throws: `Patience.DeadlineExceeded` when the deadline passed before anything was found, `CancellationError`, or what a damaged index
  ///   causes; `ContractError(_:)` tells what each is to a client.
  package func answer(_ query: AutocompleteQuery, isCancelled: @escaping @Sendable () -> Bool = { false }) throws -> AutocompleteAnswer {
    let start = ContinuousClock.now
    // A request may have waited for its connection until its time was over.
    try Patience(deadline: query.deadline, isCancelled: isCancelled).check()
    return try interruptible(isCancelled) {
      let found = try places(for: query)
      var list = SuggestionList(limit: query.limit)
      list.isComplete = found.isComplete
      list.places = try found.places.map { try suggestions.suggestion(for: $0, in: query) }
      list.hasName = found.hasName
      try list.asLongAsTimeAllows {
        try addOthers(to: &$0, for: query)
      }
      return AutocompleteAnswer(suggestions: list.suggestions, isComplete: list.isComplete, elapsed: ContinuousClock.now - start)
    }
  }

  /// Adds what stands in no list of places by name.
  private func addOthers(to list: inout SuggestionList, for query: AutocompleteQuery) throws {
    try until(query.deadline) {
      list.typed = try typedSuggestion(for: query)
      list.addresses = try addressSuggestions(for: query)
      if !list.hasName, list.addresses.isEmpty { list.addresses = try postalSuggestions(for: query) }
      list.kinds = try categorySuggestions(for: query, besides: list.places.count { $0.matchKind != .corrected })
      list.isComplete = list.isComplete && list.kinds?.isComplete != false
      list.queries = try querySuggestions(for: query)
    }
  }
}

/// The kinds of suggestions, on their way to one list.
private struct SuggestionList {
  let limit: Int
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

  init(limit: Int) { self.limit = limit }

  /// Adds what is not worth failing for when the deadline passes.
  mutating func asLongAsTimeAllows(_ add: (inout SuggestionList) throws -> Void) throws {
    do {
      try add(&self)
    } catch is Patience.DeadlineExceeded {
      isComplete = false
    }
  }

  /// What was typed itself first, unless it is a guess and there is such a name; places by name, addresses, other places; queries, which go
  /// before places that only their address or the inside of a word leads to. A query never takes the last slot from a place.
  var suggestions: [Suggestion] {
    let typed = typed.flatMap { $0.isGuess && hasName ? nil : $0.suggestion }
    let hasKind = kinds?.places.isEmpty == false
    let hasPlace = typed != nil || hasKind || !places.isEmpty || !addresses.isEmpty
    let wanted = queries.prefix(hasPlace ? limit - 1 : limit).map(Suggestion.query)
    let first = typed.map { [Suggestion.place($0)] } ?? []
    let kept = first + placed(limit - wanted.count - first.count).map(Suggestion.place)
    return hasName || typed != nil || hasKind || !houses.isEmpty ? kept + wanted : wanted + kept
  }

  /// The addresses but for the streets that stand for want of the house.
  private var houses: [PlaceSuggestion] { addresses.filter { $0.primaryType != "route" } }

  /// The places of the index, with the addresses and those of the kind that the text names among them.
  private func placed(_ slots: Int) -> [PlaceSuggestion] {
    guard let kinds, !kinds.places.isEmpty else { return Array(withAddresses.prefix(slots)) }
    return CategorySlots(limit: slots, kinds: kinds).placed(withAddresses)
  }

  /// Places by name, houses, other places, streets.
  private var withAddresses: [PlaceSuggestion] {
    if addresses.isEmpty { return places }
    let found = places.filter(\.matchKind.isByName) + houses + places.filter { !$0.matchKind.isByName }
    // A street for want of the house is no more than a guess.
    let streets = addresses.filter { $0.primaryType == "route" }
    return found + streets.filter { street in !found.contains { $0.placeID == street.placeID } }
  }
}
