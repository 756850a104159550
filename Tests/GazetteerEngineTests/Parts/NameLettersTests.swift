// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerTesting
import GazetteerText
import Testing

@testable import GazetteerEngine

/// The test of stored names leaves out places, so it may never say no to one that matches.
@Suite struct NameLettersTests {
  private func letters(_ text: String, _ world: World) throws -> (NameLetters, QueryVariants) {
    let texts = try Setup(SearchRequest(text: text), world.engine.reader, profile: RankingProfile()).variants
    return (NameLetters(texts), texts)
  }

  @Test("it never says no to a place that matches by name", arguments: Seeds.of(60))
  func isCareful(seed: Int) throws {
    var random = RandomWorld(seed: UInt64(seed) + 900, places: 80)
    let world = try World(random.records)
    for _ in 0..<15 {
      let text = random.text()
      let (letters, texts) = try letters(text, world)
      if texts.typed.isEmpty || texts.typed.isAbridged { continue }
      for place in 1...world.records.count {
        let terms = PlaceTerms(try world.reader.record(of: place))
        let begins = texts.matchStart(of: terms.mainForms) != nil
        #expect(try !begins || letters.mayStart(place, world.reader), "\(text): \(place)")
        #expect(try !begins && texts.matchWords(of: terms) == nil || letters.mayMatch(place, world.reader), "\(text): \(place)")
        #expect(try texts.matchInside(of: terms) == nil || letters.mayHaveInside(place, world.reader), "\(text): \(place)")
      }
    }
  }

  @Test(
    "it says no to names that do not have all words, or not twice, and that begin otherwise",
    arguments: [
      ("city park", "Park Avenue", ["City Hall"]), ("city city", "City Hall", ["Old City"]), ("vill park", "Parkville", ["Villa"]),
      ("str mall", "Street Park", []),
    ] as [(String, String, [String])])
  func tells(text: String, name: String, others: [String]) throws {
    let world = try World([.place(name, id: "a", aliases: others)])
    let (letters, _) = try letters(text, world)
    #expect(try !letters.mayMatch(1, world.reader) && !letters.mayStart(1, world.reader))
  }

  @Test("it tells words inside words from their parts")
  func tellsInside() throws {
    let world = try World([.place("Chinatown"), .place("Chitown Natchin")])
    let (letters, _) = try letters("natow", world)
    let found = try [1, 2].filter { try letters.mayHaveInside($0, world.reader) }.map { try world.reader.names(of: $0).primary }
    #expect(found == ["Chinatown"])
  }
}
