// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
package import GazetteerIndex

/// One connection to an index, with everything that answers requests. Only one thread may use it at a time.
package final class IndexSession {
  package let engine: SearchEngine
  let suggestions: SuggestionMaker
  /// The same connection with the most recently requested other ranking.
  private var reranked: IndexSession?

  init(engine: SearchEngine) {
    self.engine = engine
    suggestions = SuggestionMaker(reader: engine.reader)
  }

  /// This connection with the ranking of a profile.
  func ranked(by profile: RankingProfile) -> IndexSession {
    if engine.profile == profile { return self }
    if let reranked, reranked.engine.profile == profile { return reranked }
    let session = IndexSession(engine: SearchEngine(reader: engine.reader, profile: profile))
    reranked = session
    return session
  }

  /// Runs work that ends at a deadline: a search that adds to the places found so far.
  func until<Value>(_ deadline: ContinuousClock.Instant?, _ work: () throws -> Value) throws -> Value {
    let patience = engine.reader.patience.limited(to: deadline)
    return try engine.reader.under(patience) {
      try patience.check()
      return try work()
    }
  }

  /// Runs work that can be interrupted, even in the middle of a statement; an interruption is thrown as the error of `patience`. The deadline of a
  /// query is not part of it, because an answer must still return what was found until then.
  func interruptible<Value>(_ patience: Patience, _ work: () throws -> Value) throws -> Value {
    do {
      return try engine.reader.under(patience, work)
    } catch {
      try patience.check()
      throw error
    }
  }
}

extension IndexSession {
  /// Passes every place of a scope to `body`, most important first, whatever its details tell.
  ///
  /// - Throws: errors of a damaged index, and those of `body`.
  package func forEachPlace(of scope: Scope, _ body: (PlaceRecord) throws -> Void) throws {
    let reader = engine.reader
    let filter = PlaceFilter(scope, reader.overview, attributes: nil)
    try interruptible(Patience()) {
      let places = try reader.allPlaces()
      while let place = try places.next() {
        let core = try reader.core(of: place)
        let types = try reader.typeSet(core.typeSet)
        if filter.objection(place: place, country: core.country, types: types, location: core.location) != nil { continue }
        try body(try reader.record(of: place))
      }
    }
  }
}
