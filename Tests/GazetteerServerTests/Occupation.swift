// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import GazetteerService
import HTTPTypes
import Synchronization
import TestConnections

@testable import GazetteerServer

/// Work that keeps threads of an index busy.
final class Occupation: Sendable {
  private let isOver = Mutex(false)
  private let running = Mutex(0)

  /// How many threads are at it.
  var threads: Int { running.withLock { $0 } }

  func end() { isOver.withLock { $0 = true } }

  /// A request that lasts until its client is gone, or the occupation is over.
  var endpoint: Endpoint {
    Endpoint(method: .get, path: "/long", name: "long", style: .new, summary: "Searches for long.", schema: nil) { _, state in
      try await state.index.index.call { _, patience in
        try self.work(patience)
        return ServerAnswer(plain: "done")
      }
    }
  }

  private func work(_ patience: Patience) throws {
    running.withLock { $0 += 1 }
    defer { running.withLock { $0 -= 1 } }
    while !isOver.withLock({ $0 }) {
      try patience.check()
      Thread.sleep(forTimeInterval: 0.001)
    }
  }
}

extension LiveServer {
  /// The value of a line of the metrics; 0 when there is none.
  func metric(_ name: String) async throws -> Int {
    let line = try await get("/metrics").body.split(separator: "\n").first { $0.hasPrefix(name + " ") }
    return line?.split(separator: " ").last.flatMap { Int($0) } ?? 0
  }

  /// Waits until so many requests run or wait; false when that does not come within a minute.
  func waits(untilInFlight count: Int) async throws -> Bool {
    try await waits { try await metric("gazetteer_requests_in_flight") == count }
  }

  /// Waits until something is so; false when it is not within a minute.
  func waits(until isSo: () async throws -> Bool) async throws -> Bool {
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .seconds(60) {
      if try await isSo() { return true }
      try await Task.sleep(for: .milliseconds(2))
    }
    return false
  }

  /// Sends requests, each through a connection of its own.
  func asking(_ requests: [String]) async throws -> [TestConnection] {
    try await onThread { [port] in
      try requests.map { request in
        let connection = try TestConnection(port: port)
        try connection.write(request)
        return connection
      }
    }
  }
}
