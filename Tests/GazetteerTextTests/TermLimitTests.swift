// SPDX-License-Identifier: Apache-2.0
import GazetteerText
import Testing

/// How many words of a text are looked for (contract rule `query.long-text`).
@Suite struct TermLimitTests {
  private func terms(_ text: String) -> [String] {
    let query = TextAnalyzer.query(text)
    return query.terms.map { String(decoding: query.key[$0], as: UTF8.self) }
  }

  private func words(_ numbers: some Sequence<Int>) -> [String] { numbers.map { "w\($0)" } }

  @Test func sixteenWordsAllCount() {
    let text = words(1...16)
    #expect(terms(text.joined(separator: " ")) == text)
    #expect(!TextAnalyzer.query(text.joined(separator: " ")).isAbridged)
  }

  @Test("of more words the first twelve and the last four count", arguments: [17, 18, 40, 170])
  func longText(count: Int) {
    let text = words(1...count).joined(separator: " ")
    #expect(terms(text) == words(1...12) + words(count - 3...count))
    let query = TextAnalyzer.query(text)
    #expect(query.isAbridged)
    #expect(String(decoding: query.key, as: UTF8.self) == text)
  }

  @Test func ofATextWithoutSpacesThePairsOfCharactersCount() {
    let characters = (0..<34).compactMap { Unicode.Scalar(0x4E00 + $0).map(String.init) }
    let pairs = zip(characters, characters.dropFirst()).map { $0 + $1 }
    #expect(terms(characters.prefix(33).joined()) == Array(pairs.prefix(32)))
    #expect(terms(characters.joined()) == pairs.prefix(24) + pairs.suffix(8))
  }

  @Test func aWordCountsAsMuchAsTwoPairsOfCharacters() {
    // 15 words and two pairs have a weight of 32, one more pair is too much.
    #expect(terms((words(1...15) + ["東京都"]).joined(separator: " ")) == words(1...15) + ["東京", "京都"])
    #expect(terms((words(1...15) + ["東京都庁"]).joined(separator: " ")) == words(1...12) + words(14...15) + ["東京", "京都", "都庁"])
  }
}
