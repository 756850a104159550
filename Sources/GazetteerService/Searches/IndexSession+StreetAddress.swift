// SPDX-License-Identifier: Apache-2.0
import GazetteerEngine
import GazetteerIndex
import GazetteerText

/// What a finished address names: a house, a place whose address it is, or a street crossing.
enum FoundAddress {
  case house(House, HouseFit)
  case place(PlaceRecord)
  case intersection(Crossing)

  /// Whether the house differs from the one that the address names.
  var isPartial: Bool {
    if case .house(_, .letter) = self { return true }
    return false
  }

  /// Whether the position is interpolated between known houses.
  var isInterpolated: Bool {
    if case .house(_, .interpolated) = self { return true }
    return false
  }
}

extension IndexSession {
  /// The houses with the number of an address and the places whose address it is; else the best matching houses, else the crossings. Nil if there are
  /// none, or if the text is the complete name of a place: a street may be named after a day.
  func addresses(of address: AddressQuery) throws -> [FoundAddress]? {
    guard TypedAddress.isPossible(address.text) else { return nil }
    let request = address.streetRequest
    var listed = request
    listed.details = DetailFilter.strict
    let places = try places(ofAddress: listed).map(\.record).filter(address.isMet)
    guard !places.isEmpty || engine.reader.overview.streetsWithHouses > 0 else { return nil }
    let names = try AddressSearch(engine: engine, address: address, allowsPartial: false, allowsUnfinished: false).found().places
    let key = TextAnalyzer.query(address.text).key
    if try places.isEmpty && !names.isEmpty || names.contains(where: { try PlaceTerms(engine.reader.record(of: $0)).isNamed(key) }) {
      return nil
    }
    let houses = try houses(for: request).compactMap { found -> (house: House, fit: HouseFit)? in
      guard let house = found.house, address.isMet(by: house.record(house.address(streetName: house.street.name))) else { return nil }
      return (house, found.fit)
    }
    let exact = houses.filter { $0.fit == .exact }
    if !places.isEmpty {
      return Array((exact.map { .house($0.house, $0.fit) } + places.map { .place($0) }).prefix(request.limit))
    }
    if let best = houses.map(\.fit).min() {
      return houses.filter { $0.fit == best }.prefix(request.limit).map { .house($0.house, $0.fit) }
    }
    let crossings = try intersections(for: request).prefix(request.limit)
    return crossings.isEmpty ? nil : crossings.map { .intersection($0.intersection) }
  }

  /// The streets of an address whose house is not known, best first: those whose names and address match the text without the number.
  func streets(of address: AddressQuery) throws -> [PlaceRecord] {
    for typed in TypedAddress.variants(of: address.text) {
      var request = address.streetRequest
      request.text = typed.street
      request.primaryTypes = [PlaceTypeTable.code(of: "route")].compactMap(\.self)
      let result = try engine.search(request)
      let named = result.candidates.filter { $0.match.matchClass == .context || $0.isNamedInFull(by: result.text(of: $0)) }
      let streets = try named.map { try engine.reader.record(of: $0.place) }.filter(address.isMet)
      if !streets.isEmpty { return Array(streets.prefix(request.limit)) }
    }
    return []
  }

  /// The facts about a house or a crossing.
  func facts(of found: FoundAddress, for scope: Scope) throws -> PlaceFacts {
    switch found {
    case .house(let house, _): try facts(of: house, for: scope)
    case .place(let place): try facts(of: place, for: scope)
    case .intersection(let crossing): try facts(of: crossing, for: scope)
    }
  }
}

extension AddressQuery {
  fileprivate var streetRequest: SearchRequest {
    var request = SearchRequest(text: text, scope: scope)
    request.hasFinishedWords = true
    return request
  }
}
