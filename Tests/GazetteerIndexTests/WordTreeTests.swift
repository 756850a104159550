// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerTesting
import GazetteerText
import Testing

@Suite struct WordTreeTests {
  private typealias Words = [(word: [UInt8], places: Int)]

  /// Sorted words of few letters, so that they share prefixes, with scalars of one to four bytes.
  private static func words(_ random: inout SeededRandom, most: Int = 400) -> Words {
    let letters = random.pick([["a", "b"], ["a", "b", "ä", "中", "丮", "😀"], "qwertyuiop0".map(String.init)])
    let lengths = random.pick([1...3, 1...9, 6...12, 60...150])
    let words = Set(
      (0..<random.pick([0, 1, 2, 20, most])).map { _ in
        (0..<Int.random(in: lengths, using: &random)).map { _ in random.pick(letters) }.joined()
      })
    return words.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }.map { word in
      (word, random.pick([1, 2, 127, 128, 70_000, Int(UInt32.max)]))
    }
  }

  private static func bytes(_ words: Words) -> [UInt8] {
    var builder = WordTreeBuilder()
    for (word, places) in words { builder.add(word, places: places, top: places % 1001) }
    return builder.finish()
  }

  @Test("A tree tells what a list of its words tells", arguments: Seeds.of(40 as UInt64))
  func equalsList(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let words = Self.words(&random)
    let tree = try WordTree(Self.bytes(words))
    let others = Self.words(&random, most: 40).map(\.word) + [[], Array("z".utf8)]
    for text in words.map(\.word) + others {
      #expect(tree.places(of: text) == (words.first { $0.word == text }?.places ?? 0))
      let prefix = Array(text.prefix(Int.random(in: 0...max(1, text.count), using: &random)))
      let expected = words.filter { $0.word.starts(with: prefix) }
      #expect(prefix.isEmpty || tree.places(ofPrefix: prefix) == expected.reduce(0) { $0 + $1.places })
      let limit = random.pick([0, 1, 5, .max])
      let found = tree.words(prefix: prefix, limit: limit)
      #expect(found.elementsEqual(expected.prefix(limit)) { $0 == $1 })
      let least = random.pick([1, 2, 128, 100_000])
      let common = expected.filter { $0.places >= least }
      let listed = tree.words(prefix: prefix, placesAtLeast: least, limit: limit)
      #expect(prefix.isEmpty || (listed == nil) == (common.count > limit))
      #expect(prefix.isEmpty || listed?.elementsEqual(common) { $0 == $1 } ?? true)
    }
  }

  @Test("A damaged tree is refused, or read to its end", arguments: Seeds.of(25 as UInt64))
  func damage(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let words = Self.words(&random, most: 60)
    let whole = Self.bytes(words)
    var refusals = 0
    for _ in 0..<80 where !whole.isEmpty {
      var bytes = whole
      for _ in 0..<random.pick([1, 1, 3, 30]) { bytes[random.pick(bytes.indices)] = UInt8(truncatingIfNeeded: random.next()) }
      if random.chance(0.1) { bytes.removeLast(random.pick(1...bytes.count)) }
      guard let tree = try? WordTree(bytes) else {
        refusals += 1
        continue
      }
      #expect(tree.words(prefix: [], limit: .max).count <= bytes.count)
      for (word, _) in words.prefix(10) {
        _ = tree.places(of: word)
        for isFinished in [true, false] { _ = try tree.corrections(of: TypedWord(word[...], isFinished: isFinished)) }
      }
    }
    #expect(whole.count < 20 || refusals > 8)
  }

  @Test(
    "What no writer writes is refused",
    arguments: [
      [0x81], [0x81, 0x61], [0x81, 0x61, 1], [0x80, 0, 1, 5], [0x81, 0x22, 1, 5], [0x01, 0x61], [0x81, 0x62, 1, 5, 0x81, 0x61, 1, 5],
      [0x81, 0x61, 1, 5, 0x81, 0x61, 1, 5],
      [0xC1, 0x61, 1, 5, 3, 7, 4, 0x81, 0x62, 1, 7], [0xC1, 0x61, 1, 5, 2, 7, 9, 0x81, 0x62, 1, 7], [0xC1, 0x61, 1, 5, 1, 5, 0],
      [0xC1, 0x61, 1, 5, 2, 6, 4, 0x81, 0x62, 1, 7], [0xC1, 0x61, 1, 9, 2, 7, 4, 0x81, 0x62, 1, 7],
      [0x81, 0xC3, 1, 5], [0x81, 0xA4, 1, 5], [0x82, 0xC3, 0x61, 1, 5], [0x83, 0xF5, 0x80, 0x80, 1, 5],
      [0xC1, 0xE4, 1, 5, 2, 5, 5, 0x82, 0xA4, 0xA4, 1, 5],
      [0x81, 0x61, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 5],
    ] as [[UInt8]])
  func refused(bytes: [UInt8]) {
    #expect(throws: WordTree.Damage.self) { try WordTree(bytes) }
  }

  @Test("What a writer writes is taken: a word, and one that begins another")
  func taken() throws {
    for bytes in [[0x81, 0x61, 1, 5], [0xC1, 0x61, 1, 5, 2, 7, 4, 0x81, 0x62, 1, 7]] as [[UInt8]] { _ = try WordTree(bytes) }
  }

  // MARK: Corrections

  /// The words that a typed word stands for, each with its correction, by a look at all words.
  private static func scan(_ typed: TypedWord, _ words: Words) -> [[UInt8]: Correction] {
    var found: [[UInt8]: Correction] = [:]
    for (word, _) in words {
      if let correction = typed.correction(to: word[...]), correction != .none { found[word] = correction }
    }
    return found
  }

  @Test("A walk finds the words that a scan finds, with the same corrections", arguments: Seeds.of(50 as UInt64))
  func equalsScan(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let words = Self.words(&random)
    let tree = try WordTree(Self.bytes(words))
    for _ in 0..<8 {
      let letters = words.isEmpty ? "qwertyui" : String(decoding: random.pick(words).word, as: UTF8.self)
      let text = Self.mistyped(letters, &random)
      for isFinished in [true, false] {
        let typed = TypedWord(Array(text.utf8)[...], isFinished: isFinished)
        let longest = random.pick([0, 4, 5, 6, 100])
        let terms = try tree.corrections(of: typed, longestPrefix: longest)
        var found: [[UInt8]: Correction] = [:]
        for term in terms {
          let meant = words.filter { term.isPrefix ? $0.word.starts(with: term.term) : $0.word == term.term }
          #expect(meant.reduce(0) { $0 + $1.places } == term.places && term.correction != .none)
          #expect(!term.isPrefix || String(decoding: term.term, as: UTF8.self).unicodeScalars.count <= longest)
          for (word, _) in meant where typed.correction(to: word[...]) != Correction.none {
            found[word] = found[word].map { min($0, term.correction) } ?? term.correction
          }
        }
        #expect(found == Self.scan(typed, words), "\(text)")
      }
    }
  }

  /// The text with a few letters changed, and sometimes without its end.
  private static func mistyped(_ text: String, _ random: inout SeededRandom) -> String {
    var letters = Array(text.unicodeScalars.prefix(random.pick([4, 6, 9, 200])))
    for _ in 0..<random.pick([0, 1, 1, 2, 3]) where !letters.isEmpty {
      let place = random.pick(letters.indices)
      switch random.pick(0..<4) {
      case 0: letters[place] = random.pick(Array("abqw中".unicodeScalars))
      case 1: letters.remove(at: place)
      case 2: letters.insert(letters[place], at: place)
      default: letters.swapAt(place, random.pick(letters.indices))
      }
    }
    return String(String.UnicodeScalarView(letters))
  }

  @Test("A walk ends when it is told to")
  func check() throws {
    var random = SeededRandom(seed: 1)
    let words = (0..<20_000).map { _ in (0..<8).map { _ in UInt8(ascii: "a") + random.pick(0..<8) } }
    let sorted = Set(words).sorted { $0.lexicographicallyPrecedes($1) }
    let tree = try WordTree(Self.bytes(sorted.map { ($0, 1) }))
    #expect(throws: CancellationError.self) {
      try tree.corrections(of: TypedWord(Array("abcdefgh".utf8)[...], isFinished: false)) { throw CancellationError() }
    }
  }
}
