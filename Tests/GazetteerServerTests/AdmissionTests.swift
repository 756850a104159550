// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerService
import TestConnections
import Testing

@testable import GazetteerServer

/// Keys, rates, and pages of other origins.
@Suite struct AdmissionTests {
  static let autocomplete = "/v1/places:autocomplete"
  static let body = #"{"input":"syd"}"#

  /// Headers and query, the HTTP status, and the reason told.
  @Test(arguments: [
    (["X-Goog-Api-Key": "one"], "", 200, nil),
    ([:], "?key=two", 200, nil),
    (["X-Goog-Api-Key": "three"], "", 400, "API_KEY_INVALID"),
    ([:], "", 403, nil),
    (["X-Goog-Api-Key": "one"], "?key=three", 200, nil),
  ])
  func keys(_ headers: [String: String], query: String, status: Int, reason: String?) async throws {
    let (reply, legacy) = try await LiveServer.with {
      $0.apiKeys = ["one", "two"]
    } _: { server in
      (
        try await server.post(Self.autocomplete + query, Self.body, headers),
        try await server.get("/maps/api/place/autocomplete/json\(query.isEmpty ? "?" : query + "&")input=syd", headers)
      )
    }
    #expect(reply.status == status, "\(reply.body)")
    #expect(reply.json.at("error.details.0.reason")?.string == reason)
    #expect(legacy.status == 200)
    #expect(legacy.json["status"]?.string == (status == 200 ? "OK" : "REQUEST_DENIED"))
  }

  @Test func whoRunsTheServerNeedsNoKey() async throws {
    let statuses = try await LiveServer.with {
      $0.apiKeys = ["one"]
    } _: { server in
      var statuses: [Int] = []
      for path in ["/healthz", "/readyz", "/metrics", "/openapi.json"] { statuses.append(try await server.get(path).status) }
      return statuses
    }
    #expect(statuses == [200, 200, 200, 200])
  }

  @Test func aKeyThatAsksTooOftenIsTold() async throws {
    let replies = try await LiveServer.with {
      $0.apiKeys = ["one", "two"]
      $0.limits.requestsPerSecond = 0.001
    } _: { server in
      var replies: [Reply] = []
      for key in ["one", "one", "two"] { replies.append(try await server.post(Self.autocomplete, Self.body, ["X-Goog-Api-Key": key])) }
      return replies + [try await server.get("/maps/api/place/autocomplete/json?input=syd&key=one")]
    }
    #expect(replies.map(\.status) == [200, 429, 200, 200])
    #expect(replies[1].json.at("error.status")?.string == "RESOURCE_EXHAUSTED")
    #expect(replies[1].headers["retry-after"] == "1")
    #expect(replies[3].json["status"]?.string == "OVER_QUERY_LIMIT")
  }

  @Test func aBucketFillsAgain() {
    let limiter = RateLimiter(perSecond: 2)
    let start = ContinuousClock.now
    let admitted = [0, 0, 0, 400, 600, 700, 5000, 5000, 5000].map { limiter.admits("one", now: start + .milliseconds($0)) }
    #expect(admitted == [true, true, false, false, true, false, true, true, false])
  }

  @Test func clientsThatComeAndGoAreForgotten() {
    let limiter = RateLimiter(perSecond: 1)
    let start = ContinuousClock.now
    _ = limiter.admits("regular", now: start)
    for number in 0..<2 * RateLimiter.mostClients {
      _ = limiter.admits("\(number)", now: start)
      if number % 1000 == 0 { #expect(!limiter.admits("regular", now: start), "who goes on asking is not forgotten") }
    }
    #expect(limiter.clientCount == RateLimiter.mostClients)
  }

  @Test func rarelyMeansOnceInAWhile() {
    let limiter = RateLimiter(perSecond: 0.5)
    let start = ContinuousClock.now
    #expect([0, 1000, 2001].map { limiter.admits("one", now: start + .milliseconds($0)) } == [true, false, true])
  }

  /// Origins that are admitted, the page's origin, and the header that its browser wants to see.
  @Test(arguments: [
    (["https://a.example"], "https://a.example", "https://a.example"),
    (["*"], "https://b.example", "*"),
    (["https://a.example"], "https://b.example", nil),
    ([], "https://a.example", nil),
  ])
  func origins(_ origins: [String], origin: String, admitted: String?) async throws {
    let (reply, failure, preflight) = try await LiveServer.with {
      $0.corsOrigins = Set(origins)
    } _: { server in
      let asks = ["Origin": origin, "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "x-goog-api-key,x-own"]
      return (
        try await server.post(Self.autocomplete, Self.body, ["Origin": origin]),
        try await server.post(Self.autocomplete, "{", ["Origin": origin]),
        try await server.send("OPTIONS", Self.autocomplete, asks)
      )
    }
    #expect(reply.headers["access-control-allow-origin"] == admitted)
    #expect(failure.headers["access-control-allow-origin"] == admitted)
    #expect(preflight.headers["access-control-allow-origin"] == admitted)
    #expect(preflight.status == (origins.isEmpty ? 404 : 204))
    #expect(preflight.headers["access-control-allow-headers"] == (origins.isEmpty ? nil : "x-goog-api-key,x-own"))
    #expect((reply.headers["vary"] == "Origin") == (!origins.isEmpty && !origins.contains("*")))
  }

  /// The id that is sent, and whether it is kept.
  @Test(arguments: [("abc-1", true), ("two words", false), (String(repeating: "x", count: 129), false), ("", false)])
  func everyAnswerHasAnID(_ id: String, isKept: Bool) async throws {
    let reply = try await LiveServer.with { server in try await server.get("/healthz", id.isEmpty ? [:] : ["X-Request-Id": id]) }
    let answered = try #require(reply.headers["x-request-id"])
    #expect((answered == id) == isKept)
    #expect(isKept || answered.count == 16)
  }
}
