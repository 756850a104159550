// SPDX-License-Identifier: Apache-2.0
import GazetteerTesting
import Testing

@Suite struct SeedsTests {
  @Test("Days take other seeds, and five of them all", arguments: [20_000, 20_001, 20_004])
  func days(first: Int) {
    let days = (first..<first + Seeds.share).map { Seeds.chosen(of: 60, day: $0, all: false) }
    #expect(days.allSatisfy { $0.count == 12 })
    #expect(days.joined().sorted() == Array(0..<60))
  }

  @Test func longRunsTakeAll() {
    #expect(Seeds.chosen(of: 60, day: 3, all: true) == Array(0..<60))
  }

  @Test("A test with few seeds takes all of them", arguments: 1...5)
  func few(count: Int) {
    #expect(Seeds.chosen(of: count, day: 20_003, all: false) == Array(0..<count))
  }
}
