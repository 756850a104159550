// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
import GazetteerIndex

/// One connection to an index with all that answers through it. It belongs to one thread at a time.
package final class IndexSession {
  package let engine: SearchEngine
  let suggestions: SuggestionMaker
  private let stop = Stop()

  /// Asked while a statement runs.
  private final class Stop {
    var isWanted: () -> Bool = { false }
  }

  init(engine: SearchEngine) {
    self.engine = engine
    suggestions = SuggestionMaker(reader: engine.reader)
    engine.reader.stopStatements { [stop] in stop.isWanted() }
  }

  /// Answers a request.
  ///
  /// - Parameter isCancelled: asked now and then, also while a statement runs.
  /// - Throws: `Patience.DeadlineExceeded` when the deadline passed before anything was found, `CancellationError`, or what a damaged index
  ///   causes; `ContractError(_:)` tells what each is to a client.
  package func answer(_ query: AutocompleteQuery, isCancelled: @escaping @Sendable () -> Bool = { false }) throws -> AutocompleteAnswer {
    let start = ContinuousClock.now
    // A request may have waited for its connection until its time was over.
    try Patience(deadline: query.deadline, isCancelled: isCancelled).check()
    return try interruptible(isCancelled) {
      let found = try engine.search(query.searchRequest, isCancelled: isCancelled)
      let list = try list(found, for: query)
      return AutocompleteAnswer(suggestions: list, isComplete: found.isComplete, elapsed: ContinuousClock.now - start)
    }
  }

  /// What the text says itself goes first, and takes one of the places' seats.
  private func list(_ found: SearchEngine.Result, for query: AutocompleteQuery) throws -> [Suggestion] {
    var places = try found.candidates.map { try suggestions.suggestion(for: $0, of: found.query, in: query) }
    if let typed = try typedSuggestion(for: query),
      !typed.isGuess || !found.candidates.contains(where: { $0.match.matchClass == .nameStart })
    {
      places = [typed.suggestion] + places.prefix(query.limit - 1)
    }
    return places.map(Suggestion.place)
  }

  /// Does work that may be interrupted within a statement; what an interrupted statement throws becomes `CancellationError`.
  func interruptible<Value>(_ isCancelled: @escaping @Sendable () -> Bool, _ work: () throws -> Value) throws -> Value {
    stop.isWanted = isCancelled
    defer { stop.isWanted = { false } }
    do {
      return try translatingReadFailures(path: engine.reader.overview.path, work)
    } catch {
      if isCancelled() { throw CancellationError() }
      throw error
    }
  }
}
