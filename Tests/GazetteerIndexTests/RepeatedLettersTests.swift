// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerTesting
import GazetteerText
import Testing

/// Which names repeat a word for the text that repeats one (contract rule `input.repeated`).
@Suite struct RepeatedLettersTests {
  @Test(
    "two words of one name, main or alias, begin with the same four letters",
    arguments: [
      ("Walla Walla", [], true), ("Kansas City", ["Fort Fortress"], true), ("Kansas City", ["City"], false), ("City", ["City"], false),
      ("New Newton", [], false), ("Мост Мостовая", [], true), ("Straße Strasse", [], true), ("東京東京", [], false), ("Walla", [], false),
      ("Mount Mountain View", [], true),
    ] as [(String, [String], Bool)])
  func repeats(name: String, aliases: [String], isSo: Bool) {
    #expect(PlaceTerms(.place(name, aliases: aliases)).hasRepeatedLetters == isSo)
  }

  @Test(
    "letters are scalars, and shorter words have none to repeat",
    arguments: [("city", "city"), ("citys", "city"), ("cit", nil), ("мосты", "мост"), ("東京東京", nil)])
  func letters(word: String, letters: String?) {
    #expect(QueryText.lettersToRepeat(of: Array(word.utf8)[...]).map { String(decoding: $0, as: UTF8.self) } == letters)
  }
}
