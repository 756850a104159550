// SPDX-License-Identifier: Apache-2.0
import GazetteerBase
import GazetteerEngine
package import GazetteerIndex
import GazetteerPlaces
import GazetteerText

/// A house that a text names, or its street if the house is not known.
struct FoundHouse {
  /// The street that the engine found by the text without the number, scored at the position of the house.
  let street: FoundPlace
  /// The text, read as an address.
  let typed: TypedAddress
  /// Nil for the street itself.
  let house: House?
  let fit: HouseFit
  /// What the fit takes off the score, in 1e-9.
  let penalty: Int64
  /// The score after the penalty of the fit.
  var total: Int64 { street.candidate.score.total - penalty }

  /// The number to highlight in the line: the typed one, or the house's own if the house has the number in another spelling.
  var markedNumber: String {
    guard let number = house?.number, fit == .exact || fit == .interpolated else { return typed.number }
    return [number.unit, number.number].compactMap(\.self).joined(separator: " ")
  }
}

extension TypedAddress {
  /// The houses whose address has all areas of the text; all of them where no house has.
  fileprivate func best(of houses: [FoundHouse]) -> [FoundHouse] {
    if areas.isEmpty { return houses }
    let inAreas = houses.filter { found in
      let address = found.street.record.address
      let parts = [address.sublocality, address.locality, address.administrativeArea2, address.administrativeArea1]
      return areas.allSatisfy { parts.contains($0) }
    }
    return inAreas.isEmpty ? houses : inAreas
  }
}

extension IndexSession {
  /// Number of streets that are examined for the number, for each reading of the text.
  private static let streetsLookedAt = 20
  /// The same under a restriction, which excludes houses of streets that are partly inside.
  private static let streetsLookedAtWithin = 60

  /// The houses that a text names, best first; streets whose house is not known come last. Empty for a text without a digit, and for an index without
  /// houses. If the words are finished, a number stands only for itself, not for those that begin with it.
  ///
  /// - Throws: the errors of the engine's search.
  func houses(for request: SearchRequest) throws -> [FoundHouse] {
    guard engine.reader.overview.streetsWithHouses > 0, let streets = streetRequest(request) else { return [] }
    let found = try until(request.deadline) {
      var found: [FoundHouse] = []
      for typed in TypedAddress.variants(of: request.text) {
        found += typed.best(of: try houses(typed, for: request, on: streets))
        if typed.excludesOthers, found.contains(where: { $0.house != nil }) { break }
      }
      return found
    }
    return distinct(found)
  }

  private func houses(_ typed: TypedAddress, for request: SearchRequest, on streets: SearchRequest) throws -> [FoundHouse] {
    var streets = streets
    streets.text = typed.street
    let result = try engine.search(streets)
    var found = HousesByStreet()
    for candidate in result.candidates {
      // Some streets have thousands of houses.
      try engine.reader.patience.check()
      guard try engine.reader.core(of: candidate.place).flags.contains(.houseNumbers) else { continue }
      let street = try engine.reader.record(of: candidate.place)
      let place = FoundPlace(candidate: candidate, record: street, text: result.text(of: candidate))
      found.add(try houses(typed, of: place, request), of: candidate)
    }
    return found.houses
  }

  /// The houses that a text names beside other words, as people paste the address of a place with its name: `rewe tal 13`. Only a house with exactly the
  /// number counts, of a street all of whose name is in the text; when the other words are a postal code that the index does not have, any that fits, and
  /// the street itself.
  func housesBesideNames(for query: AutocompleteQuery) throws -> [PlaceSuggestion] {
    guard engine.reader.overview.streetsWithHouses > 0 else { return [] }
    let request = query.searchRequest.forFullMatches
    guard var streets = streetRequest(request) else { return [] }
    streets.weakest = .partial
    let readings = try TypedAddress.variants(of: request.text).map { typed in
      streets.text = typed.street
      let result = try engine.search(streets)
      let texts = engine.matchedTexts(of: result)
      return try result.candidates.filter { $0.match.matchClass == .partial }.flatMap { candidate -> [FoundHouse] in
        let street = try foundPlace(candidate, engine.reader.record(of: candidate.place), texts)
        guard street.hasNameInText else { return [] }
        return try houses(typed, of: street, request).filter { $0.fit == .exact || street.lacksOnlyCodes }
      }
    }
    let exact = readings.joined().filter { $0.fit == .exact }
    let found = exact.isEmpty ? readings.first { !$0.isEmpty } ?? [] : exact
    return try distinct(found).prefix(query.limit).map { try suggestions.suggestion(for: $0, in: query) }
  }

  /// The address suggestions: crossings of streets, then houses, then streets whose house is not known.
  func addressSuggestions(for query: AutocompleteQuery) throws -> [PlaceSuggestion] {
    let request = query.searchRequest.forFullMatches
    let crossings = try intersections(for: request)
    let houses = try houses(for: request)
    return try crossings.prefix(query.limit).map { try suggestions.suggestion(for: $0, in: query) }
      + houses.prefix(query.limit).map { try suggestions.suggestion(for: $0, in: query) }
  }

  /// The request for streets. A street may lie outside a restriction that contains its houses, so the restriction is widened by the greatest distance
  /// of a house from its street.
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

  private func houses(_ typed: TypedAddress, of found: FoundPlace, _ request: SearchRequest) throws -> [FoundHouse] {
    let street = found.record
    if street.houseNumbers.isEmpty { return [] }
    let filter = PlaceFilter(request.scope, engine.reader.overview, attributes: nil)
    let matches = HouseSearch(street.houseNumbers).matches(typed, isUnfinished: typed.isUnfinished && !request.hasFinishedWords)
    let layer = engine.reader.layer(of: found.candidate.place).layer
    let signals = RankingSignals(request, profile: engine.profile).of(layer)
    let houses = matches.prefix(request.limit).compactMap { match -> FoundHouse? in
      guard let house = House(match.house, of: street), request.wants(house.type), filter.isInside(house.number.location) else {
        return nil
      }
      let place = FoundPlace(
        candidate: found.candidate.moved(to: house.number.location, signals), record: street, text: found.text,
        missingTerms: found.missingTerms)
      return FoundHouse(street: place, typed: typed, house: house, fit: match.fit, penalty: match.fit.penalty(engine.profile.houses))
    }
    guard houses.isEmpty, request.wants("route"), filter.isInside(street.location) else { return houses }
    return [FoundHouse(street: found, typed: typed, house: nil, fit: .street, penalty: HouseFit.street.penalty(engine.profile.houses))]
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

  /// The house that an id names: a known one, or one between known neighbours; nil if there is none.
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

  /// The house that an id names as a place with an address; nil if there is none.
  package func recordOfHouse(withID id: String) throws -> PlaceRecord? {
    try house(withID: id).map { $0.house.record($0.house.address(streetName: $0.house.street.name)) }
  }

  /// The facts about a house.
  func facts(of house: House, for scope: Scope) throws -> PlaceFacts {
    let name = house.street.shownName(in: scope.language)
    var facts = try facts(of: house.record(house.writtenAddress(streetName: name)), for: scope)
    if let unit = house.number.unit {
      let parts = try self.facts(of: house.record(house.address(streetName: name)), for: scope).components
      facts.components = [PlaceFacts.Component(longText: unit, shortText: unit, types: ["subpremise"])] + parts
    }
    return facts
  }
}

extension SearchRequest {
  /// Whether the request accepts places of a primary type.
  func wants(_ type: String) -> Bool { TypeChoice(scope.primaryTypes)?.keeps(type) ?? true }
}

extension FoundPlace {
  /// Whether every word that it lacks has a digit, as the parts of postal codes have.
  fileprivate var lacksOnlyCodes: Bool { missingTerms.allSatisfy { $0.utf8.contains(where: \.isASCIIDigit) } }

  /// Whether all words of a main name are in the text.
  fileprivate var hasNameInText: Bool {
    PlaceTerms(record).mainForms.contains { form in
      form.terms.allSatisfy { term in text.terms.indices.contains { text.means(form.key[term], at: $0) } }
    }
  }
}
