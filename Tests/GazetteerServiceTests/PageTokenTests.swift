// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerBase
import GazetteerEngine
import GazetteerTesting
import Testing

@testable import GazetteerService

@Suite struct PageTokenTests {
  @Test func aTokenIsReadAsItWasWritten() {
    for (offset, request, index) in [(0, 0, 0), (20, 1, 2), (65_535, .max, .max - 1)] as [(Int, UInt64, UInt64)] {
      let token = PageToken(offset: offset, request: request, index: index)
      #expect(PageToken(token.text) == token)
      #expect(token.text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
    }
  }

  @Test(
    "texts that are no token",
    arguments: ["", "A", "AAAA", "é", "AQ==", String(repeating: "_", count: 26), String(repeating: "A", count: 26)])
  func strangers(_ text: String) {
    #expect(PageToken(text) == nil)
  }

  @Test("bytes come back, and Foundation agrees", arguments: 0..<30)
  func base64(_ count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    let text = Base64URL.text(of: bytes)
    #expect(Base64URL.bytes(of: text) == bytes)
    let standard = Data(bytes).base64EncodedString().filter { $0 != "=" }
    #expect(text == standard.replacing("+", with: "-").replacing("/", with: "_"))
  }

  @Test("a fingerprint tells requests apart, whatever page of them is asked for")
  func fingerprints() throws {
    func fingerprint(_ members: String) throws -> UInt64 {
      try PageToken.fingerprint(of: TextSearchParameters(json: #"{"textQuery":"mosk"\#(members)}"#.utf8))
    }
    let plain = try fingerprint("")
    for page in [#","pageSize":3"#, #","maxResultCount":7"#, #","pageToken":"AAAA""#, #","evOptions":{}"#] {
      #expect(try fingerprint(page) == plain, "\(page)")
    }
    let circle = #"{"circle":{"center":{"latitude":10,"longitude":20},"radius":5000}}"#
    let others = [
      #","locationBias":\#(circle)"#, #","openNow":true"#, #","minRating":4"#, #","languageCode":"de""#, #","regionCode":"de""#,
      #","includedType":"museum""#, #","rankPreference":"DISTANCE""#, #","gazetteer":{"where":{"brand":["Zebra"]}}"#,
    ]
    #expect(Set(try others.map(fingerprint) + [plain]).count == others.count + 1)
  }
}
