// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerService

/// How many places have each value of an attribute, as a list of filters shows it: `Zebra 12, Lion 3`.
///
///     let types = try await client.fetchFacets(["types"]).get()[0]
///     for value in types.values { print(value.text, value.places) }
public struct Facet: Hashable, Sendable {
  /// A value with the number of its places.
  public struct Value: Hashable, Sendable {
    /// As the most important place with it spells it; of `types` a primary type, of `countries` a code.
    public let text: String
    /// How many of the counted places have it.
    public let places: Int
  }

  /// The attribute, `types` or `countries`.
  public let name: String
  /// Most places first, then by text.
  public let values: [Value]
  /// How many places were counted, those without a value included.
  public let places: Int
  /// False when a text has more matches than are counted.
  public let isComplete: Bool
}

extension PlacesClient {
  /// Counts places by the values of attributes, by type or by country.
  ///
  ///     let filter = AutocompleteFilter(countries: ["de"])
  ///     let facets = try await client.fetchFacets(["types", "countries"], filter: filter).get()
  ///
  /// - Parameters:
  ///   - names: Attributes that the index filters by (`gazetteer import --filterable`), `types` or `countries`; ten at most. Others are refused.
  ///   - query: What matches this text is counted, the best 1,000. Empty, the default, counts all places.
  ///   - filter: Which places are counted: region, types, countries and conditions. The filter by what a facet counts is left out of that facet.
  /// - Returns: a facet for each name, in their order, or the reason for a failure.
  /// - Complexity: O(*n*) for *n* places of the index, about a second for a million; with a text, one search and a thousand places.
  public func fetchFacets(_ names: [String], query: String = "", filter: AutocompleteFilter? = nil) async -> Result<[Facet], PlacesError> {
    await answering { index throws(ContractError) -> [GazetteerService.Facet] in
      // Without a text every place counts, and the words of the request say nothing.
      let request = AutocompleteRequest(query: query.isEmpty ? "a" : query, filter: filter)
      var parameters = try AutocompleteParameters(request, languageCode: languageCode)
      parameters.facets = names
      var asked = try AutocompleteQuery(parameters)
      asked.deadline = configuration.timeLimit.map { .now + $0 }
      return try await index.facets(of: asked, countsAll: query.isEmpty)
    }.map { facets in
      facets.map { facet in
        Facet(
          name: facet.name, values: facet.values.map { Facet.Value(text: $0.value, places: $0.places) }, places: facet.places,
          isComplete: facet.isComplete)
      }
    }
  }
}
