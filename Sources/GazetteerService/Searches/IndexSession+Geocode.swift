// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
package import GazetteerIndex
import GazetteerPlaces

extension IndexSession {
  /// Forward or reverse geocoding: finds an address, the places at a position, or the place with an id.
  ///
  /// - Throws: the errors of `answer(_:patience:)` for autocomplete requests; `ContractError` with `.notFound` for an unknown id.
  package func geocode(_ query: GeocodeQuery, patience: Patience = Patience()) throws -> GeocodeAnswer {
    try patience.limited(to: query.deadline).check()
    return try interruptible(patience) {
      var answer = try ownAnswer(query)
      let places = answer.results.map(\.place)
      let told = try adding(query.surroundings, to: places, language: query.language, deadline: query.deadline)
      for index in answer.results.indices { answer.results[index].place = told.places[index] }
      answer.isComplete = answer.isComplete && told.isComplete
      return answer
    }
  }

  /// The answer with the facts from the places' own records.
  private func ownAnswer(_ query: GeocodeQuery) throws -> GeocodeAnswer {
    switch query.subject {
    case .place(let details): return GeocodeAnswer(results: [try place(details)], isComplete: true)
    case .position(let point): return try places(at: point, query)
    case .address(var address):
      // The deadline may have been set after the address was read.
      address.deadline = query.deadline
      return try places(of: address, query)
    }
  }

  private func place(_ details: DetailsQuery) throws -> GeocodeAnswer.Result {
    let isPlace = try engine.reader.place(withID: details.placeID) != nil
    let isInterpolated = try !isPlace && house(withID: details.placeID)?.fit == .interpolated
    return GeocodeAnswer.Result(place: try facts(details), isInterpolated: isInterpolated)
  }

  private func places(at point: GeoPoint, _ query: GeocodeQuery) throws -> GeocodeAnswer {
    let around = ReverseGeocoding(engine: engine, point: point, deadline: query.deadline)
    let near = try around.found()
    let house = try near.house.map { try facts(of: $0, for: query.scope) }
    let found = try ([house].compactMap(\.self) + facts(ofPlaces: near.places, query)).filter { place in
      query.resultTypes.isEmpty || place.types.contains(where: query.resultTypes.contains)
    }
    let code = TypedPlace(.plusCode(OpenLocationCode(point)))
    return GeocodeAnswer(
      results: found.map { .init(place: $0) }, plusCode: try facts(of: code, for: query.scope),
      isComplete: near.isComplete)
  }

  private func places(of address: AddressQuery, _ query: GeocodeQuery) throws -> GeocodeAnswer {
    if address.countries.isEmpty, address.parts.isEmpty,
      let said = try until(query.deadline, { try place(saidBy: address.text, query.scope) })
    {
      return GeocodeAnswer(results: [.init(place: said)], isComplete: true)
    }
    if let found = try addresses(of: address) {
      let results = try found.map { found in
        let place = try facts(of: found, for: query.scope)
        return GeocodeAnswer.Result(place: place, isPartialMatch: found.isPartial, isInterpolated: found.isInterpolated)
      }
      return GeocodeAnswer(results: results, isComplete: true)
    }
    if let streets = try streetsForHouse(address, query) { return streets }
    return try answer(AddressSearch(engine: engine, address: address).found(), query)
  }

  /// The street of a house that is not known; it comes before the town. Nil if the text names no house, or if another place matches all words.
  private func streetsForHouse(_ address: AddressQuery, _ query: GeocodeQuery) throws -> GeocodeAnswer? {
    guard !TypedAddress.variants(of: address.text).isEmpty, TypedPostalCode(address.text) == nil else { return nil }
    let whole = try AddressSearch(engine: engine, address: address, allowsPartial: false).found()
    if !whole.places.isEmpty { return try answer(whole, query) }
    let streets = try streets(of: address).map { street in
      let place = try facts(of: street, for: query.scope)
      return GeocodeAnswer.Result(place: place, isPartialMatch: true)
    }
    return streets.isEmpty ? nil : GeocodeAnswer(results: streets, isComplete: whole.isComplete)
  }

  private func answer(_ found: AddressSearch.Found, _ query: GeocodeQuery) throws -> GeocodeAnswer {
    GeocodeAnswer(
      results: try facts(ofPlaces: found.places, query).map { .init(place: $0, isPartialMatch: found.isPartial) },
      isComplete: found.isComplete)
  }

  private func facts(ofPlaces places: [Int], _ query: GeocodeQuery) throws -> [PlaceFacts] {
    try places.map { try facts(of: engine.reader.record(of: $0), for: query.scope) }
  }
}
