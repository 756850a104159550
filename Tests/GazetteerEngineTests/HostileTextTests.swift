// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerIndex
import GazetteerPlaces
import GazetteerTesting
import GazetteerText
import Synchronization
import Testing

@testable import GazetteerEngine

/// Texts that nobody means, but anybody can send: none may trap, and what they cost is bounded.
@Suite struct HostileTextTests {
  /// Every word has twenty synonyms: the number of names that the text may be does not fit into 64 bits.
  @Test("a text that may be more names than can be counted", arguments: [15, 16, 30, 60])
  func namesBeyondCounting(count: Int) throws {
    let world = try World(.place("Plaza Sankt"), .place("Sankt Plaza Platz"))
    let words = ["plazza"] + Array(repeating: "plaza", count: min(count, 15) - 1) + ["sankt"]
    let text = TextAnalyzer.query(words.joined(separator: " ")).with { _, _, _ in
      (0..<20).map { Array("meaning\($0)".utf8) }
    }
    if let correctable = try CorrectableText(text, variant: 0, isFoundAsTyped: true, names: world.engine.reader) {
      let builder = StepBuilder(
        layer: world.layer, QueryVariant(text, .asTyped),
        filter: PlaceFilter(Scope(), world.engine.reader.overview, attributes: nil),
        lookups: Lookups(patience: Patience()))
      #expect(try CorrectionPlanner(builder, correctable, edits: 1, patience: Patience()).wholeNames(at: 0) == nil)
    } else {
      Issue.record("the text has words that may hold typos")
    }
    _ = try world.search(Array(repeating: "plaza", count: count).joined(separator: " ") + " sankt")
  }

  @Test("a whole name of more words than are looked for is still found as a name")
  func nameOfManyWords() throws {
    let name = (1...20).map { "Word\($0)" }.joined(separator: " ")
    let world = try World(.place(name), .place("Word1 Hall"))
    for length in [name.count, name.count - 3] {
      let found = try world.engine.search(SearchRequest(text: String(name.prefix(length)))).candidates
      #expect(found.map(\.match.matchClass) == [.nameStart])
    }
    #expect(try world.search(name + " more words that it has not") == [])
  }

  @Test("texts of repeated words, parts of words and names of countries give what the reference engine gives", arguments: Seeds.of(60))
  func equalsReference(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(40_000 + seed), places: 150)
    var chance = SeededRandom(seed: UInt64(seed))
    let world = try World(random.records)
    for number in 0..<25 {
      var request = random.request()
      request.text = Self.text(of: random.records, &chance)
      request.hasFinishedWords = number % 5 == 0
      let (found, expected) = (try world.engine.search(request), world.reference.search(request))
      try #require(found.isComplete)
      if found.candidates != expected {
        Issue.record("seed \(seed), \(request)\n found \(found.candidates.map(\.place))\n expected \(expected.map(\.place))")
        return
      }
    }
  }

  /// Words of names, of countries and of nothing, whole, begun and misspelt, many of them more than once.
  private static func text(of records: [PlaceRecord], _ random: inout SeededRandom) -> String {
    let others = ["france", "united", "states", "fiji", "frankreich", "f", "u", "s", "st", "unit", "&", "/", "5", "u.s.a."]
    var words = (0..<random.pick([1, 2, 3, 4, 6, 20])).map { _ -> String in
      var word = random.chance(0.5) ? random.pick(others) : random.pick(random.pick(records).name.split(separator: " ").map(String.init))
      if random.chance(0.2) { word = RandomWorld.mistyped(word, &random) }
      return random.chance(0.2) ? String(word.prefix(random.pick(1..<4))) : word
    }
    for index in words.indices where random.chance(0.3) { words[index] = random.pick(words) }
    return words.joined(separator: " ")
  }

  // MARK: Cost

  /// Counts what is looked up to tell how a text may be read.
  private final class CountingWords: WordCounts {
    var count = 0
    func places(withWord word: ArraySlice<UInt8>) -> Int { counted() }
    func places(withWordPrefix prefix: ArraySlice<UInt8>) -> Int { counted() }
    private func counted() -> Int {
      count += 1
      return 1
    }
  }

  @Test(
    "the ways to read a text are few, however long it is", arguments: ["e", "s", "u.s.a.", "1/2", "blvd", "東", "st", "plaza", "№", "m&m"])
  func waysToRead(word: String) throws {
    let names = CountingWords()
    let text = String(Array(repeating: word, count: 512).joined(separator: " ").prefix(512))
    let texts = try QueryVariants(of: text, hasFinishedWords: false, words: names)
    #expect(texts.all.count <= 1 + WordBoundaries<CountingWords>.mostReadings + 4)
    #expect(names.count <= 100)
    for variant in texts.all { #expect(variant.text.terms.count <= 32) }
  }

  @Test("a word typed twice is looked up once, and so is one that a longer one implies")
  func independentTerms() {
    func telling(_ text: String, literally: Bool = true) -> [Int] { TextAnalyzer.query(text).independentTerms(literally: literally) }
    #expect(telling("germany germany germany") == [0])
    #expect(telling("s san santa oslo") == [2, 3])
    #expect(telling("oslo san s san") == [0, 1])
    #expect(TextAnalyzer.query("s san san").finished.independentTerms(literally: true) == [0, 1])
    // A synonym may be there in other letters, which the prefix says nothing of.
    let street = TextAnalyzer.query("s street street").with { _, term, _ in term.count > 1 ? [Array("road".utf8)] : [] }
    #expect(street.independentTerms() == [0, 1])
  }

  @Test("a place lies in one country: words that can only name different ones have no place in common")
  func countriesExcludeEachOther() {
    #expect(CountryChoice.common([]) == nil)
    #expect(CountryChoice.common([[1, 2], [2, 3]]) == [2])
    #expect(CountryChoice.common([[1], [2]]) == [])
  }

  // MARK: Lists

  @Test("reading by area gives the matches of its blocks, and opens the list once a read at most", arguments: Seeds.of(60))
  func areaList(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let matches = Set((0..<random.pick([0, 1, 3, 40])).map { _ in random.pick(0..<40 * Schema.blockSize) }).sorted()
    var openings = 0
    let list = AreaPostings {
      openings += 1
      return SortedDocuments(matches)
    }
    for reads in 1...6 {
      var ranges = BlockRanges((0..<random.pick(1..<6)).map { _ in random.pick(0..<40) }).ranges
      if random.chance(0.2) { ranges = [0...40] }
      var found: [Int] = []
      try list.read(ranges) {
        found.append($0)
        return true
      }
      #expect(found == matches.filter { match in ranges.contains { $0.contains(match / Schema.blockSize) } })
      #expect(openings <= reads)
    }
  }

  // MARK: Patience

  @Test("a search stops within a statement, and what it was stopped by comes out", arguments: ["deadline", "cancelled"])
  func stopsWithinStatements(reason: String) throws {
    let world = try World(RandomWorld(seed: 3, places: 400).records)
    let reader = world.reader
    let asked = Mutex(0)
    let soon = ContinuousClock.now
    let patience =
      reason == "deadline"
      ? Patience(deadline: soon)
      : Patience {
        asked.withLock {
          $0 += 1; return true
        }
      }
    // No loop of ours asks here: only the statement can notice.
    func readLong() throws { while true { _ = try reader.removedIDs() } }
    if reason == "deadline" {
      #expect(throws: Patience.DeadlineExceeded.self) { try reader.under(patience) { try readLong() } }
    } else {
      #expect(throws: CancellationError.self) { try reader.under(patience) { try readLong() } }
      #expect(asked.withLock { $0 } >= 1)
    }
    // The reader is as good as before.
    #expect(try !world.engine.search(SearchRequest(text: "s")).candidates.isEmpty)
  }

  @Test("inner work has its own deadline, and afterwards the outer one holds again")
  func nestedPatience() throws {
    let reader = try World(.place("Oslo")).reader
    try reader.under(Patience()) {
      #expect(throws: Patience.DeadlineExceeded.self) {
        try reader.under(reader.patience.limited(to: ContinuousClock.now - .seconds(1))) { try reader.patience.check() }
      }
      try reader.patience.check()
    }
    let outer = Patience(deadline: ContinuousClock.now - .seconds(1))
    #expect(throws: Patience.DeadlineExceeded.self) { try outer.limited(to: ContinuousClock.now + .seconds(60)).check() }
    #expect(throws: CancellationError.self) { try Patience().limited(by: Patience { true }).check() }
  }
}
