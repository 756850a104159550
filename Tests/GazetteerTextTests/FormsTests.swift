// SPDX-License-Identifier: Apache-2.0
import GazetteerText
import Testing

@Suite struct FormsTests {
  @Test func aNameWithoutLettersHasNoForms() {
    #expect(TextAnalyzer.forms(ofName: "").isEmpty)
    #expect(TextAnalyzer.forms(ofName: " !? ").isEmpty)
  }

  @Test func bothUmlautAndHyphenGiveFourForms() {
    let keys = TextAnalyzer.forms(ofName: "Köln/Bonn").map { String(decoding: $0.key, as: UTF8.self) }
    #expect(keys == ["koln bonn", "kolnbonn", "koeln bonn", "koelnbonn"])
  }

  @Test(
    "initials are a word, too, with spaces between them and without; a first name in short is none",
    arguments: [
      ("J.R.R. Tolkien", ["j r r tolkien", "jrr tolkien"]), ("H. R. MacMillan", ["h r macmillan", "hr macmillan"]),
      ("J. Smith", ["j smith"]), ("St. John", ["st john"]), ("Rue du 8. Mai", ["rue du 8 mai"]), ("J.  Smith & Co.", ["j smith and co"]),
      ("S. 5 Street", ["s 5 street"]), ("W. – E. Line", ["w e line"]),
    ])
  func initials(name: String, keys: [String]) {
    #expect(TextAnalyzer.forms(ofName: name).map { String(decoding: $0.key, as: UTF8.self) } == keys)
  }

  @Test(
    "an article without its vowel is a word of its own, too; what else has an apostrophe is one word",
    arguments: [
      ("Place de l'Opéra", ["place de lopera", "place de l opera"]), ("L’Aquila", ["laquila", "l aquila"]),
      ("Villeneuve-d'Ascq", ["villeneuve dascq", "villeneuvedascq", "villeneuve d ascq"]), ("Sant'Angelo", ["santangelo", "sant angelo"]),
      ("O'Hara", ["ohara"]), ("McDonald's", ["mcdonalds"]), ("Rock'n'Roll", ["rocknroll"]),
      ("'s-Gravenhage", ["s gravenhage", "sgravenhage"]),
      ("Sana'a", ["sanaa"]),
    ])
  func elisions(name: String, keys: [String]) {
    #expect(TextAnalyzer.forms(ofName: name).map { String(decoding: $0.key, as: UTF8.self) } == keys)
  }
}
