// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GazetteerImport

@Suite struct JSONOutlineTests {
  @Test func outerMembersAreFoundInCutText() {
    let text = Array(#"{"type":"Feature","x":{"type":"no"},"l":["type","b"],"geometry":{"ty"#.utf8)
    let members = text.withUnsafeBufferPointer { JSONOutline.members(of: $0) }
    #expect(members == ["type": "Feature", "x": "", "l": "", "geometry": ""])
  }

  @Test(
    "what stands before the object is passed over, what is no object has no members",
    arguments: [
      ("\u{1e}{\"a\":1}", ["a": ""]), ("[{\"a\":1}]", [:]), ("a,b", [:]), ("", [:]), ("{\"a\":\"b\"} {\"c\":1}", ["a": "b"]),
    ])
  func prefixes(text: String, expected: [String: String]) {
    #expect(Array(text.utf8).withUnsafeBufferPointer { JSONOutline.members(of: $0) } == expected)
  }
}
