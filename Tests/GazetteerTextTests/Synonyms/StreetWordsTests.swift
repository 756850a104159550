// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GazetteerText

/// Words for a street before its name.
@Suite struct StreetWordsTests {
  @Test(
    "a word for a street is known in its language", arguments: ["rue", "Calle", "RUA", "via", "ulica", "улица", "οδός", "רחוב", "شارع"])
  func known(word: String) { #expect(contains(word)) }

  @Test("words that follow a name, prefixes, and two words are none", arguments: ["street", "avenue", "strasse", "ru", "rues", "rue via"])
  func unknown(word: String) { #expect(!contains(word)) }

  @Test func everyWordOfTheTableFoldsToOneTerm() {
    for word in StreetWords.table.words { #expect(!LanguageWords.folded(word).isEmpty, "\(String(decoding: word, as: UTF8.self))") }
    let tags = String(describing: StreetWordTable.rows).split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(tags.count >= 15 && Set(tags).count == tags.count)
  }

  private func contains(_ word: String) -> Bool { StreetWords.contains(TextAnalyzer.query(word).key) }
}
