// SPDX-License-Identifier: Apache-2.0
import GazetteerNumbers
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
  package func countries(withTermPrefix prefix: some Collection<UInt8>) throws -> [Int] {
    try reading(.countriesByTermPrefix) { statement in
      statement.bind(1, text: Array(prefix))
      statement.bind(2, text: successor(of: Array(prefix)))
      var countries: [Int] = []
      while try statement.step() {
        let country = statement.int(0)
        guard overview.countries.indices.contains(country &- 1) else { return try missing("country", country) }
        countries.append(country)
      }
      return countries.sorted()
    }
  }

  /// The folded words of a country's names, in all languages.
  package func termsOfCountry(_ country: Int) throws -> [[UInt8]] {
    try countryTerms.row(country) {
      try reading(.termsOfCountry) { statement in
        statement.bind(1, country)
        var terms: [[UInt8]] = []
        // Read as a string, because in a damaged file the bytes may end within a character.
        while try statement.step() { terms.append(Array(statement.string(0).utf8)) }
        return terms
      }
    }
  }
}

/// A byte string greater than every UTF-8 text that begins with `prefix`: UTF-8 never has the byte 0xFF.
func successor(of prefix: [UInt8]) -> [UInt8] {
  var bytes = prefix
  bytes.append((bytes.popLast() ?? 0xFE).addingClamped(1))
  return bytes
}
