// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import Testing

@Suite struct FNV1aTests {
  @Test(
    "the published values",
    arguments: [("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8)] as [(String, UInt64)])
  func published(text: String, expected: UInt64) {
    #expect(FNV1a.hash(Array(text.utf8)) == expected)
  }
}
