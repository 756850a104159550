// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerEngine
import GazetteerFiles
import GazetteerIndex

/// The connections to one index file, opened when they are needed, lent to one caller at a time.
///
/// `@unchecked Sendable`: every variable is touched with `condition` locked, and a session that is lent is not in `idle`.
final class SessionPool: @unchecked Sendable {
  private let path: String
  private let profile: RankingProfile
  private let overview: IndexOverview
  private let file: FileStamp?
  private let condition = NSCondition()
  private var idle: [IndexSession]
  private var openCount = 1
  private var limit: Int

  /// Opens the first connection, so that a file that is no index shows at once.
  init(path: String, limit: Int, profile: RankingProfile) throws {
    file = FileStamp(path)
    let reader = try IndexReader(path: path)
    overview = reader.overview
    idle = [IndexSession(engine: SearchEngine(reader: reader, profile: profile))]
    self.path = path
    self.profile = profile
    self.limit = max(1, limit)
  }

  /// Lends a connection to `body`; when all are lent, waits for one.
  ///
  /// - Throws: `ContractError.busy` when none came free in time, and what `body` throws.
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

  /// One more connection; nil when another file has taken the place of the first one, which then stays the only one in use.
  private func open() throws -> IndexSession? {
    do {
      let reader = try IndexReader(path: path, sharing: overview)
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

  /// Whether the path still leads to the file of the first connection.
  private var isStillThere: Bool {
    guard let file, let found = FileStamp(path) else { return false }
    return found.isSameFile(as: file)
  }

  /// Takes back the count of a connection that was not opened, and opens no more of them.
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
