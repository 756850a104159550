// SPDX-License-Identifier: Apache-2.0
import GazetteerBase

/// The folded words of the names of countries, in all languages: some thousands, read when an index is opened.
package struct CountryWords: Sendable {
  /// In ascending order.
  private let words: [[UInt8]]
  /// By word, the ids of the countries that have it, in ascending order.
  private let countries: [[Int]]
  /// By country id − 1, its words in ascending order.
  private let wordsOfCountry: [[[UInt8]]]

  /// - Parameter countriesByWord: Ids from 1 to `countryCount`.
  private init(_ countriesByWord: [[UInt8]: [Int]], countryCount: Int) {
    let sorted = countriesByWord.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    words = sorted.map(\.key)
    countries = sorted.map { Set($0.value).sorted() }
    var wordsOfCountry = [[[UInt8]]](repeating: [], count: countryCount)
    for (word, countries) in zip(words, countries) { for country in countries { wordsOfCountry[country - 1].append(word) } }
    self.wordsOfCountry = wordsOfCountry
  }

  /// Those of an index.
  init(_ database: Connection, path: String, countryCount: Int) throws {
    let select = try database.prepare(SQL.countryWords)
    var found: [[UInt8]: [Int]] = [:]
    while try select.step() {
      let country = select.int(1)
      guard country >= 1, country <= countryCount else {
        throw IndexError.damaged(path: path, reason: "country \(country) is missing")
      }
      // Read as a string, because in a damaged file the bytes may end within a character.
      found[Array(select.string(0).utf8), default: []].append(country)
    }
    self.init(found, countryCount: countryCount)
  }

  /// Those of several indexes together.
  ///
  /// - Parameter layers: The words of each index, and the common ids of its countries by own id − 1.
  init(layers: [(words: CountryWords, commonIDs: [Int])], countryCount: Int) {
    var found: [[UInt8]: [Int]] = [:]
    for layer in layers {
      for (word, countries) in zip(layer.words.words, layer.words.countries) {
        found[word, default: []] += countries.map { layer.commonIDs[$0 - 1] }
      }
    }
    self.init(found, countryCount: countryCount)
  }

  /// Countries that have a word with the prefix, in ascending order.
  func countries(withPrefix prefix: some Collection<UInt8>) -> [Int] {
    let first = words.indices.partitioningIndex { !words[$0].lexicographicallyPrecedes(prefix) }
    let found = words[first...].prefix { $0.starts(with: prefix) }.indices
    return found.count == 1 ? countries[found.lowerBound] : Set(countries[found].joined()).sorted()
  }

  /// The words of a country, in ascending order; none of a place without one.
  func words(of country: Int) -> [[UInt8]] { wordsOfCountry.indices.contains(country - 1) ? wordsOfCountry[country - 1] : [] }
}
