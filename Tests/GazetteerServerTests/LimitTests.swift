// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerService
import HTTPTypes
import TestConnections
import Testing

@testable import GazetteerServer

/// What clients may do, and what happens to those that do more.
@Suite struct LimitTests {
  static let autocomplete = "/v1/places:autocomplete"

  /// Answers when it is told to.
  private static func waiting(_ gate: Gate) -> Endpoint {
    Endpoint(method: .get, path: "/waiting", name: "waiting", style: .new, summary: "Waits.", schema: nil) { _, _ in
      await gate.wait()
      return ServerAnswer(plain: "done")
    }
  }

  /// A gate that opens once.
  private actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var arrivals = 0

    func wait() async {
      arrivals += 1
      if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    }

    func open() {
      isOpen = true
      for continuation in waiting { continuation.resume() }
      waiting = []
    }

    func arrived(_ count: Int) -> Bool { arrivals >= count }
  }

  /// The length that is announced or nil for chunks, and the status.
  @Test(arguments: [(true, 100, 200), (true, 101, 400), (false, 100, 200), (false, 101, 400)])
  func bodies(_ isAnnounced: Bool, length: Int, status: Int) async throws {
    let frame = #"{"input":"syd"}"#
    let body = frame + String(repeating: " ", count: length - frame.utf8.count)
    let reply = try await LiveServer.with {
      $0.limits.bodyBytes = 100
    } _: { server in
      try await onThread {
        let connection = try TestConnection(port: server.port)
        let head = "POST \(Self.autocomplete) HTTP/1.1\r\nHost: test\r\n"
        let chunks = "Transfer-Encoding: chunked\r\n\r\n\(String(length, radix: 16))\r\n\(body)\r\n0\r\n\r\n"
        try connection.write(head + (isAnnounced ? "Content-Length: \(length)\r\n\r\n\(body)" : chunks))
        let reply = try connection.reply()
        if reply.status != 200, try connection.bytesUntilClosed() > 0 { throw TestConnectionError("more than an answer") }
        return reply
      }
    }
    #expect(reply.status == status, "\(reply.body)")
    #expect(status == 200 || reply.body.contains("100 bytes"))
    #expect(reply.headers["connection"] == (status == 200 ? nil : "close"))
  }

  @Test(arguments: [("X-Long", 1000, 200), ("X-Long", 5000, 400)])
  func heads(_ name: String, length: Int, status: Int) async throws {
    let reply = try await LiveServer.with {
      $0.limits.headerBytes = 4096
    } _: { server in
      try await server.get("/healthz", [name: String(repeating: "x", count: length)])
    }
    #expect(reply.status == status)
  }

  @Test func aConnectionServesManyRequests() async throws {
    let bodies = try await LiveServer.with { server in
      try await onThread {
        let connection = try TestConnection(port: server.port)
        var bodies: [String] = []
        for _ in 0..<3 {
          try connection.write(TestConnection.request("GET", "/healthz"))
          bodies.append(try connection.reply().body)
        }
        // Two at once are answered in order.
        try connection.write(TestConnection.request("GET", "/readyz") + TestConnection.request("GET", "/healthz"))
        return bodies + [try connection.reply().body, try connection.reply().body]
      }
    }
    #expect(bodies == ["ok\n", "ok\n", "ok\n", "ready\n", "ok\n"])
  }

  /// Parts of a request; the client stops after them.
  @Test(arguments: [
    "GET /heal", "GET /healthz HTTP/1.1\r\nHost: test\r\n", "POST \(autocomplete) HTTP/1.1\r\nHost: test\r\nContent-Length: 99\r\n\r\n{",
  ])
  func clientsThatSendSlowlyAreCut(_ part: String) async throws {
    let bytes = try await LiveServer.with {
      $0.limits.clientTime = .milliseconds(100)
    } _: { server in
      try await onThread {
        let connection = try TestConnection(port: server.port)
        try connection.write(part)
        return try connection.bytesUntilClosed()
      }
    }
    #expect(bytes == 0)
  }

  @Test func aRequestThatTricklesIsCutAsWell() async throws {
    let isCut = try await LiveServer.with {
      $0.limits.clientTime = .milliseconds(200)
    } _: { server in
      try await onThread {
        let connection = try TestConnection(port: server.port)
        try connection.write("POST \(Self.autocomplete) HTTP/1.1\r\nHost: test\r\nContent-Length: 60000\r\n\r\n")
        for _ in 0..<3000 {
          do { try connection.write(" ") } catch { return true }
          blockingSleep(milliseconds: 20)
        }
        return false
      }
    }
    #expect(isCut)
  }

  @Test func clientsThatDoNotTakeTheirAnswersAreCut() async throws {
    let isCut = try await LiveServer.with {
      $0.limits.clientTime = .milliseconds(300)
    } _: { server in
      try await onThread {
        let connection = try TestConnection(port: server.port)
        // More answers than the systems of both sides hold. A client that is cut can write no more.
        for number in 0..<60_000 {
          do { try connection.write(TestConnection.request("GET", "/openapi.json")) } catch is TestConnectionError { return true }
          if number > 2000 { blockingSleep(milliseconds: 1) }
        }
        return false
      }
    }
    #expect(isCut)
  }

  @Test func aConnectionThatSaysNothingIsClosed() async throws {
    let bytes = try await LiveServer.with {
      $0.limits.silentTime = .milliseconds(100)
    } _: { server in
      try await onThread { try TestConnection(port: server.port).bytesUntilClosed() }
    }
    #expect(bytes == 0)
  }

  @Test func anIdleConnectionIsClosed() async throws {
    let bytes = try await LiveServer.with {
      $0.limits.idleTime = .seconds(1)
    } _: { server in
      try await onThread {
        let connection = try TestConnection(port: server.port)
        try connection.write(TestConnection.request("GET", "/healthz"))
        _ = try connection.reply()
        return try connection.bytesUntilClosed()
      }
    }
    #expect(bytes == 0)
  }

  @Test func silentConnectionsDoNotKeepOthersOut() async throws {
    let (statuses, isOldestClosed) = try await LiveServer.with {
      $0.limits.connections = 8
      $0.limits.silentTime = .seconds(3600)
    } _: { server in
      let silent = try await server.asking(Array(repeating: "", count: 20))
      let statuses = [try await server.get("/healthz").status, try await server.post(Self.autocomplete, #"{"input":"syd"}"#).status]
      return try await onThread { (statuses, try silent[0].bytesUntilClosed() == 0) }
    }
    #expect(statuses == [200, 200])
    #expect(isOldestClosed)
  }

  @Test func moreRequestsAtOnceThanMayBeAreRefused() async throws {
    let gate = Gate()
    let (refused, waited, health) = try await LiveServer.with(further: [Self.waiting(gate)]) {
      $0.limits.concurrentRequests = 2
    } _: { server in
      async let one = server.get("/waiting")
      async let two = server.get("/waiting")
      while await !gate.arrived(2) { try await Task.sleep(for: .milliseconds(5)) }
      let refused = try await server.post(Self.autocomplete, #"{"input":"syd"}"#)
      let health = try await server.get("/healthz")
      await gate.open()
      return (refused, try await [one, two], health)
    }
    #expect(refused.status == 503 && refused.json.at("error.status")?.string == "UNAVAILABLE")
    #expect(refused.headers["retry-after"] == "1")
    #expect(waited.map(\.status) == [200, 200])
    #expect(health.status == 200)
  }

  @Test func requestsUnderWayAreAnsweredWhenTheServerStops() async throws {
    let gate = Gate()
    let (reply, refusal) = try await LiveServer.with(further: [Self.waiting(gate)]) { server in
      async let waiting = server.get("/waiting")
      while await !gate.arrived(1) { try await Task.sleep(for: .milliseconds(5)) }
      await server.server.stop()
      #expect(try await server.log.has("The server stops."))
      var refusal: (any Error)?
      for _ in 0..<6000 where refusal == nil {
        do { _ = try await server.get("/healthz") } catch { refusal = error }
        try await Task.sleep(for: .milliseconds(10))
      }
      await gate.open()
      return (try await waiting, refusal.map { "\($0)" })
    }
    #expect(reply.status == 200 && reply.body == "done")
    #expect(reply.headers["connection"] == "close")
    #expect(refusal != nil, "a server that stops takes no new connections")
  }

  @Test func aListThatTheDeadlineCutSaysSo() async throws {
    let cut = Endpoint(method: .get, path: "/cut", name: "cut", style: .new, summary: "Is cut.", schema: nil) { _, _ in
      ServerAnswer(json: "{}", isComplete: false)
    }
    let (reply, whole, metrics) = try await LiveServer.with(further: [cut]) { server in
      (try await server.get("/cut"), try await server.get("/healthz"), try await server.get("/metrics").body)
    }
    #expect(reply.headers["x-gazetteer-complete"] == "false")
    #expect(whole.headers["x-gazetteer-complete"] == nil)
    #expect(metrics.contains("gazetteer_cut_answers_total{route=\"cut\"} 1\n"))
  }
}
