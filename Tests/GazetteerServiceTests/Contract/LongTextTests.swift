// SPDX-License-Identifier: Apache-2.0
import Atlas
import GazetteerEngine
import GazetteerIndex
import GazetteerService
import GazetteerTesting
import Testing

/// What is looked for of a long text, and what a deadline leaves of an answer.
@Suite struct LongTextTests {
  private static let name = (1...18).map { "Word\($0)" }.joined(separator: " ")

  @Test("of more than 16 words the first 12 and the last 4 count", .rule("input.words"))
  func words() throws {
    let atlas = try Atlas(.place("Word1 Word12 Word17 Word18", id: "short"), .place(Self.name, id: "long"))
    // The thirteenth to the sixteenth of twenty words need not be there, all others have to.
    let gap = (1...12).map { "Word\($0)" } + ["x", "y", "z", "q"]
    #expect(try atlas.suggestions((gap + ["Word15", "Word16", "Word17", "Word18"]).joined(separator: " ")).map(\.placeID) == ["long"])
    #expect(
      try atlas.suggestions((gap + ["Word15", "Word16", "Word17", "x"]).joined(separator: " ")).allSatisfy { $0.matchLabel == .partial })
    #expect(try atlas.suggestions(Self.name).map { "\($0.placeID) \($0.matchLabel)" } == ["long wholeName"])
  }

  @Test("spaces elsewhere are tried eight times, and in no text of more than 16 words", .rule("input.variants"))
  func variants() throws {
    let atlas = try Atlas(.place("McDonalds", id: "mc"), .place(Self.name, id: "long"))
    #expect(try atlas.suggestions("mc donalds").map(\.placeID) == ["mc"])
    func variants(_ text: String) throws -> Int {
      try atlas.index.withEngine { try QueryVariants(of: text, hasFinishedWords: false, words: $0.reader).all.count }
    }
    #expect(try variants("mc donalds") == 2)
    #expect(try variants(Self.name + " mc donalds") == 1)
    let world = try Atlas((0..<20).map { .place("Aa\($0)bbaa\($0 + 1)bb", id: "p\($0)") })
    let text = (0..<15).map { "aa\($0)bb" }.joined(separator: " ")
    let variants = try world.index.withEngine { try QueryVariants(of: text, hasFinishedWords: false, words: $0.reader) }
    #expect(variants.all.count == 9)
  }

  @Test("a text is corrected in no more than 16 words", .rule("input.variants"))
  func corrections() throws {
    let atlas = try Atlas(.place(Self.name + " Harbour", id: "long"), .place("Harbour", id: "short"))
    #expect(try Set(atlas.suggestions("harbuor").map(\.placeID)) == ["short", "long"])
    #expect(try atlas.suggestions(Self.name + " Harbuor").allSatisfy { $0.matchLabel == .partial })
  }

  @Test("a text is corrected beside three words of one letter, and not beside four", .rule("input.variants"))
  func singleLetters() throws {
    let atlas = try Atlas(.place("J F K Airport", id: "jfk"), .place("H A R D Airport", id: "hard"))
    #expect(try atlas.suggestions("j f k airprot").map(\.placeID) == ["jfk"])
    #expect(try atlas.suggestions("h a r d airport").map(\.placeID) == ["hard"])
    #expect(try atlas.suggestions("h a r d airprot").map(\.matchLabel) == [.partial])
  }

  @Test("of a text that no place has in full, places that have most of it are found, with what they lack", .rule("input.partial"))
  func partial() throws {
    let atlas = try Atlas(
      .place("Louvre Museum", id: "louvre"), .place("Museum Island", id: "island"), .place("Rue du Musée", id: "street"))
    let found = try atlas.suggestions("the louvre museum ticketts")
    #expect(found.first?.placeID == "louvre" && found.first?.missingTerms == ["the", "ticketts"])
    #expect(found.allSatisfy { $0.matchLabel == .partial } && found.first?.mainText.matches == [0..<13])
    let corrected = try atlas.suggestions("louvr musem ")
    #expect(corrected.map(\.placeID) == ["louvre"] && corrected.map(\.matchLabel) == [.corrected])
    #expect(try atlas.suggestions("museum").allSatisfy(\.missingTerms.isEmpty))
    let json = try atlas.index.answerNow(AutocompleteQuery(AutocompleteParameters(input: "island xyzzy"))).json(extras: true)
    #expect(json.contains(#""matchKind":"partial","missingTerms":["xyzzy"]"#))
  }

  @Test(
    "a deadline that has passed before anything was found is an error, else the answer says that it is cut short", .rule("input.deadline"))
  func deadline() throws {
    let atlas = try Atlas((0..<300).map { .place("Oslo \($0)", id: "p\($0)") })
    var query = try AutocompleteQuery(AutocompleteParameters(input: "oslo"))
    query.deadline = ContinuousClock.now - .seconds(1)
    #expect(throws: Patience.DeadlineExceeded.self) { try atlas.index.answerNow(query) }
    // Whatever moment it is cut at, it is whole, or says so, or is an error: nothing else.
    for microseconds in stride(from: 20, through: 2000, by: 60) {
      query.deadline = ContinuousClock.now + .microseconds(microseconds)
      do {
        let answer = try atlas.index.answerNow(query)
        #expect(!answer.isComplete || answer.places.count == 5)
      } catch is Patience.DeadlineExceeded {}
    }
  }
}
