// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerText
import Testing

@Suite struct PlainLettersTests {
  private func letters(_ name: String) -> PlainLetters? {
    var letters = PlainLetters()
    return Array(name.utf8).withUnsafeBytes { letters.read($0) } ? letters : nil
  }

  private func mayBegin(_ words: String..., name: String) -> Bool {
    letters(name)?.firsts.isSuperset(of: FirstLetters(ofWords: words.map { Array($0.utf8)[...] })) ?? true
  }

  @Test("it tells that words are missing, wherever words of a name begin")
  func tellsFirsts() {
    #expect(mayBegin("n", "y", "c", name: "New York City"))
    #expect(!mayBegin("n", "y", "k", name: "New York City"))
    #expect(mayBegin("o", "h", name: "O'Hara") && mayBegin("a", "4", name: "A40") && mayBegin("m", "d", name: "McDonald"))
    #expect(!mayBegin("d", name: "Macdonald") && !mayBegin("a", name: ""))
    #expect(mayBegin("北", "n", name: "New York") && mayBegin("", name: "New York"))
    // Nobody knows what these fold to.
    #expect(letters("Äpfel & Birnen") == nil && letters("B&B") == nil && letters(String(repeating: "a", count: 300)) == nil)
  }

  @Test("it tells how a name begins, and how often it has a word")
  func tellsWords() throws {
    let name = try #require(letters("Saint-Denis (Den)"))
    #expect(name.has(Array("saintden".utf8), at: 0) && name.has(Array("den".utf8), at: 5) && !name.has(Array("denis".utf8), at: 0))
    #expect(name.occurrences(of: Array("den".utf8)) == 2 && name.occurrences(of: Array("denis".utf8)) == 1)
    #expect(name.occurrences(of: Array("tokyo".utf8)) == 0)
    let overlapping = try #require(letters("Banana"))
    #expect(overlapping.occurrences(of: Array("ana".utf8)) == 1)
  }

  @Test("one value reads many names")
  func readsAgain() {
    var letters = PlainLetters()
    for name in ["Long Name Indeed", "Ä", "Ab"] { _ = Array(name.utf8).withUnsafeBytes { letters.read($0) } }
    #expect(letters.has(Array("ab".utf8), at: 0) && !letters.has(Array("abng".utf8), at: 0))
    #expect(letters.firsts == FirstLetters(ofWords: [Array("a".utf8)[...]]))
  }

  /// What a form of a name has, its letters must have: else a place that matches would not be found.
  @Test("it never says no to what a form of a name has", arguments: 0..<40)
  func isCareful(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let parts =
      Array("abcXYZstmdo0129 '-.,()/&#@+_:;!\"*").map(String.init) + [
        "St. ", "Mc", "O'", "U.S.A.", "1/2", "24/7", "No. 5", "Nr.", "IIIrd ", "e.V.",
      ]
    for _ in 0..<500 {
      let name = (0..<random.pick(1..<12)).map { _ in random.pick(parts) }.joined()
      guard let letters = letters(name) else { continue }
      for form in TextAnalyzer.forms(ofName: name) + TextAnalyzer.forms(ofPrimaryName: name) {
        #expect(letters.has(form.key.filter { $0 != UInt8(ascii: " ") }, at: 0), "\(name)")
        for term in form.terms {
          let word = form.key[term]
          #expect(letters.firsts.isSuperset(of: FirstLetters(ofWords: [word])), "\(name): \(String(decoding: word, as: UTF8.self))")
          let times = min(2, form.terms.count { form.key[$0] == word })
          #expect(letters.occurrences(of: Array(word)) >= times, "\(name): \(String(decoding: word, as: UTF8.self))")
          // What is no letter or digit of ASCII would not be looked for.
          #expect(word.allSatisfy { $0 < 0x80 })
        }
      }
    }
  }
}
