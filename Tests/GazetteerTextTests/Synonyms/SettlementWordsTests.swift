// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GazetteerText

/// Words for settlements and areas.
@Suite struct SettlementWordsTests {
  @Test(
    "a word for a settlement is known in its language, with marks and without",
    arguments: [
      "city", "County", "Stadt", "ville", "departement", "Ciudad", "municipio", "citta", "wies", "город", "şehri", "sehri", "oras", "πόλη",
      "місто", "مدينة",
      "शहर", "עיר",
    ])
  func known(word: String) { #expect(contains(word)) }

  @Test(
    "words that are parts of names, prefixes, and two words are none",
    arguments: ["villa", "fort", "new", "by", "san", "cit", "cities", "city town"])
  func unknown(word: String) { #expect(!contains(word)) }

  @Test func everyWordOfTheTableFoldsToOneTerm() {
    for word in SettlementWords.table.words { #expect(!LanguageWords.folded(word).isEmpty, "\(String(decoding: word, as: UTF8.self))") }
    let tags = String(describing: SettlementWordTable.rows).split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(tags.count >= 25 && Set(tags).count == tags.count)
  }

  private func contains(_ word: String) -> Bool { SettlementWords.contains(TextAnalyzer.query(word).key) }
}
