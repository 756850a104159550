// SPDX-License-Identifier: Apache-2.0
import GazetteerText
import Testing

/// Which categories a text may become.
@Suite struct PrefixTests {
  @Test(
    "The first proposal",
    arguments: [
      ("re", "en", "Restaurant"), ("piz", "en", "Pizza restaurant"), ("pizza", "en", "Pizza restaurant"), ("pizze", "en", "pizzeria"),
      ("mus", "en", "Museum"), ("museums", "en", "museums"), ("apo", "de", "Apotheke"), ("apo", "en", "Apotheke"), ("cafe", "en", "Café"),
      ("bar ", "en", "Bar"), ("cash", "en", "cash machine"),
    ])
  func first(text: String, language: String, phrase: String) throws {
    let found = TypeNames.categories(withPrefix: text, language: [language], limit: 5)
    #expect(try #require(found.first).text == phrase)
  }

  @Test("Nothing begins with it", arguments: ["", " ", "?", "qqq", "restaurant qq"])
  func nothing(text: String) {
    #expect(TypeNames.categories(withPrefix: text, language: ["en"], limit: 5).isEmpty)
  }

  @Test(
    "Every first letter has proposals, the language asked for first, no type twice", arguments: "abcdefghijklmnoprstvwyz".map(String.init))
  func letters(letter: String) {
    let found = TypeNames.categories(withPrefix: letter, language: ["de"], limit: 1_000)
    #expect(!found.isEmpty)
    #expect(Set(found.map(\.types[0])).count == found.count)
    let languages = found.map { $0.language == "de" }
    #expect(languages == languages.sorted { $0 && !$1 })
    #expect(TypeNames.categories(withPrefix: letter, language: ["de"], limit: 3) == Array(found.prefix(3)))
  }

  @Test func aFinishedWordIsAWholeWord() {
    let open = TypeNames.categories(withPrefix: "bar", language: ["en"], limit: 100).map(\.text)
    let finished = TypeNames.categories(withPrefix: "bar ", language: ["en"], limit: 100).map(\.text)
    #expect(open.contains("Barber shop"))
    #expect(!finished.contains("Barber shop"))
    #expect(finished.contains("Bar and grill"))
  }

  @Test func limitsHold() {
    #expect(TypeNames.categories(withPrefix: "s", language: ["en"], limit: 2).count == 2)
    #expect(TypeNames.categories(withPrefix: "s", language: ["en"], limit: 0).isEmpty)
  }
}
