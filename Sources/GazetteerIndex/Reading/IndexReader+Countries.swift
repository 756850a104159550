// SPDX-License-Identifier: Apache-2.0
import GazetteerSQLite

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
    try reading(.countryName) { statement in
      statement.bind(1, id)
      statement.bind(2, language)
      defer { statement.reset() }
      return try statement.step() ? statement.string(0) : nil
    }
  }

  /// Countries that have a word with the prefix in one of their names, in any language.
  package func countries(withTermPrefix prefix: some Collection<UInt8>) -> [Int] { overview.countryWords.countries(withPrefix: prefix) }

  /// The folded words of a country's names, in all languages.
  package func termsOfCountry(_ country: Int) -> [[UInt8]] { overview.countryWords.words(of: country) }
}
