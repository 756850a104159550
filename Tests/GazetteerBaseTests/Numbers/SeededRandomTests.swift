// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import Testing

@Suite struct SeededRandomTests {
  @Test func numbersAreThoseOfTheReferenceImplementation() {
    var random = SeededRandom(seed: 1_234_567)
    let expected: [UInt64] = [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431]
    #expect(expected.map { _ in random.next() } == expected)
  }

  @Test func aShareOfNoneAndOfAllIsCertain() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<100 {
      #expect(!random.chance(0) && random.chance(1))
      #expect([1, 2].contains(random.pick([1, 2])))
    }
  }
}
