// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerGeometry
import GazetteerIndex
import GazetteerText
import GazetteerTypeNames

/// The parameters of a search for places of a category that a text names.
struct CategoryRequest {
  let text: String
  let language: LanguageTag
  /// The region where places rank higher; also for the place named beside the category.
  var bias: Region?
  /// Other conditions on the places: types, countries, a region.
  var criteria = PlaceCriteria()
  /// The centre for the nearest places when the text names no place; nil for the most important ones of the bias, or anywhere.
  var center: GeoPoint?
  /// Whether a category without a place is searched only when there is a centre.
  var needsPosition = false
  /// Whether a text without a joining word between category and place counts: `Park Street` may be a name.
  var takesGuesses = true
  /// Whether the words beside the category may be those of an address when no place is named so.
  var takesAddresses = true
  /// Whether the last word is complete.
  var hasFinishedWords = false
  var deadline: ContinuousClock.Instant?
}

/// Searches for texts that name a category: `pizza`, `museums in Paris`, `coffee near the Opera House`.
struct CategorySearch {
  let engine: SearchEngine
  let request: CategoryRequest

  /// Places of a category.
  struct Found {
    /// How the text names the category.
    let typed: TypedCategory
    /// In the order of the answer.
    let places: [Int]
    /// The centre that the nearest places are ordered by; nil for an order by importance.
    let center: GeoPoint?
    /// False when the deadline cut the search short.
    let isComplete: Bool
  }

  /// Places of the category that the text names, at most `most`; nil when it names none, or a place that is not found.
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
    guard let area = try area(named: typed.rest, isSure: typed.joiner != nil) else {
      return try places(of: typed, addressed: criteria, most)
    }
    return Found(typed, try places(criteria, in: area, most), center: area.center)
  }

  /// Places of a category with the other words in their address, when no place is named so: towns that are no place of the index. Nil when there are
  /// none.
  private func places(of typed: TypedCategory, addressed criteria: PlaceCriteria, _ most: Int) throws -> Found? {
    var criteria = criteria
    if !request.takesAddresses { return nil }
    let rest = TextAnalyzer.query(typed.rest)
    criteria.address = request.hasFinishedWords ? rest.finished : rest
    if TextAnalyzer.letterCount(criteria.address.key) < Self.leastAddressLetters { return nil }
    let found = try places(criteria, most)
    return found.places.isEmpty ? nil : Found(typed, found, center: request.center)
  }

  /// Letters of an address that are enough to look for it: fewer begin the words of many.
  private static let leastAddressLetters = 3

  // MARK: Named areas

  /// The area of the place that matches the text best; finished words come before prefixes. Unless the text certainly names a place, the name must
  /// match in full.
  private func area(named text: String, isSure: Bool) throws -> SearchArea? {
    var request = SearchRequest(text: text)
    request.bias = self.request.bias
    // With a limit of one, the only slot is the reserved one, which the bias does not affect.
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

  /// The places nearest to the centre; without a centre those in the region, else those in the bias and then around it, else anywhere.
  private func places(_ criteria: PlaceCriteria, _ most: Int) throws -> NearbyResult {
    if let center = request.center { return try nearest(to: center, within: .infinity, criteria, most) }
    if let region = criteria.region { return try mostImportant(in: region, criteria, most) }
    guard let bias = request.bias else { return try mostImportant(in: .earth, criteria, most) }
    let inside = try mostImportant(in: bias, criteria, most)
    if inside.places.count >= most || !inside.isComplete { return inside }
    // The nearest places include those inside the bias again (unless it is an unusual box); duplicates are removed.
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
  /// Whether the text almost certainly means the category: it is only the category (`pizza`), or joins it to a place (`pizza in Rome`). `Park Street`
  /// may be a name.
  var isSure: Bool { rest.isEmpty || joiner != nil }
}

extension Candidate {
  /// Whether the text is a complete main name of the place.
  func isNamedInFull(by query: QueryText) -> Bool {
    match.matchClass == .nameStart && match.wholeNameLetters > 0 && match.wholeNameLetters == TextAnalyzer.letterCount(query.key)
  }
}
