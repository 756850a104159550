// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerService
import TestConnections
import Testing

/// Requests of today's contract, and what is answered.
@Suite struct NewRoutesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let method: String
    let target: String
    var headers: [String: String] = [:]
    var body: String?
    var status = 200
    /// Paths into the answer, and the text there.
    var members: [String: String] = [:]
    /// What the answer does not have.
    var without: [String] = []
  }

  static let mask = "X-Goog-FieldMask"
  static let autocomplete = "/v1/places:autocomplete"
  static let first = "suggestions.0.placePrediction"

  static let cases = [
    Case(
      testDescription: "places as you type", method: "POST", target: autocomplete, body: #"{"input":"syd"}"#,
      members: ["\(first).placeId": "city-sydney", "\(first).text.text": "Sydney, New South Wales, AU"], without: ["error"]),
    Case(
      testDescription: "a mask by header", method: "POST", target: autocomplete, headers: [mask: "suggestions.placePrediction.placeId"],
      body: #"{"input":"syd"}"#, members: ["\(first).placeId": "city-sydney"], without: ["\(first).text"]),
    Case(
      testDescription: "a mask by query", method: "POST", target: autocomplete + "?fields=suggestions.placePrediction.place",
      body: #"{"input":"syd"}"#, members: ["\(first).place": "places/city-sydney"], without: ["\(first).placeId"]),
    Case(
      testDescription: "a mask of everything", method: "POST", target: autocomplete + "?$fields=*", body: #"{"input":"syd"}"#,
      members: ["\(first).structuredFormat.mainText.text": "Sydney"]),
    Case(
      testDescription: "the sources of what is listed, on request", method: "POST", target: autocomplete,
      headers: [mask: "suggestions.placePrediction.placeId,gazetteer"], body: #"{"input":"hotel du nord"}"#,
      members: ["\(first).placeId": "hotel-1", "gazetteer.attributions.0.provider": "nobody"], without: ["\(first).text"]),
    Case(
      testDescription: "no sources in an answer of everything", method: "POST", target: autocomplete, headers: [mask: "*"],
      body: #"{"input":"hotel du nord"}"#, members: ["\(first).placeId": "hotel-1"], without: ["gazetteer"]),
    Case(
      testDescription: "the sources of the index", method: "GET", target: "/v1/attributions",
      members: ["attributions.0.provider": "nobody", "attributions.0.source": "sample", "attributions.0.license": "CC0-1.0"],
      without: ["attributions.1"]),
    Case(
      testDescription: "a mask that leads nowhere", method: "POST", target: autocomplete, headers: [mask: "suggestions.nothing"],
      body: #"{"input":"syd"}"#, status: 400, members: ["error.status": "INVALID_ARGUMENT"]),
    Case(
      testDescription: "the query of generated clients", method: "POST", target: autocomplete + "?%24alt=json%3Benum-encoding%3Dint",
      body: #"{"input":"syd"}"#, members: ["\(first).placeId": "city-sydney"]),
    Case(
      testDescription: "another form", method: "POST", target: autocomplete + "?alt=proto", body: #"{"input":"syd"}"#, status: 400,
      members: ["error.details.0.fieldViolations.0.field": "alt"]),
    Case(
      testDescription: "an unknown parameter", method: "POST", target: autocomplete + "?input=syd", body: #"{"input":"syd"}"#, status: 400,
      members: ["error.details.0.fieldViolations.0.field": "input"]),
    Case(testDescription: "nothing found", method: "POST", target: autocomplete, body: #"{"input":"qqqq"}"#, without: ["suggestions"]),
    Case(
      testDescription: "broken JSON", method: "POST", target: autocomplete, body: #"{"input":"#, status: 400,
      members: ["error.code": "400", "error.status": "INVALID_ARGUMENT"]),
    Case(
      testDescription: "a rule broken", method: "POST", target: autocomplete, body: #"{"input":""}"#, status: 400,
      members: ["error.details.0.@type": "type.googleapis.com/google.rpc.BadRequest", "error.details.0.fieldViolations.0.field": "input"]),
    Case(
      testDescription: "the wrong method", method: "GET", target: autocomplete, status: 404, members: ["error.status": "NOT_FOUND"]),
    Case(
      testDescription: "an address that is none", method: "GET", target: "/nothing", status: 404, members: ["error.status": "NOT_FOUND"]),
    Case(
      testDescription: "a place", method: "GET", target: "/v1/places/hotel-1?languageCode=fr&regionCode=fr&sessionToken=t",
      headers: [mask: "*"],
      members: ["id": "hotel-1", "displayName.text": "Hôtel du Nord", "businessStatus": "OPERATIONAL"]),
    Case(
      testDescription: "a place by an encoded id", method: "GET", target: "/v1/places/hotel%2D1?fields=id", members: ["id": "hotel-1"],
      without: ["displayName"]),
    Case(
      testDescription: "enums as numbers", method: "GET",
      target: "/v1/places/hotel-1?fields=businessStatus,priceLevel&$alt=json;enum-encoding=int",
      members: ["businessStatus": "1", "priceLevel": "3"]),
    Case(
      testDescription: "a place without a mask", method: "GET", target: "/v1/places/hotel-1", status: 400,
      members: ["error.status": "INVALID_ARGUMENT"]),
    Case(
      testDescription: "an unknown id", method: "GET", target: "/v1/places/nobody?fields=id", status: 404,
      members: ["error.status": "NOT_FOUND"]),
    Case(
      testDescription: "a malformed id", method: "GET", target: "/v1/places/no%20body?fields=id", status: 400,
      members: ["error.status": "INVALID_ARGUMENT"]),
    Case(
      testDescription: "a text search", method: "POST", target: "/v1/places:searchText",
      headers: [mask: "places.id,places.displayName.text"],
      body: #"{"textQuery":"Sydney"}"#, members: ["places.0.id": "city-sydney", "places.0.displayName.text": "Sydney"],
      without: ["places.0.location"]),
    Case(
      testDescription: "a text search with enums as numbers", method: "POST",
      target: "/v1/places:searchText?fields=places.priceLevel&$alt=json;enum-encoding=int",
      body: #"{"textQuery":"hotel du nord","rankPreference":2,"priceLevels":[3]}"#, members: ["places.0.priceLevel": "3"]),
    Case(
      testDescription: "a text search without a mask", method: "POST", target: "/v1/places:searchText", body: #"{"textQuery":"Sydney"}"#,
      status: 400, members: ["error.status": "INVALID_ARGUMENT"]),
    Case(
      testDescription: "a nearby search", method: "POST", target: "/v1/places:searchNearby?fields=places.id",
      body: #"{"locationRestriction":{"circle":{"center":{"latitude":48.8738,"longitude":2.3631},"radius":100}}}"#,
      members: ["places.0.id": "hotel-1"], without: ["places.1"]),
    Case(
      testDescription: "a nearby search without a circle", method: "POST", target: "/v1/places:searchNearby?fields=places.id", body: "{}",
      status: 400, members: ["error.status": "INVALID_ARGUMENT"]),
    Case(testDescription: "a former id", method: "GET", target: "/v1/places/old-1?fields=id", members: ["id": "hotel-1"]),
  ]

  @Test(arguments: cases) func answers(_ sample: Case) async throws {
    let reply = try await LiveServer.with { server in
      try await server.send(sample.method, sample.target, sample.headers, body: sample.body)
    }
    #expect(reply.status == sample.status, "\(reply.body)")
    #expect(reply.headers["content-type"] == "application/json; charset=UTF-8")
    for (path, text) in sample.members {
      let value = reply.json.at(path)
      #expect(value?.string ?? value?.text == text, "\(path) in \(reply.body)")
    }
    for path in sample.without { #expect(reply.json.at(path) == nil, "\(reply.body)") }
  }

  @Test func prettyIsTheSameOnSeveralLines() async throws {
    let (plain, pretty) = try await LiveServer.with { server in
      (
        try await server.get("/v1/places/hotel-1?fields=id,location"),
        try await server.get("/v1/places/hotel-1?fields=id,location&prettyPrint=true")
      )
    }
    #expect(pretty.json == plain.json)
    #expect(pretty.body.contains("\n") && !plain.body.contains("\n"))
  }

  @Test func headIsGetWithoutTheBody() async throws {
    let (head, get) = try await LiveServer.with { server in
      (try await server.send("HEAD", "/v1/places/hotel-1?fields=id"), try await server.get("/v1/places/hotel-1?fields=id"))
    }
    #expect(head.status == 200 && head.body.isEmpty)
    #expect(head.headers["content-length"] == get.headers["content-length"])
  }
}
