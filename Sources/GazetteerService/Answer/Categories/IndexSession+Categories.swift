// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerGeometry
import GazetteerIndex
import GazetteerText
import GazetteerTypeNames

extension IndexSession {
  /// Places of the category that a text names: those of the place that is named beside the category, or the nearest, or without a position the most
  /// important ones. Nil if the text names no category.
  ///
  /// - Parameter found: number of places that match the words as typed. An ambiguous category (`Park Street`), and a category alone without a
  ///   position, are searched only if these leave slots free.
  func categorySuggestions(for query: AutocompleteQuery, besides found: Int) throws -> CategorySuggestions? {
    guard Self.isLongEnough(query.text) else { return nil }
    var request = CategoryRequest(query)
    let hasFreeSlots = found < query.limit
    // A category alone then has no places, so a single word need not be read.
    if request.center == nil, !hasFreeSlots, TextAnalyzer.query(query.text).terms.count < 2 { return nil }
    (request.takesGuesses, request.needsPosition, request.takesAddresses) = (hasFreeSlots, !hasFreeSlots, found == 0)
    let search = CategorySearch(engine: engine, request: request)
    guard let found = try search.places(most: query.limit * Self.categoriesLookedAt) else { return nil }
    let filter = BusinessFilter(query)
    let records = try found.places.map { try engine.reader.record(of: $0) }.filter { try filter.keeps($0, of: engine.reader) }
    let ordered = found.center.map { CategoryOrder(center: $0).sorted(records) } ?? records
    return CategorySuggestions(
      typed: found.typed, places: try ordered.map { try suggestions.suggestion(for: $0, of: found.typed.category, in: query) },
      isSure: found.typed.isSure && found.typed.isLong(in: query.text), isComplete: found.isComplete)
  }

  /// Whether a text may name a category: two letters begin many categories, and searching all of them costs more than searching the names.
  private static func isLongEnough(_ text: String) -> Bool {
    let query = TextAnalyzer.query(text)
    return query.letters >= 3 || TextAnalyzer.isIdeographic(query.key[...])
  }

  /// Places examined for each slot: some are listed by name, some are businesses that were not requested, some are a little farther and have hours.
  private static let categoriesLookedAt = 3
}

extension CategoryRequest {
  /// The category search for a typed text, around the bias, else the origin, else the restriction.
  fileprivate init(_ query: AutocompleteQuery) {
    self.init(text: query.text, language: query.language, bias: query.bias)
    criteria.primaryTypes = query.primaryTypes.map(PlaceTypeTable.name(of:))
    criteria.countries = query.countries
    criteria.region = query.restriction
    criteria.conditions = query.conditions
    center = query.bias?.center ?? query.origin ?? query.restriction?.center
    deadline = query.deadline
  }
}

extension TypedCategory {
  /// Whether the text is so long that it is hardly a prefix of a name: four letters, a letter of a script without spaces, or a finished word.
  fileprivate func isLong(in text: String) -> Bool {
    let query = TextAnalyzer.query(text)
    return query.endsWithSeparator || TextAnalyzer.letterCount(query.key) >= 4 || TextAnalyzer.isIdeographic(query.key[...])
  }
}
