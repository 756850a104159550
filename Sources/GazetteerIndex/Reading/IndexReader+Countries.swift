// SPDX-License-Identifier: Apache-2.0

/// Reads countries: their names, and the words of these.
extension IndexReader {
  /// The code of a country, or nil for places without one.
  package func countryCode(_ id: Int) -> String? {
    overview.countries.indices.contains(id &- 1) ? overview.countries[id - 1] : nil
  }

  /// The name of a country in the language, else its default name, else its code.
  package func countryName(_ id: Int, language: String) throws -> String? {
    for language in [language, ""] { if let name = try countryName(id, exactly: language) { return name } }
    return countryCode(id)
  }

  /// The name of a country in the language, or its default name for an empty one; nil when there is none.
  func countryName(_ id: Int, exactly language: String) throws -> String? {
    typealias Column = StoredTables.CountryNameColumn
    return try row(of: tables.countryNames) { row throws(Malformed) in
      let country = try row.int(Column.country)
      return country == id ? try row.order(Column.language, to: language.utf8) : country < id ? -1 : 1
    } read: { row throws(Malformed) in
      try row.string(Column.name)
    } ?? nil
  }

  /// Countries that have a word with the prefix in one of their names, in any language.
  package func countries(withTermPrefix prefix: some Collection<UInt8>) -> [Int] { overview.countryWords.countries(withPrefix: prefix) }

  /// The folded words of a country's names, in all languages.
  package func termsOfCountry(_ country: Int) -> [[UInt8]] { overview.countryWords.words(of: country) }
}
