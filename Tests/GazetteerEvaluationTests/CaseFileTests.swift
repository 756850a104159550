// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import GazetteerEvaluation

@Suite struct CaseFileTests {
  @Test func ownLinesHaveEveryMember() throws {
    let line = """
      {"id": "syd", "text": "opera", "replay": true, "bias": "circle:-33.87,151.21,5000", "types": ["opera_house"], "countries": ["au"],
      """.replacing("\n", with: "")
      + #""language": "en", "expected": [{"id": "a"}, {"latitude": 1, "longitude": 2, "name": "Opera"}], "rank": 3, "absent": [{"type": "bar"}], "knownFailure": true, "note": "why"}"#
    let judged = try #require(try cases("c.ndjson", line + "\n\n").first)
    #expect(judged.id == "syd" && judged.isReplayed && judged.rank == 3 && judged.isKnownFailure)
    #expect(
      judged.filters.bias == "circle:-33.87,151.21,5000" && judged.filters.types == ["opera_house"] && judged.filters.countries == ["au"])
    #expect(
      judged.expected == [
        ExpectedPlace(id: "a"), ExpectedPlace(spot: .init(latitude: 1, longitude: 2, tolerance: 1_000), fields: [.name: "Opera"]),
      ])
    #expect(judged.absent == [ExpectedPlace(fields: [.type: "bar"])])
    #expect(judged.group == "c.ndjson" && judged.note == "why")
    let again = try JSONDecoder().decode(JudgedCase.self, from: JSONEncoder().encode(judged))
    #expect(again == judged)
  }

  @Test func exchangedLinesOfOtherTasksAreLeftOut() throws {
    let lines = """
      {"source":"s","file":"f.csv","kind":"search","query":"Houston","lang":"en","limit":4,"focus":{"lat":1,"lon":2},"expected":{"name":"Houston","country":"USA"},"coordinate":{"lat":29.7,"lon":-95.3,"tolerance_m":500},"id":"1"}
      {"source":"s","file":"f.json","kind":"autocomplete","query":"x","status":"fail","expected_properties":[{"name":"X","layer":"venue"},{"layer":"venue"}],"unexpected":{"properties":[{"locality":"Y"}]},"id":"2"}
      {"source":"s","file":"f.csv","kind":"reverse","point":{"lat":1,"lon":2},"expected":{"city":"Z"},"id":"3"}
      """
    let found = try cases("c.ndjson", lines)
    #expect(found.map(\.id) == ["1", "2"])
    #expect(found[0].expected == [ExpectedPlace(spot: .init(latitude: 29.7, longitude: -95.3, tolerance: 500))])
    #expect(found[0].rank == 4 && found[0].filters.bias == "circle:1.0,2.0,50000" && found[0].filters.language == "en")
    #expect(found[1].expected == [ExpectedPlace(fields: [.name: "X"])] && found[1].isKnownFailure)
    #expect(found[1].absent == [ExpectedPlace(fields: [.locality: "Y"])])
  }

  @Test func tablesOfBothKinds() throws {
    let own = try cases("c.csv", "text,expected_id,replay,rank,bias\nsyd,a,yes,2,\"circle:1,2,3\"\n")
    #expect(own.map(\.text) == ["syd"] && own[0].isReplayed && own[0].rank == 2 && own[0].expected == [ExpectedPlace(id: "a")])
    #expect(own[0].filters.bias == "circle:1,2,3" && own[0].id == "c.csv#2")
    let tester = try cases(
      "t.csv",
      "query;limit;lat;lon;expected_coordinate;expected_city;expected_housenumber\nParis;4;;;48.8,2.3,900;;\n\"3 Rue; x\";;1;2;;Lyon;3\n;;;;;Nowhere;\n"
    )
    #expect(tester.map(\.text) == ["Paris", "3 Rue; x"])
    #expect(tester[0].expected == [ExpectedPlace(spot: .init(latitude: 48.8, longitude: 2.3, tolerance: 900))] && tester[0].rank == 4)
    #expect(tester[1].expected == [ExpectedPlace(fields: [.locality: "Lyon", .houseNumber: "3"])])
  }

  @Test func documentsOfTexts() throws {
    let found = try cases(
      "d.yml",
      "eiffel to:\n  expected:\n    name: Eiffel Tower\n    postcode: 75007\n  lat: 48.8\n  lon: 2.3\n  lang: en\n  limit: 2\nno:\n  lat: 1\n"
    )
    #expect(found.map(\.text) == ["eiffel to"])
    #expect(found[0].expected == [ExpectedPlace(fields: [.name: "Eiffel Tower", .postalCode: "75007"])])
    #expect(found[0].rank == 2 && found[0].filters.bias == "circle:48.8,2.3,50000" && found[0].filters.language == "en")
  }

  @Test func acceptanceTests() throws {
    let suite = """
      {"name": "s", "priorityThresh": 2, "endpoint": "autocomplete", "tests": [
        {"id": 1, "status": "fail", "in": {"text": "zoo", "focus.point.lat": 1.5, "focus.point.lon": "2"}, "expected": {"properties": [{"name": "Zoo", "postalcode": 123}]}},
        {"id": "2", "in": {"text": "park"}, "expected": {"properties": ["Central Park, NY"]}, "unexpected": {"properties": [{"name": "Car park"}]}},
        {"id": 3, "endpoint": "reverse", "in": {"point.lat": 1}, "expected": {"properties": [{"name": "No"}]}}]}
      """
    let found = try cases("p.json", suite)
    #expect(found.map(\.id) == ["p.json#1", "p.json#2"])
    #expect(found[0].isKnownFailure && found[0].rank == 2 && found[0].filters.bias == "circle:1.5,2.0,50000")
    #expect(found[0].expected == [ExpectedPlace(fields: [.name: "Zoo", .postalCode: "123"])])
    #expect(found[1].expected == [ExpectedPlace(fields: [.name: "Central Park"])] && found[1].absent.count == 1)
  }

  @Test func linesAndTypedNames() throws {
    let cities = try cases("c.txt", "101 Paris, France\n")
    #expect(cities.map(\.text) == ["Paris, France"])
    #expect(cities[0].expected == [ExpectedPlace(fields: [.name: "Paris", .type: "locality sublocality"])])
    let typed = try cases("t.tsv", "query\ttarget\tnote\nsao paulo\tSão Paulo\t\n")
    #expect(typed[0].isReplayed && typed[0].expected == [ExpectedPlace(fields: [.name: "São Paulo"])])
  }

  @Test(
    "What cannot be a case is refused with file, line and reason",
    arguments: [
      ("a.ndjson", "\n{\"text\": \"x\"}", "line 2: neither expected nor absent"), ("a.ndjson", "{\"expected\": []}", "text is missing"),
      ("a.ndjson", "{\"text\": \"x\", \"expected\": [{}]}", "needs an id"), ("a.ndjson", "{", "not JSON"),
      ("a.ndjson", "{\"text\": \"x\", \"expected\": [{\"id\": \"a\"}], \"rank\": 51}", "rank is 51"),
      ("a.ndjson", "{\"text\": 5}", "text has a value of another kind"), ("a.csv", "a,b\n1,2\n", "no column text or query"),
      ("a.csv", "text,expected_id,rank\nx,a,one\n", "rank is \"one\""),
      ("a.csv", "text,expected_coordinate\nx,1\n", "latitude,longitude,metres"),
      ("a.xml", "x", "no known form"), ("a.json", "{}", "tests is missing"), ("a.tsv", "a\tb\n", "query and target"),
      ("a.txt", "", "no case"),
      ("a.yml", "- a\n", "a mapping of texts"), ("a.yml", "a: [\n", "no document of cases"),
      ("a.yml", "x:\n  expected:\n    name: y\n  limit: z\n", "limit is"),
    ])
  func refused(name: String, text: String, reason: String) {
    let error = #expect(throws: (any Error).self) { try cases(name, text) }
    #expect(error.map { "\($0)".contains(reason) } == true, "\(error.map { "\($0)" } ?? "")")
  }
}

@Suite struct PeliasFilterTests {
  private func filters(_ parameters: String) throws -> JudgedCase.Filters? {
    let lines = #"{"id": "a", "kind": "search", "query": "x", "expected": {"name": "x"}, "params": {\#(parameters)}}"#
    let other = #"{"id": "b", "kind": "search", "query": "y", "expected": {"name": "y"}}"#
    return try cases("c.ndjson", lines + "\n" + other + "\n").first { $0.id == "a" }?.filters
  }

  @Test func countriesAndLayersNarrowTheRequest() throws {
    let filters = try #require(try filters(#""boundary.country": "DEU,us", "layers": "locality, country", "lang": "de""#))
    #expect(filters.countries == ["DE", "US"] && filters.types == ["locality", "country"] && filters.language == "de")
  }

  @Test func boundariesAreRestrictionsAndTakeThePlaceOfTheFocus() throws {
    let box = #""boundary.rect.min_lat": 1, "boundary.rect.min_lon": 2, "boundary.rect.max_lat": 3, "boundary.rect.max_lon": 4"#
    #expect(try filters(box)?.restriction == "rect:1.0,2.0,3.0,4.0")
    let circle = #""boundary.circle.lat": 1, "boundary.circle.lon": 2, "boundary.circle.radius": 7"#
    let both = try #require(try filters(circle + #", "focus.point.lat": 5, "focus.point.lon": 6"#))
    #expect(both.restriction == "circle:1.0,2.0,7000.0" && both.bias.isEmpty)
  }

  @Test(
    "A request that ours cannot narrow alike is left out",
    arguments: [#""boundary.gid": "wof:1""#, #""layers": "venue""#, #""boundary.country": "XYZ""#, #""layers": "coarse,locality""#])
  func leftOut(parameters: String) throws { #expect(try filters(parameters) == nil) }

  @Test func codesOfThreeLetters() {
    #expect(CountryAlpha3.alpha2("DEU") == "DE")
    #expect(CountryAlpha3.alpha2("fr") == "FR")
    #expect(CountryAlpha3.alpha2("QQQ") == nil)
  }
}
