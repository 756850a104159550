// SPDX-License-Identifier: Apache-2.0
import GazetteerIndex
import GazetteerService

// The words of which the values of requests have to be.
extension NearestWord {
  /// The place types and collections, also by their English names.
  static var types: NearestWord {
    var words = NearestWord(TypeCollection.allCases.map(\.rawValue))
    for entry in TypeDirectory().entries {
      words.add(entry.type, meaning: entry.type)
      words.add(entry.displayName, meaning: entry.type)
    }
    return words
  }

  /// The codes of countries, also by their names in all languages and by three letters.
  static var countries: NearestWord {
    var words = NearestWord([])
    for country in (try? EmbeddedData.countries()) ?? [] {
      words.add(country.code, meaning: country.code.lowercased())
      for name in country.names { words.add(name.text, meaning: country.code.lowercased()) }
    }
    return words
  }

  /// The members of a place.
  static var fields: NearestWord { NearestWord(FieldShape.placeWithExtra.names) }
}
