// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// Finds the places that a text asks for: those of a category, or with a name.
struct MemberSearch {
  let engine: SearchEngine
  let request: CategoryRequest
  let subject: SubjectQuery.Subject
  /// How many places at most.
  let most: Int

  private var preferred: PreferredLayers { PreferredLayers(engine, center: request.center) }

  private var scope: Scope {
    var scope = request.scope
    scope.limit = most
    if case .category(let category) = subject { scope.types = category.types }
    return scope
  }

  /// A scope that keeps every place.
  private var anyPlace: Scope { Scope(limit: most, deadline: request.deadline) }

  // MARK: In a named area

  /// Places in an area: those whose address names it, then the nearest to its position; if the addresses of the index do not name it, the most important
  /// ones, or around a point the nearest. Equals stand by distance.
  ///
  /// Of a large area the most important places and those nearest to its position are looked at, `most` of each.
  func places(in area: SearchArea) throws -> NearbyResult {
    if case .name(let name) = subject { return try ordered(named(name, in: area), in: area, byImportance: false) }
    guard case .country(let code) = area.extent else { return try found(in: area) }
    var scope = scope
    if !scope.countries.isEmpty, !scope.countries.contains(code) { return NearbyResult(places: [], isComplete: true) }
    scope.countries = [code]
    return try mostImportant(in: .earth, scope)
  }

  private func found(in area: SearchArea) throws -> NearbyResult {
    let inAddress = try addressed(area, scope)
    if try area.goesByDistance || !inAddress.places.isEmpty || isInAddresses(area) {
      return try ordered(inAddress.joined(nearest(in: area)), in: area, byImportance: false)
    }
    let inside = try mostImportant(in: area.region, scope)
    let both = inside.places.count == most ? inside.joined(try nearest(in: area)) : inside
    return try ordered(both, in: area, byImportance: true)
  }

  /// Whether the address of any place names the area, whatever the place is.
  private func isInAddresses(_ area: SearchArea) throws -> Bool { try !addressed(area, anyPlace).places.isEmpty }

  private func nearest(in area: SearchArea) throws -> NearbyResult {
    var scope = scope
    // A restriction stays; what it has outside of the area is left out later.
    scope.restriction = scope.restriction ?? area.region
    return try nearest(to: area.place.location, within: area.reach, scope)
  }

  /// The places whose address names the area; around a point or on a street the nearest to whom the answer is for.
  private func addressed(_ area: SearchArea, _ scope: Scope) throws -> NearbyResult {
    guard area.prefersAddresses else { return NearbyResult(places: [], isComplete: true) }
    let words = area.addressWords
    let found =
      try area.goesByDistance
      ? nearest(to: request.bias?.center ?? request.center ?? area.place.location, within: .infinity, scope, addressed: words)
      : mostImportant(in: .earth, scope, addressed: words)
    let named = try found.places.filter { try area.isNamed(inAddressOf: engine.reader.record(of: $0.place)) }
    return NearbyResult(places: named, isComplete: found.isComplete)
  }

  /// - Parameter byImportance: Whether places whose address does not name the area are ordered by importance.
  private func ordered(_ found: NearbyResult, in area: SearchArea, byImportance: Bool) throws -> NearbyResult {
    let members = try found.places.enumerated().map { try Member($1, at: $0, engine.reader.record(of: $1.place), in: area, preferred) }
    func rank(_ member: Member) -> (Int, Double, Double, Int) {
      let counts = !area.goesByDistance && !isName && (member.isNamed || byImportance)
      return (member.isNamed ? 0 : 1, counts ? -member.importance : 0, member.meters, member.offset)
    }
    let sorted = members.filter(\.isInside).sorted { rank($0) < rank($1) }
    return NearbyResult(places: sorted.prefix(most).map(\.place), isComplete: found.isComplete)
  }

  private var isName: Bool { if case .name = subject { true } else { false } }

  /// The places with a name in an area.
  private func named(_ name: String, in area: SearchArea) throws -> NearbyResult {
    guard case .country(let code) = area.extent else { return try named(name, scope) { $0.restriction = area.region } }
    var scope = scope
    if !scope.countries.isEmpty, !scope.countries.contains(code) { return NearbyResult(places: [], isComplete: true) }
    scope.countries = [code]
    return try named(name, scope) { $0.bias = request.bias }
  }

  // MARK: Without a named area

  /// The places nearest to the centre; without a centre those in the region, else those in the bias and then around it, else anywhere.
  func anywhere() throws -> NearbyResult {
    if case .name(let name) = subject {
      return try named(name, scope) { $0.bias = request.center.map { .circle(center: $0, radiusMeters: 1) } }
    }
    return try anywhere(scope)
  }

  /// The same with all words of a text in the address.
  func places(addressed words: QueryText) throws -> NearbyResult { try anywhere(scope, addressed: words) }

  private func anywhere(_ scope: Scope, addressed words: QueryText? = nil) throws -> NearbyResult {
    if let center = request.center { return try nearest(to: center, within: .infinity, scope, addressed: words) }
    if let region = scope.restriction { return try mostImportant(in: region, scope, addressed: words) }
    guard let bias = request.bias else { return try mostImportant(in: .earth, scope, addressed: words) }
    let inside = try mostImportant(in: bias, scope, addressed: words)
    if inside.places.count >= most || !inside.isComplete { return inside }
    // The nearest places include those inside the bias again (unless it is an unusual box); duplicates are removed.
    let found = inside.joined(try nearest(to: bias.center, within: .infinity, scope, addressed: words))
    return NearbyResult(places: Array(found.places.prefix(most)), isComplete: found.isComplete)
  }

  /// Whether any place has a word of a text in its name or address; of a text of a script without spaces, all of it.
  func knows(_ text: String) throws -> Bool {
    let query = TextAnalyzer.query(text)
    if query.isEmpty { return true }
    if TextAnalyzer.isIdeographic(query.key[...]) { return try isNamed(text) || isInAddress(query) }
    return try query.terms.contains { term in
      let word = query.key[term]
      let isName =
        try term.upperBound == query.key.count ? engine.reader.places(withWordPrefix: word) : engine.reader.places(withWord: word)
      return try isName > 0 || isInAddress(TextAnalyzer.query(String(decoding: word, as: UTF8.self)))
    }
  }

  private func isNamed(_ text: String) throws -> Bool {
    let search = SearchRequest(text: text, scope: Scope(limit: 1, deadline: request.deadline))
    return try engine.search(search).candidates.contains(where: \.match.matchClass.isLiteral)
  }

  private func isInAddress(_ words: QueryText) throws -> Bool {
    try !mostImportant(in: .earth, anyPlace, addressed: words).places.isEmpty
  }

  // MARK: Searches

  private func mostImportant(in region: Region, _ scope: Scope, addressed words: QueryText? = nil) throws -> NearbyResult {
    try preferring(scope) {
      var request = MostImportantRequest(region: region, scope: $0)
      if let words { request.address = words }
      return try engine.mostImportant(request)
    } rank: { place, core in
      (-preferred.importance(Double(core.importance) / 1000, of: place.place, at: core.location), 0)
    }
  }

  private func nearest(
    to point: GeoPoint, within meters: Double, _ scope: Scope, addressed words: QueryText? = nil
  ) throws -> NearbyResult {
    try preferring(scope) {
      var request = NearestRequest(point: point, maxMeters: meters, scope: $0)
      if let words { request.address = words }
      return try engine.nearest(request)
    } rank: { place, core in
      (preferred.meters(place.meters, to: place.place, at: core.location), place.meters)
    }
  }

  /// The best places of all layers and those of the preferred ones, in the order of a rank that counts the preference; equals in the order of the index.
  private func preferring(
    _ scope: Scope, _ search: (Scope) throws -> NearbyResult, rank: (NearbyPlace, PlaceCore) -> (Double, Double)
  ) throws -> NearbyResult {
    let all = try search(scope)
    if preferred.names.isEmpty { return all }
    var scope = scope
    scope.layers = preferred.names
    let both = all.joined(try search(scope))
    let ranked = try both.places.map { (place: $0, rank: rank($0, try engine.reader.core(of: $0.place))) }
    let sorted = try ranked.sorted { a, b in try a.rank != b.rank ? a.rank < b.rank : engine.reader.precedes(a.place.place, b.place.place) }
    return NearbyResult(places: sorted.prefix(most).map(\.place), isComplete: both.isComplete)
  }

  /// The places with a main name that begins with the words of a text.
  ///
  /// - Parameter adjust: Says where; the regions of the scope only leave out what lies elsewhere.
  private func named(_ text: String, _ scope: Scope, where adjust: (inout SearchRequest) -> Void) throws -> NearbyResult {
    var search = SearchRequest(text: text, scope: scope)
    search.hasFinishedWords = true
    (search.bias, search.restriction) = (nil, nil)
    adjust(&search)
    let found = try engine.search(search)
    let named = found.candidates.filter { candidate in
      candidate.match.matchClass == .nameStart && candidate.family == .poi && candidate.kind != .street
        && scope.restriction?.contains(candidate.location) != false
    }
    return NearbyResult(places: named.map { NearbyPlace(place: $0.place, meters: $0.distance) }, isComplete: found.isComplete)
  }
}

/// A place that was found in an area.
private struct Member {
  let place: NearbyPlace
  let offset: Int
  /// Whether its address names the area.
  let isNamed: Bool
  /// Whether it is in the area by its address or its location.
  let isInside: Bool
  let importance: Double
  /// From the named place.
  let meters: Double

  init(_ place: NearbyPlace, at offset: Int, _ record: PlaceRecord, in area: SearchArea, _ preferred: PreferredLayers) {
    (self.place, self.offset) = (place, offset)
    importance = preferred.importance(record.importance, of: place.place, at: record.location)
    isNamed = area.prefersAddresses && area.isNamed(inAddressOf: record)
    isInside = isNamed || area.contains(record.location)
    meters = preferred.meters(area.meters(to: record.location), to: place.place, at: record.location)
  }
}

extension NearbyResult {
  /// Both lists, without what the second one repeats.
  fileprivate func joined(_ other: NearbyResult) -> NearbyResult {
    let known = Set(places.map(\.place))
    return NearbyResult(places: places + other.places.filter { !known.contains($0.place) }, isComplete: isComplete && other.isComplete)
  }
}
