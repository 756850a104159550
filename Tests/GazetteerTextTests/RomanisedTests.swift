// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerText
import Testing

@Suite struct RomanisedTests {
  private func spellings(_ text: String) -> [String] {
    TextAnalyzer.otherSpellings(ofQuery: text).map { String(decoding: $0.key, as: UTF8.self) }
  }

  @Test(
    "A text is looked for in the other ways to write it, too",
    arguments: [
      ("Кодьяк", ["kodyak", "kodiak"]), ("ко", ["ko"]), ("Сан-Хосе", ["san khose", "san hose"]),
      ("τορόντο", ["toronto", "torondo", "torodo"]), ("Μπούργκας", ["bourgkas", "bourgas", "burgas"]),
      ("とうきょう", ["tokyo", "toukyou"]), ("ლონდონი", ["londoni", "london"]), ("Լոնդոն", ["london"]), ("кафе x", ["kafe x"]),
      ("런던", ["reondeon"]),
      ("Müll", ["muell"]), ("القاهر", ["قاهر"]), ("渋谷 タワー", ["渋谷 タワー"]), ("강남 스", ["ㄱㅏㅇㄴㅏㅁ ㅅㅡ", "gangnam seu"]),
    ])
  func otherSpellings(text: String, expected: [String]) {
    #expect(spellings(text) == expected)
  }

  @Test(
    "A text without marks, or of a script whose letters leave sounds out, has no other spelling",
    arguments: ["", "Koln", "東京", "دبي", "Ж東", "12", "!"])
  func noOtherSpelling(text: String) {
    #expect(spellings(text).isEmpty)
    #expect(TextAnalyzer.forms(ofPrimaryName: text) == TextAnalyzer.forms(ofName: text))
  }

  @Test(
    "Marks that decide a sound count as well when they stand apart",
    arguments: ["Йошкар-Ола", "Орёл", "Їжаківка", "Магілёў", "Ταΰγετος", "がら", "한라산"])
  func decomposedMarks(text: String) {
    let apart = text.decomposedStringWithCanonicalMapping
    #expect(TextAnalyzer.forms(ofPrimaryName: text).map(\.key) == TextAnalyzer.forms(ofPrimaryName: apart).map(\.key))
  }
}
