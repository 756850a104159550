// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerService
import HTTPTypes
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

  @Test func metricsHaveAPortOfTheirOwnWhenWished() async throws {
    let (main, own) = try await LiveServer.with {
      $0.metricsPort = 0
    } _: { server in
      #expect(try await server.log.has("The server of metrics listens."))
      let line = try #require(server.log.all.first { $0.contains("The server of metrics listens.") })
      let port = try #require(try JSONReader.value(of: line)["address"]?.string?.split(separator: ":").last.flatMap { Int($0) })
      var statuses: [[Int]] = []
      for port in [server.port, port] {
        let other = LiveServer(port: port, server: server.server, indexPath: server.indexPath, log: server.log)
        var own: [Int] = []
        for path in ["/metrics", "/healthz", "/readyz", "/v1/attributions"] { own.append(try await other.get(path).status) }
        statuses.append(own)
      }
      return (statuses[0], statuses[1])
    }
    #expect(main == [404, 200, 200, 200])
    #expect(own == [200, 200, 200, 404])
  }

  /// Also when the index is damaged: the file is as long as before, and holds nothing.
  @Test func noAnswerTellsWhereTheIndexIs() async throws {
    let broken = Endpoint(method: .get, path: "/broken", name: "broken", style: .new, summary: "Fails.", schema: nil) { _, state in
      throw IndexError.damaged(path: state.index.index.path, reason: "test")
    }
    let (answers, log, folder) = try await LiveServer.with(further: [broken]) { server in
      var answers: [String] = []
      for path in ["/broken", "/metrics", "/readyz", "/nothing", "/openapi.json", "/v1/attributions"] {
        answers.append(try await server.get(path).body)
      }
      #expect(try await server.log.has("A request failed."))
      return (answers, server.log.text, server.indexPath.replacing("places.gaz", with: ""))
    }
    for answer in answers { #expect(!answer.contains(folder), "\(answer)") }
    #expect(answers[0].contains("INTERNAL") && answers[1].contains(#"gazetteer_index_info{file="places.gaz"} 1"#))
    #expect(log.contains("is damaged") || log.contains("test"), "the log tells it")
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
