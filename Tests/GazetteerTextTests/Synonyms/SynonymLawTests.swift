// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GazetteerText

/// What holds for every word of the tables.
@Suite struct SynonymLawTests {
  private static let words = SynonymTable.shared.words

  @Test func meaningTheSameIsTwoWay() {
    for word in Self.words {
      for other in Synonyms.words(for: word[...], isFinished: true) {
        #expect(Synonyms.words(for: other[...], isFinished: true).contains(word), "\(text(word)), \(text(other))")
      }
    }
  }

  @Test func endingsAreTwoWay() {
    for ending in LanguageWords.all.flatMap(\.endings).joined().flatMap(LanguageWords.folded) {
      let word = Array("karls".utf8) + ending
      let others = Synonyms.words(for: word[...], isFinished: true)
      #expect(!others.isEmpty)
      for other in others { #expect(Synonyms.words(for: other[...], isFinished: true).contains(word), "\(text(word)), \(text(other))") }
    }
  }

  @Test func noWordMeansItselfOrAnotherTwice() {
    for word in Self.words {
      let others = Synonyms.words(for: word[...], isFinished: true)
      #expect(!others.contains(word))
      #expect(Set(others).count == others.count)
    }
  }

  @Test func everyWordIsATermAsQueriesHaveIt() {
    for word in Self.words {
      let query = TextAnalyzer.query(text(word))
      #expect(query.terms.count == 1)
      #expect(query.key == word)
    }
  }

  @Test func everyPrefixOfFourLettersStandsForItsWord() {
    for word in Self.words where Synonyms.isLongEnough(word[...]) {
      let others = SynonymTable.shared.synonyms(of: word[...])
      for length in 4..<word.count where word[length] & 0xC0 != 0x80 && Synonyms.isLongEnough(word.prefix(length)) {
        let prefix = word.prefix(length)
        let wanted = others.filter { !$0.starts(with: prefix) }
        #expect(Set(Synonyms.words(for: prefix, isFinished: false)).isSuperset(of: wanted), "\(text(Array(prefix)))")
      }
    }
  }

  @Test func theTableIsThatOfAPlainSearch() {
    let groups = LanguageWords.all.flatMap(\.groups).map { Set($0.flatMap(LanguageWords.folded)) }
    for word in Self.words {
      let plain = groups.filter { $0.contains(word) }.reduce(into: Set()) { $0.formUnion($1) }.subtracting([word])
      #expect(Set(SynonymTable.shared.synonyms(of: word[...])) == plain)
    }
  }

  private func text(_ word: [UInt8]) -> String { String(decoding: word, as: UTF8.self) }
}
