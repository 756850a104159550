// SPDX-License-Identifier: Apache-2.0
import GazetteerEquivalents
import Testing

/// What a word means, finished and not.
@Suite struct EquivalentsTests {
  @Test("A short form means the word in full, and the other way round", arguments: Pair.known)
  func wellKnown(pair: Pair) {
    #expect(equivalents(of: pair.short).contains(folded(pair.full)), "\(pair.short) means \(equivalents(of: pair.short))")
    #expect(equivalents(of: pair.full).contains(folded(pair.short)), "\(pair.full) means \(equivalents(of: pair.full))")
  }

  @Test func everyMeaningOfAnAmbiguousWordIsGiven() {
    #expect(Set(equivalents(of: "st")).isSuperset(of: ["street", "saint", "sankt", "sint", "store", "stora"]))
    #expect(Set(equivalents(of: "pl")).isSuperset(of: ["place", "platz", "plac", "plein", "plads", "plass", "plaza"]))
    #expect(Set(equivalents(of: "1a")).isSuperset(of: ["primera", "primeira", "prima", "forsta"]))
  }

  @Test func wordsOfDifferentMeaningsAreNotMixed() {
    #expect(!equivalents(of: "street").contains("saint"))
    #expect(!equivalents(of: "two").contains("zwei"))
    #expect(!equivalents(of: "2").contains("2nd"))
  }

  @Test("An ordinary word means nothing else", arguments: ["paris", "berlin", "pizza", "münchen", "東京", "москва", "x", "1234", "17a"])
  func others(text: String) {
    #expect(equivalents(of: text).isEmpty)
    #expect(equivalents(of: text, isFinished: false).isEmpty)
  }

  @Test func anEmptyWordMeansNothing() {
    #expect(Equivalents.words(for: [], isFinished: true).isEmpty)
    #expect(Equivalents.words(for: [], isFinished: false).isEmpty)
  }

  @Test func fourLettersStandForTheWordsThatTheyBegin() {
    #expect(equivalents(of: "stre", isFinished: false) == ["st", "str"])
    #expect(equivalents(of: "stree", isFinished: false) == ["st", "str"])
    #expect(equivalents(of: "улиц", isFinished: false) == ["ул"])
    #expect(equivalents(of: "fift", isFinished: false).contains("5th"))
    #expect(equivalents(of: "stra", isFinished: false).contains("str"))
  }

  @Test func threeLettersDoNot() {
    #expect(equivalents(of: "stre").isEmpty)
    #expect(equivalents(of: "roa", isFinished: false).isEmpty)
    #expect(equivalents(of: "ули", isFinished: false).isEmpty)
  }

  @Test func aBeginningDoesNotNameWhatItBegins() {
    #expect(equivalents(of: "av").contains("avenue"))
    #expect(equivalents(of: "av", isFinished: false).isEmpty)
    #expect(equivalents(of: "st", isFinished: false).allSatisfy { !$0.hasPrefix("st") })
    #expect(equivalents(of: "st", isFinished: false).contains("saint"))
  }

  @Test func compoundsEndInShortFormsOrInFull() {
    #expect(equivalents(of: "Hauptstr").contains("hauptstrasse"))
    #expect(equivalents(of: "Hauptstraße") == ["hauptstr"])
    #expect(equivalents(of: "Seestr").contains("seestrasse"))
    #expect(equivalents(of: "Kungsg").contains("kungsgatan"))
    #expect(equivalents(of: "Kungsgatan") == ["kungsgata", "kungsg"])
    #expect(equivalents(of: "Kerkstr").contains("kerkstraat"))
    #expect(equivalents(of: "Marktpl").contains("marktplatz"))
    #expect(equivalents(of: "Ostbhf").contains("ostbahnhof"))
    #expect(equivalents(of: "hauptstra", isFinished: false) == ["hauptstr"])
  }

  @Test func aShortWordIsNoCompound() {
    #expect(equivalents(of: "king").isEmpty)
    #expect(equivalents(of: "simpl").isEmpty)
    #expect(!equivalents(of: "univ").contains("univej"))
    #expect(equivalents(of: "seegasse").isEmpty)
  }

  @Test func oneLetterIsADirectionOnly() {
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      #expect(equivalents(of: String(letter)).isEmpty != "nsew".contains(letter), "\(letter)")
    }
    #expect(equivalents(of: "n").contains("north"))
    #expect(equivalents(of: "W").contains("ouest"))
  }
}
