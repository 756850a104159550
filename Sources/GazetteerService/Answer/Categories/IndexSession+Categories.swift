// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

extension IndexSession {
  /// Places of the category that a text names, or with the name that it names beside a place: those of that place, or the nearest, or without a position
  /// the most important ones. Nil if the text asks for none.
  ///
  /// - Parameters:
  ///   - intent: the text of the query as read.
  ///   - found: places that match the words. An ambiguous category (`Park Street`), a name beside a place, and a category alone without a position are
  ///     searched only if those with all words leave slots free.
  ///   - isAnswered: whether the text is an address or a position.
  func categorySuggestions(
    for query: AutocompleteQuery, _ intent: Intent, besides found: [PlaceSuggestion], isAnswered: Bool
  ) throws -> CategorySuggestions? {
    guard Self.isLongEnough(query.text) else { return nil }
    var request = CategoryRequest(query)
    let whole = found.count { !$0.matchLabel.isGuess }
    let hasFreeSlots = whole < query.limit
    // A category alone then has no places, so a single word need not be read.
    if request.center == nil, !hasFreeSlots, TextAnalyzer.query(query.text).terms.count < 2 { return nil }
    (request.takesGuesses, request.needsPosition, request.takesAddresses) = (hasFreeSlots, !hasFreeSlots, whole == 0)
    if hasFreeSlots, !isAnswered { request.names = whole == 0 ? .all : .joined }
    request.takesUnknownPlaces = !isAnswered && found.allSatisfy { $0.matchLabel == .partial }
    if request.takesUnknownPlaces { request.knownWords = Self.knownWords(of: query, in: found) }
    let search = CategorySearch(engine: engine, request: request, intent: intent)
    guard let places = try search.places(most: query.limit * Self.categoriesLookedAt) else { return nil }
    var category = try suggestions(of: places, for: query)
    if hasFreeSlots { category.joined = try joinedMatches(for: query, category.wanted) }
    return category
  }

  /// The words of the text that some place has, as typed or corrected.
  private static func knownWords(of query: AutocompleteQuery, in found: [PlaceSuggestion]) -> Set<String> {
    let text = TextAnalyzer.query(query.text)
    let words = text.terms.map { String(decoding: text.key[$0], as: UTF8.self) }
    return found.reduce(into: []) { known, place in known.formUnion(words.filter { !place.missingTerms.contains($0) }) }
  }

  private func suggestions(of found: CategorySearch.Found, for query: AutocompleteQuery) throws -> CategorySuggestions {
    let records = try found.places.map { try engine.reader.record(of: $0) }
    let ordered = found.order?.sorted(zip(found.places, records).map { (number: $0, record: $1) }) ?? records
    return CategorySuggestions(
      wanted: found.wanted, places: try ordered.map { try suggestions.suggestion(for: $0, found.wanted, in: query) },
      named: try found.named.map { try suggestions.suggestion(for: engine.reader.record(of: $0.place), found.wanted, in: query) },
      isSure: found.isSure(for: query, nearest: ordered.first, engine.profile.kinds),
      center: found.wanted.place.isEmpty ? query.position : nil,
      area: found.area, inAddress: ordered.count { found.isInAddress($0) }, isComplete: found.isComplete)
  }

  /// Whether a text may name a category: two letters begin many categories, and searching all of them costs more than searching the names.
  private static func isLongEnough(_ text: String) -> Bool {
    let query = TextAnalyzer.query(text)
    return query.letters >= 3 || TextAnalyzer.isIdeographic(query.key[...])
  }

  /// Places examined for each slot: some are listed by name, some are a little farther and have hours.
  private static let categoriesLookedAt = 3
}

extension CategoryRequest {
  /// The category search for a typed text, around the bias, else the origin, else the restriction.
  fileprivate init(_ query: AutocompleteQuery) {
    self.init(text: query.text, scope: query.scope, center: query.position)
  }
}

extension AutocompleteQuery {
  /// Where the nearest places are looked for; nil if the request does not say.
  fileprivate var position: GeoPoint? { scope.bias?.center ?? origin ?? scope.restriction?.center }
}

extension CategorySearch.Found {
  fileprivate func isInAddress(_ place: PlaceRecord) -> Bool { area.map { $0.prefersAddresses && $0.isNamed(inAddressOf: place) } ?? false }

  /// Whether the text certainly means the category. A short word may be the prefix of a name, unless a place of the category is near.
  ///
  /// - Parameter nearest: the first of the places.
  fileprivate func isSure(for query: AutocompleteQuery, nearest: PlaceRecord?, _ numbers: RankingProfile.Kinds) -> Bool {
    guard wanted.isSure, !wanted.isName else { return false }
    return Self.isLong(query.text) || wanted.place.isEmpty && isNear(nearest, query, numbers)
  }

  /// Whether a text is so long that it is hardly a prefix of a name: four letters, a letter of a script without spaces, or a finished word.
  private static func isLong(_ text: String) -> Bool {
    let query = TextAnalyzer.query(text)
    return query.endsWithSeparator || query.letters >= 4 || TextAnalyzer.isIdeographic(query.key[...])
  }

  /// Whether a place is near the position of the request: as far away as one goes for a category that one has named in full, in a language that one
  /// probably types.
  private func isNear(_ place: PlaceRecord?, _ query: AutocompleteQuery, _ numbers: RankingProfile.Kinds) -> Bool {
    guard let place, let center = query.position, case .category(let category) = wanted.subject,
      (query.language.fallbacks + ["en"]).contains(category.language)
    else { return false }
    return center.distanceMeters(to: place.location) <= numbers.nearMeters
  }
}

extension IndexSession {
  /// The places that match a text without its joining word, as many as an answer has rows. None if that word asks for what is near.
  private func joinedMatches(for query: AutocompleteQuery, _ wanted: SubjectQuery) throws -> JoinedMatches {
    guard let joiner = wanted.joiner, !joiner.isNear, !wanted.isName, !wanted.place.isEmpty else { return JoinedMatches() }
    var request = query.searchRequest.forFullMatches
    request.text = "\(wanted.text) \(wanted.place)"
    let result = try engine.search(request)
    let texts = engine.matchedTexts(of: result)
    return try result.candidates.reduce(into: JoinedMatches()) { matches, candidate in
      let record = try engine.reader.record(of: candidate.place)
      guard candidate.match.matchClass <= .context else { return }
      let suggestion = try suggestions.suggestion(for: foundPlace(candidate, record, texts), in: query)
      let isWhole = PlaceTerms(record).mainForms.contains(where: result.text(of: candidate).isAll)
      if suggestion.matchLabel == .context { matches.inContext.append(suggestion) }
      if isWhole { matches.name = matches.name ?? suggestion }
    }
  }
}

extension QueryText {
  /// Whether a name has the words of the text, and no others.
  fileprivate func isAll(of name: NameForm) -> Bool { name.terms.count == terms.count && hasAllTerms(in: [name]) }
}
