// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerText
import Testing

@Suite struct CorrectionTests {
  private func correction(_ typed: String, _ word: String, isFinished: Bool = true) -> Correction? {
    TypedWord(key(typed), isFinished: isFinished).correction(to: key(word))
  }

  private func key(_ text: String) -> ArraySlice<UInt8> { TextAnalyzer.query(text).key[...] }

  @Test("Words of four letters may have one error, of eight two, shorter ones none")
  func allowedEdits() {
    #expect(correction("rom", "rim") == nil)
    #expect(correction("rome", "rime")?.edits == 1)
    #expect(correction("rome", "mime") == nil)
    #expect(correction("london", "lodnon")?.edits == 1)
    #expect(correction("lnodno", "london") == nil)
    #expect(correction("lnodnoss", "londons") == nil)
    #expect(correction("edinbrug", "edinburg")?.edits == 1)
    #expect(correction("ednibrugh", "edinburgh")?.edits == 2)
    #expect(correction("ednibrguhh", "edinburgh") == nil)
  }

  @Test(
    "What an edit costs",
    arguments: [
      ("paris", "paris", 0), ("parus", "paris", 20), ("parib", "paris", 40), ("prais", "paris", 20), ("pars", "paris", 15),
      ("hapy", "happy", 15),
      ("parris", "paris", 20), ("paaris", "paris", 20), ("parisk", "paris", 30), ("oaris", "paris", 30), ("xaris", "paris", 50),
      ("aris", "paris", 25), ("apris", "paris", 30), ("xparis", "paris", 40), ("ppparis", "paris", nil),
      ("мосвка", "москва", 20), ("москаа", "москва", 20), ("αθηνσ", "αθηνα", 20), ("القاهره", "القاهرة", 0),
      ("ירושלין", "ירושלים", 20), ("თბილიდი", "თბილისი", 20), ("ukice", "užice", 40),
      // Letters that sound alike.
      ("sidney", "sydney", 20), ("brasil", "brazil", 20), ("масква", "москва", 20), ("κρητι", "κρητη", 20), ("بسرة", "بصرة", 20),
      ("תבריה", "טבריה", 30), ("paras", "poras", 20), ("paris", "paros", 20), ("sudney", "sydney", 20), ("sudnay", "sydney", nil),
    ] as [(String, String, Int?)])
  func costs(typed: String, word: String, hundredths: Int?) {
    #expect(correction(typed, word)?.hundredths == hundredths)
  }

  @Test("An unfinished word is corrected into the best prefix")
  func prefixes() {
    #expect(correction("lodn", "london", isFinished: false) == Correction(edits: 1, hundredths: 20))
    #expect(correction("lodn", "london") == nil)
    #expect(correction("lond", "london", isFinished: false) == Correction.none)
    // The last letter as a mistake is as dear as a letter for another.
    #expect(correction("lonx", "long", isFinished: false) == Correction(edits: 1, hundredths: 40))
    #expect(correction("longx", "long", isFinished: false) == Correction(edits: 1, hundredths: 40))
  }

  @Test(
    "Digits are never corrected", arguments: [("12345", "12354"), ("route66", "route67"), ("berlin", "berlin1"), ("berlinn", "berlin4")])
  func digits(typed: String, word: String) {
    #expect(correction(typed, word) == nil)
    #expect(correction(word, typed) == nil)
  }

  @Test(
    "A letter never becomes one of another script",
    arguments: [("paris", "парis"), ("paris", "pariш"), ("москва", "москвa"), ("paris", "par京is")])
  func scripts(typed: String, word: String) {
    #expect(correction(typed, word) == nil)
  }

  @Test("A word of more than 60 letters is taken as it is")
  func longWords() {
    let word = String(repeating: "abcde", count: 12)
    #expect(correction(word, String(word.dropLast()) + "x")?.edits == 1)
    #expect(correction(word + "a", word + "x") == nil)
  }

  @Test(
    "What a word is corrected into is the word, or the longest of its best prefixes",
    arguments: [
      ("lodn", "london", "lond"), ("lonx", "longer", "long"), ("lond", "london", "lond"), ("parus", "paris", "paris"),
      ("xxxx", "paris", nil),
    ] as [(String, String, String?)])
  func corrected(typed: String, word: String, result: String?) {
    let found = TypedWord(key(typed), isFinished: false).corrected(to: key(word))
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == result)
  }

  @Test("Words of scripts without spaces are not corrected")
  func ideographs() {
    #expect(TypedWord("東京都市"[...].utf8.map(\.self)[...], isFinished: true).allowedEdits == 0)
    #expect(correction("서울특별", "서울특변") == nil)
  }

  // MARK: Laws

  /// The same distance by trying everything: small words only.
  private struct Naive {
    let typed: [UInt32]
    let word: [UInt32]
    let isFinished: Bool
    private let far = Correction(edits: 99, hundredths: 0)

    /// From letters `i` and `j` on, with at most `left` edits.
    func distance(_ i: Int, _ j: Int, within left: Int) -> Correction {
      if left < 0 { return far }
      if i == typed.count, j == word.count { return .none }
      var best = far
      if !isFinished, i == typed.count { return .none }
      let first = i == 0 && j == 0 ? 10 : 0
      if i < typed.count, j < word.count {
        if typed[i] == word[j] { best = min(best, distance(i + 1, j + 1, within: left)) }
        let isNear = "qw we er as sd df za zs".split(separator: " ").contains {
          Set($0.unicodeScalars.map(\.value)) == [typed[i], word[j]]
        }
        best = min(
          best,
          distance(i + 1, j + 1, within: left - 1) + Correction(edits: typed[i] == word[j] ? 9 : 1, hundredths: (isNear ? 20 : 40) + first))
      }
      if i < typed.count {
        let isDouble = i > 0 && typed[i] == typed[i - 1]
        let last = !isFinished && i == typed.count - 1 ? 10 : 0
        best = min(best, distance(i + 1, j, within: left - 1) + Correction(edits: 1, hundredths: (isDouble ? 20 : 30) + first + last))
      }
      if j < word.count {
        best = min(best, distance(i, j + 1, within: left - 1) + Correction(edits: 1, hundredths: 15 + first))
      }
      if i + 1 < typed.count, j + 1 < word.count, typed[i] == word[j + 1], typed[i + 1] == word[j], typed[i] != typed[i + 1] {
        best = min(best, distance(i + 2, j + 2, within: left - 1) + Correction(edits: 1, hundredths: 20 + first))
      }
      return best
    }
  }

  private func word(_ lengths: ClosedRange<Int>, _ random: inout SeededRandom) -> String {
    String((0..<Int.random(in: lengths, using: &random)).map { _ in "qwe".randomElement(using: &random) ?? "q" })
  }

  @Test("The distance is that of a naive recursion", arguments: 0..<20 as Range<UInt64>)
  func equalsNaive(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<15 {
      let (typed, word) = (word(3...9, &random), word(1...9, &random))
      for isFinished in [true, false] {
        let naive = Naive(typed: typed.unicodeScalars.map(\.value), word: word.unicodeScalars.map(\.value), isFinished: isFinished)
        let expected = naive.distance(0, 0, within: 3)
        let allowed = Correction.allowedEdits(letters: typed.count)
        #expect(correction(typed, word, isFinished: isFinished) == (expected.edits <= allowed ? expected : nil), "\(typed) \(word)")
      }
    }
  }

  @Test(
    "Whole words are as many edits from each other one way as the other, and no correction costs more than 1",
    arguments: 0..<40 as Range<UInt64>)
  func laws(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<50 {
      let (a, b) = (word(8...10, &random), word(8...10, &random))
      #expect(correction(a, b)?.edits == correction(b, a)?.edits)
      #expect(correction(a, a) == Correction.none)
      if let whole = correction(a, b) {
        #expect((0...1).contains(whole.cost) && (whole.edits == 0) == (a == b))
        #expect(correction(a, b, isFinished: false).map { $0.edits <= whole.edits } == true)
      }
    }
  }
}
