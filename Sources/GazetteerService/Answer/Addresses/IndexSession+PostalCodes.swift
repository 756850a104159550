// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex

extension IndexSession {
  /// Suggestions for a postal code that no place has in full: the places of its first part, else the places and houses that carry it.
  ///
  /// - Returns: the suggestions, and whether the deadline left time to find all of them.
  /// - Throws: the errors of the engine's search; `Patience.DeadlineExceeded` when the deadline passed before anything was found.
  func postalSuggestions(for query: AutocompleteQuery) throws -> (suggestions: [PlaceSuggestion], isComplete: Bool) {
    let areas = try areas(ofPostalCode: query)
    return areas.isEmpty ? try carriers(ofPostalCode: query) : (areas, true)
  }

  private func areas(ofPostalCode query: AutocompleteQuery) throws -> [PlaceSuggestion] {
    guard let code = TypedPostalCode(query.text) else { return [] }
    var request = query.searchRequest.forFullMatches
    let types = ["postal_code", "postal_code_prefix"].filter(request.wants)
    if types.isEmpty { return [] }
    request.text = code.first
    request.hasFinishedWords = true
    request.primaryTypes = types.compactMap(PlaceTypeTable.code(of:))
    let result = try engine.search(request)
    return try result.candidates.filter { $0.isNamedInFull(by: result.text(of: $0)) }.map { candidate in
      let found = FoundPlace(candidate: candidate, record: try engine.reader.record(of: candidate.place), text: result.text(of: candidate))
      var suggestion = try suggestions.suggestion(for: found, in: query)
      suggestion.matchLabel = .address
      suggestion.origin = .postalCode(candidate)
      return suggestion
    }
  }

  // MARK: What carries a code

  /// The places whose address has a postal code that begins with the text, and the houses of streets that have it only there.
  private func carriers(ofPostalCode query: AutocompleteQuery) throws -> (suggestions: [PlaceSuggestion], isComplete: Bool) {
    guard let code = PostalCodePrefix(query.text), let pattern = code.pattern else { return ([], true) }
    let search = try CarrierSearch(engine: engine, request: query.searchRequest, code: code)
    let patience = engine.reader.patience.limited(to: query.deadline)
    let isComplete = try engine.cutting(patience, isEmpty: { search.isEmpty }) { try search.collect(from: engine.reader.places(pattern)) }
    let suggested = try search.listedPlaces.map { found in
      var suggestion = try suggestions.suggestion(for: found, in: query)
      suggestion.matchLabel = .address
      suggestion.origin = .postalCode(found.candidate)
      return suggestion
    }
    let houses = search.listedHouses.prefix(max(0, query.limit - suggested.count))
    return (try suggested + houses.map { try suggestions.suggestion(for: $0, in: query) }, isComplete)
  }
}

/// Looks for what carries a postal code.
private final class CarrierSearch {
  /// Places and houses that are ranked, those of the most important places of all that the request keeps.
  private static let mostRanked = 200

  private let engine: SearchEngine
  private var reader: LayeredReader { engine.reader }
  private let request: SearchRequest
  private let code: PostalCodePrefix
  private let setup: Setup
  private var places: [FoundPlace] = []
  private var houses: [FoundHouse] = []

  init(engine: SearchEngine, request: SearchRequest, code: PostalCodePrefix) throws {
    (self.engine, self.request, self.code) = (engine, request, code)
    setup = try Setup(request, engine.reader, profile: engine.profile)
  }

  var isEmpty: Bool { places.isEmpty && houses.isEmpty }

  /// The places with the code, best first, one of each.
  var listedPlaces: [FoundPlace] {
    setup.selection.list(of: places.map(\.candidate)).compactMap { candidate in places.first { $0.candidate.place == candidate.place } }
  }

  /// The houses of streets that have the code for some of their houses only, best first.
  var listedHouses: [FoundHouse] { houses.sorted { ($1.total, $0.street.candidate.place) < ($0.total, $1.street.candidate.place) } }

  /// Reads places until enough are found.
  func collect(from stream: any PlaceSequence) throws {
    var read = 0
    while places.count + houses.count < Self.mostRanked, let place = try stream.next() {
      if read % 64 == 0 { try reader.patience.check() }
      read += 1
      try add(place)
    }
  }

  /// Adds a place if the request keeps it, or else its houses.
  private func add(_ place: Int) throws {
    let core = try reader.core(of: place)
    let types = try reader.typeSet(core.typeSet)
    let objection = setup.filter.objection(place: place, country: core.country, types: types, location: core.location)
    // Of a street that is kept out itself, houses may pass.
    if let objection, !core.flags.contains(.houseNumbers) || objection == .country { return }
    if try engine.objection(to: place, by: request.details) != nil { return }
    let record = try reader.record(of: place)
    let found = FoundPlace(
      candidate: try candidate(of: place, core: core, types: types, record: record), record: record, text: setup.variants.typed)
    if !code.begins(record.address.postalCode) {
      houses += houses(of: found).prefix(max(1, request.limit))
    } else if objection == nil {
      places.append(found)
    }
  }

  private func candidate(
    of place: Int, core: PlaceCore, types: IndexOverview.TypeSet, record: PlaceRecord
  ) throws -> Candidate {
    var candidate = Candidate(
      place: place, types: types, site: StreetSite(record), location: core.location, area: core.administrativeArea,
      nameKey: PlaceTerms(record).nameKey, match: TextMatch(.context), importance: core.importance,
      signals: setup.signals.of(reader.layer(of: place).layer))
    candidate.placeID = reader.isLayered ? Array(record.id.utf8) : nil
    return candidate
  }

  /// The houses of a street that have the code, each number once.
  private func houses(of street: FoundPlace) -> [FoundHouse] {
    guard request.wants("street_address") else { return [] }
    let signals = setup.signals.of(reader.layer(of: street.candidate.place).layer)
    return street.record.houseNumbers.houses.compactMap { number -> FoundHouse? in
      guard number.unit == nil, code.begins(number.postalCode), setup.filter.isInside(number.location),
        let house = House(number, of: street.record)
      else { return nil }
      let moved = street.candidate.moved(to: number.location, signals)
      return FoundHouse(
        street: FoundPlace(candidate: moved, record: street.record, text: street.text), typed: TypedAddress(number: "", street: ""),
        house: house, fit: .part, penalty: HouseFit.part.penalty(engine.profile.houses))
    }
  }
}
