// SPDX-License-Identifier: Apache-2.0
import GazetteerService
import Testing

@Suite struct RegionCodeTests {
  @Test(
    "the examples of the code tables hold",
    arguments: [("de", "DE"), ("uk", "GB"), ("GB", "GB"), ("D", nil), ("276", nil), ("zz", nil), ("dé", nil)])
  func regionCodes(_ example: (text: String, code: String?)) {
    #expect(RegionCode.normalized(example.text) == example.code)
  }
}
