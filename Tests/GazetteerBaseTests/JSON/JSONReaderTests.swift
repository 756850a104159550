// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GazetteerBase

@Suite struct JSONReaderTests {
  @Test(arguments: [
    (#"{"a":[1,-2.50,3e+5,0],"b":null,"c":true,"d":false}"#, #"{"a":[1,-2.50,3e+5,0],"b":null,"c":true,"d":false}"#),
    (#" { "a" : "x\u00e9\ud83d\ude00\n\/" } "#, #"{"a":"xé😀\n/"}"#),
    (#"{"a":1,"b":2,"a":3}"#, #"{"a":1,"b":2,"a":3}"#),
    (#"{"":{}}"#, #"{"":{}}"#),
    (#"["\u0001\b\f\t\r\"\\"]"#, #"["\u0001\b\f\t\r\"\\"]"#),
  ])
  func valuesAreWrittenAsTheyWereRead(text: String, expected: String) throws {
    #expect(try JSONReader.value(of: text).text == expected)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\"}", "{\"a\":}", "01", "1.", ".5", "+1", "1e", "-", "tru", "nul", "\"a", "\"\\x\"", "\"\\u12g4\"", "[1]]",
    "\"\\ud800x\"", "\"\\ud800\\n\"", "\"\\ud800\\u0041\"", "\"\\udc00\"",
    "{} x",
    "\"a\nb\"", "{a:1}", "'a'", "NaN", "Infinity", "[1 2]", "\"\\u12\"",
  ])
  func brokenTextsAreRefused(text: String) {
    #expect(throws: JSONReader.Failure.self) { try JSONReader.value(of: text) }
  }

  @Test func deepNestingIsRefusedWithoutHarm() throws {
    let deep = { (levels: Int) in String(repeating: "[", count: levels) + String(repeating: "]", count: levels) }
    #expect(try JSONReader.value(of: deep(64)).nesting == 64)
    #expect(throws: JSONReader.Failure(expected: "at most 64 levels", offset: 64)) { try JSONReader.value(of: deep(65)) }
    #expect(throws: JSONReader.Failure.self) { try JSONReader.value(of: deep(100_000)) }
    #expect(try JSONReader.value(of: deep(65), options: .init(maximumNesting: 65)).nesting == 65)
  }

  @Test func sortedValuesOfEqualMembersHaveEqualTexts() throws {
    let one = try JSONReader.value(of: #"{"b":{"z":1,"y":[{"n":1,"m":2}]},"a":1}"#).sorted.text
    let other = try JSONReader.value(of: #"{"a":1,"b":{"y":[{"m":2,"n":1}],"z":1}}"#).sorted.text
    #expect(one == other)
    #expect(one == #"{"a":1,"b":{"y":[{"m":2,"n":1}],"z":1}}"#)
  }

  @Test func damagedTextIsReadOrRefusedButNeverCrashes() throws {
    var numbers = SeededRandom(seed: 4)
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

  // MARK: Options

  @Test func theLastOfEqualNamesCountsWhereTheOptionsSaySo() throws {
    let text = #"{"a":1,"b":{"c":1,"c":2},"a":3}"#
    #expect(try JSONReader.value(of: text, options: .init(duplicateMembers: .keepLast)).text == #"{"b":{"c":2},"a":3}"#)
    #expect(try JSONReader.value(of: text)["a"] == .number("3"))
  }

  @Test(
    "half a surrogate pair is U+FFFD where the options say so",
    arguments: [
      (#""\ud800x""#, "\u{fffd}x"), (#""\ud800\u0041""#, "\u{fffd}A"), (#""\udc00\ud83d\ude00""#, "\u{fffd}😀"),
      (#""\ud800\n""#, "\u{fffd}\n"),
    ])
  func loneSurrogates(text: String, expected: String) throws {
    #expect(try JSONReader.value(of: text, options: .init(loneSurrogates: .replace)).string == expected)
  }

  @Test func moreBytesThanTheOptionsAllowAreRefused() throws {
    var options = JSONReader.Options()
    options.maximumBytes = 4
    #expect(try JSONReader.value(of: "1234", options: options) == .number("1234"))
    #expect(throws: JSONReader.Failure(expected: "at most 4 bytes", offset: 4)) { try JSONReader.value(of: "12345", options: options) }
  }

  @Test func bytesThatAreNotUTF8AreRefused() {
    #expect(throws: JSONReader.Failure(expected: "UTF-8", offset: 0)) { try JSONReader.value(of: [0x22, 0xFF, 0x22] as [UInt8]) }
  }

  // MARK: Steps

  @Test func anObjectIsWalkedMemberByMember() throws {
    let text = Array(#" {"a":[1,{"b":[]}], "c" : "d" ,"e":{}} "#.utf8)
    let names = try text.withUnsafeBufferPointer { bytes in
      var reader = try JSONReader(bytes)
      var names: [String] = []
      try reader.beginObject()
      while let name = try reader.nextMember() {
        names.append(name)
        if reader.isAtString { names.append(try reader.string()) } else { try reader.skip() }
      }
      try reader.end()
      return names
    }
    #expect(names == ["a", "c", "d", "e"])
  }

  @Test("what is passed over is checked as what is read", arguments: ["[1,]", "{\"a\"}", "[[1 2]]", "{\"a\":tru}", "[\"\\x\"]"])
  func skipChecks(text: String) throws {
    try Array(text.utf8).withUnsafeBufferPointer { bytes in
      var reader = try JSONReader(bytes)
      #expect(throws: JSONReader.Failure.self) { try reader.skip() }
    }
  }
}
