// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerGeometry
import GazetteerIndex
import GazetteerText
import GazetteerTypeNames

/// What is to be known to look for the places of the category that a text speaks of.
struct CategoryRequest {
  let text: String
  let language: LanguageTag
  /// Where nearer places are preferred, and the place named beside the kind.
  var bias: Region?
  /// What the places must be besides of the kind: types, countries, a region.
  var criteria = PlaceCriteria()
  /// Where the nearest are wanted when no place is named; nil for the most important ones of the bias, or anywhere.
  var center: GeoPoint?
  /// Whether a kind without a place is looked for only when there is a centre.
  var needsPosition = false
  /// Whether a text counts in which no word joins kind and place: `Park Street` may be a name.
  var takesGuesses = true
  var deadline: ContinuousClock.Instant?
}

/// The part of a search that understands categories: `pizza`, `museums in Paris`, `coffee near the Opera House`.
struct CategorySearch {
  let engine: SearchEngine
  let request: CategoryRequest

  /// Places of a category.
  struct Found {
    /// How the text speaks of the kind.
    let typed: TypedCategory
    /// In the order of the answer.
    let places: [Int]
    /// Whence the nearest come first; nil when the most important do.
    let center: GeoPoint?
    /// False when the deadline cut the search short.
    let isComplete: Bool
  }

  /// Places of the category that the text speaks of, at most `most`; nil when it speaks of none, or of a place that is not found.
  func places(most: Int) throws -> Found? {
    for typed in TypeNames.categories(typedIn: request.text, language: request.language.fallbacks)
    where request.takesGuesses || typed.isSure {
      if let found = try places(of: typed, most) { return found }
    }
    return nil
  }

  private func places(of typed: TypedCategory, _ most: Int) throws -> Found? {
    var criteria = request.criteria
    criteria.types = typed.category.types
    if typed.rest.isEmpty {
      if request.center == nil, request.needsPosition { return nil }
      return Found(typed, try places(criteria, most), center: request.center)
    }
    guard let area = try area(named: typed.rest, isSure: typed.joiner != nil) else { return nil }
    return Found(typed, try places(criteria, in: area, most), center: area.center)
  }

  // MARK: Named areas

  /// The area of the place that best fits the text; finished words come before prefixes. When it is not sure that the text names a place, it
  /// has to be a name in full.
  private func area(named text: String, isSure: Bool) throws -> SearchArea? {
    var request = SearchRequest(text: text)
    request.bias = self.request.bias
    // In a list of one the only slot is the reserved one, which the bias does not move.
    request.limit = 2
    request.deadline = self.request.deadline
    for isFinished in isSure ? [true, false] : [true] {
      request.hasFinishedWords = isFinished
      let found = try engine.search(request)
      if let best = found.candidates.first, !isFinished || best.match.matchClass != .corrected,
        isSure || best.isNamedInFull(by: found.text(of: best))
      {
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
      if !criteria.countries.isEmpty, !criteria.countries.contains(code) { return NearbyResult(places: [], isComplete: true) }
      criteria.countries = [code]
      return try mostImportant(in: .earth, criteria, most)
    case .around(let point, let meters): return try nearest(to: point, within: meters, criteria, most)
    }
  }

  // MARK: Without a named area

  /// The nearest to the centre; without one those of the region, else of the bias and then around it, else anywhere.
  private func places(_ criteria: PlaceCriteria, _ most: Int) throws -> NearbyResult {
    if let center = request.center { return try nearest(to: center, within: .infinity, criteria, most) }
    if let region = criteria.region { return try mostImportant(in: region, criteria, most) }
    guard let bias = request.bias else { return try mostImportant(in: .earth, criteria, most) }
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
    request.deadline = self.request.deadline
    return try engine.mostImportant(request)
  }

  private func nearest(
    to point: GeoPoint, within meters: Double, _ criteria: PlaceCriteria, _ most: Int
  ) throws -> NearbyResult {
    var request = NearestRequest(point: point, maxMeters: meters, limit: most)
    request.criteria = criteria
    request.deadline = self.request.deadline
    return try engine.nearest(request)
  }
}

extension CategorySearch.Found {
  fileprivate init(_ typed: TypedCategory, _ result: NearbyResult, center: GeoPoint?) {
    self.init(typed: typed, places: result.places.map(\.place), center: center, isComplete: result.isComplete)
  }
}

extension TypedCategory {
  /// Whether the text can hardly mean anything else than the kind: it is nothing but the kind (`pizza`), or joins it to a place (`pizza in Rome`).
  /// `Park Street` may be a name.
  var isSure: Bool { rest.isEmpty || joiner != nil }
}

extension Candidate {
  /// Whether the text is one of the place's main names.
  func isNamedInFull(by query: QueryText) -> Bool {
    match.matchClass == .nameStart && match.wholeNameLetters > 0 && match.wholeNameLetters == TextAnalyzer.letterCount(query.key)
  }
}
