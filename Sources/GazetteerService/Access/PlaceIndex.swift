// SPDX-License-Identifier: Apache-2.0
import Foundation
package import GazetteerEngine
package import GazetteerIndex
import GazetteerText

/// An index file or folder of packs, or several as layers, open for reading. Any number of tasks and threads may use it at once.
///
///     let index = try PlaceIndex(path: "places.gaz")
///     let client = PlacesClient(index: index)
///
/// Searches run on threads of the index, not on those of Swift's concurrency. The files stay mapped into memory, without a descriptor, until the last reference
/// to the index is released.
///
/// Do not write to a file or truncate it while it is open: access to a page that no longer exists ends the process. A new file may be renamed to its path, a
/// folder of packs may be replaced, and both may be removed; this index keeps using the old ones.
public final class PlaceIndex: Sendable {
  /// Options for the use of an index.
  ///
  ///     var configuration = PlaceIndex.Configuration()
  ///     configuration.maxConcurrent = 2
  ///     configuration.maxWait = .milliseconds(500)
  ///     let index = try PlaceIndex(path: "places.gaz", configuration: configuration)
  ///
  public struct Configuration: Sendable {
    /// Number of requests processed at once, at least 1, each with its own connection and thread; the others wait. The default is the number of active
    /// processor cores. A search never sleeps, so a greater number only uses more memory.
    public var maxConcurrent = ProcessInfo.processInfo.activeProcessorCount
    /// How long a request may wait for a thread before it fails as busy. The default is two seconds.
    public var maxWait = Duration.seconds(2)
    /// The ranking of answers. The default is `Ranking.standard`.
    public var ranking = Ranking.standard
    /// Whether all checksums are compared on opening: for who reads all places, to write or to judge something.
    package var checksWholeFiles = false

    /// The defaults.
    public init() {}
  }

  /// The path of the file, as it was given; of several, that of the lowest layer.
  public var path: String { paths[0] }
  /// The paths of the files, as they were given, from the lowest layer to the highest.
  public let paths: [String]
  private let configuration: Configuration
  private let sessions: SessionPool
  private let queue: WorkQueue
  /// The index whose connections and threads this one shares; nil when it has its own.
  private let base: PlaceIndex?

  /// Opens an index and one connection to it; further connections are opened when requests need them.
  ///
  /// - Parameters:
  ///   - path: The path of a file that `gazetteer import` or `IndexImport` has written, or of a folder of packs.
  ///   - configuration: Options; they cannot be changed later.
  /// - Throws: an error whose one-line description names the problem and its cure: no file, no permission, not an index, an index of another format
  ///   version, or a damaged one.
  /// - Complexity: Checks the checksums of the first 64 KiB of the file, or of all of it up to 8 MiB; it reads no places. The first search reads the
  ///   vocabulary in addition: about 8 ms for a million places. All packs of a folder are opened so.
  public convenience init(path: String, configuration: Configuration = Configuration()) throws {
    try self.init(paths: [path], configuration: configuration)
  }

  /// Opens several indexes as layers, which answer as if they were one.
  ///
  ///     let index = try PlaceIndex(paths: ["world.gaz", "stores.gaz"])
  ///
  /// A place hides the place with the same id in the layers below; so does the removal of a place (`gazetteer import --over`). Scores, duplicates and the order
  /// of an answer are those of one index with all visible places. Addresses inherit names of towns within a layer, or from the layers named at import, and a
  /// word counts as often as the files have it.
  ///
  /// - Parameters:
  ///   - paths: The paths of the files, from the lowest layer to the highest; one at least.
  ///   - configuration: Options; they cannot be changed later.
  /// - Throws: as `init(path:configuration:)`, for each file; `IndexError.noFile` when none is named.
  /// - Complexity: as `init(path:configuration:)`, for each file. A search takes as long as in one index of all places, and some 0.1 ms more a layer.
  public init(paths: [String], configuration: Configuration = Configuration()) throws {
    if paths.isEmpty { throw IndexError.noFile }
    self.paths = paths
    self.configuration = configuration
    let snapshots = try paths.map { try IndexSnapshot(path: $0, checking: configuration.checksWholeFiles ? .whole : .small) }
    sessions = try SessionPool(snapshots, limit: configuration.maxConcurrent, profile: configuration.ranking.profile)
    queue = WorkQueue(threads: configuration.maxConcurrent)
    base = nil
    Self.preparation
  }

  private init(_ base: PlaceIndex, ranking: Ranking) {
    paths = base.paths
    var configuration = base.configuration
    configuration.ranking = ranking
    self.configuration = configuration
    sessions = base.sessions
    queue = base.queue
    self.base = base
  }

  /// The same open file with another ranking; connections and threads are shared.
  package func ranked(by ranking: Ranking) -> PlaceIndex {
    ranking == configuration.ranking ? self : PlaceIndex(base ?? self, ranking: ranking)
  }

  /// Runs once a process, in the background: builds tables that the first answer would otherwise wait for.
  private static let preparation: Void = {
    Task.detached(priority: .userInitiated) { TypeNames.prepare() }
  }()

  deinit { if base == nil { queue.close() } }

  /// Passes a connection to `body`, on the calling thread.
  ///
  /// - Throws: `ContractError.busy` when no connection became free in time, and the errors of `body`.
  package func withSession<Value>(_ body: (IndexSession) throws -> Value) throws -> Value {
    try sessions.lend(waitingAtMost: configuration.maxWait) { try body($0.ranked(by: configuration.ranking.profile)) }
  }

  /// Passes a search engine to `body`, on the calling thread; see `withSession`.
  package func withEngine<Value>(_ body: (SearchEngine) throws -> Value) throws -> Value {
    try withSession { try body($0.engine) }
  }

  /// The files, and whether they are still what was opened.
  package var snapshots: [IndexSnapshot] { sessions.snapshots }

  /// Answers a request on the calling thread; see `IndexSession.answer`.
  package func answerNow(
    _ query: AutocompleteQuery, patience: Patience = Patience()
  ) throws -> AutocompleteAnswer {
    try withSession { try $0.answer(query, patience: patience) }
  }

  /// Answers a request and explains the answer, on the calling thread; see `IndexSession.explain`.
  package func explainNow(_ query: AutocompleteQuery, why placeID: String? = nil) throws -> AnswerExplanation {
    try withSession { try $0.explain(query, why: placeID) }
  }

  /// Answers a request on a thread of the index. Cancelling the task stops the search.
  ///
  /// - Throws: only `ContractError`, for every failure.
  package func answer(_ query: AutocompleteQuery) async throws(ContractError) -> AutocompleteAnswer {
    try await call(until: query.deadline) { try $0.answer(query, patience: $1) }
  }

  /// Runs work with a connection on a thread of the index. When the task is cancelled, the call returns at once, and the work learns of it by its
  /// second argument.
  ///
  /// - Parameter deadline: a call that is still waiting then fails as busy; running work must observe it itself.
  /// - Throws: only `ContractError`, for every failure.
  package func call<Value: Sendable>(
    until deadline: ContinuousClock.Instant? = nil,
    _ work: @escaping @Sendable (IndexSession, Patience) throws -> Value
  ) async throws(ContractError) -> Value {
    // Not this object: work that goes on after a cancelled call must not release it on its own thread.
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

  /// Runs work with a connection on the calling thread, as `call` does on a thread of the index.
  ///
  /// - Parameter deadline: a call that is still waiting then fails as busy; running work must observe it itself.
  /// - Throws: only `ContractError`, for every failure.
  package func callNow<Value>(
    until deadline: ContinuousClock.Instant? = nil, _ work: (IndexSession) throws -> Value
  ) throws(ContractError) -> Value {
    do {
      return try sessions.lend(waitingAtMost: configuration.wait(until: deadline)) { session in
        try work(session.ranked(by: configuration.ranking.profile))
      }
    } catch {
      throw ContractError(error)
    }
  }
}

extension PlaceIndex.Configuration {
  /// How long a request may still wait for a thread.
  fileprivate func wait(until deadline: ContinuousClock.Instant?) -> Duration {
    deadline.map { min(maxWait, max(.zero, $0 - .now)) } ?? maxWait
  }
}
