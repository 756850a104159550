// SPDX-License-Identifier: Apache-2.0
import GazetteerJSON
import GazetteerService
import TestConnections
import Testing

@testable import GazetteerServer

/// What those who run a server see of it.
@Suite struct OperationsTests {
  static let autocomplete = "/v1/places:autocomplete"

  @Test func metricsCountRequestsByRouteAndStatus() async throws {
    let text = try await LiveServer.with { server in
      for body in [#"{"input":"syd"}"#, #"{"input":"par"}"#, "{"] { _ = try await server.post(Self.autocomplete, body) }
      _ = try await server.get("/nothing")
      return try await server.get("/metrics").body
    }
    for line in [
      #"gazetteer_requests_total{route="autocomplete",status="200"} 2"#, #"gazetteer_requests_total{route="autocomplete",status="400"} 1"#,
      #"gazetteer_requests_total{route="none",status="404"} 1"#, #"gazetteer_request_duration_seconds_count{route="autocomplete"} 3"#,
      #"gazetteer_request_duration_seconds_bucket{route="autocomplete",le="+Inf"} 3"#, "gazetteer_index_places \(Places.lines.count)",
      "gazetteer_requests_in_flight 0", "gazetteer_index_refused_total 0",
    ] {
      #expect(text.contains(line + "\n"), "\(line)")
    }
  }

  /// Every line is `# HELP`, `# TYPE` or a sample of the family before it, and buckets never fall.
  @Test func metricsAreWellFormed() async throws {
    let text = try await LiveServer.with { server in
      _ = try await server.post(Self.autocomplete, #"{"input":"syd"}"#)
      return try await server.get("/metrics").body
    }
    var family = ""
    var last = 0
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if line.hasPrefix("# HELP ") {
        family = String(words[2])
      } else if line.hasPrefix("# TYPE ") {
        #expect(words[2] == family && ["counter", "gauge", "histogram"].contains(words[3]))
      } else {
        #expect(line.hasPrefix(family) && words.count == 2 && Double(words[1]) != nil, "\(line)")
        if line.contains("_bucket{") {
          let count = Int(words[1]) ?? -1
          #expect(line.contains(#"le="0.00025""#) || count >= last)
          last = count
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func theLogTellsWhatWasTypedOnlyWhenWished(_ isWished: Bool) async throws {
    let log = try await LiveServer.with {
      $0.logsQueries = isWished
    } _: { server in
      _ = try await server.post(Self.autocomplete, #"{"input":"sydney op"}"#, ["X-Request-Id": "id-1"])
      _ = try await server.get("/maps/api/place/autocomplete/json?input=sydney+op")
      _ = try await server.post(Self.autocomplete, #"{"input":"sydney op","languageCode":"?"}"#)
      #expect(try await server.log.has("\"status\":400"))
      return server.log.text
    }
    #expect(log.contains("sydney op") == isWished)
    #expect(!log.contains("input="))
    #expect(log.contains(#""id":"id-1""#))
  }

  @Test func everyLineOfTheLogIsAnObject() async throws {
    let log = try await LiveServer.with { server in
      _ = try await server.get("/healthz")
      return server.log
    }.all
    #expect(log.count >= 3)
    for line in log {
      let value = try JSONReader.value(of: line)
      #expect(value["time"]?.string?.count == 24 && value["level"]?.string != nil && value["message"]?.string != nil, "\(line)")
    }
    let request = try #require(try log.map { try JSONReader.value(of: $0) }.first { $0["message"]?.string == "request" })
    #expect(request["route"]?.string == "health" && request["status"]?.double == 200 && request["microseconds"]?.double != nil)
  }

  @Test func answersHaveADate() async throws {
    let reply = try await LiveServer.with { server in try await server.get("/healthz") }
    let date = try #require(reply.headers["date"])
    #expect(date.wholeMatch(of: /(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT/) != nil)
  }
}
