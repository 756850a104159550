// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerService

/// A request under the rules of the older kit: types of legacy tables 1 to 3, and at most five countries.
package struct LegacyAutocompleteQuery: Sendable {
  /// Text, token and what else the filter says; its types do not count.
  package let request: AutocompleteRequest
  /// At most five types of tables 1 and 2, or one of table 3; see `LegacyTypes`.
  package let types: [String]
  /// At most five two-letter country codes.
  package let countries: [String]

  /// A request; whether it keeps the rules shows when it is sent.
  package init(request: AutocompleteRequest, types: [String], countries: [String]) {
    self.request = request
    self.types = types
    self.countries = countries
  }

  static let mostCountries = 5

  /// The query to answer; nil when its types are ones that no place of an index has.
  func query(languageCode: String) throws(ContractError) -> AutocompleteQuery? {
    if countries.count > Self.mostCountries {
      let description = "Invalid countries: \(countries.count) values. Give at most \(Self.mostCountries)."
      throw ContractError(invalid: [.init(field: "countries", description: description)])
    }
    var query = try AutocompleteQuery(AutocompleteParameters(request, languageCode: languageCode))
    switch try LegacyTypes.parse(types) {
    case .all: break
    case .primaryTypes([]): return nil
    case .primaryTypes(let codes): query.primaryTypes = codes
    }
    return query
  }
}

extension PlacesClient {
  /// The places that best complete a text under the rules of the older kit, best first, at most five.
  package func fetchSuggestions(legacy query: LegacyAutocompleteQuery) async -> Result<[AutocompleteSuggestion], PlacesError> {
    await fetchSuggestions { language throws(ContractError) in try query.query(languageCode: language) }
  }
}
