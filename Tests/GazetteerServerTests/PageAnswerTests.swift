// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import TestConnections
import Testing

@testable import GazetteerServer

/// What the server tells besides the contract: explanations, points of a map, names.
@Suite struct PageAnswerTests {
  @Test func anExplanationHasLinesAndTheAnswerOfTheSameRequest() async throws {
    try await LiveServer.with { server in
      let body = #"{"input":"par","limit":2}"#
      let explained = try await server.post("/v1/places:explain?placeId=country-fr", body)
      let answer = try await server.post("/v1/places:autocomplete", body)
      #expect(explained.status == 200)
      for row in 0..<2 {
        let listed = explained.json.at("explanation.suggestions.\(row)")
        #expect(listed?.at("placeId")?.string == answer.json.at("suggestions.\(row).placePrediction.placeId")?.string)
        #expect(listed?.at("reason")?.string?.contains("importance") == true)
      }
      #expect(explained.json.at("explanation.why.placeId")?.string == "country-fr")
      #expect(explained.json.at("explanation.why.reason")?.string?.hasPrefix("does not match") == true)
      #expect(explained.json.at("lines.0")?.string == "steps")
    }
  }

  @Test(arguments: [
    ("/v1/places:explain", #"{"input":""}"#, 400, "input"), ("/v1/places:explain?why=x", #"{"input":"par"}"#, 400, "why"),
    ("/v1/places:explain?placeId=a%20b", #"{"input":"par"}"#, 400, "place_id"),
    ("/v1/places:explain?placeId=nobody", #"{"input":"par"}"#, 404, nil), ("/v1/places:explain", "{", 400, nil),
    ("/v1/points", nil, 400, "rectangle"), ("/v1/points?rectangle=1,2,3", nil, 400, "rectangle"),
    ("/v1/points?rectangle=-91,0,0,0", nil, 400, "rectangle.low.latitude"), ("/v1/points?rectangle=2,0,1,1", nil, 400, "rectangle"),
    ("/v1/points?rectangle=0,0,1,1&limit=0", nil, 400, "limit"), ("/v1/points?rectangle=0,0,1,1&limit=2001", nil, 400, "limit"),
    ("/v1/points?rectangle=0,0,1,1&limit=many", nil, 400, "limit"), ("/v1/points?rectangle=0,0,1,nan", nil, 400, "rectangle"),
    ("/v1/points?rectangle=0,0,1,1&languageCode=?", nil, 400, "language_code"), ("/v1/points?rectangle=0,0,1,1&box=1", nil, 400, "box"),
    ("/v1/names/nobody", nil, 404, nil), ("/v1/names/a%20b", nil, 400, "place_id"), ("/v1/names/", nil, 400, "place_id"),
  ])
  func badRequestsNameTheField(_ target: String, body: String?, status: Int, field: String?) async throws {
    try await LiveServer.with { server in
      let reply = try await server.send(body == nil ? "GET" : "POST", target, body: body)
      #expect(reply.status == status && reply.json.at("error.message")?.string?.isEmpty == false, "\(reply.body)")
      if let field { #expect(reply.json.at("error.details.0.fieldViolations.0.field")?.string == field, "\(reply.body)") }
    }
  }

  @Test func pointsAreTheMostImportantPlacesOfARectangle() async throws {
    try await LiveServer.with { server in
      func ids(_ query: String) async throws -> [String] {
        guard case .array(let points)? = try await server.get("/v1/points?\(query)").json["points"] else { return [] }
        return points.compactMap { $0.at("id")?.string }
      }
      #expect(try await ids("rectangle=48.5,2,49,3") == ["city-paris", "hotel-1", "pizza-1"])
      #expect(try await ids("rectangle=48.5,2,49,3&limit=1") == ["city-paris"])
      #expect(try await ids("rectangle=-90,-180,90,180").count == Places.lines.count)
      // Over ±180°: Sydney's longitude is 151, that of Texas -95.
      #expect(try await Set(ids("rectangle=-90,150,90,-90")) == ["city-sydney", "city-paris-tx"])
      #expect(try await server.get("/v1/points?rectangle=0,0,1,1").body == "{}")
      let point = try await server.get("/v1/points?rectangle=48.5,2,49,3&limit=1&languageCode=zh").json.at("points.0")
      #expect(point?.at("name")?.string == "巴黎" && point?.at("latitude") == .number("48.8566"))
    }
  }

  @Test func namesHaveLanguageAndKind() async throws {
    try await LiveServer.with { server in
      let names = try await server.get("/v1/names/city-paris").json
      #expect(names.at("names.0.text")?.string == "Paris" && names.at("names.0.kind")?.string == "primary")
      #expect(names.at("names.1.text")?.string == "巴黎" && names.at("names.1.languageCode")?.string == "zh")
      #expect(names.at("names.1.kind")?.string == "official" && names.at("names.2") == nil)
      #expect(try await server.get("/v1/names/old-1").json.at("names.0.text")?.string == "Hôtel du Nord")
    }
  }

  @Test(arguments: [("POST", "/v1/places:explain"), ("GET", "/v1/points?rectangle=0,0,1,1"), ("GET", "/v1/names/hotel-1")])
  func answersNeedAKeyWhereOthersDo(_ method: String, target: String) async throws {
    try await LiveServer.with(Places.lines, { $0.apiKeys = ["secret"] }) { server in
      let body = method == "POST" ? #"{"input":"par"}"# : nil
      let without = try await server.send(method, target, body: body)
      let with = try await server.send(method, target, ["X-Goog-Api-Key": "secret"], body: body)
      #expect(without.status == 403 && with.status == 200)
    }
  }
}
