// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerText
import Testing

@Suite struct FirstLettersTests {
  private func letters(_ name: String) -> FirstLetters? { Array(name.utf8).withUnsafeBytes(FirstLetters.init(ofName:)) }

  private func mayHave(_ words: String..., name: String) -> Bool {
    letters(name)?.isSuperset(of: FirstLetters(ofWords: words.map { Array($0.utf8)[...] })) ?? true
  }

  @Test("it tells that words are missing, wherever words of a name begin")
  func tells() {
    #expect(mayHave("n", "y", "c", name: "New York City"))
    #expect(!mayHave("n", "y", "k", name: "New York City"))
    #expect(mayHave("o", "h", name: "O'Hara") && mayHave("a", "4", name: "A40") && mayHave("m", "d", name: "McDonald"))
    #expect(!mayHave("d", name: "Macdonald") && !mayHave("a", name: ""))
    #expect(mayHave("北", "n", name: "New York") && mayHave("", name: "New York"))
    // Nobody knows what these fold to.
    #expect(letters("Äpfel & Birnen") == nil && letters("B&B") == nil)
  }

  /// No word of any form of a name may begin with a letter that the test does not know of.
  @Test("it never says no to a word that a name has", arguments: 0..<40)
  func isCareful(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let parts =
      Array("abcXYZstmdo0129 '-.,()/&#@+_:;!\"*").map(String.init) + [
        "St. ", "Mc", "O'", "U.S.A.", "1/2", "24/7", "No. 5", "Nr.", "IIIrd ", "e.V.",
      ]
    for _ in 0..<500 {
      let name = (0..<random.pick(1..<12)).map { _ in random.pick(parts) }.joined()
      for form in TextAnalyzer.forms(ofName: name) + TextAnalyzer.forms(ofPrimaryName: name) {
        let start = Array(name.utf8).withUnsafeBytes(FirstLetters.init(startOfName:))
        let first = FirstLetters(ofWords: form.terms.prefix(1).map { form.key[$0] })
        #expect(letters(name) == nil || first == start, "\(name)")
        for term in form.terms {
          let word = form.key[term]
          let isKnown = letters(name)?.isSuperset(of: FirstLetters(ofWords: [word])) ?? true
          #expect(isKnown, "\(name): \(String(decoding: word, as: UTF8.self))")
          // What is no letter or digit of ASCII would not be looked for.
          #expect(letters(name) == nil || word.allSatisfy { $0 < 0x80 })
        }
      }
    }
  }
}
