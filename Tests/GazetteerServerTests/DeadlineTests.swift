// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerService
import TestConnections
import Testing

@testable import GazetteerServer

/// `--search-time` is when an answer comes at the latest.
@Suite(.serialized) struct DeadlineTests {
  @Test("a request that has waited for half of the time is refused, whatever is running", arguments: Asked.all)
  func waiting(_ asked: Asked) async throws {
    let occupation = Occupation()
    let (reply, took) = try await LiveServer.with(further: [occupation.endpoint]) {
      $0.limits.searches = 3
      $0.limits.searchTime = .milliseconds(200)
    } _: { server in
      defer { occupation.end() }
      // All that one client may run. They go on until it hangs up.
      let holders = try await server.asking(Array(repeating: TestConnection.request("GET", "/long"), count: 2))
      while occupation.threads < 2 { try await Task.sleep(for: .milliseconds(1)) }
      let start = ContinuousClock.now
      let reply = try await server.send(asked.method, asked.target, ["X-Goog-FieldMask": "*"], body: asked.body)
      let took = ContinuousClock.now - start
      for connection in holders { connection.hangUp() }
      return (reply, took)
    }
    #expect(took >= .milliseconds(100), "\(took)")
    #expect(reply.status == (asked.isOlder ? 200 : 503), "\(reply.body)")
    #expect(reply.json.at(asked.isOlder ? "status" : "error.status")?.string == (asked.isOlder ? "UNKNOWN_ERROR" : "UNAVAILABLE"))
  }

  @Test("a request without time for anything fails with the deadline", arguments: Asked.all)
  func noTime(_ asked: Asked) async throws {
    let reply = try await LiveServer.with {
      $0.limits.searchTime = .nanoseconds(1)
    } _: { server in
      try await server.send(asked.method, asked.target, ["X-Goog-FieldMask": "*"], body: asked.body)
    }
    #expect(reply.status == (asked.isOlder ? 200 : 504), "\(reply.body)")
    #expect(reply.json.at(asked.isOlder ? "status" : "error.status")?.string == (asked.isOlder ? "UNKNOWN_ERROR" : "DEADLINE_EXCEEDED"))
    #expect(reply.body.contains("deadline"))
  }
}
