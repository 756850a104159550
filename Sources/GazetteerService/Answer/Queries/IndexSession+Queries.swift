// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerText

extension IndexSession {
  /// The queries that a text may become, best first. Empty unless requested, and if countries or types are to be kept, which a query cannot promise.
  func querySuggestions(for query: AutocompleteQuery, _ intent: Intent) throws -> [QuerySuggestion] {
    guard query.includesQueryPredictions, query.countries.isEmpty, query.primaryTypes.isEmpty else { return [] }
    let typed = TextAnalyzer.query(query.text)
    let most = engine.profile.rows.queryRows
    var found: [QuerySuggestion] = []
    for wanted in intent.subjects(most: most) {
      for suggestion in try suggestions(of: wanted, typed, query, most: most)
      where !found.contains(where: { $0.text.text == suggestion.text.text }) {
        found.append(suggestion)
        if found.count == most { return found }
      }
    }
    return found
  }

  private func suggestions(
    of wanted: SubjectQuery, _ typed: QueryText, _ query: AutocompleteQuery, most: Int
  ) throws -> [QuerySuggestion] {
    guard case .category(let category) = wanted.subject else { return [] }
    if wanted.place.isEmpty {
      let text = MarkedText(category.text, matches: TextAnalyzer.matchRanges(of: typed, in: category.text, allowInfix: false))
      return [QuerySuggestion(text: text, mainText: text)]
    }
    var request = SearchRequest(text: wanted.place, scope: query.scope.forNamedPlace)
    request.restriction = query.restriction
    request.limit = Self.placesLookedAt
    // Without a joining word, "bar cel" means a bar in Celje rather than one near the Celtic Museum.
    if wanted.joiner == nil { request.primaryTypes = Self.areas }
    let places = try engine.search(request).candidates.filter { $0.match.matchClass == .nameStart }
    return try places.prefix(most).map {
      try suggestion(of: wanted, category, at: engine.reader.record(of: $0.place), typed, query)
    }
  }

  /// Number of places examined; those count whose names begin with the text.
  private static let placesLookedAt = 8

  private static let areas = TypeCollection.allCases.flatMap(\.types).compactMap(PlaceTypeTable.code(of:))

  private func suggestion(
    of wanted: SubjectQuery, _ category: Category, at place: PlaceRecord, _ typed: QueryText, _ query: AutocompleteQuery
  ) throws -> QuerySuggestion {
    let name = place.shownName(in: query.language)
    let country = try suggestions.countryName(of: place, language: query.language, unless: query.regionCode)
    let address = AddressLines.secondary(of: place, name: name, country: country)
    let isTown = PlaceFamily(primaryType: place.primaryType) == .settlement
    let parts =
      wanted.joiner.map { QueryJoiner.parts(typed: $0.text, isPlaceFirst: wanted.isPlaceFirst, language: category.language) }
      ?? QueryJoiner.parts(of: category.language, placeIsTown: isTown)
    return QuerySuggestion(category.text, parts: parts, place: name, address: address, typed: typed)
  }
}

extension QuerySuggestion {
  /// `pizza` `in Paris, France`. If the category comes last, the order is reversed, and the address, which would separate the two, is omitted: `パリの`
  /// `レストラン`.
  fileprivate init(_ category: String, parts: QueryJoiner.Parts, place: String, address: String?, typed: QueryText) {
    func marked(_ text: String) -> MarkedText {
      MarkedText(text, matches: TextAnalyzer.matchRanges(of: typed, in: text, allowInfix: false))
    }
    let name = parts.beforePlace + place + parts.behindPlace
    if parts.isPlaceFirst {
      self.init(text: marked(name + parts.gap + category), mainText: marked(category), secondaryText: marked(name))
    } else {
      let whole = address.map { "\(name), \($0)" } ?? name
      self.init(text: marked(category + parts.gap + whole), mainText: marked(category), secondaryText: marked(whole))
    }
  }
}
