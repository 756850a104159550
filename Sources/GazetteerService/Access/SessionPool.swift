// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerEngine
import GazetteerFiles
import GazetteerIndex

/// The connections to an index, of one file or of several layers, opened on demand; one caller uses a connection at a time.
///
/// `@unchecked Sendable`: all variables are accessed with `condition` locked, and a session in use is not in `idle`.
final class SessionPool: @unchecked Sendable {
  /// From the bottom to the top.
  private let paths: [String]
  private let profile: RankingProfile
  /// Of each file, and of all together.
  private let overviews: [IndexOverview]
  private let overview: IndexOverview
  private let files: [FileStamp?]
  private let condition = NSCondition()
  private var idle: [IndexSession]
  private var openCount = 1
  private var limit: Int

  /// Opens the first connection, so that an invalid file is reported at once.
  ///
  /// - Parameter paths: From the bottom to the top; one at least.
  init(paths: [String], limit: Int, profile: RankingProfile) throws {
    files = paths.map { FileStamp($0) }
    let readers = try paths.map { try IndexReader(path: $0) }
    overviews = readers.map(\.overview)
    let reader = LayeredReader(readers)
    try profile.check(layers: reader.layers.map(\.name))
    overview = reader.overview
    idle = [IndexSession(engine: SearchEngine(reader: reader, profile: profile))]
    self.paths = paths
    self.profile = profile
    self.limit = max(1, limit)
  }

  /// Passes a connection to `body`; waits when all are in use.
  ///
  /// - Throws: `ContractError.busy` when no connection became free in time, and the errors of `body`.
  func lend<Value>(waitingAtMost wait: Duration, _ body: (IndexSession) throws -> Value) throws -> Value {
    let session = try take(waitingAtMost: wait)
    defer { giveBack(session) }
    return try body(session)
  }

  private func take(waitingAtMost wait: Duration) throws -> IndexSession {
    let end = Date(timeIntervalSinceNow: wait / .seconds(1))
    condition.lock()
    while true {
      if let session = idle.popLast() {
        condition.unlock()
        return session
      }
      if openCount < limit {
        openCount += 1
        condition.unlock()
        if let session = try open() { return session }
        condition.lock()
      } else if !condition.wait(until: end), idle.isEmpty {
        condition.unlock()
        throw ContractError.busy
      }
    }
  }

  /// Opens another connection; nil when a path has another file by now. Then the pool keeps only its first connection.
  private func open() throws -> IndexSession? {
    do {
      let readers = try zip(paths, overviews).map { try IndexReader(path: $0, sharing: $1) }
      let reader = LayeredReader(readers, sharing: overview)
      if isStillThere { return IndexSession(engine: SearchEngine(reader: reader, profile: profile)) }
    } catch {
      if isStillThere {
        forget()
        throw error
      }
    }
    forget()
    return nil
  }

  /// Whether the paths still have the files of the first connection.
  private var isStillThere: Bool {
    zip(paths, files).allSatisfy { path, file in
      guard let file, let found = FileStamp(path) else { return false }
      return found.isSameFile(as: file)
    }
  }

  /// Undoes the count of a connection that failed to open, and stops opening more.
  private func forget() {
    condition.lock()
    openCount -= 1
    limit = max(1, openCount)
    condition.unlock()
  }

  private func giveBack(_ session: IndexSession) {
    condition.lock()
    idle.append(session)
    condition.signal()
    condition.unlock()
  }
}
