// SPDX-License-Identifier: Apache-2.0
import Foundation
import GazetteerIndex
import GazetteerText
import Testing

/// What holds for every line of every language.
@Suite struct TypeNameTableTests {
  private static let languages = LanguageTable.all.map(\.tag)

  private func table(_ tag: String) throws -> LanguageTable {
    try #require(LanguageTable.all.first { $0.tag == tag })
  }

  @Test func englishNamesEveryTypeOnce() throws {
    #expect(try table("en").lines.map(\.type).sorted() == PlaceTypeTable.all.map(\.name).sorted())
  }

  @Test func thereAreTenLanguagesAndMore() {
    #expect(Set(Self.languages).count == Self.languages.count)
    #expect(Self.languages.count >= 16)
    #expect(Self.languages.first == "en")
  }

  @Test("Every line has its columns, and is about a type that no other line is about", arguments: languages)
  func lines(tag: String) throws {
    let table = try table(tag)
    #expect(table.lines.count == table.lineCount)
    #expect(Set(table.lines.map(\.type)).count == table.lineCount)
    for line in table.lines { #expect(PlaceTypeTable.code(of: line.type) != nil, "\(line.type) is no type") }
  }

  @Test("Every language names two hundred types and a hundred and twenty categories", arguments: languages)
  func counts(tag: String) throws {
    let lines = try table(tag).lines
    #expect(lines.count >= 200)
    #expect(lines.count { $0.words != nil } >= 120)
    #expect(lines.count { !($0.words ?? []).isEmpty } >= 100)
  }

  @Test("Names and words are clean text", arguments: languages)
  func text(tag: String) throws {
    for line in try table(tag).lines {
      for text in [line.name] + (line.words ?? []) {
        #expect(!text.isEmpty, "\(line.type)")
        #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == text, "\(line.type): \(text)")
        #expect(Array(text.precomposedStringWithCanonicalMapping.unicodeScalars) == Array(text.unicodeScalars), "\(text) is not NFC")
        #expect(!text.contains("  "), "\(text)")
        #expect(!TextAnalyzer.query(text).isEmpty, "\(text)")
      }
    }
  }

  @Test("A line says nothing twice", arguments: languages)
  func duplicates(tag: String) throws {
    for line in try table(tag).lines {
      var known: Set<[UInt8]> = []
      for text in [line.name] + (line.words ?? []) {
        let keys = TextAnalyzer.forms(ofName: text).map(\.key)
        #expect(!known.isSuperset(of: keys), "\(line.type): \(text)")
        known.formUnion(keys)
      }
    }
  }

  @Test("Joiners are words, and none is a category", arguments: languages)
  func joiners(tag: String) throws {
    let table = try table(tag)
    #expect(!table.joiners.isEmpty)
    #expect(Set(table.joiners).count == table.joiners.count)
    for joiner in table.joiners {
      #expect(!TextAnalyzer.query(joiner).isEmpty)
      #expect(TypeNames.categories(typedIn: joiner, language: [tag]).allSatisfy { $0.category.language != tag }, "\(joiner)")
    }
  }

  @Test func whatIsSearchedMostIsACategory() throws {
    let english = try table("en").lines.filter { $0.words != nil }.map(\.type)
    for type in TypeNames.searchedTypes { #expect(english.contains(type), "\(type)") }
    #expect(Set(TypeNames.searchedTypes).count == TypeNames.searchedTypes.count)
  }

  @Test("The sixty types that are searched most have several words", arguments: languages)
  func severalWords(tag: String) throws {
    let lines = Dictionary(uniqueKeysWithValues: try table(tag).lines.map { ($0.type, $0) })
    for type in TypeNames.searchedTypes.prefix(60) {
      let line = try #require(lines[type], "\(type)")
      let words = try #require(line.words, "\(type)")
      #expect(Set(([line.name] + words).map { TextAnalyzer.query($0).key }).count >= 2, "\(type)")
    }
  }
}
