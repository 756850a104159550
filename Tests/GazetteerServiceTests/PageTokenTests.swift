// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerNumbers
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

  /// It was the hash of a description with names of types: another name of a type refused the tokens of the build before.
  @Test(
    "tokens of earlier builds are valid",
    arguments: [
      (
        #"{"textQuery":"mosk","locationBias":{"circle":{"center":{"latitude":10,"longitude":20},"radius":5000}}}"#,
        2_152_869_705_792_264_311
      ),
      (
        #"{"textQuery":"museum","locationRestriction":{"rectangle":{"low":{"latitude":-80,"longitude":-170},"high":{"latitude":80,"longitude":170}}}}"#,
        11_870_239_994_893_448_756
      ),
    ] as [(String, UInt64)])
  func earlierBuilds(_ example: (json: String, fingerprint: UInt64)) throws {
    #expect(try PageToken.fingerprint(of: TextSearchParameters(json: example.json.utf8)) == example.fingerprint)
  }
}
