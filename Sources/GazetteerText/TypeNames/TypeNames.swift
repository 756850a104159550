// SPDX-License-Identifier: Apache-2.0

/// The display names of place types, and the words that people type to find places of a type.
///
/// The tables are written for this package, one file a language in `Languages`. They are compiled into the program.
package enum TypeNames {
  /// The tags of the languages that have a table, English first.
  package static var languages: [String] { LanguageTable.all.map(\.tag) }

  /// The name of a type, in the first of the languages that has one, else in English.
  ///
  ///     TypeNames.displayName(of: "train_station", language: ["de-AT", "de"])  // ("Bahnhof", "de")
  ///
  /// - Parameters:
  ///   - type: A value of Tables A and B.
  ///   - language: BCP 47 tags in canonical form, best first, as `LanguageTag.fallbacks` lists them. May be empty.
  /// - Returns: The name, capitalised as the language does at the start of a line, and the tag of its table; nil for an unknown type.
  /// - Complexity: two hash lookups, and one for each tag before the right one. The first call in a process parses the tables.
  package static func displayName(of type: String, language: [String]) -> (text: String, language: String)? {
    let table = NameTable.shared
    guard let number = table.numbers[type] else { return nil }
    for position in language.lazy.compactMap(table.language) + [0] {
      if let name = table.name(ofType: number, inLanguage: position) { return (name, LanguageTable.all[position].tag) }
    }
    return nil
  }

  /// Whether a text is the name of a type in one of the languages.
  package static func isDisplayName(_ text: String, of type: String) -> Bool {
    let table = NameTable.shared
    guard table.names.contains(text), let number = table.numbers[type] else { return false }
    return table.lines.indices.contains { table.name(ofType: number, inLanguage: $0) == text }
  }
}

extension TypeNames {
  /// Builds the tables, some 10 ms, so that the first request need not wait.
  package static func prepare() { _ = CategoryPhrases.shared }

  /// The most searched types, most popular first: the order in which half-typed categories are proposed.
  package static var searchedTypes: [String] { SearchedTypes.all }
}
