// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerTesting
import GazetteerText
import Testing

/// The words of several layers, looked up together.
@Suite struct LayerWordsTests {
  private static let spaces = [[], TermSpace.context, TermSpace.trigram]

  /// Some layers of a random world, and a reader for each of them alone.
  private static func layers(_ seed: UInt64) throws -> (all: LayeredWorld, each: [IndexReader]) {
    let (records, count) = (RandomWorld(seed: seed).records, Int(seed % 9) + 2)
    let parts = (0..<count).map { part in
      ReferenceLayer(records.enumerated().filter { $0.offset % count == part }.map(\.element), removing: [])
    }
    let world = try LayeredWorld(parts)
    return (world, try world.paths.map { try IndexReader(path: $0) })
  }

  /// A word in pieces that some layer has, or one that none has.
  private static func texts(_ readers: [IndexReader], space: [UInt8], _ random: inout SeededRandom) throws -> [[UInt8]] {
    let words = try readers.flatMap { try $0.terms(withPrefix: [], space: space, limit: 40).map(\.word) }
    return words + words.map { Array($0.prefix(Int.random(in: 1...max(1, $0.count), using: &random))) } + [Array("nowhere".utf8)]
  }

  @Test("What a layer has is told as by the layer alone, and all layers have the sum", arguments: Seeds.of(20 as UInt64))
  func counts(seed: UInt64) throws {
    let (world, each) = try Self.layers(seed)
    let reader = world.engine.reader
    var random = SeededRandom(seed: seed)
    for space in Self.spaces {
      for text in try Self.texts(each, space: space, &random) {
        let whole = try each.map { try $0.places(ofTerm: text, space: space) }
        let begun = try each.map { try $0.places(ofTermPrefix: text, space: space) }
        #expect(try reader.places(ofTerm: text, space: space) == whole.reduce(0, +))
        #expect(try reader.places(ofTermPrefix: text, space: space) == begun.reduce(0, +))
        for (position, layer) in reader.layers.enumerated() {
          #expect(try layer.places(ofTerm: text, space: space) == whole[position])
          #expect(try layer.places(ofTermPrefix: text, space: space) == begun[position])
          let limit = random.pick([1, 3, 65])
          let (found, expected) = try (
            layer.terms(withPrefix: text, space: space, limit: limit), each[position].terms(withPrefix: text, space: space, limit: limit)
          )
          #expect(found.elementsEqual(expected) { $0 == $1 })
        }
      }
    }
  }

  @Test("A walk through the words of all layers finds the corrections of each", arguments: Seeds.of(20 as UInt64))
  func corrections(seed: UInt64) throws {
    let (world, each) = try Self.layers(seed)
    let reader = world.engine.reader
    var random = SeededRandom(seed: seed)
    for text in try Self.texts(each, space: [], &random) {
      // Half a letter is no typed word.
      guard let text = String(validating: text, as: UTF8.self) else { continue }
      let typo = RandomWorld.mistyped(text, &random)
      if typo.isEmpty { continue }
      let typed = TypedWord(Array(typo.utf8)[...], isFinished: random.chance(0.5))
      for space in [VocabularySpace.names, .addresses, .countries] {
        let all = try reader.corrections(of: typed, space: space)
        for (position, layer) in reader.layers.enumerated() {
          let expected = try each[position].corrections(of: typed, space: space)
          #expect(try layer.corrections(of: typed, space: space, check: {}) == expected)
          #expect((all.tops[position] >= 0) == !expected.isEmpty)
          #expect(all.least(of: position) == expected.map(\.correction).min())
        }
      }
    }
  }

  @Test("The top of a layer's word is the importance of its most important place, rounded up", arguments: Seeds.of(10 as UInt64))
  func tops(seed: UInt64) throws {
    let (world, each) = try Self.layers(seed)
    let reader = world.engine.reader
    var random = SeededRandom(seed: seed)
    // Half a letter is no typed word.
    for text in try Self.texts(each, space: [], &random) where String(validating: text, as: UTF8.self) != nil {
      for isPrefix in [false, true] {
        let counts = try reader.counts(of: text, isPrefix: isPrefix, in: .names)
        for (position, reader) in each.enumerated() {
          let set = try reader.documents(isPrefix ? .prefix(text) : .term(text), in: .byImportance)
          var expected = -1
          while set.current != .max {
            expected = max(expected, try reader.core(of: set.current).importance)
            _ = try set.advance()
          }
          let step = WordTree.topStep
          #expect(counts.tops[position] == (expected < 0 ? -1 : (expected + step - 1) / step * step))
        }
      }
    }
  }

  @Test("The tops of what several words have in common, and of what one of them has", arguments: Seeds.of(20 as UInt64))
  func topsOfSeveral(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func tops() -> [Int: Int] {
      let layers = (0..<random.pick([0, 3, 40])).map { _ in Int.random(in: 0..<random.pick([5, 70]), using: &random) }
      return Dictionary(layers.map { ($0, random.pick(0...1000)) }, uniquingKeysWith: max)
    }
    func made(_ tops: [Int: Int]) -> LayerTops { tops.reduce(into: LayerTops()) { $0.formGreatest(LayerTops([$1.key], $1.value)) } }
    let (a, b) = (tops(), tops())
    var (least, greatest) = (made(a), made(a))
    least.formLeast(made(b))
    greatest.formGreatest(made(b))
    for layer in 0..<80 {
      #expect(least[layer] == min(a[layer] ?? -1, b[layer] ?? -1))
      #expect(greatest[layer] == max(a[layer] ?? -1, b[layer] ?? -1))
    }
    #expect(greatest.layers.positions == Set(a.keys).union(b.keys).sorted())
  }

  @Test("Sets of layers are unions and intersections of positions", arguments: Seeds.of(20 as UInt64))
  func sets(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func positions() -> Set<Int> {
      Set((0..<random.pick([0, 3, 100])).map { _ in Int.random(in: 0..<random.pick([5, 64, 65, 400]), using: &random) })
    }
    func set(_ positions: Set<Int>) -> LayerSet { positions.reduce(into: LayerSet()) { $0.insert($1) } }
    let (a, b) = (positions(), positions())
    var (union, intersection) = (set(a), set(a))
    union.formUnion(set(b))
    intersection.formIntersection(set(b))
    #expect(union.positions == a.union(b).sorted())
    #expect(intersection.positions == a.intersection(b).sorted())
    #expect(intersection.isEmpty == a.isDisjoint(with: b))
    #expect((0..<500).allSatisfy { set(a).contains($0) == a.contains($0) })
  }
}
