// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import Testing

@Suite struct JSONWriterTests {
  @Test func commasStandBetweenMembersAndValues() {
    var writer = JSONWriter()
    writer.object { body in
      body.member("a", "x")
      body.member("left out", nil)
      body.name("b")
      body.array([1, 2]) { $0.value($1) }
      body.name("c")
      body.object { _ in }
      body.name("d")
      body.decimal(-5, places: 3)
      body.member(.init("e\"", .array([.null, .bool(true), .object([.init("f", .number("1e5"))])])))
    }
    #expect(writer.text == #"{"a":"x","b":[1,2],"c":{},"d":-0.005,"e\"":[null,true,{"f":1e5}]}"#)
  }

  @Test func everyASCIICharacterIsReadAsItWasWritten() throws {
    let text = String(String.UnicodeScalarView((0..<128).compactMap(Unicode.Scalar.init)))
    #expect(try JSONReader.value(of: JSONValue.string(text).text) == .string(text))
    #expect(JSONValue.string("\u{8}\t\n\u{c}\r\u{1}\"\\/é").text == #""\b\t\n\f\r\u0001\"\\/é""#)
  }

  @Test func twoTextsAreWrittenAsOne() {
    var writer = JSONWriter()
    writer.array([("Café \"A\"", "Rue\nB"), ("", "a")]) { $0.value($1.0, ", ", $1.1) }
    #expect(writer.text == #"["Café \"A\", Rue\nB",", a"]"#)
  }

  @Test func aValueInTwoTextsThatIsNotWantedIsLeftOut() {
    var writer = JSONWriter(mask: MemberMask(paths: [["b"]]))
    writer.object { body in
      body.name("a")
      body.value("x", "/", "y")
      body.name("b")
      body.value("x", "/", "y")
    }
    #expect(writer.text == #"{"b":"x/y"}"#)
  }
}
