// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerService
import TestConnections
import Testing

@testable import GazetteerServer

/// What is left of a request when its client is gone.
@Suite(.serialized) struct HangUpTests {
  private static let threads = ProcessInfo.processInfo.activeProcessorCount
  private static let long = TestConnection.request("GET", "/long")

  @Test func searchesOfClientsThatHangUpEndAtOnce() async throws {
    let occupation = Occupation()
    let places = 2 * Self.threads
    let (freed, next, counted, log) = try await LiveServer.with(further: [occupation.endpoint]) {
      $0.limits.concurrentRequests = places
      $0.limits.searchTime = .seconds(3600)
    } _: { server in
      let connections = try await server.asking(Array(repeating: Self.long, count: places))
      #expect(try await server.waits(untilInFlight: places))
      #expect(try await server.get("/long").status == 503, "all places are taken")
      for connection in connections { connection.hangUp() }
      let freed = try await server.waits(untilInFlight: 0)
      #expect(try await server.waits { occupation.threads == 0 }, "the searches go on")
      let next = try await server.post(LimitTests.autocomplete, #"{"input":"syd"}"#)
      _ = try await server.log.has(#""status":499"#)
      return (freed, next, try await server.metric(#"gazetteer_requests_total{route="long",status="499"}"#), server.log.text)
    }
    #expect(freed, "the places are not given back")
    #expect(next.status == 200)
    #expect(counted == places)
    #expect(log.contains(#""route":"long","status":499"#))
  }

  @Test(arguments: Asked.all)
  func everyRequestThatWaitsEndsWhenItsClientHangsUp(_ asked: Asked) async throws {
    let occupation = Occupation()
    let (freed, log) = try await LiveServer.with(further: [occupation.endpoint]) {
      $0.limits.searches = Self.threads + 1
      $0.limits.searchTime = .seconds(3600)
    } _: { server in
      defer { occupation.end() }
      let holders = try await server.asking(Array(repeating: Self.long, count: Self.threads))
      #expect(try await server.waits(untilInFlight: Self.threads))
      let connections = try await server.asking([asked.text])
      #expect(try await server.waits(untilInFlight: Self.threads + 1))
      for connection in connections { connection.hangUp() }
      let freed = try await server.waits(untilInFlight: Self.threads)
      for connection in holders { connection.hangUp() }
      return (freed, server.log)
    }
    #expect(freed)
    #expect(log.text.contains(#""route":"\#(asked.route)","status":499"#), "\(log.text)")
  }

  /// The version of HTTP, and what comes before the answer.
  @Test(arguments: [("1.1", [100]), ("1.0", [])])
  func whoOnlyStopsSendingGetsTheAnswer(_ version: String, before: [Int]) async throws {
    let occupation = Occupation()
    let statuses = try await LiveServer.with(further: [occupation.endpoint]) { server in
      try await onThread {
        let connection = try TestConnection(port: server.port)
        try connection.write("GET /long HTTP/\(version)\r\nHost: test\r\n\r\n")
        while occupation.threads == 0 { blockingSleep(milliseconds: 1) }
        connection.stopSending()
        let interim = try before.map { _ in try connection.reply().status }
        occupation.end()
        return interim + [try connection.reply().status]
      }
    }
    #expect(statuses == before + [200])
  }

  @Test func requestsInOneConnectionAreAllAnsweredToWhoOnlyStopsSending() async throws {
    let bodies = try await LiveServer.with { server in
      try await onThread {
        let connection = try TestConnection(port: server.port)
        try connection.write(
          TestConnection.request("GET", "/healthz") + TestConnection.request("GET", "/readyz") + TestConnection.request("GET", "/healthz"))
        connection.stopSending()
        var bodies: [String] = []
        while bodies.count < 3 {
          let reply = try connection.reply()
          if reply.status != 100 { bodies.append(reply.body) }
        }
        return bodies
      }
    }
    #expect(bodies == ["ok\n", "ready\n", "ok\n"])
  }

  @Test func aClientThatHangsUpInItsBodyIsLoggedAsGone() async throws {
    let isLogged = try await LiveServer.with { server in
      let head = "POST \(LimitTests.autocomplete) HTTP/1.1\r\nHost: test\r\nContent-Length: 99\r\n\r\n{"
      let connections = try await server.asking([head])
      try await Task.sleep(for: .milliseconds(50))
      for connection in connections { connection.hangUp() }
      return try await server.log.has(#""route":"autocomplete","status":499"#)
    }
    #expect(isLogged)
  }

  @Test func clientsThatSendSlowlyTakeNoPlace() async throws {
    let status = try await LiveServer.with {
      $0.limits.concurrentRequests = 1
    } _: { server in
      let head = "POST \(LimitTests.autocomplete) HTTP/1.1\r\nHost: test\r\nContent-Length: 99\r\n\r\n{"
      let slow = try await server.asking([head, head])
      try await Task.sleep(for: .milliseconds(50))
      defer { for connection in slow { connection.hangUp() } }
      return try await server.post(LimitTests.autocomplete, #"{"input":"syd"}"#).status
    }
    #expect(status == 200)
  }
}
