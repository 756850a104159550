// SPDX-License-Identifier: Apache-2.0
package import GazetteerEngine
import GazetteerIndex

/// One connection to an index with all that answers through it. It belongs to one thread at a time.
package final class IndexSession {
  package let engine: SearchEngine
  let suggestions: SuggestionMaker
  /// The same connection in the order that was asked for last, when that is another one.
  private var reranked: IndexSession?

  init(engine: SearchEngine) {
    self.engine = engine
    suggestions = SuggestionMaker(reader: engine.reader)
  }

  /// This connection with answers in the order of a profile.
  func ranked(by profile: RankingProfile) -> IndexSession {
    if engine.profile == profile { return self }
    if let reranked, reranked.engine.profile == profile { return reranked }
    let session = IndexSession(engine: SearchEngine(reader: engine.reader, profile: profile))
    reranked = session
    return session
  }

  /// Does work that ends at a deadline: what is looked for besides what has been found already.
  func until<Value>(_ deadline: ContinuousClock.Instant?, _ work: () throws -> Value) throws -> Value {
    let patience = engine.reader.patience.limited(to: deadline)
    return try engine.reader.under(patience) {
      try patience.check()
      return try work()
    }
  }

  /// Does work that may be interrupted, also within a statement: what an interrupted statement throws becomes what `patience` throws. The deadline of
  /// a query is not part of it: what has been found until then has yet to be told.
  func interruptible<Value>(_ patience: Patience, _ work: () throws -> Value) throws -> Value {
    do {
      return try engine.reader.under(patience, work)
    } catch {
      try patience.check()
      throw error
    }
  }
}
