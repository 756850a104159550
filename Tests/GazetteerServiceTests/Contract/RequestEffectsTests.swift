// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import GazetteerTesting
import Testing

/// Towns of one name, so that only the members of a request tell them apart.
private func atlas() throws -> Atlas {
  var future = PlaceRecord.place("Springfield Arena", id: "future", at: (2, 2), importance: 0.9, type: "arena", country: "US")
  future.details = #"{"businessStatus":"FUTURE_OPENING"}"#
  var plumber = PlaceRecord.place("Springfield Plumbing", id: "plumber", at: (2, 2.1), importance: 0.8, type: "plumber", country: "US")
  plumber.details = #"{"extra":{"pureServiceAreaBusiness":true}}"#
  return try Atlas(
    .place("Springfield", id: "fiji", at: (-17, 179.5), importance: 0.7, country: "FJ"),
    .place("Springfield", id: "far", at: (-17, -179.5), importance: 0.6, country: "FJ"),
    .place("Springfield", id: "us", at: (40, -80), importance: 0.5, country: "US", locality: "Ohio"),
    .place("Springfield Fields", id: "farm", at: (0, 0), importance: 0.4, type: "farm", country: "FR"), future, plumber)
}

/// A request for "springf", the members it has besides, and the ids of the answer.
struct Effect: CustomTestStringConvertible, Sendable {
  var rule: String
  var members: String
  var ids: [String]
  var testDescription: String { "\(rule): \(members)" }
}

private func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> String {
  #"{"rectangle":{"low":{"latitude":\#(south),"longitude":\#(west)},"high":{"latitude":\#(north),"longitude":\#(east)}}}"#
}

private func circle(_ latitude: Double, _ longitude: Double, _ radius: Double) -> String {
  #"{"circle":{"center":{"latitude":\#(latitude),"longitude":\#(longitude)},"radius":\#(radius)}}"#
}

private let effects: [Effect] = [
  Effect(rule: "area.restriction", members: #""locationRestriction":\#(box(-1, -1, 1, 1))"#, ids: ["farm"]),
  Effect(rule: "area.restriction", members: #""locationRestriction":\#(circle(0, 0.4, 50000))"#, ids: ["farm"]),
  Effect(rule: "area.restriction", members: #""locationRestriction":\#(circle(0, 0.5, 50000))"#, ids: []),
  Effect(rule: "area.bias", members: #""locationBias":\#(circle(40, -80, 50000))"#, ids: ["us", "fiji", "far", "farm"]),
  Effect(rule: "circle.radius-zero", members: #""locationRestriction":\#(circle(0, 0, 0))"#, ids: []),
  Effect(rule: "circle.radius-zero", members: #""locationBias":\#(circle(40, -80, 0))"#, ids: ["us", "fiji", "far", "farm"]),
  Effect(rule: "box.point", members: #""locationRestriction":\#(box(0, 0, 0, 0))"#, ids: ["farm"]),
  Effect(rule: "box.antimeridian", members: #""locationRestriction":\#(box(-18, 179, -16, -179))"#, ids: ["fiji", "far"]),
  Effect(rule: "box.all-longitudes", members: #""locationRestriction":\#(box(-18, -180, -16, 180))"#, ids: ["fiji", "far"]),
  Effect(rule: "types.primary", members: #""includedPrimaryTypes":["farm"]"#, ids: ["farm"]),
  Effect(rule: "types.primary", members: #""includedPrimaryTypes":["locality","farm"]"#, ids: ["fiji", "far", "us", "farm"]),
  Effect(rule: "types.members", members: #""includedPrimaryTypes":["(cities)"]"#, ids: ["fiji", "far", "us"]),
  Effect(rule: "regions.filter", members: #""includedRegionCodes":["us","FR"]"#, ids: ["us", "farm"]),
  Effect(
    rule: "regions.filter", members: #""includedRegionCodes":["fj"],"locationRestriction":\#(box(-18, 179, -16, 180))"#, ids: ["fiji"]),
  Effect(rule: "region.filters-nothing", members: #""regionCode":"us""#, ids: ["fiji", "far", "us", "farm"]),
  Effect(rule: "input.blank", members: #""inputOffset":0"#, ids: []),
  Effect(rule: "offset.behind", members: #""inputOffset":7"#, ids: ["fiji", "far", "us", "farm"]),
  Effect(rule: "token.effect", members: #""sessionToken":"123e4567-e89b-42d3-a456-426614174000""#, ids: ["fiji", "far", "us", "farm"]),
  Effect(rule: "business.future", members: #""includeFutureOpeningBusinesses":true"#, ids: ["future", "fiji", "far", "us", "farm"]),
  Effect(rule: "business.future", members: #""limit":1"#, ids: ["fiji"]),
  Effect(
    rule: "business.service-area", members: #""includePureServiceAreaBusinesses":true"#, ids: ["plumber", "fiji", "far", "us", "farm"]),
  Effect(rule: "limit.range", members: #""limit":2"#, ids: ["fiji", "far"]),
]

@Suite struct RequestEffectsTests {
  @Test("a member of a request has its effect", arguments: effects)
  func effect(_ example: Effect) throws {
    let ids = try atlas().answer(#"{"input":"springf",\#(example.members)}"#).places.map(\.placeID)
    #expect(Set(ids) == Set(example.ids))
    if ["area.bias", "limit.range"].contains(example.rule) { #expect(ids.first == example.ids.first) }
  }

  @Test("where a business without an address to visit is, is not told", .rule("business.service-area"))
  func serviceArea() throws {
    let atlas = try atlas()
    let request = #"{"input":"springf","origin":{"latitude":3,"longitude":3},"includePureServiceAreaBusinesses":true}"#
    let places = try atlas.answer(request).places
    #expect(places.count == 5 && places.allSatisfy { ($0.distanceMeters == nil) == ($0.placeID == "plumber") })
    let fields = "id,location,viewport,plusCode,pureServiceAreaBusiness"
    let query = try DetailsQuery(placeID: "plumber", fields: fields)
    #expect(try atlas.index.withSession { try $0.details(query) } == #"{"id":"plumber","pureServiceAreaBusiness":true}"#)
  }

  @Test("five at most unless asked otherwise", .rule("answer.five"))
  func five() throws {
    let atlas = try Atlas((1...60).map { PlaceRecord.place("Oslo \($0)") })
    #expect(try atlas.suggestions("oslo").count == 5)
    #expect(try atlas.suggestions("oslo") { $0.limit = 50 }.count == 50)
  }

  @Test(
    "words behind the cursor put first what they match, and take nothing away", .rule("offset.behind"),
    arguments: [
      ("spring| ohio", ["us", "fiji", "far", "farm"]), ("spring|fields ohio", ["us", "fiji", "far", "farm"]),
      ("spring| atlantis", ["fiji", "far", "us", "farm"]), ("spring|ohio", ["fiji", "far", "us", "farm"]),
      ("spring| fields", ["farm", "fiji", "far", "us"]), ("spring|!?", ["fiji", "far", "us", "farm"]),
    ])
  func cursor(_ example: (text: String, ids: [String])) throws {
    let parts = example.text.split(separator: "|").map(String.init)
    let atlas = try atlas()
    let ids = try atlas.suggestions(parts.joined()) { $0.inputOffset = parts[0].unicodeScalars.count }.map(\.placeID)
    #expect(Set(ids) == Set(example.ids) && ids.first == example.ids.first)
    let plain = try atlas.suggestions(parts[0])
    #expect(
      try atlas.suggestions(parts.joined()) { $0.inputOffset = parts[0].unicodeScalars.count }.map(\.mainText).sorted { $0.text < $1.text }
        == plain.map(\.mainText).sorted { $0.text < $1.text })
  }
}
