// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerGeometry
import GazetteerIndex
import GazetteerText

/// A house, or a street for want of it, that a text leads to.
struct FoundHouse {
  /// The street as the engine found it by the text without the number, scored with the position of the house.
  let street: FoundPlace
  /// How the text was read.
  let typed: TypedAddress
  /// Nil for the street itself.
  let house: House?
  let fit: HouseFit
  /// What the score comes to when the fit is counted.
  var total: Int64 { street.candidate.score.total - fit.penalty }

  /// The number to look for in the line: what was typed, or for a house that has the number, however spelled, its own.
  var markedNumber: String {
    guard let number = house?.number, fit == .exact || fit == .interpolated else { return typed.number }
    return [number.unit, number.number].compactMap(\.self).joined(separator: " ")
  }
}

extension IndexSession {
  /// Streets that are looked at for the number, for each way to read the text.
  private static let streetsLookedAt = 20
  /// Where a restriction leaves out houses of streets that lie partly inside.
  private static let streetsLookedAtWithin = 60

  /// The houses that a text names, best first; streets alone come last. Nothing is looked for in a text without a digit, or an index without
  /// houses. With finished words a number stands for itself and not for those that begin so.
  ///
  /// - Throws: as the engine's search.
  func houses(for request: SearchRequest) throws -> [FoundHouse] {
    guard engine.reader.overview.streetsWithHouses > 0, let streets = streetRequest(request) else { return [] }
    let found = try until(request.deadline) {
      try TypedAddress.variants(of: request.text).flatMap { try houses($0, for: request, on: streets) }
    }
    return distinct(found)
  }

  private func houses(_ typed: TypedAddress, for request: SearchRequest, on streets: SearchRequest) throws -> [FoundHouse] {
    var streets = streets
    streets.text = typed.street
    let result = try engine.search(streets)
    return try result.candidates.flatMap { candidate in
      // Some streets have thousands of houses.
      try engine.reader.patience.check()
      return try houses(typed, of: candidate, result.text(of: candidate), request)
    }
  }

  /// The addresses among the suggestions: crossings of streets, houses, and where there is none, streets.
  func addressSuggestions(for query: AutocompleteQuery) throws -> [PlaceSuggestion] {
    var request = query.searchRequest
    request.findsPartialMatches = false
    let crossings = try intersections(for: request)
    let houses = try houses(for: request)
    return try crossings.prefix(query.limit).map { try suggestions.suggestion(for: $0, in: query) }
      + houses.prefix(query.limit).map { try suggestions.suggestion(for: $0, in: query) }
  }

  /// The request for streets. Their positions may lie outside of a restriction that houses lie in, by as much as houses are away from them.
  func streetRequest(_ request: SearchRequest) -> SearchRequest? {
    var streets = request
    if case .circle(_, let radius)? = request.restriction, radius <= 0 { return nil }
    streets.primaryTypes = [PlaceTypeTable.code(of: "route")].compactMap(\.self)
    streets.hasFinishedWords = false
    streets.limit = request.restriction == nil ? Self.streetsLookedAt : Self.streetsLookedAtWithin
    streets.removesDuplicates = false
    streets.restriction = request.restriction?.expanded(byMeters: Double(engine.reader.overview.houseReachMeters))
    return streets
  }

  private func houses(
    _ typed: TypedAddress, of candidate: Candidate, _ text: QueryText, _ request: SearchRequest
  ) throws -> [FoundHouse] {
    guard try engine.reader.core(of: candidate.place).flags.contains(.houseNumbers) else { return [] }
    let street = try engine.reader.record(of: candidate.place)
    let filter = PlaceFilter(request, engine.reader.overview)
    let matches = HouseSearch(street.houseNumbers).matches(
      number: typed.number, unit: typed.unit, isUnfinished: typed.isUnfinished && !request.hasFinishedWords)
    let houses = matches.prefix(request.limit).compactMap { match -> FoundHouse? in
      guard let house = House(match.house, of: street), request.wants(house.type), filter.isInside(house.number.location) else {
        return nil
      }
      let moved = candidate.moved(to: house.number.location, for: request, engine.profile)
      return FoundHouse(street: FoundPlace(candidate: moved, record: street, text: text), typed: typed, house: house, fit: match.fit)
    }
    guard houses.isEmpty, request.wants("route"), filter.isInside(street.location) else { return houses }
    return [FoundHouse(street: FoundPlace(candidate: candidate, record: street, text: text), typed: typed, house: nil, fit: .street)]
  }

  /// Each house once, by score; ties by street, then by the order of the numbers.
  private func distinct(_ found: [FoundHouse]) -> [FoundHouse] {
    let sorted = found.enumerated().sorted { a, b in
      (b.element.total, a.element.street.candidate.place, a.offset) < (a.element.total, b.element.street.candidate.place, b.offset)
    }
    var ids: Set<String> = []
    return sorted.map(\.element).filter { ids.insert($0.house?.id ?? $0.street.record.id).inserted }
  }

  // MARK: Ids

  /// The house that an id names: one that is known, or one between known neighbours; nil when there is none.
  func house(withID id: String) throws -> (house: House, fit: HouseFit)? {
    for variant in HouseID.variants(of: id) {
      guard let place = try engine.reader.place(withID: variant.street) else { continue }
      let street = try engine.reader.record(of: place)
      if let match = HouseSearch(street.houseNumbers).house(number: variant.number, unit: variant.unit) {
        return House(match.house, of: street).map { ($0, match.fit) }
      }
    }
    return nil
  }

  /// What the index knows of a house.
  func facts(of house: House, language: LanguageTag, regionCode: String?) throws -> PlaceFacts {
    let name = house.street.shownName(in: language)
    var facts = try facts(of: house.record(house.writtenAddress(streetName: name)), language: language, regionCode: regionCode)
    if let unit = house.number.unit {
      let parts = try self.facts(of: house.record(house.address(streetName: name)), language: language, regionCode: regionCode).components
      facts.components = [PlaceFacts.Component(longText: unit, shortText: unit, types: ["subpremise"])] + parts
    }
    return facts
  }
}

extension SearchRequest {
  /// Whether the request keeps places of a primary type.
  func wants(_ type: String) -> Bool { TypeChoice(primaryTypes)?.keeps(type) ?? true }
}

extension Candidate {
  /// The same match at another position.
  func moved(to location: GeoPoint, for request: SearchRequest, _ profile: RankingProfile) -> Candidate {
    Candidate(
      place: place, family: family, location: location, area: area, nameKey: nameKey, match: match, importance: importance,
      nearness: request.nearnessRegion.map { Nearness(region: $0, profile: profile) }, profile: profile)
  }
}
