// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerEngine
import GazetteerService
import TestConnections
import Testing

@testable import GazetteerServer

/// Requests that were made to break the server: each is answered, with little work, and so is the next one.
@Suite(.serialized) struct HostileRequestTests {
  private static let searchText = "/v1/places:searchText"

  /// What is sent, and the status of the answer.
  private func expect(
    _ asked: (method: String, target: String, body: String?), status: Int, headers: [String: String] = ["X-Goog-FieldMask": "*"],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let (reply, next) = try await LiveServer.with { server in
      (try await server.send(asked.method, asked.target, headers, body: asked.body), try await server.get("/healthz").status)
    }
    #expect(reply.status == status, "\(reply.body.prefix(300))", sourceLocation: sourceLocation)
    #expect(next == 200, sourceLocation: sourceLocation)
  }

  /// Expects that something takes little processor time; how busy the machine is does not count.
  private func expectLittleWork(sourceLocation: SourceLocation = #_sourceLocation, _ work: () throws -> Void) {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    // What is wrong is refused.
    _ = try? work()
    let seconds = now() - start
    #expect(seconds < 2, sourceLocation: sourceLocation)
  }

  @Test(
    "numbers of enumerations that there are not are refused",
    arguments: ["-9223372036854775808", "9223372036854775807", "-1", "1e308", "99", "\"-9223372036854775808\""])
  func enumerations(number: String) async throws {
    try await expect(("POST", Self.searchText, #"{"textQuery":"paris","rankPreference":\#(number)}"#), status: 400)
    try await expect(("POST", Self.searchText, #"{"textQuery":"paris","priceLevels":[\#(number)]}"#), status: 400)
  }

  @Test("lists with thousands of values are refused, or read, without comparing all with all")
  func longLists() async throws {
    let types = (0..<7000).map { "\"t\($0)\"" }.joined(separator: ",")
    let circle = #"{"circle":{"center":{"latitude":48.86,"longitude":2.35},"radius":500}}"#
    let nearby = #"{"locationRestriction":\#(circle),"excludedTypes":[\#(types)]}"#
    try await expect(("POST", "/v1/places:searchNearby", nearby), status: 400)
    expectLittleWork { _ = try NearbyQuery(json: Array(nearby.utf8)) }
    let levels = Array(repeating: "2", count: 30_000).joined(separator: ",")
    let priced = #"{"textQuery":"paris","priceLevels":[\#(levels)]}"#
    try await expect(("POST", Self.searchText, priced), status: 200)
    expectLittleWork { _ = try TextSearchQuery(json: Array(priced.utf8)) }
    let members = (0..<7000).map { "\"m\($0)\":1" }.joined(separator: ",")
    try await expect(("POST", Self.searchText, "{\(members)}"), status: 400)
    expectLittleWork { _ = try TextSearchQuery(json: Array("{\(members)}".utf8)) }
  }

  @Test("a mask that names one member thousands of times costs what one name does")
  func longMask() async throws {
    let mask = Array(repeating: "places.id", count: 1500).joined(separator: ",")
    try await expect(("POST", Self.searchText, #"{"textQuery":"paris"}"#), status: 200, headers: ["X-Goog-FieldMask": mask])
    expectLittleWork { _ = try FieldMask(mask, of: .textSearchAnswer) }
    let fields = Array(repeating: "name", count: 3000).joined(separator: ",")
    try await expect(("GET", "/maps/api/place/details/json?place_id=hotel-1&fields=\(fields)", nil), status: 200)
    expectLittleWork { _ = try LegacyFields(fields) }
  }

  @Test(
    "odd addresses are no addresses",
    arguments: [
      "/v1/places/%", "/v1/places/%00", "/v1/places/" + String(repeating: "%F0%9F%98%80", count: 900), "//", "/v1/places/..%2F..",
      "/v1/places/?&&==&%%%", "/v1?" + String(repeating: "a&", count: 7000), "http://a:b@c:99999999999999999999/v1", "*", "/\u{7F}",
    ])
  func targets(target: String) async throws {
    let (status, next) = try await LiveServer.with { server in
      (try await server.get(target, ["X-Goog-FieldMask": "*"]).status, try await server.get("/healthz").status)
    }
    #expect((400..<500).contains(status), "\(status)")
    #expect(next == 200)
  }

  @Test(
    "older parameters that are no numbers are refused",
    arguments: [
      "location=1e999,0&radius=1", "location=nan,nan&radius=1", "location=0,0&radius=-1", "location=0,0&radius=1e400",
      "location=,&radius=0",
      "offset=99999999999999999999", "offset=-1", "components=country:", "types=|", "locationbias=circle:@",
      "locationrestriction=rectangle:|",
    ])
  func olderNumbers(parameters: String) async throws {
    let reply = try await LiveServer.with { server in try await server.get("/maps/api/place/autocomplete/json?input=par&\(parameters)") }
    #expect(reply.status == 200 && reply.json["status"]?.string == "INVALID_REQUEST", "\(reply.body)")
  }

  @Test(
    "what is no HTTP is answered with 400 or closed",
    arguments: [
      "\r\n\r\n", "\0\0\0\0\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\nHost: test\r\n\r\n", "GET / HTTP/1.1\r\nNo colon\r\n\r\n",
      "POST /v1/places:autocomplete HTTP/1.1\r\nHost: test\r\nContent-Length: -1\r\n\r\n",
      "POST /v1/places:autocomplete HTTP/1.1\r\nHost: test\r\nContent-Length: 99999999999999999999\r\n\r\n",
      "POST /v1/places:autocomplete HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
      "POST /v1/places:autocomplete HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n\r\n",
      "GET /" + String(repeating: "a", count: 100_000) + " HTTP/1.1\r\nHost: test\r\n\r\n",
      "GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 500) + "\r\n",
    ])
  func noHTTP(text: String) async throws {
    let (status, next) = try await LiveServer.with {
      $0.limits.clientTime = .milliseconds(300)
    } _: { server in
      let status = try await onThread { () -> Int? in
        let connection = try TestConnection(port: server.port)
        do {
          try connection.write(text)
          return try connection.reply().status
        } catch is TestConnectionError { return nil }
      }
      return (status, try await server.get("/healthz").status)
    }
    #expect(status == nil || (400..<500).contains(status ?? 0), "\(status ?? 0)")
    #expect(next == 200)
  }

  @Test(
    "a target that is no URL is answered with the cure",
    arguments: ["/maps/api/place/autocomplete/json?input=m\u{FC}nchen", "/v1/places/z\u{FC}rich", "/maps/api/geocode/json?address=1 rue"])
  func rawTargets(target: String) async throws {
    let (reply, isClosed, next) = try await LiveServer.with { server in
      let (reply, isClosed) = try await onThread {
        let connection = try TestConnection(port: server.port)
        try connection.write(TestConnection.request("GET", "/healthz") + TestConnection.request("GET", target))
        var reply = try connection.reply()
        // The first request is good. Where both are read at once, the connection ends after its answer.
        if reply.status == 200 { reply = try TestConnection(port: server.port).asked(TestConnection.request("GET", target)) }
        return (reply, try connection.bytesUntilClosed() >= 0)
      }
      return (reply, isClosed, try await server.get("/healthz").status)
    }
    #expect(reply.status == 400 && reply.headers["content-type"] == "application/json; charset=UTF-8")
    #expect(reply.json.at("error.status")?.string == "INVALID_ARGUMENT" && reply.body.contains("%C3%BC"), "\(reply.body)")
    #expect(isClosed && next == 200)
  }
}

extension TestConnection {
  /// The answer to a request.
  fileprivate func asked(_ request: String) throws -> Reply {
    try write(request)
    return try reply()
  }
}
