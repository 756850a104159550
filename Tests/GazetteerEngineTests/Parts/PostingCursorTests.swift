// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerTesting
import Testing

@testable import GazetteerEngine

/// A list read by importance gives what an array of its places gives, however its reading begins.
@Suite struct PostingCursorTests {
  @Test("the places come in order, each once, with position, count and end", arguments: Seeds.of(200))
  func equalsArray(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let places = (1...100).filter { _ in random.chance(random.pick([0, 0.1, 0.5, 1])) }
    var openings = 0
    let list = PostingCursor {
      openings += 1
      return ArraySequence(places)
    }
    #expect(list.position == 0 && list.count == 0)
    if random.chance(0.5) {
      let most = random.pick([0, 1, 3, 50, 100])
      let all = try list.all(most: most)
      #expect(all == (places.count <= most ? places : nil))
      if all != nil {
        #expect(try list.isExhausted && list.next() == nil)
        return
      }
    }
    for (index, place) in places.enumerated() {
      #expect(!list.isExhausted)
      #expect(try list.next() == place)
      #expect(list.position == place && list.count == index + 1)
    }
    #expect(try list.next() == nil)
    #expect(try list.next() == nil)
    #expect(list.isExhausted && list.count == places.count && openings == 1)
  }

  @Test("nothing is opened before it is read, and no place is read twice after a look at a list that is too long")
  func readsOnce() throws {
    let stream = ArraySequence(Array(1...10))
    let list = PostingCursor { stream }
    #expect(stream.readCount == 0)
    #expect(try list.all(most: 3) == nil)
    #expect(stream.readCount == 4)
    for place in 1...4 { #expect(try list.next() == place) }
    #expect(stream.readCount == 4)
    #expect(try list.next() == 5)
    #expect(stream.readCount == 5)
  }
}
