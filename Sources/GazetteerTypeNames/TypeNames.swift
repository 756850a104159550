// SPDX-License-Identifier: Apache-2.0
import GazetteerTypeTables

/// What place types are called, and which words people type to find places of a type.
///
/// The tables are this package's own writing, one file a language in `Languages`. They are part of the program, not files beside it.
package enum TypeNames {
  /// The tags of the languages that have a table, English first.
  package static var languages: [String] { LanguageTable.all.map(\.tag) }

  /// What a place of the type is called, in the first of the languages that has a word for it, else in English.
  ///
  ///     TypeNames.displayName(of: "train_station", language: ["de-AT", "de"])  // ("Bahnhof", "de")
  ///
  /// - Parameters:
  ///   - type: A value of Tables A and B.
  ///   - language: BCP 47 tags in their usual spelling, best first, as `LanguageTag.fallbacks` lists them. May be empty.
  /// - Returns: The name with a capital where the language writes one at the start of a line, and the tag of its table; nil for an unknown type.
  /// - Complexity: two hash lookups, and one for each tag before the right one. The first call of all parses the tables.
  package static func displayName(of type: String, language: [String]) -> (text: String, language: String)? {
    let table = NameTable.shared
    guard let number = table.numbers[type] else { return nil }
    for position in language.lazy.compactMap(table.language) + [0] {
      if let name = table.name(ofType: number, inLanguage: position) { return (name, LanguageTable.all[position].tag) }
    }
    return nil
  }
}

extension TypeNames {
  /// Builds the tables that the first question would wait for: some 10 ms.
  package static func prepare() { _ = PhraseTable.shared }

  /// The types that people look for most, most first: the order in which half-typed categories are proposed.
  package static var searchedTypes: [String] { SearchedTypes.all }
}
