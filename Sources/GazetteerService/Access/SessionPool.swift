// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerEngine
import GazetteerIndex

/// The connections to an index, of one file or of several layers, opened on demand; one caller uses a connection at a time.
///
/// `@unchecked Sendable`: all variables are accessed with `condition` locked, and a session in use is not in `idle`.
final class SessionPool: @unchecked Sendable {
  /// From the bottom to the top.
  let snapshots: [IndexSnapshot]
  private let profile: RankingProfile
  private let overviews: LayeredReader.Overviews
  private let condition = NSCondition()
  private var idle: [IndexSession]
  private var openCount = 1
  private let limit: Int

  /// Opens the first connection, so that an invalid file is reported at once.
  ///
  /// - Parameter snapshots: From the bottom to the top; one at least.
  init(_ snapshots: [IndexSnapshot], limit: Int, profile: RankingProfile) throws {
    let reader = try LayeredReader(snapshots)
    try profile.check(layers: reader.layers.map(\.name))
    overviews = reader.overviews
    idle = [IndexSession(engine: SearchEngine(reader: reader, profile: profile))]
    self.snapshots = snapshots
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
    var end: Date?
    condition.lock()
    while true {
      if let session = idle.popLast() {
        condition.unlock()
        return session
      }
      if openCount < limit {
        openCount += 1
        condition.unlock()
        return try open()
      } else {
        let latest = end ?? Date(timeIntervalSinceNow: wait / .seconds(1))
        end = latest
        if !condition.wait(until: latest), idle.isEmpty {
          condition.unlock()
          throw ContractError.busy
        }
      }
    }
  }

  /// Opens another connection to the same files.
  private func open() throws -> IndexSession {
    do {
      return IndexSession(engine: SearchEngine(reader: try LayeredReader(snapshots, sharing: overviews), profile: profile))
    } catch {
      condition.lock()
      openCount -= 1
      condition.signal()
      condition.unlock()
      throw error
    }
  }

  private func giveBack(_ session: IndexSession) {
    condition.lock()
    idle.append(session)
    condition.signal()
    condition.unlock()
  }
}
