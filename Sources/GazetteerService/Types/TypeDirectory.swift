// SPDX-License-Identifier: Apache-2.0
package import GazetteerIndex
package import GazetteerText

/// The place types for people who look for one: by group, with names in a language. It needs no index.
package struct TypeDirectory: Sendable {
  /// One place type.
  package struct Entry: Sendable, Equatable {
    /// The value in requests and answers, as `train_station`.
    package let type: String
    /// The table of the contract that lists it.
    package let table: PlaceTypeTable.Table
    /// Its group in Table A; nil in Table B.
    package let group: PlaceTypeGroup?
    /// What it is called in `languageCode`, which is English where the language has no name for it.
    package let displayName: String
    package let languageCode: String
    /// The finer of the types that places of this type have as well, as `food` for `bakery`.
    package let includedIn: [String]
  }

  /// The types, in the order of the tables.
  package let entries: [Entry]

  /// The types that fit a text: each word of it begins a word of the type, of its group, of a type that includes it, or of what people call it in the
  /// language or in English. All types fit an empty text.
  ///
  /// - `food` → bakery, restaurant …, `petrol` → gas_station, `bahn` in German → train_station
  package init(matching text: String = "", language: LanguageTag = .english) {
    let words = TextAnalyzer.query(text).key.split(separator: UInt8(ascii: " ")).map(Array.init)
    entries = PlaceTypeTable.all.map { Self.entry($0, language) }.filter { entry in
      let phrases = words.isEmpty ? [] : Self.phrases(of: entry, language)
      return words.allSatisfy { word in phrases.contains { Self.hasWord(beginningWith: word, in: $0) } }
    }
  }

  /// The tags of the languages in which types have names, English first.
  package static var languages: [String] { TypeNames.languages }

  /// Whether types have names in the language.
  package static func hasNames(in language: LanguageTag) -> Bool { language.fallbacks.contains(where: languages.contains) }

  private static func entry(_ type: PlaceTypeTable.Entry, _ language: LanguageTag) -> Entry {
    let name = TypeNames.displayName(of: type.name, language: language.fallbacks)
    let umbrellas = UmbrellaTypes(primaryType: type.name, types: []).names.filter {
      $0 != type.name && !UmbrellaTypes.namesOfOthers.contains($0)
    }
    return Entry(
      type: type.name, table: type.table, group: type.group, displayName: name?.text ?? type.name, languageCode: name?.language ?? "en",
      includedIn: umbrellas)
  }

  /// What finds a type, folded.
  private static func phrases(of entry: Entry, _ language: LanguageTag) -> [[UInt8]] {
    let names = ([entry.type, entry.group?.rawValue ?? ""] + entry.includedIn).map { $0.split(separator: "_").joined(separator: " ") }
    return (names + TypeNames.phrases(of: entry.type, language: language.fallbacks)).map { TextAnalyzer.query($0).key }
  }

  private static func hasWord(beginningWith word: [UInt8], in key: [UInt8]) -> Bool {
    key.indices.contains { (key.startIndex == $0 || key[$0 - 1] == UInt8(ascii: " ")) && key[$0...].starts(with: word) }
  }
}
