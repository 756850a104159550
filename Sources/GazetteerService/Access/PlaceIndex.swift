// SPDX-License-Identifier: Apache-2.0
import Foundation
package import GazetteerEngine
package import GazetteerIndex
import GazetteerTypeNames

/// An index file, or several as layers, open for reading. Any number of tasks and threads may use it at once.
///
///     let index = try PlaceIndex(path: "places.gaz")
///     let client = PlacesClient(index: index)
///
/// Searches run on threads of the index, not on those of Swift's concurrency. The file stays open, and mapped into memory, until the last reference to the
/// index is released.
///
/// Do not write to the file or truncate it while it is open: access to a page that no longer exists ends the process. A new file may be renamed to its path;
/// this index keeps using the old one.
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
  /// The folder of packs that the path is; nil for files.
  private let packs: PackFolder?

  /// Opens an index and one connection to it; further connections are opened when requests need them.
  ///
  /// - Parameters:
  ///   - path: The path of a file that `gazetteer import` or `IndexImport` has written.
  ///   - configuration: Options; they cannot be changed later.
  /// - Throws: an error whose one-line description names the problem and its cure: no file, no permission, not an index, an index of another format
  ///   version, or a damaged one.
  /// - Complexity: Checks the checksums of the first 64 KiB of the file, or of all of it up to 8 MiB; it reads no places. The first search reads the
  ///   vocabulary in addition: about 8 ms for a million places.
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
  public convenience init(paths: [String], configuration: Configuration = Configuration()) throws {
    if paths.count == 1, let manifest = try PackManifest.read(folder: paths[0]) {
      let packs = PackFolder(manifest, folder: paths[0], configuration: configuration)
      try self.init(files: [packs.worldPath], named: paths[0], configuration: configuration, packs: packs)
      return
    }
    // Beside other layers a folder stands for all of its packs.
    let files = try paths.flatMap { path in try PackManifest.read(folder: path).map { PackFolder.files($0, folder: path) } ?? [path] }
    try self.init(files: files, configuration: configuration)
  }

  /// Opens files, one of which may stand for a folder of packs.
  ///
  /// - Parameter name: The path of the folder.
  init(files paths: [String], named name: String? = nil, configuration: Configuration, packs: PackFolder? = nil) throws {
    if paths.isEmpty { throw IndexError.noFile }
    self.packs = packs
    self.paths = name.map { [$0] } ?? paths
    self.configuration = configuration
    sessions = try SessionPool(paths: paths, limit: configuration.maxConcurrent, profile: configuration.ranking.profile)
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
    packs = base.packs
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
    if let packs { return try packs.whole().ranked(by: configuration.ranking).withSession(body) }
    return try withOwnSession(body)
  }

  private func withOwnSession<Value>(_ body: (IndexSession) throws -> Value) throws -> Value {
    try sessions.lend(waitingAtMost: configuration.maxWait) { try body($0.ranked(by: configuration.ranking.profile)) }
  }

  /// Passes a search engine to `body`, on the calling thread; see `withSession`.
  package func withEngine<Value>(_ body: (SearchEngine) throws -> Value) throws -> Value {
    try withSession { try body($0.engine) }
  }

  /// Answers a request on the calling thread; see `IndexSession.answer`.
  package func answerNow(
    _ query: AutocompleteQuery, patience: Patience = Patience()
  ) throws -> AutocompleteAnswer {
    let answer = try index(for: query).withOwnSession { try $0.answer(query, patience: patience) }
    return isEnough(answer.suggestions, for: query) ? answer : try withSession { try $0.answer(query, patience: patience) }
  }

  /// Answers a request and explains the answer, on the calling thread; see `IndexSession.explain`.
  package func explainNow(_ query: AutocompleteQuery, why placeID: String? = nil) throws -> AnswerExplanation {
    let explanation = try index(for: query).withOwnSession { try $0.explain(query, why: placeID) }
    return isEnough(explanation.suggestions, for: query) ? explanation : try withSession { try $0.explain(query, why: placeID) }
  }

  /// How many places there are; in a folder of packs those of its manifest.
  package func placeCount() throws -> Int {
    if let packs { return packs.placeCount }
    return try withEngine { $0.reader.overview.placeCount }
  }

  /// Answers a request on a thread of the index. Cancelling the task stops the search.
  ///
  /// - Throws: only `ContractError`, for every failure.
  package func answer(_ query: AutocompleteQuery) async throws(ContractError) -> AutocompleteAnswer {
    let answer = try await call(about: query, until: query.deadline) { try $0.answer(query, patience: $1) }
    return isEnough(answer.suggestions, for: query) ? answer : try await call(until: query.deadline) { try $0.answer(query, patience: $1) }
  }

  /// Whether no other packs have to be asked: there are none, the filters of the request keep all places of the others out, or the list is full of places
  /// found by name, or of what a text asks for around the bias.
  func isEnough(_ suggestions: [Suggestion], for query: AutocompleteQuery) -> Bool {
    guard let packs, query.restriction == nil, query.countries.isEmpty else { return true }
    return suggestions.count >= query.limit
      && suggestions.allSatisfy { $0.place.map { $0.matchLabel.isByName || packs.isAtHand($0, for: query) } ?? true }
  }

  /// The index that answers a request: of a folder of packs those that it is about.
  private func index(for query: AutocompleteQuery?) throws -> PlaceIndex {
    guard let packs else { return self }
    let index = try query.map(packs.index) ?? packs.whole()
    return index.ranked(by: configuration.ranking)
  }

  /// Runs work with a connection on a thread of the index. When the task is cancelled, the call returns at once, and the work learns of it by its
  /// second argument.
  ///
  /// - Parameters:
  ///   - query: The request that decides which packs of a folder are asked; nil asks all.
  ///   - deadline: a call that is still waiting then fails as busy; running work must observe it itself.
  /// - Throws: only `ContractError`, for every failure.
  package func call<Value: Sendable>(
    about query: AutocompleteQuery? = nil, until deadline: ContinuousClock.Instant? = nil,
    _ work: @escaping @Sendable (IndexSession, Patience) throws -> Value
  ) async throws(ContractError) -> Value {
    // Not this object: work that goes on after a cancelled call must not release it on its own thread.
    let call = WaitingCall { [sessions, packs, configuration] patience in
      let asked = try packs.map { try query.map($0.index) ?? $0.whole() }?.sessions ?? sessions
      return try asked.lend(waitingAtMost: configuration.wait(until: deadline)) { session in
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
  /// How long a request may still wait for a thread.
  fileprivate func wait(until deadline: ContinuousClock.Instant?) -> Duration {
    deadline.map { min(maxWait, max(.zero, $0 - .now)) } ?? maxWait
  }
}
