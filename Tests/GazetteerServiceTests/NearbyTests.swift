// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import GazetteerTesting
import Testing

/// A town: the farther east, the farther from its centre; the more important, the later in the alphabet.
private func town() throws -> Atlas {
  func place(_ name: String, _ meters: Double, _ importance: Double, _ types: String...) -> PlaceRecord {
    var place = PlaceRecord.place(name, at: (0, meters / 111_319.5), importance: importance, type: types.first, country: "FR")
    place.types = types
    return place
  }
  return try Atlas([
    place("Bar A", 100, 0.1, "bar", "restaurant"), place("Bar B", 200, 0.2, "bar"), place("Cafe", 300, 0.3, "cafe", "bar"),
    place("Diner", 1000, 0.4, "restaurant"), place("Embassy", 900, 0.5, "embassy"), place("Far Bar", 5000, 0.9, "bar"),
  ])
}

private let circle = #""locationRestriction":{"circle":{"center":{"latitude":0,"longitude":0},"radius":1000.5}}"#

@Suite struct NearbyTests {
  private func ids(_ members: String) throws -> [String] {
    let query = try NearbyQuery(json: "{\(members)}".utf8)
    return try town().index.withSession { try $0.nearby(query) }.places.map(\.id)
  }

  @Test(
    "places are filtered and ordered as asked", .rule("nearby.filters", "nearby.rank", "nearby.count"),
    arguments: [
      ("", ["Embassy", "Diner", "Cafe", "Bar-B", "Bar-A"]),
      (#","rankPreference":"DISTANCE""#, ["Bar-A", "Bar-B", "Cafe", "Embassy", "Diner"]),
      (#","rankPreference":1,"maxResultCount":2"#, ["Bar-A", "Bar-B"]),
      (#","rankPreference":2,"maxResultCount":1"#, ["Embassy"]),
      (#","rankPreference":"RANK_PREFERENCE_UNSPECIFIED","maxResultCount":0"#, ["Embassy", "Diner", "Cafe", "Bar-B", "Bar-A"]),
      // Any type, the primary one, and both.
      (#","includedTypes":["bar"]"#, ["Cafe", "Bar-B", "Bar-A"]),
      (#","includedPrimaryTypes":["bar"]"#, ["Bar-B", "Bar-A"]),
      (#","includedTypes":["restaurant"],"includedPrimaryTypes":["bar"]"#, ["Bar-A"]),
      (#","includedTypes":["bar"],"excludedPrimaryTypes":["bar"]"#, ["Cafe"]),
      (#","excludedTypes":["restaurant","embassy"]"#, ["Cafe", "Bar-B"]),
      (#","excludedPrimaryTypes":["embassy","bar","bar"]"#, ["Diner", "Cafe"]),
      (#","includedTypes":["zoo"]"#, []),
      (#","included_types":["bar"],"max_result_count":1"#, ["Cafe"]),
    ])
  func orders(_ example: (members: String, ids: [String])) throws {
    #expect(try ids(circle + example.members) == example.ids)
  }

  @Test("a circle without extent holds nothing", .rule("nearby.circle"), arguments: ["DISTANCE", "POPULARITY"])
  func emptyCircle(_ rank: String) throws {
    #expect(try ids(#""locationRestriction":{"circle":{"center":{}}},"rankPreference":"\#(rank)""#) == [])
  }

  @Test(.rule("searches.mask")) func theAnswerHasTheMembersAskedFor() async throws {
    let query = try NearbyQuery(json: #"{\#(circle),"maxResultCount":2,"languageCode":"de"}"#.utf8)
    let answer = try await town().index.answer(query)
    let mask = try FieldMask("places.id,places.formattedAddress", of: .nearbyAnswer)
    #expect(
      answer.json(mask)
        == #"{"places":[{"id":"Embassy","formattedAddress":"Frankreich"},{"id":"Diner","formattedAddress":"Frankreich"}]}"#)
    let nothing = try NearbyQuery(json: #"{\#(circle),"includedTypes":["zoo"]}"#.utf8)
    #expect(try await town().index.answer(nothing).json(.all) == "{}")
    for fields in ["", "id", "places.nome", "nextPageToken"] {
      #expect(throws: ContractError.self) { try FieldMask(fields, of: .nearbyAnswer) }
    }
    _ = try FieldMask("places.displayName.text,routingSummaries", of: .nearbyAnswer)
  }

  @Test(
    "what breaks a rule is refused", .rule("nearby.circle", "nearby.types", "nearby.count", "searches.enumerations"),
    arguments: [
      ("", "location_restriction", "it is missing"),
      (#""locationRestriction":{}"#, "location_restriction", "it is empty"),
      (
        #""locationRestriction":{"rectangle":{"low":{},"high":{}}}"#, "location_restriction.rectangle", "a nearby search takes no rectangle"
      ),
      (#""locationRestriction":{"circle":{"radius":5}}"#, "location_restriction.circle.center", "center is missing"),
      (#""locationRestriction":{"circle":{"center":{},"radius":50000.1}}"#, "location_restriction.circle.radius", "'50000.1'"),
      (#""locationRestriction":{"circle":{"center":{},"radius":-1}}"#, "location_restriction.circle.radius", "'-1.0'"),
      (
        #""locationRestriction":{"circle":{"center":{"latitude":91},"radius":1}}"#, "location_restriction.circle.center.latitude", "'91.0'"
      ),
      (circle + #","includedTypes":["attraction"]"#, "included_types", "Unsupported types: attraction."),
      (circle + #","excludedTypes":["geocode"]"#, "excluded_types", "Unsupported types: geocode."),
      (circle + #","includedPrimaryTypes":["(cities)"]"#, "included_primary_types", "Unsupported types: (cities)."),
      (circle + #","excludedPrimaryTypes":["Bar"]"#, "excluded_primary_types", "Unsupported types: Bar."),
      (circle + #","includedTypes":["bar"],"excludedTypes":["zoo","bar"]"#, "excluded_types", "'bar': the type is included, too"),
      (circle + #","includedPrimaryTypes":["bar"],"excludedPrimaryTypes":["bar"]"#, "excluded_primary_types", "'bar'"),
      (circle + #","maxResultCount":21"#, "max_result_count", "'21'. Give a number from 1 to 20."),
      (circle + #","maxResultCount":-1"#, "max_result_count", "'-1'"),
      (circle + #","languageCode":"english""#, "language_code", "'english'"),
      (circle + #","regionCode":"zz""#, "region_code", "'zz'"),
      (circle + #","rankPreference":"RELEVANCE""#, "rank_preference", "Give one of 'DISTANCE', 'POPULARITY'."),
      (circle + #","rankPreference":3"#, "rank_preference", "(TYPE_ENUM), 3"),
      // One less than it is no number: the process ended.
      (circle + #","rankPreference":-9223372036854775808"#, "rank_preference", "(TYPE_ENUM), -9223372036854775808"),
      (circle + #","types":["bar"]"#, "", "Unknown name \"types\""),
      (circle + #","maxResultCount":"x""#, "max_result_count", "(TYPE_INT32)"),
    ])
  func refusals(_ example: (members: String, field: String, says: String)) {
    #expect {
      try NearbyQuery(json: "{\(example.members)}".utf8)
    } throws: { error in
      guard let error = error as? ContractError else { return false }
      return error.status == .invalidArgument && error.fieldViolations.map(\.field) == [example.field]
        && error.message.contains(example.says)
    }
  }

  @Test(.rule("nearby.types")) func fiftyTypesAreTakenAndFiftyOneAreNot() throws {
    let types = PlaceTypeTable.all.filter { $0.table == .a }.prefix(51).map { "\"\($0.name)\"" }
    _ = try ids(circle + ",\"includedTypes\":[\(types.prefix(50).joined(separator: ","))]")
    #expect { try ids(circle + ",\"includedTypes\":[\(types.joined(separator: ","))]") } throws: {
      ($0 as? ContractError)?.message.contains("51 values. Give at most 50.") == true
    }
  }

  @Test func aDeadlineThatHasPassedIsAnError() async throws {
    var query = try NearbyQuery(json: "{\(circle)}".utf8)
    query.deadline = .now
    await #expect { try await town().index.answer(query) } throws: { ($0 as? ContractError)?.status == .deadlineExceeded }
  }
}
