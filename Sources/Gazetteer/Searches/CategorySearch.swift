// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerGeometry
import GazetteerIndex
import GazetteerText
import GazetteerTypeNames

/// The part of a text search that understands kinds of places: `pizza`, `museums in Paris`, `coffee near the Opera House`.
struct CategorySearch {
  let engine: SearchEngine
  let query: TextSearchQuery
  let isCancelled: @Sendable () -> Bool

  /// Places of a kind.
  struct Found {
    /// In the order of the answer.
    var places: [Int]
    /// Whether the text can hardly mean anything else, so that they come before places that have its words in their names: it is nothing but the
    /// kind (`pizza`), or joins it to a place (`pizza in Rome`). `Park Street` may be a name.
    var isSure: Bool
    /// False when the deadline cut the search short.
    var isComplete: Bool
  }

  /// Places of the kind that the text speaks of, at most `most`; nil when it speaks of none, or of a place that is not found.
  ///
  /// - Parameter type: a type that they must have as well.
  func places(type: String?, most: Int) throws -> Found? {
    for typed in TypeNames.categories(typedIn: query.text, language: query.language.fallbacks) {
      var criteria = PlaceCriteria()
      criteria.types = typed.category.types
      criteria.requiredType = type
      criteria.region = query.restriction
      if let found = try places(criteria, of: typed, most) {
        return Found(
          places: found.places.map(\.place), isSure: typed.rest.isEmpty || typed.joiner != nil, isComplete: found.isComplete)
      }
    }
    return nil
  }

  private func places(_ criteria: PlaceCriteria, of typed: TypedCategory, _ most: Int) throws -> NearbyResult? {
    if typed.rest.isEmpty { return try places(criteria, most) }
    return try area(named: typed.rest, isSure: typed.joiner != nil).map { try places(criteria, in: $0, most) }
  }

  // MARK: Named areas

  /// The area of the place that best fits the text; finished words come before beginnings. When it is not sure that the text names a place, it
  /// has to be a name in full.
  private func area(named text: String, isSure: Bool) throws -> SearchArea? {
    var request = SearchRequest(text: text)
    request.bias = query.bias
    // In a list of one the only seat is the reserved one, which the bias does not move.
    request.limit = 2
    request.deadline = query.deadline
    for isFinished in isSure ? [true, false] : [true] {
      request.hasFinishedWords = isFinished
      let found = try engine.search(request, isCancelled: isCancelled)
      if let best = found.candidates.first, isSure || best.isNamedInFull(by: found.text(of: best)) {
        return SearchArea(try engine.reader.record(of: best.place))
      }
    }
    return nil
  }

  private func places(_ criteria: PlaceCriteria, in area: SearchArea, _ most: Int) throws -> NearbyResult {
    var criteria = criteria
    switch area {
    case .within(let region): return try mostImportant(in: region, criteria, most)
    case .country(let code):
      criteria.countries = [code]
      return try mostImportant(in: .earth, criteria, most)
    case .around(let point, let meters): return try nearest(to: point, within: meters, criteria, most)
    }
  }

  // MARK: Without a named area

  /// In the restriction; else in the bias and then around it; else anywhere.
  private func places(_ criteria: PlaceCriteria, _ most: Int) throws -> NearbyResult {
    if query.rank == .distance, let center = (query.bias ?? query.restriction)?.center {
      return try nearest(to: center, within: .infinity, criteria, most)
    }
    if let restriction = query.restriction { return try mostImportant(in: restriction, criteria, most) }
    guard let bias = query.bias else { return try mostImportant(in: .earth, criteria, most) }
    let inside = try mostImportant(in: bias, criteria, most)
    if inside.places.count >= most || !inside.isComplete { return inside }
    // The nearest ones hold those inside again, unless the bias is an odd box; none is counted twice.
    let around = try nearest(to: bias.center, within: .infinity, criteria, most)
    let known = Set(inside.places.map(\.place))
    let others = around.places.filter { !known.contains($0.place) }
    return NearbyResult(places: Array((inside.places + others).prefix(most)), isComplete: around.isComplete)
  }

  // MARK: Searches

  private func mostImportant(in region: Region, _ criteria: PlaceCriteria, _ most: Int) throws -> NearbyResult {
    var request = MostImportantRequest(region: region, limit: most)
    request.criteria = criteria
    request.deadline = query.deadline
    return try engine.mostImportant(request, isCancelled: isCancelled)
  }

  private func nearest(
    to point: GeoPoint, within meters: Double, _ criteria: PlaceCriteria, _ most: Int
  ) throws -> NearbyResult {
    var request = NearestRequest(point: point, maxMeters: meters, limit: most)
    request.criteria = criteria
    request.deadline = query.deadline
    return try engine.nearest(request, isCancelled: isCancelled)
  }
}

extension Candidate {
  /// Whether the text is one of the place's main names.
  func isNamedInFull(by query: QueryText) -> Bool {
    match.matchClass == .nameStart && match.wholeNameLetters > 0 && match.wholeNameLetters == TextAnalyzer.letterCount(query.key)
  }
}
