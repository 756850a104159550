// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import Testing

/// Two bodies that are the same request.
struct Spelling: CustomTestStringConvertible, Sendable {
  var rule: String
  var body: String
  var same: String
  var testDescription: String { "\(rule): \(body)" }
}

private let spellings: [Spelling] = [
  Spelling(rule: "json.names", body: #"{"input":"a","input_offset":1}"#, same: #"{"input":"a","inputOffset":1}"#),
  Spelling(
    rule: "json.names", body: #"{"input":"a","location_bias":{"circle":{"center":{}}}}"#,
    same: #"{"input":"a","locationBias":{"circle":{"center":{}}}}"#),
  Spelling(rule: "json.numbers", body: #"{"input":"a","inputOffset":1.0}"#, same: #"{"input":"a","inputOffset":1}"#),
  Spelling(rule: "json.numbers", body: #"{"input":"a","inputOffset":"1"}"#, same: #"{"input":"a","inputOffset":1}"#),
  Spelling(rule: "json.numbers", body: #"{"input":"a","inputOffset":1e0}"#, same: #"{"input":"a","inputOffset":1}"#),
  Spelling(
    rule: "json.zeros", body: #"{"input":"a","origin":{"latitude":"1.5"}}"#, same: #"{"input":"a","origin":{"latitude":1.5,"longitude":0}}"#
  ),
  Spelling(
    rule: "json.zeros", body: #"{"input":"a","locationBias":{"circle":{"center":{}}}}"#,
    same: #"{"input":"a","locationBias":{"circle":{"center":{"latitude":0,"longitude":0},"radius":0}}}"#),
  Spelling(
    rule: "json.null", body: #"{"input":"a","origin":null,"languageCode":null,"includedPrimaryTypes":null}"#, same: #"{"input":"a"}"#),
  Spelling(rule: "json.object", body: "\n\t {\"input\" : \"a\"} \r\n", same: #"{"input":"a"}"#),
  Spelling(rule: "json.object", body: "", same: "{}"),
  Spelling(rule: "json.surrogates", body: #"{"input":"\ud83d\ude00"}"#, same: #"{"input":"😀"}"#),
]

/// A body that is no request, and part of the message.
struct Malformed: CustomTestStringConvertible, Sendable {
  var rule: String
  var body: String
  var says: String
  var testDescription: String { "\(rule): \(body.count > 80 ? "\(body.prefix(80))…" : body)" }
}

private let malformed: [Malformed] = [
  Malformed(
    rule: "json.unknown", body: #"{"input":"a","types":["bar"]}"#,
    says: #"Invalid JSON payload received. Unknown name "types": Cannot find field."#),
  Malformed(
    rule: "json.unknown", body: #"{"input":"a","locationBias":{"circle":{"centre":{}}}}"#,
    says: #"Invalid JSON payload received. Unknown name "centre" at 'location_bias.circle': Cannot find field."#),
  Malformed(rule: "json.type", body: #"{"input":5}"#, says: "Invalid value at 'input' (TYPE_STRING), 5. Give a string."),
  Malformed(rule: "json.type", body: #"{"input":["a"]}"#, says: #"Invalid value at 'input' (TYPE_STRING), ["a"]. Give a string."#),
  Malformed(
    rule: "json.type", body: #"{"input":"a","inputOffset":"x"}"#,
    says: #"Invalid value at 'input_offset' (TYPE_INT32), "x". Give a whole number."#),
  Malformed(rule: "json.type", body: #"{"input":"a","inputOffset":" 1"}"#, says: #"(TYPE_INT32), " 1"."#),
  Malformed(rule: "json.type", body: #"{"input":"a","inputOffset":1.5}"#, says: "Invalid value at 'input_offset' (TYPE_INT32), 1.5."),
  Malformed(rule: "json.type", body: #"{"input":"a","inputOffset":true}"#, says: "(TYPE_INT32), true."),
  Malformed(
    rule: "json.type", body: #"{"input":"a","includeQueryPredictions":1}"#,
    says: "'include_query_predictions' (TYPE_BOOL), 1. Give true or false."),
  Malformed(
    rule: "json.type", body: #"{"input":"a","includeQueryPredictions":"true"}"#, says: #"(TYPE_BOOL), "true". Give true or false."#),
  Malformed(
    rule: "json.type", body: #"{"input":"a","includedPrimaryTypes":"bar"}"#,
    says: #"'included_primary_types' (TYPE_STRING), "bar". Give an array of strings."#),
  Malformed(
    rule: "json.type", body: #"{"input":"a","includedPrimaryTypes":["bar",null]}"#, says: "'included_primary_types[1]' (TYPE_STRING), null."
  ),
  Malformed(rule: "json.type", body: #"{"input":"a","origin":"1,2"}"#, says: "Invalid value at 'origin', \"1,2\". Give a JSON object."),
  Malformed(
    rule: "json.type", body: #"{"input":"a","locationBias":[]}"#, says: "Invalid value at 'location_bias', []. Give a JSON object."),
  Malformed(rule: "json.range", body: #"{"input":"a","inputOffset":3000000000}"#, says: "(TYPE_INT32), 3000000000."),
  Malformed(rule: "json.range", body: #"{"input":"a","limit":1e30}"#, says: "(TYPE_INT32), 1e30."),
  Malformed(
    rule: "json.range", body: #"{"input":"a","origin":{"latitude":"NaN"}}"#,
    says: #"'origin.latitude' (TYPE_DOUBLE), "NaN". Give a finite number."#),
  Malformed(
    rule: "json.range", body: #"{"input":"a","origin":{"latitude":"Infinity"}}"#, says: #"(TYPE_DOUBLE), "Infinity". Give a finite number."#
  ),
  Malformed(rule: "json.range", body: #"{"input":"a","origin":{"latitude":1e999}}"#, says: "'origin.latitude' (TYPE_DOUBLE), 1e999."),
  Malformed(rule: "json.twice", body: #"{"input":"a","input":"b"}"#, says: "'input' is given twice"),
  Malformed(rule: "json.twice", body: #"{"input":"a","inputOffset":1,"input_offset":1}"#, says: "'input_offset' is given twice"),
  Malformed(rule: "json.object", body: "[]", says: "The request has to be a JSON object."),
  Malformed(rule: "json.object", body: "{\"input\":\"a\"", says: "Expected a comma or a closing brace at byte 12."),
  Malformed(rule: "json.object", body: "{\"input\":NaN}", says: "Expected a value at byte 9."),
  Malformed(rule: "json.object", body: "{\"input\":\"a\"} x", says: "Expected the end at byte 14."),
  Malformed(rule: "json.object", body: "{\"input\":\"a\u{1}\"}", says: "Expected no bare control character"),
  Malformed(rule: "json.object", body: #"{"input":"\x"}"#, says: "Expected an escape"),
  Malformed(rule: "json.object", body: #"{"input":"a","origin":{"latitude":01}}"#, says: "Expected a comma or a closing brace"),
  Malformed(rule: "json.object", body: String(repeating: "[", count: 100_000), says: "Expected at most 64 levels"),
  Malformed(rule: "json.surrogates", body: #"{"input":"\ud83d"}"#, says: "Expected both halves of a surrogate pair"),
  Malformed(rule: "json.surrogates", body: #"{"input":"\ude00"}"#, says: "Expected both halves of a surrogate pair"),
  Malformed(rule: "json.surrogates", body: #"{"input":"\ud83d\n"}"#, says: "Expected both halves of a surrogate pair"),
  Malformed(rule: "json.surrogates", body: #"{"input":"\ud83d\ud83d"}"#, says: "Expected both halves of a surrogate pair"),
  Malformed(rule: "json.surrogates", body: #"{"in\ud83dput":"a"}"#, says: "Expected both halves of a surrogate pair"),
]

@Suite struct RequestJSONTests {
  @Test func everyMemberIsRead() throws {
    let body = #"""
      {"input":"a\"b\u00e9\ud83d\ude00","locationBias":{"rectangle":{"low":{"latitude":1.5,"longitude":-2},"high":{"latitude":3e0,"longitude":4}}},
       "locationRestriction":{"circle":{"center":{"latitude":5},"radius":6.5}},"includedPrimaryTypes":["bar"],"includedRegionCodes":["fr"],
       "languageCode":"de","regionCode":"at","origin":{"latitude":7,"longitude":8},"inputOffset":2,"includeQueryPredictions":true,
       "sessionToken":"t","includePureServiceAreaBusinesses":true,"includeFutureOpeningBusinesses":true,"limit":9}
      """#
    var expected = AutocompleteParameters(input: "a\"bé😀")
    expected.locationBias = .init(rectangle: .init(low: .init(latitude: 1.5, longitude: -2), high: .init(latitude: 3, longitude: 4)))
    expected.locationRestriction = .init(circle: .init(center: .init(latitude: 5, longitude: 0), radius: 6.5))
    expected.includedPrimaryTypes = ["bar"]
    expected.includedRegionCodes = ["fr"]
    expected.languageCode = "de"
    expected.regionCode = "at"
    expected.origin = .init(latitude: 7, longitude: 8)
    expected.inputOffset = 2
    expected.includeQueryPredictions = true
    expected.sessionToken = "t"
    expected.includePureServiceAreaBusinesses = true
    expected.includeFutureOpeningBusinesses = true
    expected.limit = 9
    #expect(try AutocompleteParameters(json: body.utf8) == expected)
  }

  @Test("the rules of proto3 JSON hold", arguments: spellings)
  func sameRequest(_ example: Spelling) throws {
    #expect(try AutocompleteParameters(json: example.body.utf8) == AutocompleteParameters(json: example.same.utf8))
  }

  @Test("what is no request is refused with the reason", arguments: malformed)
  func refused(_ example: Malformed) throws {
    let error = try #require(contractError(for: example.body))
    #expect(error.status == .invalidArgument)
    #expect(error.message.contains(example.says), "\(error.message)")
  }

  @Test(.rule("json.object")) func bytesThatAreNoUTF8AreRefused() {
    #expect(throws: ContractError.self) { try AutocompleteParameters(json: [0x7B, 0x22, 0xFF, 0x22, 0x7D]) }
  }

  @Test(.rule("error.excerpt")) func messagesCutLongValuesShort() throws {
    let error = try #require(contractError(for: "{\"input\":\"a\",\"languageCode\":\"\(String(repeating: "é", count: 5000))\"}"))
    #expect(error.message.count < 250)
  }
}
