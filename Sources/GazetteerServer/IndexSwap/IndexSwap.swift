// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerFiles
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

    fileprivate init(paths: [String], configuration: PlaceIndex.Configuration, generation: Int) throws {
      // Taken before opening, so that a file that arrives in between is seen as a change.
      stamps = paths.map { FileStamp($0) }
      index = try PlaceIndex(paths: paths, configuration: configuration)
      places = try index.placeCount()
      self.generation = generation
    }
  }

  private struct State {
    var opened: Opened
    /// The files that were last refused.
    var refused: [FileStamp?]?
    var refusals = 0
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
    state = Mutex(State(opened: try Opened(paths: paths, configuration: configuration, generation: 1)))
  }

  var opened: Opened { state.withLock { $0.opened } }

  var index: PlaceIndex { opened.index }

  /// The paths as the log shows them.
  private var name: String { paths.joined(separator: ", ") }

  /// Number of refused files.
  var refusals: Int { state.withLock { $0.refusals } }

  /// Opens the files at the paths if one has changed, all are there, and they were not refused before. Only one caller at a time.
  func takeOverChange() {
    let stamps = paths.map { FileStamp($0) }
    let isNew = state.withLock { !stamps.contains(nil) && stamps != $0.opened.stamps && stamps != $0.refused }
    if isNew { takeOver() }
  }

  /// Opens the files at the paths in any case. If that fails, they are refused and the old index stays. Only one caller at a time.
  func takeOver() {
    do {
      let new = try Opened(paths: paths, configuration: configuration, generation: opened.generation + 1)
      // The old index is released outside the lock, because closing it takes time.
      let old = state.withLock { state in
        let old = state.opened
        state.opened = new
        state.refused = nil
        return old
      }
      logger.notice("The index was replaced.", metadata: ["index": "\(name)", "places": "\(new.places)", "before": "\(old.places)"])
    } catch {
      let stamps = paths.map { FileStamp($0) }
      state.withLock { state in
        state.refused = stamps
        state.refusals += 1
      }
      logger.error("The new index was refused, the old one goes on.", metadata: ["index": "\(name)", "reason": "\(error)"])
    }
  }
}
