// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
import GazetteerIndex

/// How many places have each value of an attribute, as a list of filters shows it: `Zebra 12, Lion 3`.
package struct Facet: Equatable, Sendable {
  /// A value with the number of its places.
  package struct Value: Equatable, Sendable {
    /// As the most important place with it spells it; a primary type, or the code of a country.
    package var value: String
    package var places: Int
  }

  /// What is counted by primary type and by country, besides the attributes of an index.
  package enum BuiltIn: String, CaseIterable, Sendable { case types, countries }

  /// An attribute that requests can filter by, or one of `BuiltIn`.
  package var name: String
  /// Most places first, then by value.
  package var values: [Value]
  /// How many places were counted, those without a value included.
  package var places: Int
  /// False when there are more matches of the text than are counted.
  package var isComplete: Bool

  /// Most matches of a text that are counted, the best ones.
  package static let mostMatches = 1000
  /// Most values of a facet in an answer.
  package static let mostValues = 100
}

extension IndexSession {
  /// What places of the index can be counted by: its attributes, types and countries.
  package func facetNames() throws -> [String] { try engine.reader.attributeNames() + Facet.BuiltIn.allCases.map(\.rawValue) }

  /// The facets that a request asks for, in its order.
  ///
  /// The best matches of its text are counted, `Facet.mostMatches` at most; with `countsAll` every place that its filters keep. A facet leaves the filter by itself out:
  /// beside the brand that is chosen, the others keep their numbers.
  ///
  /// - Throws: `ContractError` with `.invalidArgument` for a name that places are not counted by.
  package func facets(of query: AutocompleteQuery, countsAll: Bool = false) throws -> [Facet] {
    try checkFacets(query.facets)
    var known: [(request: SearchRequest, places: CountedPlaces)] = []
    return try query.facets.map { name in
      let request = query.searchRequest.forFullMatches.without(name)
      if let same = known.first(where: { $0.request.hasSameFilters(as: request) }) { return try facet(name, same.places) }
      let places = try countsAll ? CountedPlaces(all: request.scope, engine) : CountedPlaces(matching: request, engine)
      known.append((request, places))
      return try facet(name, places)
    }
  }

  private func checkFacets(_ names: [String]) throws {
    if names.isEmpty { return }
    let known = try facetNames()
    guard let stranger = names.first(where: { !known.contains($0) }) else { return }
    var rules = RequestRules()
    let field = "gazetteer.facets"
    rules.refuse(field, "Invalid \(field: field) \(value: stranger). Give one of \(known.joined(separator: ", ")).")
    throw ContractError(invalid: rules.violations)
  }

  private func facet(_ name: String, _ places: CountedPlaces) throws -> Facet {
    let counts =
      switch Facet.BuiltIn(rawValue: name) {
      case .types?: try places.counts { core, reader in try reader.typeSet(core.typeSet).primaryType.map(PlaceTypeTable.name(of:)) }
      case .countries?: try places.countsByCountry()
      case nil: try places.counts(ofAttribute: name)
      }
    let sorted = counts.map { Facet.Value(value: $0.key, places: $0.value) }.sorted { ($1.places, $0.value) < ($0.places, $1.value) }
    return Facet(name: name, values: sorted, places: places.count, isComplete: places.isComplete)
  }
}

/// The places that facets count.
private struct CountedPlaces {
  private let engine: SearchEngine
  /// By common numbers, the best first; nil for every place of the index.
  private let places: [Int]?
  let isComplete: Bool
  /// Places that are seen between two looks at the clock.
  private static let placesPerCheck = 4096
  private var reader: LayeredReader { engine.reader }

  /// The best matches of a text.
  init(matching request: SearchRequest, _ engine: SearchEngine) throws {
    self.engine = engine
    var request = request
    request.limit = Facet.mostMatches
    let found = try engine.search(request)
    places = found.candidates.map(\.place)
    isComplete = found.isComplete && found.candidates.count < Facet.mostMatches
  }

  /// Every place that the filters keep.
  init(all scope: Scope, _ engine: SearchEngine) throws {
    self.engine = engine
    isComplete = true
    let reader = engine.reader
    let filter = PlaceFilter(scope, reader.overview, attributes: try reader.places(meeting: scope.conditions))
    let needsDetails = scope.details?.needsDetails == true
    if !filter.isActive, !needsDetails, !reader.isLayered {
      places = nil
      return
    }
    var (kept, seen) = ([Int](), 0)
    let all = try reader.allPlaces()
    while let place = try all.next() {
      if seen % Self.placesPerCheck == 0 { try reader.patience.check() }
      seen += 1
      let core = try reader.core(of: place)
      let types = try reader.typeSet(core.typeSet)
      if filter.objection(place: place, country: core.country, types: types, location: core.location) != nil { continue }
      if needsDetails, try engine.objection(to: place, by: scope.details) != nil { continue }
      kept.append(place)
    }
    places = kept
  }

  var count: Int { places?.count ?? reader.overview.placeCount }

  /// How many places have each value.
  func counts(by value: (PlaceCore, LayeredReader) throws -> String?) throws -> [String: Int] {
    var counts: [String: Int] = [:]
    for (position, place) in (places.map(AnySequence.init) ?? AnySequence(1..<(reader.overview.placeCount + 1))).enumerated() {
      if position % Self.placesPerCheck == 0 { try reader.patience.check() }
      if let text = try value(reader.core(of: place), reader) { counts[text, default: 0] += 1 }
    }
    return counts
  }

  /// How many places each country has; those of all places stand in the index.
  func countsByCountry() throws -> [String: Int] {
    if places != nil { return try counts { core, reader in reader.countryCode(core.country) } }
    let overview = reader.overview
    let counts = zip(overview.countries, 1...).map { ($0, overview.places(ofCountry: $1)) }
    return Dictionary(counts, uniquingKeysWith: +).filter { $0.value > 0 }
  }

  func counts(ofAttribute name: String) throws -> [String: Int] {
    if let places, places.count <= Facet.mostMatches { return try countsByDetails(name, places) }
    let kept = places.map { places in
      var set = AttributePlaces(of: reader.overview.placeCount)
      for place in places { set.insert(place) }
      return set
    }
    var counts: [AttributeValue: (places: Int, first: Int)] = [:]
    for layer in reader.layers {
      for (id, value) in try layer.reader.values(ofAttribute: name) {
        try reader.patience.check()
        try layer.reader.forEachPlace(withValue: id) { place in
          let common = layer.common(place)
          if kept?.contains(common) == false { return }
          let known = counts[value] ?? (0, common)
          counts[value] = (known.places + 1, known.first)
        }
      }
    }
    return Dictionary(
      try counts.map { value, found in (try spelling(of: value, name, in: found.first), found.places) }, uniquingKeysWith: +)
  }

  private func spelling(of value: AttributeValue, _ name: String, in place: Int) throws -> String {
    let members = try reader.members(of: reader.record(of: place).details)
    return members.spelledAttributes(name).first { $0.value == value }?.text ?? "\(value)"
  }

  /// The same for few places, by what they tell themselves.
  private func countsByDetails(_ name: String, _ places: [Int]) throws -> [String: Int] {
    var counts: [AttributeValue: (places: Int, text: String)] = [:]
    for place in places {
      for (value, text) in try reader.members(of: reader.record(of: place).details).spelledAttributes(name) {
        counts[value] = ((counts[value]?.places ?? 0) + 1, counts[value]?.text ?? text)
      }
    }
    return Dictionary(counts.values.map { ($0.text, $0.places) }, uniquingKeysWith: +)
  }
}

extension SearchRequest {
  /// The request without the filter by what a facet counts.
  fileprivate func without(_ name: String) -> SearchRequest {
    var request = self
    switch Facet.BuiltIn(rawValue: name) {
    case .types?: (request.primaryTypes, request.types) = ([], [])
    case .countries?: request.countries = []
    case nil: request.conditions.removeAll { $0.name == name }
    }
    return request
  }

  fileprivate func hasSameFilters(as other: SearchRequest) -> Bool {
    (scope.primaryTypes, scope.types, scope.countries, scope.conditions)
      == (other.primaryTypes, other.types, other.countries, other.conditions)
  }
}

extension JSONWriter {
  /// Writes the member `facets`.
  mutating func facets(_ facets: [Facet]) {
    name("facets")
    array(facets) { list, facet in
      list.object { entry in
        entry.member("name", facet.name)
        entry.member("places", facet.places)
        entry.name("complete")
        entry.value(facet.isComplete)
        entry.name("values")
        entry.array(Array(facet.values.prefix(Facet.mostValues))) { values, value in
          values.object { member in
            member.member("value", value.value)
            member.member("places", value.places)
          }
        }
      }
    }
  }
}

extension Facet {
  /// The facet as the answer to a request has it.
  package var json: String {
    var writer = JSONWriter()
    writer.object { $0.facets([self]) }
    return writer.text
  }
}
