// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex
import GazetteerTesting
import GazetteerText
import Testing

@Suite struct VocabularyTests {
  private typealias Counts = [[UInt8]: Int]

  /// Counts by a look at every place: words of names and of addresses, and trigrams.
  private static func counts(_ records: [PlaceRecord]) -> Counts {
    var counts: Counts = [:]
    for terms in records.map({ PlaceTerms($0) }) {
      func words(_ forms: [NameForm]) -> Set<[UInt8]> { Set(forms.flatMap { form in form.terms.map { Array(form.key[$0]) } }) }
      let names = words(terms.mainForms + terms.aliasForms)
      let context = Set(words(terms.contextForms).map { TermSpace.context + $0 })
      let main = words(terms.mainForms).filter { !TextAnalyzer.isIdeographic($0[...]) }
      let parts = Set(main.flatMap { word in trigrams(of: word[...]).map { TermSpace.trigram + Array($0) } })
      for term in names.union(context).union(parts) { counts[term, default: 0] += 1 }
    }
    return counts
  }

  /// The same for the prefixes of words.
  private static func prefixes(_ counts: Counts) -> Counts {
    var prefixes: Counts = [:]
    for (term, places) in counts {
      for end in term.indices.dropFirst(space(of: term).count) where end == term.endIndex - 1 || term[end + 1] & 0xC0 != 0x80 {
        prefixes[Array(term[...end]), default: 0] += places
      }
    }
    return prefixes
  }

  /// What marks the space of a counted term.
  private static func space(of term: [UInt8]) -> [UInt8] {
    [TermSpace.context, TermSpace.trigram].first { term.starts(with: $0) } ?? []
  }

  @Test("The vocabulary counts what a look at every place counts, and nothing else", arguments: Seeds.of(30 as UInt64))
  func counts(seed: UInt64) throws {
    let world = try World(RandomWorld(seed: seed).records)
    let expected = Self.counts(asIndexed(world.records))
    let reader = world.reader
    for space in [[], TermSpace.context, TermSpace.trigram] {
      let found = try reader.terms(withPrefix: [], space: space, limit: .max)
      for (word, places) in found where expected[space + word] != places {
        Issue.record("\(String(decoding: space + word, as: UTF8.self)): \(places) instead of \(expected[space + word] ?? 0)")
      }
      #expect(found.count == expected.keys.count { Self.space(of: $0) == space })
      #expect(zip(found, found.dropFirst()).allSatisfy { $0.word.lexicographicallyPrecedes($1.word) })
    }
    for (term, places) in expected {
      let space = Self.space(of: term)
      #expect(try reader.places(ofTerm: term.dropFirst(space.count), space: space) == places)
    }
    for (prefix, places) in Self.prefixes(expected) {
      let space = Self.space(of: prefix)
      #expect(try reader.places(ofTermPrefix: prefix.dropFirst(space.count), space: space) == places)
    }
    #expect(try reader.places(ofTerm: "nowhere".utf8, space: []) == 0)
    #expect(try reader.places(ofTermPrefix: "nowhere".utf8, space: []) == 0)
  }

  @Test(
    "Lists on several leaves are counted to their ends, and their first place tells how important they are",
    arguments: 1...3 as ClosedRange<UInt64>)
  func longLists(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let words = (0..<40).map { "word\($0)" }
    let records = (0..<1500).map { number in
      let name = (0..<3).map { _ in random.pick(words) }.joined(separator: " ") + " \(number)"
      return PlaceRecord.place(name, importance: Double(Int.random(in: 0...1000, using: &random)) / 1000)
    }
    let (world, other) = (try World(records), try World(.place("Tokyo")))
    let reader = LayeredReader([world.reader, other.reader])
    for word in words + ["word", "tokyo"] {
      let named = records.filter { $0.name.split(separator: " ").contains { word == "word" ? $0.hasPrefix(word) : $0 == word } }
      let counts: LayerCounts = try reader.counts(of: Array(word.utf8), isPrefix: word == "word", in: .names)
      if word != "word" { #expect(counts.places(in: 0) == named.count) }
      let tops = named.map { Int(($0.importance * 1000).rounded()) }
      let steps: Int = ((tops.max() ?? -1) + WordTree.topStep - 1) / WordTree.topStep
      #expect(counts.tops[0] == (named.isEmpty ? -1 : steps * WordTree.topStep))
    }
  }

  @Test("Words with a prefix come in order, up to the limit, from their own space")
  func prefixes() throws {
    let world = try World(.place("San Sand", locality: "Sandhausen"), .place("Santa"), .place("Tokyo"), .place("京都"))
    let reader = world.reader
    func words(_ prefix: String, space: [UInt8] = [], limit: Int = 10) throws -> [String] {
      try reader.terms(withPrefix: prefix.utf8, space: space, limit: limit).map {
        "\(String(decoding: $0.word, as: UTF8.self)) \($0.places)"
      }
    }
    #expect(try words("san") == ["san 1", "sand 1", "santa 1"])
    #expect(try words("san", limit: 2) == ["san 1", "sand 1"])
    #expect(try words("san", space: TermSpace.context) == ["sandhausen 1"])
    #expect(try words("san", space: TermSpace.trigram) == ["san 2"])
    #expect(try words("sz") == [])
    #expect(try reader.places(ofTermPrefix: "san".utf8, space: []) == 3)
    #expect(try reader.places(ofTermPrefix: "san".utf8, space: TermSpace.context) == 1)
  }
}
