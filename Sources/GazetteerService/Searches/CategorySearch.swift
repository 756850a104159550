// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// The parameters of a search for what a text asks for: places of a category, or places with a name beside another place.
struct CategoryRequest: Scoped {
  let text: String
  /// Which places are wanted; its bias is also for the place named beside the category.
  var scope: Scope
  /// The centre for the nearest places when the text names no place; nil for the most important ones of the bias, or anywhere.
  var center: GeoPoint?
  /// Whether a category without a place is searched only when there is a centre.
  var needsPosition = false
  /// Whether a text without a joining word between category and place counts: `Park Street` may be a name.
  var takesGuesses = true
  /// Whether the words beside the category may be those of an address when no place is named so.
  var takesAddresses = true
  /// Which names beside a place count.
  var names = Names.none
  /// Whether the category counts alone when nothing has the words beside it.
  var takesUnknownPlaces = false
  /// Words of the text that some place has, as typed or corrected.
  var knownWords: Set<String> = []
  /// Whether the last word is complete.
  var hasFinishedWords = false

  enum Names {
    case none
    /// `starbucks near central station`
    case joined
    /// Also `starbucks robson`.
    case all
  }
}

/// Searches for texts that ask for places by what they are: `pizza`, `museums in Paris`, `coffee near the Opera House`, `starbucks near central station`.
struct CategorySearch {
  let engine: SearchEngine
  let request: CategoryRequest
  private let intent: Intent

  /// - Parameter intent: The text of the request, where it has been read already.
  init(engine: SearchEngine, request: CategoryRequest, intent: Intent? = nil) {
    (self.engine, self.request) = (engine, request)
    self.intent = intent ?? Intent(request.text, language: request.language)
  }

  /// What was found.
  struct Found {
    /// How the text asks for it.
    let wanted: SubjectQuery
    /// The area that the text names beside; nil when it names none.
    var area: SearchArea?
    /// Places of the category whose name stands beside it: the text may mean these.
    var named: [Candidate] = []
    /// In the order of the answer.
    let places: [Int]
    /// The order by distance that the places have; nil for an order by importance.
    var order: CategoryOrder?
    /// False when the deadline cut the search short.
    let isComplete: Bool
  }

  /// The places that the text asks for, at most `most`; nil when it asks for none, or names a place that is not found.
  ///
  /// A category comes before a name beside a place, and both before types that stand in for a category of which there is no place.
  func places(most: Int) throws -> Found? {
    let meant = categories
    let found = try first(of: meant, most)
    if let found, !found.places.isEmpty { return found }
    if !meant.contains(where: \.isAlone), let named = try first(of: names, most), !named.places.isEmpty { return named }
    if let coarser = try first(of: meant.compactMap(\.coarser), most), !coarser.places.isEmpty { return coarser }
    return try found ?? (request.takesUnknownPlaces ? alone(meant, most) : nil)
  }

  /// The readings of the text as a category, best first; only those as nothing but a category where there are any: a `subway station` is no station
  /// near a *Subway*.
  private var categories: [SubjectQuery] {
    let alone = intent.categories.filter(\.place.isEmpty)
    return alone.isEmpty ? intent.categories.filter { request.takesGuesses || $0.isSure } : alone
  }

  /// What the first reading with any places finds, else what the first reading finds that has any with the name, or at all.
  private func first(of readings: [SubjectQuery], _ most: Int) throws -> Found? {
    var empty: Found?
    for wanted in readings {
      guard let found = try places(of: wanted, most) else { continue }
      if !found.places.isEmpty { return found }
      if empty == nil || !found.named.isEmpty && empty?.named.isEmpty == true { empty = found }
    }
    return empty
  }

  private func places(of wanted: SubjectQuery, _ most: Int) throws -> Found? {
    let search = MemberSearch(engine: engine, request: request, subject: wanted.subject, most: most)
    if wanted.place.isEmpty {
      if request.center == nil, request.needsPosition { return nil }
      return Found(wanted, try search.anywhere(), order: orderAroundCenter)
    }
    if wanted.isName, try !engine.reader.hasWholeName(wanted.text) { return nil }
    let (area, named) = try area(of: wanted)
    guard let area else { return try places(of: wanted, addressed: search, named: named) }
    let order = area.goesByDistance ? CategoryOrder(area, PreferredLayers(engine, center: request.center), engine.profile.kinds) : nil
    return Found(wanted, area: area, named: named, try search.places(in: area), order: order)
  }

  private var orderAroundCenter: CategoryOrder? {
    request.center.map { CategoryOrder(center: $0, PreferredLayers(engine, center: $0), engine.profile.kinds) }
  }

  /// Places of a category with the other words in their address, when no place is named so: towns that are no place of the index. Nil when there are
  /// none.
  private func places(of wanted: SubjectQuery, addressed search: MemberSearch, named: [Candidate]) throws -> Found? {
    let none = NearbyResult(places: [], isComplete: true)
    let byName = named.isEmpty ? nil : Found(wanted, named: named, none, order: nil)
    if !request.takesAddresses || wanted.isName { return byName }
    let rest = TextAnalyzer.query(wanted.place)
    if rest.letters < Self.leastLetters { return byName }
    let found = try search.places(addressed: request.hasFinishedWords ? rest.finished : rest)
    return found.places.isEmpty ? byName : Found(wanted, named: named, found, order: orderAroundCenter)
  }

  /// Letters of a name or an address that are enough to look for it: fewer begin the words of many.
  private static let leastLetters = 3

  // MARK: Names beside a place

  /// The readings of the text as a name and a place, if the request takes them.
  private var names: [SubjectQuery] {
    if request.names == .none { return [] }
    // `munich by` may be half of a place, or Munich in Bavaria.
    return intent.names.filter { request.names == .all || $0.joiner != nil && !$0.place.isEmpty }.filter { isLongEnough($0.text) }
  }

  private func isLongEnough(_ text: String) -> Bool {
    let query = TextAnalyzer.query(text)
    return query.letters >= Self.leastLetters || TextAnalyzer.isIdeographic(query.key[...])
  }

  // MARK: Named areas

  /// The area of the place that matches the text best; finished words come before prefixes. Without a joining word also the places of the category that have
  /// the name: `knights templar pub` is that pub, before those around it.
  private func area(of wanted: SubjectQuery) throws -> (area: SearchArea?, named: [Candidate]) {
    if wanted.isName, !isLongEnough(wanted.place) { return (nil, []) }
    var named: [Candidate] = []
    for isFinished in wanted.joiner != nil ? [true, false] : [true] {
      let found = try engine.search(searchRequest(for: wanted.place, isFinished: isFinished))
      if wanted.joiner == nil { named = try found.candidates.filter { try isOfCategory($0, called: found.text(of: $0), wanted) } }
      let meant = try found.candidates.first { try wanted.joiner != nil || isMeant($0, by: found.text(of: $0), wanted) }
      if let meant { return (SearchArea(try engine.reader.record(of: meant.place), isNear: wanted.isNear), named) }
    }
    return (nil, named)
  }

  /// Whether a place is of the category and has a main name that says no more than the text and the category, and passes the filters.
  private func isOfCategory(_ candidate: Candidate, called text: QueryText, _ wanted: SubjectQuery) throws -> Bool {
    guard candidate.match.matchClass <= .nameWords, !wanted.isName else { return false }
    let record = try engine.reader.record(of: candidate.place)
    guard record.types.contains(where: wanted.types.contains), try passes(candidate, record) else { return false }
    return PlaceTerms(record).mainForms.contains { name in
      name.terms.allSatisfy { term in
        let word = name.key[term]
        return text.terms.contains { text.key[$0] == word } || QueryText.isFunctionWord(word)
          || !TypeNames.types(namedBy: word).isDisjoint(with: wanted.types)
      }
    }
  }

  private func passes(_ candidate: Candidate, _ record: PlaceRecord) throws -> Bool {
    let scope = request.scope
    if !scope.countries.isEmpty, record.address.countryCode.map(scope.countries.contains) != true { return false }
    if let type = scope.requiredType, !record.types.contains(type) { return false }
    let types = TypeChoice(scope.primaryTypes)
    if try types?.keeps(engine.reader.typeSet(engine.reader.core(of: candidate.place).typeSet)) == false { return false }
    if scope.restriction?.contains(record.location) == false || !scope.conditions.isEmpty { return false }
    return try engine.objection(to: candidate.place, by: scope.details) == nil
  }

  /// Whether a place is meant by words that stand beside the subject without a joining word: these have to be its complete name, or the beginning of
  /// a street's name; but `Robson Square` is no square of Robson Street. Beside a name it is no business either: two names of businesses are no address.
  private func isMeant(_ candidate: Candidate, by text: QueryText, _ wanted: SubjectQuery) throws -> Bool {
    if wanted.isName, candidate.kind == .business { return false }
    if candidate.isNamedInFull(by: text) { return true }
    guard candidate.kind == .street, candidate.match.matchClass <= .respelled, text.letters >= Self.leastLetters else { return false }
    if wanted.isPlaceFirst, !wanted.isName, !text.hasSynonyms { return false }
    return try PlaceTerms(engine.reader.record(of: candidate.place)).mainForms.contains { text.begins($0) }
  }

  private func searchRequest(for place: String, isFinished: Bool) -> SearchRequest {
    var request = SearchRequest(text: place, scope: self.request.scope.forNamedPlace)
    // With a limit of one, the only slot is the reserved one, which the bias does not affect.
    request.limit = Self.placesLookedAt
    request.hasFinishedWords = isFinished
    // Typos count only where the last word may still be half of what is meant.
    request.weakest = isFinished ? .infix : .corrected
    return request
  }

  /// Places that may be the one named beside the subject: a street may come after a park and a square of its name.
  private static let placesLookedAt = 5

  // MARK: Unknown places

  private func isKnown(_ place: String) -> Bool {
    let text = TextAnalyzer.query(place)
    return text.terms.contains { request.knownWords.contains(String(decoding: text.key[$0], as: UTF8.self)) }
  }

  /// The category alone, if nothing in the index has the words beside it.
  private func alone(_ readings: [SubjectQuery], _ most: Int) throws -> Found? {
    for wanted in readings {
      let search = MemberSearch(engine: engine, request: request, subject: wanted.subject, most: most)
      if try isKnown(wanted.place) || search.knows(wanted.place) { continue }
      let found = try search.anywhere()
      if !found.places.isEmpty { return Found(wanted, found, order: orderAroundCenter) }
    }
    return nil
  }
}

extension CategorySearch.Found {
  fileprivate init(_ wanted: SubjectQuery, area: SearchArea? = nil, named: [Candidate] = [], _ result: NearbyResult, order: CategoryOrder?)
  {
    self.init(wanted: wanted, area: area, named: named, places: result.places.map(\.place), order: order, isComplete: result.isComplete)
  }
}

extension LayeredReader {
  /// Whether a place probably has this main name; the names are compared by a hash.
  fileprivate func hasWholeName(_ name: String) throws -> Bool {
    let text = TextAnalyzer.query(name)
    return try (layers(withName: text)?.positions.map { layers[$0] } ?? layers).contains { try $0.hasName(text.key) }
  }
}

extension Candidate {
  /// Whether the text is a complete main name of the place.
  func isNamedInFull(by query: QueryText) -> Bool {
    match.matchClass == .nameStart && match.wholeNameLetters > 0 && match.wholeNameLetters == TextAnalyzer.letterCount(query.key)
  }
}
