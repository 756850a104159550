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
