// SPDX-License-Identifier: Apache-2.0
import GazetteerText
import Testing

/// What a word means, finished and not.
@Suite struct SynonymsTests {
  @Test("A short form means the word in full, and the other way round", arguments: Pair.known)
  func wellKnown(pair: Pair) {
    #expect(synonyms(of: pair.short).contains(folded(pair.full)), "\(pair.short) means \(synonyms(of: pair.short))")
    #expect(synonyms(of: pair.full).contains(folded(pair.short)), "\(pair.full) means \(synonyms(of: pair.full))")
  }

  @Test func everyMeaningOfAnAmbiguousWordIsGiven() {
    #expect(Set(synonyms(of: "st")).isSuperset(of: ["street", "saint", "sankt", "sint", "store", "stora"]))
    #expect(Set(synonyms(of: "pl")).isSuperset(of: ["place", "platz", "plac", "plein", "plads", "plass", "plaza"]))
    #expect(Set(synonyms(of: "1a")).isSuperset(of: ["primera", "primeira", "prima", "forsta"]))
  }

  @Test func wordsOfDifferentMeaningsAreNotMixed() {
    #expect(!synonyms(of: "street").contains("saint"))
    #expect(!synonyms(of: "two").contains("zwei"))
    #expect(!synonyms(of: "2").contains("2nd"))
  }

  @Test("An ordinary word means nothing else", arguments: ["paris", "berlin", "pizza", "münchen", "東京", "москва", "x", "1234", "17a"])
  func others(text: String) {
    #expect(synonyms(of: text).isEmpty)
    #expect(synonyms(of: text, isFinished: false).isEmpty)
  }

  @Test func anEmptyWordMeansNothing() {
    #expect(Synonyms.words(for: [], isFinished: true).isEmpty)
    #expect(Synonyms.words(for: [], isFinished: false).isEmpty)
  }

  @Test func fourLettersStandForTheWordsThatTheyBegin() {
    #expect(synonyms(of: "stre", isFinished: false) == ["st", "str"])
    #expect(synonyms(of: "stree", isFinished: false) == ["st", "str"])
    #expect(synonyms(of: "улиц", isFinished: false) == ["ул"])
    #expect(synonyms(of: "fift", isFinished: false).contains("5th"))
    #expect(synonyms(of: "stra", isFinished: false).contains("str"))
  }

  @Test func threeLettersDoNot() {
    #expect(synonyms(of: "stre").isEmpty)
    #expect(synonyms(of: "roa", isFinished: false).isEmpty)
    #expect(synonyms(of: "ули", isFinished: false).isEmpty)
  }

  @Test func aPrefixDoesNotNameWhatItBegins() {
    #expect(synonyms(of: "av").contains("avenue"))
    #expect(synonyms(of: "av", isFinished: false).isEmpty)
    #expect(synonyms(of: "st", isFinished: false).allSatisfy { !$0.hasPrefix("st") })
    #expect(synonyms(of: "st", isFinished: false).contains("saint"))
  }

  @Test func compoundsEndInShortFormsOrInFull() {
    #expect(synonyms(of: "Hauptstr").contains("hauptstrasse"))
    #expect(synonyms(of: "Hauptstraße") == ["hauptstr"])
    #expect(synonyms(of: "Seestr").contains("seestrasse"))
    #expect(synonyms(of: "Kungsg").contains("kungsgatan"))
    #expect(synonyms(of: "Kungsgatan") == ["kungsgata", "kungsg"])
    #expect(synonyms(of: "Kerkstr").contains("kerkstraat"))
    #expect(synonyms(of: "Marktpl").contains("marktplatz"))
    #expect(synonyms(of: "Ostbhf").contains("ostbahnhof"))
    #expect(synonyms(of: "hauptstra", isFinished: false) == ["hauptstr"])
  }

  @Test func aShortWordIsNoCompound() {
    #expect(synonyms(of: "king").isEmpty)
    #expect(synonyms(of: "simpl").isEmpty)
    #expect(!synonyms(of: "univ").contains("univej"))
    #expect(synonyms(of: "seegasse").isEmpty)
  }

  @Test func oneLetterIsADirectionOnly() {
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      #expect(synonyms(of: String(letter)).isEmpty != "nsew".contains(letter), "\(letter)")
    }
    #expect(synonyms(of: "n").contains("north"))
    #expect(synonyms(of: "W").contains("ouest"))
  }
}
