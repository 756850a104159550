// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerService
import GazetteerTesting
import Testing

@testable import GazetteerEvaluation

/// Servers of every form, each a few lines that answer what the form says.
@Suite struct RemoteTests {
  private func world() throws -> World {
    try World([
      .place("Paris", id: "paris", at: (48.85, 2.35), importance: 0.9, country: "FR", aliases: ["Lutèce"]),
      .place("Tower", id: "tower", at: (48.86, 2.29), importance: 0.5, type: "tourist_attraction", country: "FR"),
    ])
  }

  private static let answers: [RemoteServer.Form: String] = [
    .places: #"""
    {"suggestions":[{"queryPrediction":{"text":{"text":"q"}}},{"placePrediction":{"placeId":"paris","text":{"text":"Paris, France"},
    "structuredFormat":{"mainText":{"text":"Paris"}},"types":["locality","political"]}}]}
    """#,
    .photon: #"""
    {"features":[{"geometry":{"coordinates":[2.3483915,48.8534951]},"properties":{"osm_type":"R","osm_id":71525,"type":"city","osm_value":"city",
    "name":"Paris","country":"France","countrycode":"FR","postcode":"75000"}}]}
    """#,
    .nominatim: #"""
    [{"osm_type":"relation","osm_id":71525,"lat":"48.8534951","lon":"2.3483915","name":"Paris","addresstype":"city","type":"administrative",
    "display_name":"Paris, France","address":{"city":"Paris","postcode":"75000","country":"France","country_code":"fr"}}]
    """#,
    .pelias: #"""
    {"features":[{"geometry":{"coordinates":[2.3483915,48.8534951]},"properties":{"gid":"whosonfirst:locality:1","layer":"locality",
    "name":"Paris","label":"Paris, France","country":"France","country_a":"FRA","postalcode":"75000"}}]}
    """#,
  ]
  private static let details = #"""
    {"id":"paris","location":{"latitude":48.8566,"longitude":2.3522},"addressComponents":[{"longText":"France","shortText":"FR","types":["country"]},
    {"longText":"75000","shortText":"75000","types":["postal_code"]}]}
    """#

  private func outcome(_ form: RemoteServer.Form, of judged: JudgedCase, _ asked: @escaping (RemoteRequest) -> Void = { _ in }) throws
    -> CaseResult
  {
    let server = try #require(RemoteServer("\(form.rawValue)=http://localhost:1/"))
    let world = try world()
    let run = RemoteRun(server, index: try PlaceIndex(path: world.path)) { request in
      asked(request)
      let text = request.url.contains("/v1/places/") ? Self.details : Self.answers[form] ?? ""
      return RemoteReply(status: 200, text: text, microseconds: 5)
    }
    let report = try run.results(of: [judged])
    #expect(report.profile == "\(form.rawValue) http://localhost:1" && report.latency.p50 == 5)
    return try #require(report.results.first)
  }

  private func judged(_ text: String, _ expected: ExpectedPlace...) -> JudgedCase {
    var judged = JudgedCase(id: text, text: text)
    judged.expected = expected
    return judged
  }

  @Test(
    "A place is recognised in the answer of every form", arguments: RemoteServer.Form.allCases,
    [
      (ExpectedPlace(id: "paris"), true), (ExpectedPlace(id: "tower"), false), (ExpectedPlace(id: "none"), false),
      (ExpectedPlace(spot: .init(latitude: 48.85, longitude: 2.35, tolerance: 2_000)), true),
      (ExpectedPlace(spot: .init(latitude: 48.85, longitude: 2.45, tolerance: 2_000)), false),
      (ExpectedPlace(fields: [.name: "PARIS", .country: "France"]), true), (ExpectedPlace(fields: [.name: "Paris", .country: "fr"]), true),
      (ExpectedPlace(fields: [.name: "Paris", .country: "FRA"]), true),
      (ExpectedPlace(fields: [.name: "Paris", .country: "Germany"]), false),
      (ExpectedPlace(fields: [.locality: "Paris", .postalCode: "75000"]), true),
      (ExpectedPlace(fields: [.name: "Paris", .type: "locality sublocality"]), true),
      (ExpectedPlace(fields: [.name: "Paris", .type: "airport"]), false),
    ] as [(ExpectedPlace, Bool)])
  func recognised(form: RemoteServer.Form, expected: (place: ExpectedPlace, isIt: Bool)) throws {
    let result = try outcome(form, of: judged("paris", expected.place))
    #expect(result.rank == (expected.isIt ? 1 : 0) && result.passed == expected.isIt)
    #expect(result.documents.count == 1)
  }

  @Test func theRequestsAreThoseOfTheForms() throws {
    var near = judged("par & is", ExpectedPlace(id: "paris"))
    near.filters.bias = "circle:48.5,2.5,50000"
    near.filters.language = "fr"
    near.filters.countries = ["FR"]
    var requests: [RemoteServer.Form: RemoteRequest] = [:]
    for form in RemoteServer.Form.allCases { _ = try outcome(form, of: near) { requests[form] = $0 } }
    #expect(requests[.photon]?.url == "http://localhost:1/api?q=par%20%26%20is&limit=10&lang=fr&lat=48.5&lon=2.5")
    #expect(
      requests[.pelias]?.url
        == "http://localhost:1/v1/autocomplete?text=par%20%26%20is&size=10&lang=fr&boundary.country=FR&focus.point.lat=48.5&focus.point.lon=2.5"
    )
    let nominatim = try #require(requests[.nominatim]?.url)
    #expect(
      nominatim.hasPrefix(
        "http://localhost:1/search?q=par%20%26%20is&format=jsonv2&addressdetails=1&limit=10&accept-language=fr&countrycodes=fr&viewbox=1.8")
    )
    let body = try #require(requests[.places]?.body)
    #expect(try AutocompleteQuery(AutocompleteParameters(json: body.utf8)).countries == ["FR"])
    #expect(requests[.places]?.url == "http://localhost:1/v1/places:autocomplete")
  }

  @Test func everyLetterOfAReplayIsAsked() throws {
    var replayed = judged("par", ExpectedPlace(id: "paris"))
    replayed.isReplayed = true
    var bodies: [String?] = []
    let result = try outcome(.places, of: replayed) { bodies.append($0.body) }
    #expect(result.ranks == [1, 1, 1] && bodies.count == 4)
  }

  @Test func aServerThatDoesNotAnswerEndsTheRunAndOneFailureDoesNot() throws {
    let server = try #require(RemoteServer("http://localhost:1"))
    let world = try world()
    let cases = [judged("paris", ExpectedPlace(id: "paris")), judged("pari", ExpectedPlace(id: "paris"))]
    let dead = RemoteRun(server, index: try PlaceIndex(path: world.path)) { _ in RemoteReply(status: 0, text: "refused", microseconds: 0) }
    let error = #expect(throws: EvaluationError.self) { try dead.results(of: cases) }
    #expect(error.map { "\($0)".contains("refused") } == true)
    var count = 0
    let limping = RemoteRun(server, index: try PlaceIndex(path: world.path)) { _ in
      count += 1
      return count == 2
        ? RemoteReply(status: 504, text: "late", microseconds: 0)
        : RemoteReply(status: 200, text: Self.answers[.places] ?? "", microseconds: 1)
    }
    let results = try limping.results(of: cases).results
    #expect(results.map(\.rank) == [1, 0] && results[1].explanation.contains("status 504"))
  }

  @Test("What is no answer of the form is refused", arguments: RemoteServer.Form.allCases, ["", "5", "<html>"])
  func noAnswer(form: RemoteServer.Form, text: String) throws {
    let server = try #require(RemoteServer("\(form.rawValue)=http://localhost:1"))
    #expect(throws: EvaluationError.self) { try server.answers(RemoteReply(status: 200, text: text, microseconds: 0)) }
  }

  @Test(
    "An address is http or https with a known form before it, or none",
    arguments: [
      ("http://a", "places http://a"), ("photon=https://a.b/c/", "photon https://a.b/c"), ("http://a/?x=1", nil), ("ftp://a", nil),
      ("google=http://a", nil), ("http://", nil), ("", nil), ("photon=", nil), ("http://a b", nil),
    ] as [(String, String?)])
  func addresses(text: String, name: String?) { #expect(RemoteServer(text)?.name == name) }
}
