// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerText
import Testing

/// What holds for every row of every language.
@Suite struct SynonymTableTests {
  private static let languages = LanguageWords.all.map(\.tag)

  private func language(_ tag: String) throws -> LanguageWords {
    try #require(LanguageWords.all.first { $0.tag == tag })
  }

  @Test func noLanguageIsMissing() {
    #expect(Set(Self.languages).count == Self.languages.count)
    #expect(Set(Self.languages).isSuperset(of: ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "pl", "ru", "tr"]))
  }

  @Test("Every row holds two single words and more, none of them twice", arguments: languages)
  func rows(tag: String) throws {
    for row in try language(tag).groups + language(tag).endings {
      #expect(row.count >= 2, "\(row.map(text))")
      let keys = row.map(LanguageWords.folded)
      for (word, keys) in zip(row, keys) { #expect(!keys.isEmpty, "\(text(word)) is no single word") }
      #expect(Set(keys.joined()).count == keys.joined().count, "\(row.map(text))")
    }
  }

  @Test("No group stands twice, and none is part of another", arguments: languages)
  func duplicates(tag: String) throws {
    let groups = try language(tag).groups.map { Set($0.flatMap(LanguageWords.folded)) }
    for group in groups { #expect(groups.count { $0.isSuperset(of: group) } == 1, "\(group.map(text))") }
  }

  @Test("Words are NFC, and one letter is a direction", arguments: languages)
  func words(tag: String) throws {
    for word in try language(tag).groups.joined().map(text) {
      #expect(Array(word.precomposedStringWithCanonicalMapping.unicodeScalars) == Array(word.unicodeScalars), "\(word) is not NFC")
      #expect(word.count > 1 || "NSEW0123456789".contains(word), "\(word)")
    }
  }

  @Test("Eleven languages have forty groups and more", arguments: ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "pl", "ru", "tr"])
  func counts(tag: String) throws {
    #expect(try language(tag).groups.count >= 40)
  }

  private func text(_ word: [UInt8]) -> String { String(decoding: word, as: UTF8.self) }
}
