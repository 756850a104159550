// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerTesting
import Testing

/// Documents with enough of some parts, compared with adding up each document.
@Suite struct WeakAndTests {
  /// Ways to find some parts, and the documents of each.
  private struct World {
    var ways: [(way: WeakAnd.Way, documents: Set<Int>)] = []
    private var facts: [(part: Int, weight: Int, keys: UInt8)] = []
    private let keys: Int

    /// Documents lie in one of three groups; ways of a group have only documents there.
    init(_ random: inout SeededRandom) {
      let count = random.pick([20, 200, 600])
      keys = random.pick([0, 1, 1, 2])
      for part in 0..<random.pick(1...5) {
        for _ in 0..<random.pick([1, 2, 4]) {
          let share = random.pick([0.0, 0.01, 0.1, 0.5, 1.0])
          let group = random.chance(0.3) ? random.pick(0..<3) : nil
          let documents = Set((1...count).filter { document in (group ?? document % 3) == document % 3 && random.chance(share) })
          let (weight, keys) = (random.pick(1...9), UInt8(random.pick(0...3)))
          let way = WeakAnd.Way(
            part: part, weight: weight, keys: keys, group: group, places: random.chance(0.1) ? .max : documents.count + random.pick(0...3)
          )
          ways.append((way, documents))
          facts.append((part, weight, keys))
        }
      }
    }

    /// What a document weighs; nil when it lacks a key.
    func weight(_ document: Int) -> Int? {
      let had = ways.indices.filter { ways[$0].documents.contains(document) }
      for key in 0..<keys where !had.contains(where: { facts[$0].keys >> key & 1 == 1 }) { return nil }
      return Dictionary(grouping: had) { facts[$0].part }.values.reduce(0) { $0 + ($1.map { facts[$0].weight }.max() ?? 0) }
    }

    func set(_ opened: @escaping (Int) -> Void = { _ in }, enough: @escaping (Int) -> WeakAnd.Enough) -> WeakAnd {
      WeakAnd(ways.map(\.way), keys: keys, enough: enough) { [ways] way in
        opened(way)
        return SortedDocuments(ways[way].documents.sorted())
      }
    }
  }

  @Test("a weak and gives the documents that have enough, in order, with what they weigh", arguments: Seeds.of(600))
  func equalsSums(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let world = World(&random)
    // More is enough for later documents, and from time to time for all that follow.
    let (first, rise) = (random.pick(0...12), random.pick([10, 100, 1000]))
    var more = 0
    let least = { (document: Int) in first + document / rise + more }
    let stretch = random.pick([1, 7, 5000])
    let set = world.set { document in
      // It is the same up to there.
      let last = (document / rise + 1) * rise - 1
      return (least(document), min(last, document + stretch))
    }
    var target = 1
    while target < 700 {
      let expected = (target..<700).first { document in world.weight(document).map { $0 >= max(1, least(document)) } ?? false }
      #expect(try set.advance(to: target) == expected ?? .max && set.current == expected ?? .max)
      guard let expected else { break }
      #expect(set.weight == world.weight(expected))
      #expect(try set.advance(to: 0) == expected, "it never goes back")
      target = expected + random.pick([1, 1, 1, 2, 7, 60])
      if random.chance(0.1) {
        more += 1
        set.askAgain()
      }
    }
  }

  @Test("what cannot help is not read")
  func readsNoMore() throws {
    let ways = [(0, 5, [3, 9]), (1, 4, [9]), (1, 1, [3, 4, 5]), (2, 2, [1, 2, 3, 9])]
    var opened: Set<Int> = []
    let set = WeakAnd(ways.map { WeakAnd.Way(part: $0.0, weight: $0.1, keys: 1, places: $0.2.count) }, enough: { _ in (10, .max) }) {
      way in
      opened.insert(way)
      return SortedDocuments(ways[way].2)
    }
    #expect(try set.advance(to: 1) == 9 && set.weight == 11)
    #expect(try set.advance() == .max)
    #expect(!opened.contains(2), "5 + 1 + 2 is not enough")
  }

  @Test("ways of different groups are not added up")
  func groups() throws {
    // By parts alone every document could have enough, so that all of a group would be looked through.
    let ways = [(0, 0, Array(1...999)), (1, 1, Array(1000...1999))]
    let set = WeakAnd(
      ways.map { WeakAnd.Way(part: $0.0, weight: 5, keys: 1, group: $0.1, places: $0.2.count) }, enough: { _ in (10, .max) }
    ) { way in
      Issue.record("way \(way) was read")
      return SortedDocuments(ways[way].2)
    }
    #expect(try set.advance(to: 1) == .max)
  }

  @Test("no ways have no documents, and without a key no document counts")
  func empty() throws {
    #expect(try WeakAnd([], enough: { _ in (1, .max) }) { _ in SortedDocuments([]) }.advance(to: 1) == .max)
    let other = WeakAnd.Way(part: 0, weight: 1, places: 2)
    #expect(try WeakAnd([other], enough: { _ in (1, .max) }) { _ in SortedDocuments([1, 2]) }.advance(to: 1) == .max)
  }
}
