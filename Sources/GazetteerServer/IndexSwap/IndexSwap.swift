// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import Logging
import Synchronization

/// The current index, which can be replaced while requests are answered.
///
/// A request keeps the index that it started with, so an old index closes when its last request ends.
final class IndexSwap: Sendable {
  /// An open index.
  struct Opened: Sendable {
    let index: PlaceIndex
    let places: Int
    /// Counts the indexes of the server from 1.
    let generation: Int
    fileprivate let stamps: [FileStamp?]

    fileprivate init(paths: [String], stamps: [FileStamp?], configuration: PlaceIndex.Configuration, generation: Int) throws {
      self.stamps = stamps
      index = try PlaceIndex(paths: paths, configuration: configuration)
      // No request waits for the words of many packs.
      places = try index.withEngine { engine in
        try engine.reader.prepareWords()
        return engine.reader.overview.placeCount
      }
      self.generation = generation
    }
  }

  /// Whether what is answered from is what the paths have.
  enum Condition: Equatable, Sendable {
    case sound
    /// A file was removed. The server goes on with what it has in memory, and could not start again.
    case missing(path: String)
    /// The index in use has other bytes than were written.
    case damaged(reason: String)
  }

  private struct State {
    var opened: Opened
    /// The files that were last refused.
    var refused: [FileStamp?]?
    var refusals = 0
    /// What was found when the checksums were compared; nil for no damage. Belongs to the opened index.
    var damage: String?
    /// What was logged last.
    var told = Condition.sound
  }

  private let paths: [String]
  private let configuration: PlaceIndex.Configuration
  private let state: Mutex<State>
  private let logger: Logger

  /// Opens the first index.
  ///
  /// - Throws: the errors of `PlaceIndex.init`.
  init(paths: [String], configuration: PlaceIndex.Configuration, logger: Logger) throws {
    self.paths = paths
    self.configuration = configuration
    self.logger = logger
    let opened = try Opened(paths: paths, stamps: Self.stamps(paths), configuration: configuration, generation: 1)
    state = Mutex(State(opened: opened))
  }

  /// Taken before opening, so that a file that arrives in between is seen as a change.
  private static func stamps(_ paths: [String]) -> [FileStamp?] { paths.map(IndexSnapshot.stamp) }

  var opened: Opened { state.withLock { $0.opened } }

  var index: PlaceIndex { opened.index }

  /// The paths as the log shows them.
  private var name: String { paths.joined(separator: ", ") }

  /// Number of refused files.
  var refusals: Int { state.withLock { $0.refusals } }

  /// Opens the files at the paths if one has changed, all are there, and they were not refused before. Only one caller at a time.
  func takeOverChange() {
    let stamps = Self.stamps(paths)
    let isNew = state.withLock { !stamps.contains(nil) && stamps != $0.opened.stamps && stamps != $0.refused }
    if isNew { takeOver() }
    _ = condition()
  }

  /// Opens the files at the paths in any case. If that fails, they are refused and the old index stays. Only one caller at a time.
  func takeOver() {
    let stamps = Self.stamps(paths)
    do {
      var checking = configuration
      // A server must not go from a sound index to a damaged one.
      checking.checksWholeFiles = true
      let new = try Opened(paths: paths, stamps: stamps, configuration: checking, generation: opened.generation + 1)
      // The old index is released outside the lock, because closing it takes time.
      let old = state.withLock { state in
        let old = state.opened
        state.opened = new
        (state.refused, state.damage) = (nil, nil)
        return old
      }
      logger.notice("The index was replaced.", metadata: ["index": "\(name)", "places": "\(new.places)", "before": "\(old.places)"])
    } catch {
      state.withLock { state in
        state.refused = stamps
        state.refusals += 1
      }
      logger.error("The new index was refused, the old one goes on.", metadata: ["index": "\(name)", "reason": "\(error)"])
      // It may be the file in use, written to.
      compareChecksums()
    }
  }

  /// Compares all checksums of the index in use: opening a large file looks at few of them.
  func compareChecksums() {
    let opened = opened
    var damage: String?
    for file in opened.index.snapshots.flatMap(\.files) where damage == nil {
      do throws(IndexError) { try file.checkWhole() } catch { damage = "\(error)" }
    }
    state.withLock { if $0.opened.generation == opened.generation { $0.damage = damage } }
    _ = condition()
  }

  /// Whether all is well with the index in use. What is not is logged once.
  func condition() -> Condition {
    let missing = opened.index.snapshots.lazy.compactMap(\.missingFile).first
    let (now, before) = state.withLock { state in
      let now: Condition = state.damage.map(Condition.damaged) ?? missing.map(Condition.missing) ?? .sound
      defer { state.told = now }
      return (now, state.told)
    }
    if now != before { log(now) }
    return now
  }

  private func log(_ condition: Condition) {
    switch condition {
    case .sound: logger.notice("The files of the index are there again.", metadata: ["index": "\(name)"])
    case .missing(let path):
      logger.error("A file of the index is gone; the server goes on with what it has in memory.", metadata: ["file": "\(path)"])
    case .damaged(let reason): logger.error("The index in use is damaged.", metadata: ["reason": "\(reason)"])
    }
  }
}
