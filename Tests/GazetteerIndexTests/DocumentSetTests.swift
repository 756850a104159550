// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerTesting
import Testing

/// Sets and what is made of them, compared with Swift's own sets.
@Suite struct DocumentSetTests {
  /// A set of documents, and what it has to give.
  private func random(depth: Int, _ random: inout SeededRandom) throws -> (set: DocumentSet, documents: Set<Int>) {
    if depth == 0 || random.chance(0.3) {
      let share = random.pick([0.0, 0.01, 0.2, 0.9])
      let documents = Set((1...random.pick([1, 50, 400])).filter { _ in random.chance(share) })
      return (SortedDocuments(documents.sorted()), documents)
    }
    var parts: [(set: DocumentSet, documents: Set<Int>)] = []
    for _ in 0..<random.pick(1...4) { parts.append(try self.random(depth: depth - 1, &random)) }
    let sets = parts.map(\.documents)
    if random.chance(0.5) { return (Union(parts.map(\.set)), sets.reduce(into: []) { $0.formUnion($1) }) }
    return (try Intersection(parts.map(\.set)), sets.dropFirst().reduce(sets[0]) { $0.intersection($1) })
  }

  @Test("a set of sets gives its documents in order, by single steps and by leaps", arguments: Seeds.of(400))
  func equalsSetAlgebra(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (set, documents) = try self.random(depth: random.pick(0...3), &random)
    let sorted = documents.sorted()
    #expect(try set.most() >= documents.count)
    var target = 0
    while target < 450 {
      let expected = sorted.first { $0 >= max(target, 0) } ?? .max
      #expect(try set.advance(to: target) == expected && set.current == expected)
      #expect(try set.advance(to: 0) == expected, "it never goes back")
      if set.current == .max { break }
      target = set.current + random.pick([1, 1, 1, 2, 7, 60])
      if random.chance(0.3) {
        let next = sorted.first { $0 > expected } ?? .max
        #expect(try set.advance() == next)
        target = max(target, next == .max ? 450 : next)
      }
    }
    #expect(target < 450 || sorted.allSatisfy { $0 < 450 })
  }

  @Test("a stream gives the documents of a range")
  func stream() throws {
    let stream = DocumentStream(SortedDocuments([1, 4, 6, 9]), from: 2, through: 6)
    #expect(try [stream.next(), stream.next(), stream.next(), stream.next()] == [4, 6, nil, nil])
  }

  @Test("sets that have ended stay at the end")
  func end() throws {
    for set: DocumentSet in [SortedDocuments([]), Union([]), try Intersection([SortedDocuments([1]), SortedDocuments([2])])] {
      #expect(set.current == .max)
      #expect(try set.advance() == .max && set.advance(to: 5) == .max && set.most() == 0)
    }
  }
}
