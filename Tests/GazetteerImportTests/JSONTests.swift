// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GazetteerImport

@Suite struct JSONTests {
  @Test(arguments: [
    (#"{"a":[1,-2.50,3e+5,0],"b":null,"c":true,"d":false}"#, #"{"a":[1,-2.50,3e+5,0],"b":null,"c":true,"d":false}"#),
    (#" { "a" : "x\u00e9\ud83d\ude00\n\/" } "#, #"{"a":"xé😀\n/"}"#),
    (#""\ud800x""#, "\"\u{fffd}x\""),
    (#"{"a":1,"b":2,"a":3}"#, #"{"b":2,"a":3}"#),
    (#"{"":{}}"#, #"{"":{}}"#),
    (#"["\u0001\b\f\t\r\"\\"]"#, #"["\u0001\b\f\t\r\"\\"]"#),
  ])
  func valuesAreWrittenAsTheyWereRead(text: String, expected: String) throws {
    #expect(try JSONReader.value(of: text).text == expected)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\"}", "{\"a\":}", "01", "1.", ".5", "+1", "1e", "-", "tru", "nul", "\"a", "\"\\x\"", "\"\\u12g4\"", "[1]]",
    "{} x",
    "\"a\nb\"", "{a:1}", "'a'", "NaN", "Infinity", "[1 2]", "\"\\u12\"",
  ])
  func brokenTextsAreRefused(text: String) {
    #expect(throws: JSONReader.Failure.self) { try JSONReader.value(of: text) }
  }

  @Test func deepNestingIsRefusedWithoutHarm() throws {
    let deep = { (levels: Int) in String(repeating: "[", count: levels) + String(repeating: "]", count: levels) }
    #expect(throws: Never.self) { try JSONReader.value(of: deep(100)) }
    #expect(throws: JSONReader.Failure.self) { try JSONReader.value(of: deep(100_000)) }
  }

  @Test func sortedValuesOfEqualMembersHaveEqualTexts() throws {
    let one = try JSONReader.value(of: #"{"b":{"z":1,"y":[{"n":1,"m":2}]},"a":1}"#).sorted.text
    let other = try JSONReader.value(of: #"{"a":1,"b":{"y":[{"m":2,"n":1}],"z":1}}"#).sorted.text
    #expect(one == other)
    #expect(one == #"{"a":1,"b":{"y":[{"m":2,"n":1}],"z":1}}"#)
  }

  @Test func damagedTextIsReadOrRefusedButNeverCrashes() throws {
    var numbers = SeededNumbers(4)
    let start = Array(#"{"id":"1","names":[{"text":"a\u00e9","kind":"old"}],"n":-1.5e3,"t":[true,null]}"#.utf8)
    var refused = 0
    for _ in 0..<20_000 {
      var bytes = start
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let at = Int.random(in: 0..<bytes.count, using: &numbers)
        if Bool.random(using: &numbers) { bytes[at] = UInt8.random(in: 0x20...0x7e, using: &numbers) } else { bytes.removeSubrange(at...) }
        if bytes.isEmpty { break }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      do {
        let value = try JSONReader.value(of: text)
        #expect(try JSONReader.value(of: value.text) == value)
      } catch {
        refused += 1
      }
    }
    #expect(refused > 5000)
  }

  @Test func outlineFindsOuterMembersInCutText() {
    let text = Array(#"{"type":"Feature","x":{"type":"no"},"l":["type","b"],"geometry":{"ty"#.utf8)
    let members = text.withUnsafeBufferPointer { JSONOutline.members(of: $0) }
    #expect(members == ["type": "Feature", "x": "", "l": "", "geometry": ""])
  }
}
