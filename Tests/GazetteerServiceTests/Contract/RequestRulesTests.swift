// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerService
import GazetteerText
import Testing

/// A request body, and what is wrong with it.
struct Refusal: CustomTestStringConvertible, Sendable {
  var rule: String
  var body: String
  var field: String
  /// Part of the message: value and cure.
  var says: String
  var testDescription: String { "\(rule): \(body.count > 80 ? "\(body.prefix(80))…" : body)" }

  init(rule: String, _ body: String, _ field: String, _ says: String) {
    self.rule = rule
    self.body = body
    self.field = field
    self.says = says
  }
}

private let types = "included_primary_types"
private let box = "location_restriction.rectangle"

private let refusals: [Refusal] = [
  // Input and cursor.
  Refusal(rule: "input.required", "{}", "input", "Invalid input ''. Give the text"),
  Refusal(rule: "input.required", "", "input", "Invalid input ''"),
  Refusal(rule: "input.required", #"{"input":""}"#, "input", "at least one character"),
  Refusal(rule: "input.required", #"{"input":null}"#, "input", "at least one character"),
  Refusal(
    rule: "input.length", "{\"input\":\"\(String(repeating: "x", count: 513))\"}", "input", "It has 513 characters; give at most 512."),
  Refusal(
    rule: "offset.range", #"{"input":"oslo","inputOffset":5}"#, "input_offset", "Invalid input_offset '5'. Give a number from 0 to 4"),
  Refusal(rule: "offset.range", #"{"input":"oslo","inputOffset":-1}"#, "input_offset", "Invalid input_offset '-1'"),
  Refusal(rule: "offset.range", #"{"input":"é","inputOffset":2}"#, "input_offset", "from 0 to 1"),
  // Types.
  Refusal(
    rule: "types.known", #"{"input":"a","includedPrimaryTypes":["address"]}"#, types,
    "Invalid included_primary_types 'address'. See the list of supported types in https://"),
  Refusal(rule: "types.known", #"{"input":"a","includedPrimaryTypes":["Restaurant"]}"#, types, "'Restaurant'"),
  Refusal(rule: "types.known", #"{"input":"a","includedPrimaryTypes":[""]}"#, types, "Invalid included_primary_types ''"),
  Refusal(
    rule: "types.count", #"{"input":"a","includedPrimaryTypes":["bar","cafe","pub","bank","atm","zoo"]}"#, types,
    "6 values. Give at most 5."),
  Refusal(
    rule: "types.collection", #"{"input":"a","includedPrimaryTypes":["(cities)","bar"]}"#, types,
    "'(cities)'. A collection has to be the only value"),
  Refusal(rule: "types.collection", #"{"input":"a","includedPrimaryTypes":["(regions)","(cities)"]}"#, types, "only value"),
  Refusal(rule: "types.known", #"{"input":"a","includedPrimaryTypes":["regions"]}"#, types, "'regions'"),
  // Countries and language.
  Refusal(rule: "regions.known", #"{"input":"a","includedRegionCodes":["fra"]}"#, "included_region_codes", "'fra'. Give two-letter"),
  Refusal(rule: "regions.known", #"{"input":"a","includedRegionCodes":["f"]}"#, "included_region_codes", "'f'"),
  Refusal(rule: "regions.known", #"{"input":"a","includedRegionCodes":["zz"]}"#, "included_region_codes", "'zz'"),
  Refusal(rule: "regions.known", #"{"input":"a","includedRegionCodes":["fr","12"]}"#, "included_region_codes", "'12'"),
  Refusal(
    rule: "regions.count",
    #"{"input":"a","includedRegionCodes":["fr","fr","fr","fr","fr","fr","fr","fr","fr","fr","fr","fr","fr","fr","fr","fr"]}"#,
    "included_region_codes", "16 values. Give at most 15."),
  Refusal(rule: "region.known", #"{"input":"a","regionCode":"419"}"#, "region_code", "'419'"),
  Refusal(rule: "region.known", #"{"input":"a","regionCode":"usa"}"#, "region_code", "'usa'"),
  Refusal(rule: "language.shape", #"{"input":"a","languageCode":"en_US"}"#, "language_code", "'en_US'. Give a BCP 47"),
  Refusal(rule: "language.shape", #"{"input":"a","languageCode":"english"}"#, "language_code", "'english'"),
  Refusal(rule: "language.shape", #"{"input":"a","languageCode":"e"}"#, "language_code", "'e'"),
  Refusal(rule: "language.shape", #"{"input":"a","languageCode":"en-"}"#, "language_code", "'en-'"),
  Refusal(rule: "language.shape", #"{"input":"a","languageCode":"en-u"}"#, "language_code", "'en-u'"),
  // Circles.
  Refusal(rule: "area.one-form", #"{"input":"a","locationBias":{}}"#, "location_bias", "empty. Give a circle or a rectangle"),
  Refusal(
    rule: "circle.center", #"{"input":"a","locationBias":{"circle":{"radius":1}}}"#, "location_bias.circle.center", "center is missing"),
  Refusal(
    rule: "circle.radius", #"{"input":"a","locationRestriction":{"circle":{"center":{},"radius":50000.1}}}"#,
    "location_restriction.circle.radius", "'50000.1'. Give metres from 0.0 to 50000.0."),
  Refusal(
    rule: "circle.radius", #"{"input":"a","locationBias":{"circle":{"center":{},"radius":-1}}}"#, "location_bias.circle.radius",
    "'-1.0'. Give metres from 0.0 to 50000.0."),
  Refusal(
    rule: "circle.radius", #"{"input":"a","locationBias":{"circle":{"center":{},"radius":50000.01}}}"#, "location_bias.circle.radius",
    "'50000.01'"),
  Refusal(
    rule: "point.range", #"{"input":"a","locationBias":{"circle":{"center":{"latitude":90.1}}}}"#, "location_bias.circle.center.latitude",
    "'90.1'. Give degrees from -90 to 90."),
  Refusal(
    rule: "point.range", #"{"input":"a","origin":{"longitude":-181}}"#, "origin.longitude", "'-181.0'. Give degrees from -180 to 180."),
  // Boxes: the table of the contract.
  Refusal(rule: "box.corners", #"{"input":"a","locationRestriction":{"rectangle":{"low":{}}}}"#, "\(box).high", "high is missing"),
  Refusal(rule: "box.corners", #"{"input":"a","locationRestriction":{"rectangle":{"high":{}}}}"#, "\(box).low", "low is missing"),
  Refusal(
    rule: "box.empty-latitudes", #"{"input":"a","locationRestriction":{"rectangle":{"low":{"latitude":1},"high":{"latitude":0.5}}}}"#, box,
    "low.latitude 1.0 is greater"
  ),
  Refusal(
    rule: "box.empty-longitudes", #"{"input":"a","locationRestriction":{"rectangle":{"low":{"longitude":180},"high":{"longitude":-180}}}}"#,
    box,
    "180 to -180 are an empty range"),
  Refusal(
    rule: "area.one-form", #"{"input":"a","locationRestriction":{"rectangle":{"low":{},"high":{}},"circle":{"center":{}}}}"#,
    "location_restriction",
    "a circle and a rectangle. Give one"),
  Refusal(
    rule: "area.not-both", #"{"input":"a","locationBias":{"circle":{"center":{}}},"locationRestriction":{"circle":{"center":{}}}}"#,
    "location_restriction",
    "location_bias is given, too"),
  // Tokens and limits.
  Refusal(
    rule: "token.alphabet", "{\"input\":\"a\",\"sessionToken\":\"\(String(repeating: "x", count: 37))\"}", "session_token", "at most 36"),
  Refusal(rule: "token.alphabet", #"{"input":"a","sessionToken":"a b"}"#, "session_token", "'a b'"),
  Refusal(rule: "token.alphabet", #"{"input":"a","sessionToken":"a+b/"}"#, "session_token", "'a+b/'"),
  Refusal(rule: "token.alphabet", #"{"input":"a","sessionToken":"é"}"#, "session_token", "'é'"),
  Refusal(rule: "token.alphabet", #"{"input":"a","sessionToken":"a=b"}"#, "session_token", "'a=b'"),
  Refusal(rule: "limit.range", #"{"input":"a","limit":0}"#, "limit", "'0'. Give a number from 1 to 50."),
  Refusal(rule: "limit.range", #"{"input":"a","limit":51}"#, "limit", "'51'"),
]

/// A request body that keeps the rules, at their limits.
struct Acceptance: CustomTestStringConvertible, Sendable {
  var rule: String
  var body: String
  var testDescription: String { "\(rule): \(body)" }

  init(rule: String, _ body: String) {
    self.rule = rule
    self.body = body
  }
}

private let acceptances: [Acceptance] = [
  Acceptance(rule: "input.required", #"{"input":"x"}"#),
  Acceptance(rule: "input.blank", #"{"input":" "}"#),
  Acceptance(rule: "offset.range", #"{"input":"oslo","inputOffset":0}"#),
  Acceptance(rule: "offset.range", #"{"input":"oslo","inputOffset":4}"#),
  Acceptance(rule: "offset.range", #"{"input":"👨‍👩‍👧","inputOffset":5}"#),
  Acceptance(rule: "types.count", #"{"input":"a","includedPrimaryTypes":[]}"#),
  Acceptance(rule: "types.count", #"{"input":"a","includedPrimaryTypes":["bar","cafe","pub","bank","atm"]}"#),
  Acceptance(rule: "types.collection", #"{"input":"a","includedPrimaryTypes":["(cities)"]}"#),
  Acceptance(rule: "types.known", #"{"input":"a","includedPrimaryTypes":["geocode","street_address"]}"#),
  Acceptance(rule: "regions.known", #"{"input":"a","includedRegionCodes":["uk","GB","Fr","xk"],"regionCode":"uk"}"#),
  Acceptance(
    rule: "regions.count",
    #"{"input":"a","includedRegionCodes":["fr","fr","fr","fr","fr","fr","fr","fr","fr","fr","fr","fr","fr","fr","fr"]}"#),
  Acceptance(rule: "language.shape", #"{"input":"a","languageCode":"zh-Hant-TW"}"#),
  Acceptance(rule: "language.shape", #"{"input":"a","languageCode":"de-CH-1996-u-co-phonebk-x-a"}"#),
  Acceptance(rule: "string.empty", #"{"input":"a","languageCode":"","regionCode":"","sessionToken":""}"#),
  Acceptance(
    rule: "circle.radius", #"{"input":"a","locationBias":{"circle":{"center":{"latitude":-90,"longitude":180},"radius":50000.0}}}"#),
  Acceptance(rule: "circle.center", #"{"input":"a","locationRestriction":{"circle":{"center":{}}}}"#),
  Acceptance(rule: "box.point", #"{"input":"a","locationRestriction":{"rectangle":{"low":{},"high":{}}}}"#),
  Acceptance(
    rule: "box.antimeridian", #"{"input":"a","locationRestriction":{"rectangle":{"low":{"longitude":177},"high":{"longitude":-178}}}}"#),
  Acceptance(
    rule: "box.all-longitudes", #"{"input":"a","locationRestriction":{"rectangle":{"low":{"longitude":-180},"high":{"longitude":180}}}}"#),
  Acceptance(rule: "token.alphabet", #"{"input":"a","sessionToken":"123e4567-e89b-42d3-a456-426614174000"}"#),
  Acceptance(rule: "token.alphabet", #"{"input":"a","sessionToken":"qk3r_A-0YlZ5aGJtYWJjZA=="}"#),
  Acceptance(rule: "limit.range", #"{"input":"a","limit":1}"#),
  Acceptance(rule: "limit.range", #"{"input":"a","limit":50}"#),
  Acceptance(
    rule: "business.switches",
    #"{"input":"a","origin":{},"includeQueryPredictions":true,"includePureServiceAreaBusinesses":true,"includeFutureOpeningBusinesses":true}"#
  ),
  Acceptance(rule: "input.length", "{\"input\":\"\(String(repeating: "é", count: 512))\"}"),
  Acceptance(rule: "limit.range", #"{"input":"a"}"#),
]

@Suite struct RequestRulesTests {
  @Test("a broken rule is refused with field, value and cure", arguments: refusals)
  func refused(_ refusal: Refusal) throws {
    let error = try #require(contractError(for: refusal.body))
    #expect(error.status == .invalidArgument)
    #expect(error.fieldViolations.map(\.field) == [refusal.field])
    #expect(error.message.contains(refusal.says), "\(error.message)")
    #expect(error.message == error.fieldViolations.first?.description)
  }

  @Test("what the rules allow is accepted", arguments: acceptances)
  func accepted(_ example: Acceptance) {
    #expect(contractError(for: example.body) == nil)
  }

  @Test(.rule("offset.code-points")) func theTextEndsAtTheCursorCountedInCodePoints() throws {
    #expect(try AutocompleteQuery(json: #"{"input":"e\u0301tal","inputOffset":2}"#.utf8).text == "e\u{301}")
    #expect(try AutocompleteQuery(json: #"{"input":"étal"}"#.utf8).text == "étal")
    #expect(try AutocompleteQuery(json: #"{"input":"étal","inputOffset":0}"#.utf8).text == "")
  }

  @Test(.rule("regions.uk")) func codesAreSpelledAsTheIndexSpellsThem() throws {
    let query = try AutocompleteQuery(json: #"{"input":"a","includedRegionCodes":["uk","gb","De"],"regionCode":"uk"}"#.utf8)
    #expect(query.countries == ["DE", "GB"])
    #expect(query.regionCode == "GB")
  }

  @Test(.rule("types.members")) func collectionsStandForTheirTypes() throws {
    let cities = try AutocompleteQuery(json: #"{"input":"a","includedPrimaryTypes":["(cities)"]}"#.utf8)
    #expect(Set(cities.primaryTypes.map(PlaceTypeTable.name(of:))) == ["locality", "administrative_area_level_3"])
    let regions = try AutocompleteQuery(json: #"{"input":"a","includedPrimaryTypes":["(regions)"]}"#.utf8)
    #expect(
      Set(regions.primaryTypes.map(PlaceTypeTable.name(of:))) == [
        "locality", "sublocality", "postal_code", "country", "administrative_area_level_1", "administrative_area_level_2",
      ])
  }

  @Test(.rule("box.all-longitudes")) func allLongitudesMeansAllOfThem() throws {
    let body =
      #"{"input":"a","locationRestriction":{"rectangle":{"low":{"latitude":-90,"longitude":-180},"high":{"latitude":90,"longitude":180}}}}"#
    let region = try #require(try AutocompleteQuery(json: body.utf8).restriction)
    for longitude in [-180.0, -90, 0, 179.9999999, 180] {
      #expect(region.contains(try #require(GeoPoint(latitude: 12, longitude: longitude))))
    }
  }

  @Test func theEngineIsAskedWhatTheRequestSays() throws {
    let body = #"{"input":"oslo","limit":7,"locationBias":{"circle":{"center":{"latitude":1,"longitude":2},"radius":3}}}"#
    let request = try AutocompleteQuery(json: body.utf8).searchRequest
    #expect(request.text == "oslo")
    #expect(request.limit == 7)
    #expect(request.bias == .circle(center: GeoPoint(latitudeE7: 10_000_000, longitudeE7: 20_000_000), radiusMeters: 3))
    #expect(request.restriction == nil && request.primaryTypes.isEmpty && request.countries.isEmpty)
  }

  @Test("language tags are spelled as usual, and give way to wider ones", .rule("language.fallback")) func languages() throws {
    let cases: [(String, [String])] = [
      ("DE", ["de"]), ("pt-br", ["pt-BR", "pt"]), ("zh-hant-hk", ["zh-Hant-HK", "zh-Hant", "zh-TW", "zh"]), ("nb", ["nb", "no"]),
      ("en-US-u-va-posix", ["en-US-u-va-posix", "en-US-u-va", "en-US", "en"]), ("zh-CN", ["zh-CN", "zh"]),
      ("zh-TW", ["zh-TW", "zh-Hant", "zh"]),
    ]
    for (tag, fallbacks) in cases { #expect(try #require(LanguageTag(tag)).fallbacks == fallbacks) }
  }
}
