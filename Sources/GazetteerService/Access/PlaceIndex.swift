// SPDX-License-Identifier: Apache-2.0
import Foundation
package import GazetteerEngine
package import GazetteerIndex
import GazetteerTypeNames

/// An index file, open for reading. Any number of tasks and threads may ask it at once.
///
///     let index = try PlaceIndex(path: "places.gaz")
///     let client = PlacesClient(index: index)
///
/// The file must not be written to while it is open. A new file may be moved to its path: this index goes on with the old one.
public final class PlaceIndex: Sendable {
  /// How an index is used.
  public struct Configuration: Sendable {
    /// How many requests are worked on at once, each with a connection and a thread of its own; the others wait. The default is the number
    /// of processor cores: a search does not sleep, so more would only cost memory.
    public var maxConcurrent = ProcessInfo.processInfo.activeProcessorCount
    /// How long a request may wait for its turn before it fails as busy.
    public var maxWait = Duration.seconds(2)
    /// How answers are put in order.
    public var ranking = Ranking.standard

    /// The defaults.
    public init() {}
  }

  /// Where the file is.
  public let path: String
  private let configuration: Configuration
  private let sessions: SessionPool
  private let queue: WorkQueue
  /// The index whose connections and threads this one uses; nil for one that has its own.
  private let base: PlaceIndex?

  /// Opens an index.
  ///
  /// - Throws: an error whose description tells in one line what is wrong and the cure: no file, no right to read it, no index, an index of
  ///   another version, or a damaged one.
  public init(path: String, configuration: Configuration = Configuration()) throws {
    self.path = path
    self.configuration = configuration
    sessions = try SessionPool(path: path, limit: configuration.maxConcurrent, profile: configuration.ranking.profile)
    queue = WorkQueue(threads: configuration.maxConcurrent)
    base = nil
    Self.preparation
  }

  private init(_ base: PlaceIndex, ranking: Ranking) {
    path = base.path
    var configuration = base.configuration
    configuration.ranking = ranking
    self.configuration = configuration
    sessions = base.sessions
    queue = base.queue
    self.base = base
  }

  /// The same open file in another order; connections and threads are shared.
  package func ranked(by ranking: Ranking) -> PlaceIndex {
    ranking == configuration.ranking ? self : PlaceIndex(base ?? self, ranking: ranking)
  }

  /// Once in a process: builds what the first answer would wait for, while that is being looked for.
  private static let preparation: Void = {
    Task.detached(priority: .userInitiated) { TypeNames.prepare() }
  }()

  deinit { if base == nil { queue.close() } }

  /// Lends a connection to `body`, on the thread of the caller.
  ///
  /// - Throws: `ContractError.busy` when none came free in time, and what `body` throws.
  package func withSession<Value>(_ body: (IndexSession) throws -> Value) throws -> Value {
    try sessions.lend(waitingAtMost: configuration.maxWait) { try body($0.ranked(by: configuration.ranking.profile)) }
  }

  /// Lends a search engine to `body`, on the thread of the caller; see `withSession`.
  package func withEngine<Value>(_ body: (SearchEngine) throws -> Value) throws -> Value {
    try withSession { try body($0.engine) }
  }

  /// Answers a request on the thread of the caller; see `IndexSession.answer`.
  package func answerNow(
    _ query: AutocompleteQuery, patience: Patience = Patience()
  ) throws -> AutocompleteAnswer {
    try withSession { try $0.answer(query, patience: patience) }
  }

  /// Answers a request on a thread of the index. When the task is cancelled the search stops.
  ///
  /// - Throws: `ContractError`, whatever went wrong.
  package func answer(_ query: AutocompleteQuery) async throws(ContractError) -> AutocompleteAnswer {
    try await call(until: query.deadline) { try $0.answer(query, patience: $1) }
  }

  /// Does work with a connection on a thread of the index. When the task is cancelled, the call ends at once, and the work is told by its
  /// second argument.
  ///
  /// - Parameter deadline: as busy the call fails then, too, when it still waits for its turn; the work has to heed it by itself.
  /// - Throws: `ContractError`, whatever went wrong.
  package func call<Value: Sendable>(
    until deadline: ContinuousClock.Instant? = nil,
    _ work: @escaping @Sendable (IndexSession, Patience) throws -> Value
  ) async throws(ContractError) -> Value {
    let call = WaitingCall { [sessions, configuration] patience in
      try sessions.lend(waitingAtMost: configuration.wait(until: deadline)) { session in
        try work(session.ranked(by: configuration.ranking.profile), patience)
      }
    }
    do {
      return try await call.result(on: queue, waitingAtMost: configuration.wait(until: deadline))
    } catch {
      throw ContractError(error)
    }
  }
}

extension PlaceIndex.Configuration {
  /// How long a request may still wait for its turn.
  fileprivate func wait(until deadline: ContinuousClock.Instant?) -> Duration {
    deadline.map { min(maxWait, max(.zero, $0 - .now)) } ?? maxWait
  }
}
