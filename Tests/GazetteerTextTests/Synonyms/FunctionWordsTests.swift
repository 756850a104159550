// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GazetteerText

/// Articles, prepositions and conjunctions.
@Suite struct FunctionWordsTests {
  @Test(
    "A language's words are known",
    arguments: [
      ("en", "the of near by"), ("de", "der zum für fuer bei"), ("fr", "les du aux près l d"), ("es", "las y cerca"), ("it", "gli dell su"),
      ("pt", "dos na perto"), ("nl", "het ter op"), ("pl", "we przy nad"), ("ru", "в под около"), ("sv", "och från nära"),
      ("tr", "ve için"),
      ("da", "og ved nær"), ("nb", "og fra"), ("fi", "ja lähellä"), ("cs", "u při ke"), ("hu", "az és"), ("ro", "și lângă"),
      ("el", "και του στη"),
      ("uk", "біля й від"), ("ca", "els amb"), ("id", "di untuk"), ("he", "של ליד"),
    ])
  func known(language: String, words: String) {
    for word in words.split(separator: " ") { #expect(contains(String(word)), "\(language): \(word)") }
  }

  @Test(
    "A word that tells places apart is none",
    arguments: ["st", "bad", "san", "new", "sur", "sul", "este", "al", "para", "or", "saint", "west"])
  func unknown(word: String) {
    #expect(!contains(word))
  }

  @Test func onlyACompleteWordIsOne() {
    for text in ["", "t", "th", "thee", "the of", "okol"] { #expect(!FunctionWords.contains(Array(text.utf8)), "\(text)") }
  }

  @Test func anyCollectionOfBytesIsLookedUp() {
    let key = Array("museum of london".utf8)
    #expect(FunctionWords.contains(key[7..<9]))
    #expect(!FunctionWords.contains(key[0..<6]))
    #expect(FunctionWords.contains("the".utf8))
  }

  @Test func everyLanguageWithSynonymsHasARow() {
    let rows = String(describing: FunctionWordTable.rows).split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(Set(rows.map(String.init)).union(["la"]) == Set(LanguageWords.all.map(\.tag)))
    #expect(Set(rows).count == rows.count)
  }

  @Test func everyWordOfTheTableFoldsToOneTerm() {
    for word in FunctionWords.table.words { #expect(!LanguageWords.folded(word).isEmpty, "\(String(decoding: word, as: UTF8.self))") }
    #expect(FunctionWords.table.sorted.count > 150)
  }

  private func contains(_ word: String) -> Bool { FunctionWords.contains(TextAnalyzer.query(word).key) }
}
