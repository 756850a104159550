// SPDX-License-Identifier: Apache-2.0
import GazetteerText
import Testing

/// Hangul as it comes from a keyboard: an input method shows what has been typed as syllables, closed too early as often as not.
@Suite struct HangulTests {
  private static let names = ["서울", "대구역", "광주광역시", "닭갈비", "값진역", "왕십리", "꽃과나무", "의정부", "서울 특별시 중구"]

  @Test("Whatever an input method shows on the way to a name finds it", arguments: names)
  func everyStateFinds(name: String) throws {
    let form = try #require(TextAnalyzer.forms(ofName: name).first)
    let letters = Array(String(decoding: form.key, as: UTF8.self))
    for count in 1...letters.count {
      let typed = letters.prefix(count)
      expect(String(typed), begins: form)
      expect(composed(typed), begins: form)
    }
  }

  @Test("Letters typed one by one are the name", arguments: zip(["서울", "역삼", "관악"], ["ㅅㅓㅇㅜㄹ", "ㅇㅕㄱㅅㅏㅁ", "ㄱㅗㅏㄴㅇㅏㄱ"]))
  func lettersAreTheName(name: String, letters: String) {
    #expect(TextAnalyzer.query(letters).key == TextAnalyzer.query(name).key)
    #expect(TextAnalyzer.query(letters).terms == TextAnalyzer.query(name).terms)
  }

  @Test("What stands inside a name is found by whole syllables", arguments: [("대구역", "구역"), ("강남역", "남역"), ("서울 특별시", "특별")])
  func inside(name: String, part: String) throws {
    let form = try #require(TextAnalyzer.forms(ofName: name).first)
    let query = TextAnalyzer.query(part)
    #expect(query.terms.allSatisfy { term in form.terms.contains { form.key[$0].starts(with: query.key[term]) } })
  }

  private func expect(_ typed: String, begins form: NameForm) {
    let query = TextAnalyzer.query(typed)
    #expect(form.key.starts(with: query.key), "\(typed)")
    for term in query.terms { #expect(form.terms.contains { form.key[$0].starts(with: query.key[term]) }, "\(typed)") }
  }

  /// What an input method shows for the letters: each consonant closes the syllable before it until a vowel takes it away.
  private func composed(_ letters: ArraySlice<Character>) -> String {
    var text = String.UnicodeScalarView()
    var rest = letters
    while let first = rest.popFirst() {
      guard let leading = Self.leading.firstIndex(of: first), let vowel = Self.vowel(&rest) else {
        text.append(contentsOf: String(first).unicodeScalars)
        continue
      }
      let syllable = 0xAC00 + (leading * 21 + vowel) * 28 + Self.trailing(&rest)
      Unicode.Scalar(UInt32(syllable)).map { text.append($0) }
    }
    return String(text)
  }

  private static func vowel(_ rest: inout ArraySlice<Character>) -> Int? { longest(of: vowels, &rest) }

  private static func trailing(_ rest: inout ArraySlice<Character>) -> Int {
    let consonants = rest.prefix { !vowels.contains(String($0)) }
    let closers = consonants.count < rest.count ? consonants.dropLast() : consonants
    var closing = closers
    guard let found = longest(of: trailing, &closing) else { return 0 }
    rest = rest.dropFirst(closers.count - closing.count)
    return found + 1
  }

  /// The position of the longest prefix of `rest` in the list; takes it away.
  private static func longest(of list: [String], _ rest: inout ArraySlice<Character>) -> Int? {
    for count in [2, 1] where rest.count >= count {
      guard let found = list.firstIndex(of: String(rest.prefix(count))) else { continue }
      rest = rest.dropFirst(count)
      return found
    }
    return nil
  }

  private static let leading = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ".split(separator: " ").map(String.init)
  private static let trailing = "ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ".split(separator: " ").map(String.init)
}
