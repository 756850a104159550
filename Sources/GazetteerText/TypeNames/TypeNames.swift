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

  /// The types that stand in for these where no place has one of them: `subway_station` has those of other railways. In the order of the table, none of
  /// the given ones; empty for types without a stand-in.
  package static func coarser(than types: [String]) -> [String] {
    var found: [String] = []
    for type in types.flatMap({ coarserTypes[$0] ?? [] }) where !found.contains(type) && !types.contains(type) { found.append(type) }
    return found
  }

  private static let coarserTypes: [String: [String]] = {
    let rows = "\(CoarserTypes.rows)".split(separator: "\n").map { $0.split(separator: "|") }
    let pairs = rows.filter { $0.count == 2 }.map { row in
      (row[0].split(separator: " ").joined(), row[1].split(separator: " ").map(String.init))
    }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The name of a type and the other words for it, in the requested languages and in English; none for an unknown type.
  ///
  ///     TypeNames.phrases(of: "parking_lot", language: [])  // ["Parking lot", "parking lots"]
  package static func phrases(of type: String, language: [String]) -> [String] {
    let table = NameTable.shared
    guard let number = table.numbers[type] else { return [] }
    var languages = language.compactMap(table.language)
    if !languages.contains(0) { languages.append(0) }
    return languages.compactMap { table.line(ofType: number, inLanguage: $0) }.flatMap { [$0.name] + ($0.words ?? []) }
  }
}
