// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerTesting
import Testing

@testable import GazetteerIndex

/// Lists read from the leaves of the full-text tables are those that FTS5 finds with MATCH.
@Suite struct PostingsTests {
  /// Four thousand places with a few frequent words, so that lists go over many leaves, and many rare ones.
  ///
  /// `nonisolated(unsafe)`: tests take its path alone, each for a reader of its own.
  private nonisolated(unsafe) static let world = Result { try World((0..<4000).map(Self.record)) }

  private func reader() throws -> IndexReader { try IndexReader(path: Self.world.get().path) }

  private static func record(_ number: Int) -> PlaceRecord {
    var random = SeededRandom(seed: UInt64(number))
    let frequent = ["park", "parkside", "market", "marketplaces", "st", "saint", "über", "東京"].filter { _ in random.chance(0.5) }
    let rare = (0..<random.pick(0...2)).map { _ in "r\(random.pick(0..<900))x" }
    let place = (Double(number % 80) - 40, Double(number % 170))
    return .place((frequent + rare + ["p\(number)"]).shuffled(using: &random).joined(separator: " "), id: "p\(number)", at: place)
  }

  private func terms(of table: FullTextTable, _ reader: IndexReader) throws -> [QueryTree] {
    var found: Set<[UInt8]> = []
    for place in stride(from: 1, through: reader.overview.placeCount, by: 7) {
      let terms = PlaceTerms(try reader.record(of: place))
      let document = table.hasPrefixes ? terms.document(country: 0, type: nil) : terms.documentForInfix(country: 0, type: nil)
      found.formUnion(document.split(separator: UInt8(ascii: " ")).map(Array.init))
    }
    let words = found.sorted { $0.lexicographicallyPrecedes($1) }
    let absent = ["zzz", "a", "0", "parkx", "\u{10FFFF}"].map { Array($0.utf8) }
    return (words + absent).map { .term($0) } + (table.hasPrefixes ? (words + absent).flatMap(Self.prefixes) : [])
  }

  /// Prefixes of one to nine characters: those of more than six have no list.
  private static func prefixes(_ word: [UInt8]) -> [QueryTree] {
    let text = String(decoding: word, as: UTF8.self).unicodeScalars
    return Set((1...9).map { Array(String(String.UnicodeScalarView(text.prefix($0))).utf8) }).map { .prefix($0) }
  }

  private func all(_ sequence: any PlaceSequence) throws -> [Int] {
    var found: [Int] = []
    while let document = try sequence.next() { found.append(document) }
    return found
  }

  @Test("every term and prefix of a world has the same documents", arguments: FullTextTable.allCases)
  func sameAsMatch(table: FullTextTable) throws {
    let reader = try self.reader()
    var longest = 0
    for pattern in Set(try terms(of: table, reader)) {
      let expected = try all(reader.matches(pattern, in: table))
      let set = try reader.documents(pattern, in: table)
      #expect(try set.most() >= expected.count)
      #expect(try all(DocumentStream(set)) == expected, "\(String(decoding: pattern.text ?? [], as: UTF8.self))")
      longest = max(longest, expected.count)
    }
    #expect(longest > 1800, "no list goes over several leaves")
  }

  @Test("leaps reach the same documents as single steps", arguments: Seeds.of(60))
  func leaps(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let reader = try self.reader()
    let table = random.pick([FullTextTable.byImportance, .byArea])
    let pattern = random.pick([
      QueryTree.term("park".utf8), .prefix("p".utf8), .prefix("marketpl".utf8), .prefix("r1".utf8), .term("東京".utf8),
    ])
    let expected = try all(reader.matches(pattern, in: table))
    let set = try reader.documents(pattern, in: table)
    let step = random.pick([2, 30, 400, 5000])
    while set.current != .max {
      let target = set.current + random.pick(1...step)
      let next = expected.first { $0 >= target } ?? .max
      #expect(try set.advance(to: target) == next)
    }
  }

  @Test("leaps reach the same documents over many leaves, whether documents are dense or rare there", arguments: Seeds.of(20))
  func longLeaps(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let reader = try IndexReader(path: Self.unevenWorld.get().path)
    let expected = try all(reader.matches(.term("park".utf8), in: .byImportance))
    let set = try reader.documents(.term("park".utf8), in: .byImportance)
    #expect(expected.count > 10_000)
    let step = random.pick([50, 1000, 5000, 20_000])
    while set.current != .max {
      let target = set.current + random.pick(1...step)
      #expect(try set.advance(to: target) == expected.first { $0 >= target } ?? .max)
    }
  }

  /// A list that is dense at first, then rare, then neither.
  private nonisolated(unsafe) static let unevenWorld = Result {
    try World(
      (0..<20_000).map { number in
        let isPark = number < 8000 || number % (number < 14_000 ? 50 : 2) == 0
        return .place(isPark ? "park" : "dock", id: "\(100_000 + number)", at: (Double(number % 80) - 40, Double(number % 170)))
      })
  }

  @Test("patterns of patterns have the same documents", arguments: Seeds.of(60))
  func samePatterns(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let reader = try self.reader()
    func pattern(_ depth: Int) throws -> QueryTree {
      if depth == 0 {
        return random.chance(0.5)
          ? .term(random.pick(["park", "market", "st", "r7x", "nowhere", "東京"]).utf8)
          : .prefix(random.pick(["p", "pa", "parksid", "r", "r1", "s", "ü", "x"]).utf8)
      }
      let parts = try (0..<random.pick(1...4)).map { _ in try pattern(random.pick(0..<depth)) }
      return try #require(random.chance(0.5) ? QueryTree.all(parts) : QueryTree.any(parts))
    }
    for _ in 0..<10 {
      let pattern = try pattern(random.pick(1...3))
      let table = random.pick([FullTextTable.byImportance, .byArea])
      let expected = try all(reader.matches(pattern, in: table))
      let found = try all(DocumentStream(reader.documents(pattern, in: table)))
      #expect(found == expected, "\(String(decoding: pattern.text ?? [], as: UTF8.self))")
    }
  }

  // MARK: Damage

  @Test("leaves of any bytes are refused or read to an end", arguments: Seeds.of(40))
  func damage(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let reader = try self.reader()
    let segment = try #require(try reader.segment(of: .byImportance))
    for _ in 0..<300 {
      let page = random.pick(segment.firstPage...segment.lastPage)
      var bytes = Array(try reader.leaf(segment.row(ofPage: page), of: .byImportance))
      for _ in 0..<random.pick(1...6) {
        bytes[random.pick(random.chance(0.5) ? 0..<min(8, bytes.count) : bytes.indices)] = UInt8.random(in: 0...255, using: &random)
      }
      if random.chance(0.3) { bytes.removeLast(random.pick(0...bytes.count)) }
      bytes.withUnsafeBytes { bytes in
        do throws(Malformed) {
          let leaf = try Leaf(bytes)
          let lists =
            try [leaf.continuation(), leaf.list(of: Array("0park".utf8)), leaf.list(of: [0x31, 0x70])].compactMap(\.self)
            + leaf.lists(withPrefix: [0x30]).lists
          #expect(lists.allSatisfy { 0 <= $0.lowerBound && $0.upperBound <= bytes.count })
        } catch {}
      }
    }
  }

  @Test("reading ends once more was read than is allowed, and only then")
  func limit() throws {
    let reader = try reader()
    // Longer than any prefix with a list, so that the terms themselves are read.
    let prefix = QueryTree.prefix(Array("marketp".utf8))
    let all = try reader.documents(prefix, in: .byImportance).most()
    #expect(all > 1000)
    #expect(throws: ReadLimitExceeded.self) { try reader.limitingReads(to: 100) { _ = try reader.documents(prefix, in: .byImportance) } }
    var found = 0
    try reader.limitingReads(to: .max) { found = try reader.documents(prefix, in: .byImportance).most() }
    #expect(found == all)
    #expect(try reader.documents(prefix, in: .byImportance).most() == all)
  }

  @Test(
    "a record of the table that makes no sense is refused",
    arguments: [
      [], [0, 0, 0, 1], [0, 0, 0, 1, 0x80], [0, 0, 0, 1, 1, 2, 0, 0, 2, 1, 1, 9, 2, 1, 9], [0, 0, 0, 1, 1, 1, 0, 0, 1, 0, 1, 9],
      [0, 0, 0, 1, 1, 1, 0, 0, 1, 1, 5, 4],
    ] as [[UInt8]])
  func structure(_ bytes: [UInt8]) {
    #expect(throws: Malformed.self) { try bytes.withUnsafeBytes { bytes in _ = try Segment(structure: bytes) } }
  }
}
