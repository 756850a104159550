// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import GazetteerTesting
import Testing

private func atlas() throws -> Atlas {
  var paris = PlaceRecord.place("Paris", id: "paris", at: (48.86, 2.35), importance: 0.9, country: "FR")
  paris.names = [AlternateName(text: "パリ", language: "ja", kind: .official)]
  var texas = PlaceRecord.place("Paris", id: "texas", at: (33.66, -95.56), importance: 0.5, country: "US")
  texas.address.administrativeArea1 = "Texas"
  return try Atlas(
    paris, texas, .place("Central Park", id: "park", at: (40.78, -73.97), importance: 0.8, type: "park", country: "US"),
    .place("Central Parking", id: "parking", at: (40.7, -74), importance: 0.2, type: "parking", country: "US"),
    .place("Pizza Parlour", id: "parlour", at: (51, 0), importance: 0.3, type: "pizza_restaurant", country: "US"),
    .place("Wien", id: "wien", at: (48.2, 16.37), importance: 0.8, country: "FR"),
    .place("Bayern", id: "bayern", at: (48.9, 11.4), importance: 0.8, type: "administrative_area_level_1", country: "FR"))
}

/// A text, and the queries that are suggested for it.
struct QueryCase: CustomTestStringConvertible, Sendable {
  var rule: String
  var text: String
  var also = ""
  var queries: [String]
  var testDescription: String { "\(rule): \(text) \(also)" }
}

private let cases: [QueryCase] = [
  QueryCase(rule: "query.place", text: "pizza in par", queries: ["[pizza in Par]is, France", "[pizza in Par]is, Texas, United States"]),
  QueryCase(rule: "query.place", text: "pizza in paris tex", queries: []),
  QueryCase(rule: "query.place", text: "pizza par", queries: ["[pizza] in [Par]is, France", "[pizza] in [Par]is, Texas, United States"]),
  QueryCase(
    rule: "query.place", text: "pizza near central pa",
    queries: ["[pizza near Central Pa]rk, United States", "[pizza near Central Pa]rking, United States"]),
  QueryCase(rule: "query.place", text: "pizza central pa", queries: []),
  QueryCase(rule: "query.place", text: "paris pizza", queries: ["[pizza] in [Paris], France", "[pizza] in [Paris], Texas, United States"]),
  QueryCase(rule: "query.category", text: "pizza", queries: ["[pizza]", "[Pizza] delivery"]),
  QueryCase(rule: "query.category", text: "pizza in", queries: ["[pizza]"]),
  QueryCase(rule: "query.category", text: "hotels", queries: ["[hotels]"]),
  QueryCase(rule: "query.category", text: "Atlantis", queries: []),
  QueryCase(rule: "query.language", text: "apotheke wie", also: #""languageCode":"de""#, queries: ["[Apotheke] in [Wie]n, Frankreich"]),
  QueryCase(rule: "query.language", text: "apotheke bay", also: #""languageCode":"de""#, queries: ["[Apotheke Bay]ern, Frankreich"]),
  QueryCase(rule: "query.language", text: "apotheke wie", queries: ["[Apotheke] in [Wie]n, France"]),
  QueryCase(rule: "query.asked", text: "pizza in par", also: #""includeQueryPredictions":false"#, queries: []),
  QueryCase(rule: "query.asked", text: "pizza in par", also: #""includedRegionCodes":["fr"]"#, queries: []),
  QueryCase(rule: "query.asked", text: "pizza in par", also: #""includedPrimaryTypes":["locality"]"#, queries: []),
  QueryCase(
    rule: "query.area", text: "pizza in par", also: #""locationBias":{"circle":{"center":{"latitude":33,"longitude":-95},"radius":50000}}"#,
    queries: ["[pizza in Par]is, Texas, United States", "[pizza in Par]is, France"]),
  QueryCase(
    rule: "query.area", text: "pizza in par",
    also: #""locationRestriction":{"circle":{"center":{"latitude":48.86,"longitude":2.35},"radius":50000}}"#,
    queries: ["[pizza in Par]is, France"]),
]

@Suite struct QueryPredictionTests {
  private func answer(_ text: String, _ also: String = "") throws -> AutocompleteAnswer {
    let asks = also.contains("includeQueryPredictions") ? "" : #","includeQueryPredictions":true"#
    return try atlas().answer("{\"input\":\"\(text)\"\(also.isEmpty ? "" : ",")\(also)\(asks)}")
  }

  @Test("a category and where are suggested as a query", arguments: cases)
  func queries(_ example: QueryCase) throws {
    let found = try answer(example.text, example.also).suggestions.compactMap { $0.query?.text.bracketed }
    #expect(found == example.queries)
  }

  @Test("half a word becomes a category", .rule("query.category"))
  func halfWords() throws {
    let found = try answer("piz").suggestions.compactMap(\.query)
    #expect(found.first?.text.bracketed.lowercased().hasPrefix("[piz]za") == true)
    #expect(found.allSatisfy { $0.secondaryText == nil && $0.text == $0.mainText } && (1...2).contains(found.count))
  }

  /// `q` for a query, else the id.
  private func order(_ text: String, _ also: String = "") throws -> [String] {
    try answer(text, also).suggestions.map { $0.place?.placeID ?? "q" }
  }

  @Test("queries stand behind the places that a name leads to", .rule("query.order"))
  func order() throws {
    #expect(try order("pizza par") == ["parlour", "q", "q"])
    let inPar = try order("pizza in par")
    #expect(inPar == ["q", "q"])
    #expect(try order("pizza par", #""limit":2"#) == ["parlour", "q"])
    #expect(try order("pizza par", #""limit":1"#) == ["parlour"])
    #expect(try order("pizza in par", #""limit":1"#) == ["q"])
  }

  @Test("they take two of the slots", .rule("query.order"))
  func slots() throws {
    let records = (1...6).map { PlaceRecord.place("Pizza \($0)", type: "pizza_restaurant") } + [PlaceRecord.place("Pizza Paris")]
    let parameters = AutocompleteParameters.asking("pizza")
    let list = try Atlas(records).index.answerNow(AutocompleteQuery(parameters)).suggestions
    #expect(list.count == 5)
    #expect(list.prefix(3).allSatisfy { $0.place != nil })
  }

  @Test("a query has texts only", .rule("query.json"))
  func json() throws {
    let answer = try answer("pizza in paris f", #""limit":1"#)
    #expect(answer.suggestions.allSatisfy { $0.place?.matchLabel == .partial })
    let found = try self.answer("pizza in wi", #""limit":1"#)
    #expect(
      found.json() == """
        {"suggestions":[{"queryPrediction":{"text":{"text":"pizza in Wien, France","matches":[{"endOffset":11}]},\
        "structuredFormat":{"mainText":{"text":"pizza","matches":[{"endOffset":5}]},\
        "secondaryText":{"text":"in Wien, France","matches":[{"endOffset":2},{"startOffset":3,"endOffset":5}]}}}}]}
        """)
    #expect(found.json(extras: true).contains(#""matchKind":"category"}"#))
  }
}

extension AutocompleteParameters {
  fileprivate static func asking(_ input: String) -> AutocompleteParameters {
    var parameters = AutocompleteParameters(input: input)
    parameters.includeQueryPredictions = true
    return parameters
  }
}
