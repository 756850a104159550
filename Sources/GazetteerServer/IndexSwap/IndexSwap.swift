// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import Logging
import Synchronization

/// The index that requests are answered from, and its replacement while they are.
///
/// A request holds the index that it began with, so an old one closes when its last request ends.
final class IndexSwap: Sendable {
  /// An open index.
  struct Opened: Sendable {
    let index: PlaceIndex
    let places: Int
    /// 1 for the first index of the server, then counting.
    let generation: Int
    fileprivate let stamp: FileStamp?

    fileprivate init(path: String, configuration: PlaceIndex.Configuration, generation: Int) throws {
      // Before opening: a file that comes in between is then seen as a change.
      stamp = FileStamp(path: path)
      index = try PlaceIndex(path: path, configuration: configuration)
      places = try index.withEngine { $0.reader.overview.placeCount }
      self.generation = generation
    }
  }

  private struct State {
    var opened: Opened
    /// The file that was refused last.
    var refused: FileStamp?
    var refusals = 0
  }

  private let path: String
  private let configuration: PlaceIndex.Configuration
  private let state: Mutex<State>
  private let logger: Logger

  /// Opens the first index.
  ///
  /// - Throws: what `PlaceIndex.init` throws.
  init(path: String, configuration: PlaceIndex.Configuration, logger: Logger) throws {
    self.path = path
    self.configuration = configuration
    self.logger = logger
    state = Mutex(State(opened: try Opened(path: path, configuration: configuration, generation: 1)))
  }

  var opened: Opened { state.withLock { $0.opened } }

  var index: PlaceIndex { opened.index }

  /// How often a file was refused.
  var refusals: Int { state.withLock { $0.refusals } }

  /// Takes over the file at the path when it is another one than before, and was not refused before. Only one caller at a time.
  func takeOverChange() {
    let stamp = FileStamp(path: path)
    let isNew = state.withLock { stamp != nil && stamp != $0.opened.stamp && stamp != $0.refused }
    if isNew { takeOver() }
  }

  /// Takes over the file at the path, whatever it is; one that does not open is refused, and the old index goes on. Only one caller at a time.
  func takeOver() {
    do {
      let new = try Opened(path: path, configuration: configuration, generation: opened.generation + 1)
      // The old one is let go of outside of the lock: closing it takes time.
      let old = state.withLock { state in
        let old = state.opened
        state.opened = new
        state.refused = nil
        return old
      }
      logger.notice("The index was replaced.", metadata: ["index": "\(path)", "places": "\(new.places)", "before": "\(old.places)"])
    } catch {
      let stamp = FileStamp(path: path)
      state.withLock { state in
        state.refused = stamp
        state.refusals += 1
      }
      logger.error("The new index was refused, the old one goes on.", metadata: ["index": "\(path)", "reason": "\(error)"])
    }
  }
}
