// SPDX-License-Identifier: Apache-2.0

/// The languages in Latin letters in which a country names its places.
package enum CountryLanguages {
  private static let table: [String: Set<String>] = {
    var table: [String: Set<String>] = [:]
    for row in "\(CountryLanguageTable.rows)".split(separator: "\n") {
      let parts = row.split(separator: " ").map(String.init)
      for country in parts.dropFirst(2) { table[country, default: []].insert(parts[0]) }
    }
    return table
  }()

  /// The base tags of the languages, as `de`; empty for a country without such a language, and for an unknown code.
  ///
  /// - Parameter country: An ISO 3166-1 alpha-2 code, upper case.
  package static func of(_ country: String) -> Set<String> { table[country] ?? [] }
}
