// SPDX-License-Identifier: Apache-2.0
import Gazetteer
import Testing

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

  @Test(
    "the rules of proto3 JSON hold",
    arguments: [
      (#"{"input":"a","input_offset":1}"#, #"{"input":"a","inputOffset":1}"#),
      (#"{"input":"a","location_bias":{"circle":{"center":{}}}}"#, #"{"input":"a","locationBias":{"circle":{"center":{}}}}"#),
      (#"{"input":"a","inputOffset":1.0}"#, #"{"input":"a","inputOffset":1}"#),
      (#"{"input":"a","inputOffset":"1"}"#, #"{"input":"a","inputOffset":1}"#),
      (#"{"input":"a","inputOffset":1e0}"#, #"{"input":"a","inputOffset":1}"#),
      (#"{"input":"a","origin":{"latitude":"1.5"}}"#, #"{"input":"a","origin":{"latitude":1.5,"longitude":0}}"#),
      (#"{"input":"a","origin":null,"languageCode":null,"includedPrimaryTypes":null}"#, #"{"input":"a"}"#),
      ("\n\t {\"input\" : \"a\"} \r\n", #"{"input":"a"}"#),
    ])
  func sameRequest(_ bodies: (String, String)) throws {
    #expect(try AutocompleteParameters(json: bodies.0.utf8) == AutocompleteParameters(json: bodies.1.utf8))
  }

  @Test(
    "what is no request is refused with the reason",
    arguments: [
      (#"{"input":"a","types":["bar"]}"#, #"Invalid JSON payload received. Unknown name "types": Cannot find field."#),
      (
        #"{"input":"a","locationBias":{"circle":{"centre":{}}}}"#,
        #"Invalid JSON payload received. Unknown name "centre" at 'location_bias.circle': Cannot find field."#
      ),
      (#"{"input":5}"#, "Invalid value at 'input' (TYPE_STRING), 5. Give a string."),
      (#"{"input":["a"]}"#, #"Invalid value at 'input' (TYPE_STRING), ["a"]. Give a string."#),
      (#"{"input":"a","inputOffset":"x"}"#, #"Invalid value at 'input_offset' (TYPE_INT32), "x". Give a whole number."#),
      (#"{"input":"a","inputOffset":1.5}"#, "Invalid value at 'input_offset' (TYPE_INT32), 1.5."),
      (#"{"input":"a","inputOffset":3000000000}"#, "(TYPE_INT32), 3000000000."),
      (#"{"input":"a","includeQueryPredictions":1}"#, "'include_query_predictions' (TYPE_BOOL), 1. Give true or false."),
      (#"{"input":"a","includedPrimaryTypes":"bar"}"#, #"'included_primary_types' (TYPE_STRING), "bar". Give an array of strings."#),
      (#"{"input":"a","includedPrimaryTypes":["bar",null]}"#, "'included_primary_types[1]' (TYPE_STRING), null."),
      (#"{"input":"a","origin":{"latitude":"NaN"}}"#, #"'origin.latitude' (TYPE_DOUBLE), "NaN". Give a finite number."#),
      (#"{"input":"a","origin":{"latitude":1e999}}"#, "'origin.latitude' (TYPE_DOUBLE), 1e999."),
      (#"{"input":"a","origin":"1,2"}"#, "Invalid value at 'origin', \"1,2\". Give a JSON object."),
      (#"{"input":"a","input":"b"}"#, "'input' is given twice"),
      (#"{"input":"a","inputOffset":1,"input_offset":1}"#, "'input_offset' is given twice"),
      ("[]", "The request has to be a JSON object."),
      ("{\"input\":\"a\"", "Expected a comma or a closing brace at byte 12."),
      ("{\"input\":NaN}", "Expected a value at byte 9."),
      ("{\"input\":\"a\"} x", "Expected the end at byte 14."),
      ("{\"input\":\"a\u{1}\"}", "Expected no bare control character"),
      (#"{"input":"\x"}"#, "Expected an escape"),
      (#"{"input":"a","origin":{"latitude":01}}"#, "Expected a comma or a closing brace"),
      (String(repeating: "[", count: 100_000), "Expected at most 64 levels"),
    ])
  func refused(_ example: (body: String, says: String)) throws {
    let error = try #require(contractError(for: example.body))
    #expect(error.status == .invalidArgument)
    #expect(error.message.contains(example.says), "\(error.message)")
  }

  @Test func bytesThatAreNoUTF8AreRefused() {
    #expect(throws: ContractError.self) { try AutocompleteParameters(json: [0x7B, 0x22, 0xFF, 0x22, 0x7D]) }
  }

  @Test func messagesCutLongValuesShort() throws {
    let error = try #require(contractError(for: "{\"input\":\"a\",\"languageCode\":\"\(String(repeating: "é", count: 5000))\"}"))
    #expect(error.message.count < 250)
  }
}
