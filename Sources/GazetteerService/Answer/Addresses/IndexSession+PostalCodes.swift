// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex

extension IndexSession {
  /// Suggestions for a postal code that no place has in full: the places of its first part, else the places and houses that carry it.
  ///
  /// - Throws: the errors of the engine's search.
  func postalSuggestions(for query: AutocompleteQuery) throws -> [PlaceSuggestion] {
    let areas = try areas(ofPostalCode: query)
    return areas.isEmpty ? try carriers(ofPostalCode: query) : areas
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

  /// Places with a code that are looked at, the most important ones of all that the request keeps.
  private static let mostCarriers = 200
  /// Places that are read for these.
  private static let mostRead = 20_000

  /// The places whose address has a postal code that begins with the text, and the houses of streets that have it only there.
  private func carriers(ofPostalCode query: AutocompleteQuery) throws -> [PlaceSuggestion] {
    guard let code = PostalCodePrefix(query.text), let pattern = code.pattern else { return [] }
    let search = CarrierSearch(engine: engine, request: query.searchRequest, code: code)
    let (places, houses) = try search.carriers(
      of: try engine.reader.places(pattern), atMost: Self.mostCarriers, of: Self.mostRead)
    let suggested = try places.map { found in
      var suggestion = try suggestions.suggestion(for: found, in: query)
      suggestion.matchLabel = .address
      suggestion.origin = .postalCode(found.candidate)
      return suggestion
    }
    return try suggested + houses.prefix(max(0, query.limit - suggested.count)).map { try suggestions.suggestion(for: $0, in: query) }
  }
}

/// Looks for what carries a postal code.
private struct CarrierSearch {
  let engine: SearchEngine
  private var reader: LayeredReader { engine.reader }
  let request: SearchRequest
  let code: PostalCodePrefix

  /// The best places with the code, and the houses of streets that have it only for some houses.
  func carriers(
    of stream: any PlaceSequence, atMost most: Int, of mostRead: Int
  ) throws -> (places: [FoundPlace], houses: [FoundHouse]) {
    let setup = try Setup(request, reader, profile: engine.profile)
    var (places, houses): ([FoundPlace], [FoundHouse]) = ([], [])
    var read = 0
    while places.count + houses.count < most, read < mostRead, let place = try stream.next() {
      read += 1
      if read % 64 == 1 { try reader.patience.check() }
      let core = try reader.core(of: place)
      let types = try reader.typeSet(core.typeSet)
      let objection = setup.filter.objection(place: place, country: core.country, types: types, location: core.location)
      // Of a street that is kept out itself, houses may pass.
      if let objection, !core.flags.contains(.houseNumbers) || objection == .country { continue }
      if try engine.objection(to: place, by: request.details) != nil { continue }
      let record = try reader.record(of: place)
      let found = FoundPlace(
        candidate: try candidate(of: place, core: core, types: types, record: record, setup), record: record, text: setup.variants.typed)
      if code.begins(record.address.postalCode) {
        if objection == nil { places.append(found) }
      } else {
        houses += self.houses(of: found, setup).prefix(max(1, request.limit))
      }
    }
    let listed = setup.selection.list(of: places.map(\.candidate)).compactMap { candidate in
      places.first { $0.candidate.place == candidate.place }
    }
    return (listed, houses.sorted { ($1.total, $0.street.candidate.place) < ($0.total, $1.street.candidate.place) })
  }

  private func candidate(
    of place: Int, core: PlaceCore, types: IndexOverview.TypeSet, record: PlaceRecord, _ setup: Setup
  ) throws -> Candidate {
    var candidate = Candidate(
      place: place, types: types, site: StreetSite(record), location: core.location, area: core.administrativeArea,
      nameKey: PlaceTerms(record).nameKey, match: TextMatch(.context), importance: core.importance,
      signals: setup.signals.of(reader.layer(of: place).layer))
    candidate.placeID = reader.isLayered ? Array(record.id.utf8) : nil
    return candidate
  }

  /// The houses of a street that have the code, each number once.
  private func houses(of street: FoundPlace, _ setup: Setup) -> [FoundHouse] {
    guard request.wants("street_address") else { return [] }
    let signals = setup.signals.of(reader.layer(of: street.candidate.place).layer)
    return street.record.houseNumbers.houses.compactMap { number -> FoundHouse? in
      guard number.unit == nil, code.begins(number.postalCode), setup.filter.isInside(number.location),
        let house = House(number, of: street.record)
      else { return nil }
      let moved = street.candidate.moved(to: number.location, signals)
      return FoundHouse(
        street: FoundPlace(candidate: moved, record: street.record, text: street.text), typed: TypedAddress(number: "", street: ""),
        house: house, fit: .part)
    }
  }
}
