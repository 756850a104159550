// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import Testing

@testable import GazetteerEngine

/// What a search looks up, it looks up once.
@Suite struct LookupsTests {
  private let tree = QueryTree.term("park".utf8)

  @Test("a word that the index has not is not looked for again, in each space and as a whole word by itself")
  func words() throws {
    let lookups = Lookups(patience: Patience())
    var found: [[UInt8]] = []
    for _ in 0..<2 {
      for space in [[], TermSpace.context] {
        for isWhole in [false, true] {
          let word = try lookups.word(.init(word: Array("park".utf8)[...], space: space, isWhole: isWhole)) {
            found.append(space)
            return space.isEmpty ? tree : nil
          }
          #expect((word == nil) == !space.isEmpty)
        }
      }
    }
    #expect(found == [[], [], TermSpace.context, TermSpace.context])
  }

  @Test("a list is read once, and one that was too long is read on when more places count as few")
  func lists() {
    let lookups = Lookups(patience: Patience())
    var readings = 0
    func places(most: Int) -> [Int]? {
      lookups.places(tree, most: most) {
        readings += 1
        return most < 3 ? nil : [1, 2, 3]
      }
    }
    #expect(places(most: 2) == nil && readings == 1)
    #expect(places(most: 3) == [1, 2, 3] && readings == 2)
    #expect(places(most: 9) == [1, 2, 3] && readings == 2)
    #expect(places(most: 2) == nil && readings == 2)
  }

  @Test("what an address has is remembered by question, address and country")
  func surroundings() throws {
    let lookups = Lookups(patience: Patience())
    var asked = 0
    for question in [Lookups.Question.words(variant: 0), .words(variant: 1), .typos(variant: 0), .parts] {
      for address in [nil, 0, 7] {
        for _ in 0..<2 {
          _ = lookups.corrections(.init(question: question, address: address, country: 1)) {
            asked += 1
            return [nil]
          }
        }
      }
    }
    #expect(asked == 12)
  }
}
