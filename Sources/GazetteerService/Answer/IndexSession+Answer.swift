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
      let (page, isComplete) = try assembled(query, nil)
      let facets = query.facets.isEmpty ? [] : try facets(of: query)
      var answer = AutocompleteAnswer(suggestions: page.rows, isComplete: isComplete, elapsed: ContinuousClock.now - start)
      answer.facets = facets
      return answer
    }
  }

  /// Assembles the answer: its rows, and what has none.
  ///
  /// - Parameter trace: Records what is found and what is removed again; nil if no trace is wanted.
  func assembled(_ query: AutocompleteQuery, _ trace: AnswerTrace?) throws -> (page: Page<Suggestion>, isComplete: Bool) {
    try checkAttributes(of: query.conditions)
    let intent = Intent(query.text, language: query.language)
    let found = try matches(for: query, trace)
    var page = AnswerPage(limit: query.limit, numbers: engine.profile.rows)
    page.isComplete = found.isComplete
    // By index: a loop over the places would copy each of them.
    page.places = try found.places.indices.map { try suggestions.suggestion(for: found.places[$0], in: query) }
    page.hasName = found.hasName
    try page.asLongAsTimeAllows {
      try addAddresses(to: &$0, for: query, trace)
      if !$0.hasName, $0.addresses.isEmpty, $0.ofAddress.isEmpty { try addPostalCodes(to: &$0, for: query) }
      try addCategory(to: &$0, for: query, intent)
    }
    trace?.category = page.category
    let composed = page.composed()
    trace?.note(composed)
    // What was cut before it found anything is an error.
    if composed.entries.isEmpty, !page.isComplete { try engine.reader.patience.limited(to: query.deadline).check() }
    return (composed, page.isComplete)
  }

  // MARK: What the engine's search does not find

  /// Adds the position that the text is, and addresses.
  private func addAddresses(to page: inout AnswerPage, for query: AutocompleteQuery, _ trace: AnswerTrace?) throws {
    try until(query.deadline) {
      page.typed = try typedSuggestion(for: query)
      page.addresses = try addressSuggestions(for: query)
      if !page.addresses.isEmpty { trace?.note("\(page.addresses.count) addresses") }
      page.ofAddress = try suggestionsOfAddress(for: query)
      if !page.ofAddress.isEmpty { trace?.note("\(page.ofAddress.count) places whose address the text is") }
      let hasHouse = page.addresses.contains { $0.primaryType != "route" }
      if !page.hasName, !hasHouse { page.besideNames = try housesBesideNames(for: query) }
    }
  }

  private func addPostalCodes(to page: inout AnswerPage, for query: AutocompleteQuery) throws {
    let found = try postalSuggestions(for: query)
    page.addresses = found.suggestions
    page.isComplete = page.isComplete && found.isComplete
  }

  /// Adds places of a category, and queries.
  private func addCategory(to page: inout AnswerPage, for query: AutocompleteQuery, _ intent: Intent) throws {
    try until(query.deadline) {
      page.category = try categorySuggestions(for: query, intent, besides: page.places, isAnswered: page.isAnswered)
      page.isComplete = page.isComplete && page.category?.isComplete != false
      page.queries = query.scope.needsData ? [] : try querySuggestions(for: query, intent)
      page.isCategoryAlone = !page.queries.isEmpty && intent.isCategoryAlone
    }
  }
}
