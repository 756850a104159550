// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerEngine
import GazetteerIndex
import GazetteerTesting
import Testing

@testable import GazetteerService

/// Promise P10 for the whole answer: `explain` lists what the search gives, and says of each suggestion what put it there, and of what was found
/// besides why it is not listed.
@Suite struct AnswerExplanationTests {
  /// A town with two streets that cross, cafés, and places in the way of each part of an answer.
  private static func atlas() throws -> Atlas {
    var later = PlaceRecord.place("Main Café", id: "later", at: (48.86, 2.352), importance: 0.7, type: "cafe", country: "FR")
    later.details = #"{"businessStatus":"FUTURE_OPENING"}"#
    var mobile = PlaceRecord.place("Main Plumber", id: "mobile", at: (48.86, 2.353), importance: 0.6, type: "store", country: "FR")
    mobile.details = #"{"extra":{"pureServiceAreaBusiness":true}}"#
    return try Atlas([
      .place("Paris", id: "paris", at: (48.86, 2.35), importance: 0.9, country: "FR"),
      .place("Paris", id: "paris-2", at: (48.861, 2.351), importance: 0.4, country: "FR"),
      .place("Parisville", id: "parisville", at: (10, 10), importance: 0.3, country: "US"),
      .place("Main", id: "main-town", at: (48.9, 2.4), importance: 0.5, country: "FR"),
      .place("Coffeyville", id: "coffeyville", at: (37, -95), importance: 0.2, country: "US"),
      .place("Le Nord", id: "near", at: (48.86, 2.351), importance: 0.2, type: "cafe", country: "FR"),
      .place("Le Sud", id: "middle", at: (48.86, 2.36), importance: 0.4, type: "cafe", country: "FR"),
      .street("Main Street", id: "main", at: (48.86, 2.35), country: "FR", numbers: ["8", "10", "12"]),
      .street("2nd Avenue", id: "2nd", at: (48.86, 2.351), country: "FR", numbers: ["1", "3"]),
      later, mobile,
    ])
  }

  @Test("the slot at hand is named, and the place that lost its row to it") func slotAtHand() throws {
    let atlas = try Atlas(
      (1...5).map { .place("Sitowo Restaurant \($0)", id: "far-\($0)", at: (-20, Double(20 * $0)), importance: 0.5 - Double($0) / 100) }
        + [.place("Sist Restaurant", id: "near", at: (48.141, 11.58), importance: 0.1, type: "restaurant")])
    let bias = #"{"circle":{"center":{"latitude":48.14,"longitude":11.58},"radius":1000}}"#
    let query = try AutocompleteQuery(json: #"{"input":"sit rest","locationBias":\#(bias)}"#.utf8)
    let explanation = try atlas.index.withSession { try $0.explain(query, why: "far-5") }
    #expect(try #require(explanation.suggestions.last).cause.hasPrefix("a likely typo of a place at hand, in a reserved slot: "))
    #expect(
      explanation.why?.lines.first == "It lost its slot to a place at hand that the text is a likely typo of: Sist Restaurant (near).")
    #expect(explanation.json.contains(#""slot":"atHand""#))
  }

  private static let here = #""origin":{"latitude":48.86,"longitude":2.35}"#

  private static func explained(_ members: String) throws -> (answer: AutocompleteAnswer, explanation: AnswerExplanation) {
    let query = try AutocompleteQuery(json: "{\(members)}".utf8)
    return try atlas().index.withSession { (try $0.answer(query), try $0.explain(query)) }
  }

  @Test(
    "explain lists what the search gives, and each suggestion says what put it there",
    arguments: [
      (#""input":"paris""#, ["match paris", "match parisville"]),
      (#""input":"main street 10""#, ["house main~10"]),
      (#""input":"main street 11""#, ["house main"]),
      (#""input":"main street & 2nd avenue""#, ["crossing main~~2nd"]),
      (#""input":"48.86, 2.35""#, ["typed coordinate:48.86,2.35"]),
      (#""input":"8FW4V942+22""#, ["typed plus_code:8FW4V942+22"]),
      (#""input":"coffee",\#(here)"#, ["category near", "category middle"]),
      (#""input":"coffee in par","includeQueryPredictions":true"#, ["category middle", "category near", "query"]),
      (#""input":"main""#, ["match main-town", "match main"]),
      (#""input":"main","includeFutureOpeningBusinesses":true"#, ["match later", "match main-town", "match main"]),
      (#""input":"paris","limit":1"#, ["match paris"]),
      (#""input":"nowhere at all""#, []),
    ])
  func origins(_ example: (members: String, rows: [String])) throws {
    let (answer, explanation) = try Self.explained(example.members)
    #expect(explanation.suggestions == answer.suggestions)
    let rows = explanation.suggestions.map { suggestion in
      suggestion.place.map { "\($0.origin)".prefix { $0 != "(" } + " " + $0.placeID } ?? "query"
    }
    #expect(Array(rows.prefix(example.rows.count)) == example.rows)
    #expect(example.rows.isEmpty == rows.isEmpty)
    #expect(explanation.lines.count { $0.hasPrefix("  ") } >= 2 * rows.count)
    #expect(explanation.lanes.count == rows.count)
    for lane in explanation.lanes {
      #expect(explanation.lines.contains { $0.hasPrefix("     \(lane.rule.title): ") } && explanation.json.contains(#""lane":"\#(lane)""#))
    }
  }

  @Test(
    "each row has its lane",
    arguments: [
      (#""input":"paris""#, [Lane.prominent, .names]), (#""input":"main street 10""#, [.houses]), (#""input":"48.86, 2.35""#, [.position]),
      (#""input":"main street 99""#, [.streets]), (#""input":"parsi""#, [.typos]),
      (#""input":"coffee in par","includeQueryPredictions":true"#, [.kind, .kind, .queries]),
    ])
  func lanes(_ example: (members: String, lanes: [Lane])) throws {
    let lanes = try Self.explained(example.members).explanation.lanes
    #expect(Array(lanes.prefix(example.lanes.count)) == example.lanes)
  }

  @Test(
    "what was found and is not listed has its reason",
    arguments: [
      (#""input":"paris""#, "paris-2", "duplicate"),
      (#""input":"paris","limit":1"#, "parisville", "outscored"),
      (#""input":"main""#, "later", "filtered"),
      (#""input":"main""#, "mobile", "filtered"),
      (#""input":"parisville","includedRegionCodes":["fr"]"#, "parisville", "filtered"),
      (#""input":"coffee","limit":1,\#(here)"#, "middle", "noSlot"),
    ])
  func dropped(_ example: (members: String, id: String, standing: String)) throws {
    let query = try AutocompleteQuery(json: "{\(example.members)}".utf8)
    let explanation = try Self.atlas().index.withSession { try $0.explain(query, why: example.id) }
    #expect(!explanation.suggestions.contains { $0.place?.placeID == example.id })
    let why = try #require(explanation.json.split(separator: #""why":"#).last)
    #expect(why.contains(#""placeId":"\#(example.id)""#) && why.contains(#""standing":"\#(example.standing)""#))
  }

  @Test("a place that is listed for its category, and a house that no index holds, are told to be listed")
  func listed() throws {
    for (members, id) in [(#""input":"coffee",\#(Self.here)"#, "near"), (#""input":"main street 10""#, "main~10")] {
      let query = try AutocompleteQuery(json: "{\(members)}".utf8)
      let why = try Self.atlas().index.withSession { try $0.explain(query, why: id) }.why
      guard case .listed(1, _)? = why?.verdict else {
        Issue.record("\(id) is \(String(describing: why))")
        continue
      }
    }
  }
}
