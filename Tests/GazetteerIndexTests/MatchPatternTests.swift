// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import Testing

/// Expressions over posting lists.
@Suite struct MatchPatternTests {
  private let city = MatchPattern.prefix("city".utf8)
  private let park = MatchPattern.term("park".utf8)

  @Test("a list that is asked for twice is read once")
  func distinct() throws {
    #expect(MatchPattern.all([city, city]) == city)
    #expect(MatchPattern.any([city, park, city]) == MatchPattern.any([city, park]))
    let both = try #require(MatchPattern.all([city, park]))
    #expect(MatchPattern.all([both, both]) == both && String(decoding: both.text, as: UTF8.self) == #""city"* AND "park""#)
    #expect(MatchPattern.any([]) == nil)
  }
}
